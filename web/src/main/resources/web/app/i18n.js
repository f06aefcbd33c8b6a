// Words in the language of this device. Every string is in i18n/<language>.js and nowhere else.

import { settings } from "./settings.js";
import en from "../i18n/en.js";
import ru from "../i18n/ru.js";

/** A text with {gaps}, or one for each plural form that the language has.
 * @typedef {string | Record<string, string>} Words */
/** @type {Record<string, Record<string, Words>>} */
const BOOKS = { en, ru };

/** @type {Record<string, Intl.PluralRules>} */
const PLURALS = { en: new Intl.PluralRules("en"), ru: new Intl.PluralRules("ru") };

/**
 * The text of a key; {gaps} are filled from the values, and the value "n" chooses the plural form.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const words = BOOKS[settings.now.language][key] ?? BOOKS.en[key] ?? key;
  const text = typeof words === "string" ? words : words[PLURALS[settings.now.language].select(Number(values.n))];
  return text.replace(/\{(\w+)\}/g, (gap, name) => `${values[name] ?? gap}`);
}

/**
 * The word for a thing the server names, such as a feature or an option; the server's own name if there is none.
 * @param {string} family
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 */
export function word(family, name, values) {
  const key = `${family}.${name}`;
  return key in BOOKS.en ? t(key, values) : (name ?? "");
}

/** Whether there is a word for it. @param {string} family @param {string} name */
export const known = (family, name) => `${family}.${name}` in BOOKS.en;

/** @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** @param {number} at milliseconds */
export const clock = (at) =>
  new Date(at).toLocaleTimeString(settings.now.language, { hour: "2-digit", minute: "2-digit" });

/** @param {number} at milliseconds */
export const day = (at) => new Date(at).toLocaleString(settings.now.language, { dateStyle: "medium", timeStyle: "short" });
