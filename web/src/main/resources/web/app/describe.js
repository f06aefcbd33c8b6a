// Sentences about what the server says: sums, broken rules, events of the log.

import { known, t, word } from "./i18n.js";
import { plainName, read } from "./notation.js";

/** @typedef {import("./wire.js").Breach} Breach */
/** @typedef {import("./wire.js").LogEvent} LogEvent */

const TERM = /^(\d+) (.+) x (\d+)$/;

/** Singular and plural of the server are one entry of our books. @type {Record<string, string>} */
const TERMS = {
  tile: "tiles",
  segment: "segments",
  shield: "shields",
  "finished city": "finished cities",
  lake: "lakes",
  mammoth: "mammoths",
  "mushroom patch": "mushroom patches",
};

/** "4 tiles x 2 + 1 shield x 2" in the device's language. @param {string} text */
export function expression(text) {
  return text
    .split(" + ")
    .map((term) => {
      const part = TERM.exec(term);
      if (!part) return term;
      const what = (TERMS[part[2]] ?? part[2]).replaceAll(" ", "-");
      const things = known("term", what) ? word("term", what, { n: Number(part[1]) }) : `${part[1]} ${part[2]}`;
      return `${things} × ${part[3]}`;
    })
    .join(" + ");
}

/** Why a turn is illegal; in the server's words where a rule tells less than our sentence needs. @param {Breach} breach */
export function reason(breach) {
  if (!known("rule", breach.rule)) return breach.text;
  /** @type {Record<string, string>} */
  const values = { ...breach.details };
  for (const part of ["here", "there", "feature"]) {
    if (values[part]) values[part] = word("feature", values[part]).toLocaleLowerCase();
  }
  if (values.side) values.side = word("side", values.side);
  if (values.figure) values.figure = word("figure", values.figure).toLocaleLowerCase();
  const text = word("rule", breach.rule, values);
  return /\{\w+\}/.test(text) ? breach.text : text;
}

/** A move in words: the tile, its square and what stands on it; or what else was done. @param {string} move */
export function moveText(move) {
  const turn = read(move);
  if (!turn) return deedText(move);
  const at = t("move.tile", { tile: plainName(turn.tile), x: turn.x, y: turn.y });
  if (!turn.figure) return at;
  if (turn.figure === "back") return `${at}, ${t("move.back")}`;
  return `${at}, ${word("figure", turn.figure).toLocaleLowerCase()}`;
}

/** What is no laying of a tile: cards, tokens, clans. @param {string} move */
function deedText(move) {
  const [deed, ...rest] = move.trim().split(/\s+/);
  if (!known("deed", deed)) return move;
  return word("deed", deed, { what: rest.map(thing).join(", ") }).replace(/[:,]?\s*$/, "");
}

/** A card, a clan or a row in words. @param {string} name */
export function thing(name) {
  const [row, place] = name.split("@");
  if (known("row", row)) return place ? `${word("row", row)} ${place}` : word("row", row);
  if (known("thing", name)) return word("thing", name);
  const [colour, kind] = name.split("-");
  if (!kind || !known("colour", colour)) return name;
  return `${word("colour", colour)} ${known("thing", kind) ? word("thing", kind) : kind}`;
}

/** A line of the log. @param {LogEvent} event @param {string[]} names players of the match */
export function eventText(event, names) {
  const { kind, player, move, turn, hints, status, game } = event.what;
  return word("event", kind, {
    player: names[player] ?? "",
    move: move ? moveText(move) : "",
    turn: (turn ?? 0) + 1,
    hints: hints ? word("hints", hints) : "",
    status: status ? word("status", status) : "",
    game: game ? word("game", game) : "",
  });
}
