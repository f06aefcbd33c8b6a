// What this device prefers, kept on this device: language, light or dark, hints, sound and speech.

const KEY = "tilewatch.settings";
const LANGUAGES = ["en", "ru"];

/** @typedef {{language: string, theme: "auto" | "light" | "dark", hints: boolean, sound: boolean, speech: boolean}} Preferences */

class Settings extends EventTarget {
  constructor() {
    super();
    /** @type {Preferences} */
    this.now = { language: firstLanguage(), theme: "auto", hints: true, sound: false, speech: false, ...kept(), ...fromAddress() };
    this.#apply();
  }

  /** @param {Partial<Preferences>} changed */
  set(changed) {
    this.now = { ...this.now, ...changed };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // A private window keeps nothing; the choice holds until it is closed.
    }
    this.#apply();
    this.dispatchEvent(new Event("change"));
  }

  #apply() {
    document.documentElement.lang = this.now.language;
    document.documentElement.dataset.theme = this.now.theme;
  }
}

function firstLanguage() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** @returns {Partial<Preferences>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Big screens and overlays are set up by their address, since nobody taps them: ?lang=ru&theme=dark. */
function fromAddress() {
  const query = new URLSearchParams(location.search);
  /** @type {any} */
  const asked = {};
  if (LANGUAGES.includes(query.get("lang") ?? "")) asked.language = query.get("lang");
  if (["light", "dark"].includes(query.get("theme") ?? "")) asked.theme = query.get("theme");
  return asked;
}

export const settings = new Settings();
