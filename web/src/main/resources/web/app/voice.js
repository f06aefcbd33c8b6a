// Sound, speech and vibration. The first two are off until somebody asks for them.

import { expression } from "./describe.js";
import { t, word } from "./i18n.js";
import { settings } from "./settings.js";

/** @type {AudioContext | undefined} */
let audio;

/** It is this phone's turn. */
export function tellTurn() {
  navigator.vibrate?.(120);
  if (settings.now.sound) chime(660);
  if (settings.now.speech) say(t("play.yours"));
}

/**
 * What the newest turn scored; after a correction only that something changed.
 * @param {import("./wire.js").LogEvent[]} events @param {import("./wire.js").Match | undefined} match
 */
export function tellAloud(events, match) {
  if (!match) return;
  const played = events.some((event) => ["played", "overruled"].includes(event.what.kind));
  const lines = played ? match.lines.filter((line) => line.turn === match.turns.length - 1) : [];
  if (lines.length && settings.now.sound) chime(880);
  if (!settings.now.speech) return;
  if (events.some((event) => event.what.kind === "announced")) say(t("pending.title"));
  for (const line of lines) {
    const points = t("points.count", { n: line.points });
    say(`${match.players[line.player].name}: ${points}, ${word("feature", line.feature)}, ${expression(line.expression)}`);
  }
}

/** @param {string} text */
function say(text) {
  if (!("speechSynthesis" in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = settings.now.language;
  speechSynthesis.speak(words);
}

/** @param {number} pitch */
function chime(pitch) {
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
}
