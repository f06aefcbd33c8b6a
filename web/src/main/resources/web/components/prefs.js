// The preferences of this device, in a dialog behind a button that every page has.

import { html, nothing } from "lit";
import { t } from "../app/i18n.js";
import { settings } from "../app/settings.js";
import { Piece } from "./piece.js";

const LANGUAGES = { en: "English", ru: "Русский" };

export class Prefs extends Piece {
  static properties = { links: { attribute: false }, spectator: { type: Boolean }, problem: { state: true } };

  constructor() {
    super();
    /** Other pages, for screens whose top line has no room for them. @type {{href: string, label: string}[]} */
    this.links = [];
    /** Whether a PIN could make a scorer of this device. */
    this.spectator = false;
    this.problem = "";
  }

  render() {
    const now = settings.now;
    return html`
      <button type="button" class="round" aria-label=${t("prefs.open")} @click=${() => this.#dialog().showModal()}>☰</button>
      <dialog class="prefs" aria-labelledby="prefs-title">
        <h2 id="prefs-title">${t("prefs.title")}</h2>
        <fieldset>
          <legend>${t("prefs.language")}</legend>
          ${Object.entries(LANGUAGES).map(([language, name]) => this.#radio("language", language, name, now.language === language))}
        </fieldset>
        <fieldset>
          <legend>${t("prefs.theme")}</legend>
          ${this.#radio("theme", "auto", t("prefs.auto"), now.theme === "auto")}
          ${this.#radio("theme", "light", t("prefs.light"), now.theme === "light")}
          ${this.#radio("theme", "dark", t("prefs.dark"), now.theme === "dark")}
        </fieldset>
        <fieldset>
          <legend>${t("prefs.table")}</legend>
          ${this.#check("hints", t("prefs.hints"), now.hints)}
        </fieldset>
        <fieldset>
          <legend>${t("prefs.aloud")}</legend>
          ${this.#check("sound", t("prefs.sound"), now.sound)}
          ${this.#check("speech", t("prefs.speech"), now.speech)}
        </fieldset>
        ${this.spectator ? html`
          <form class="row" @submit=${this.#claim}>
            <label>${t("prefs.pin")} <input name="pin" inputmode="numeric" autocomplete="off" required minlength="6" maxlength="20"></label>
            <button type="submit">${t("prefs.claim")}</button>
          </form>
          ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}` : nothing}
        ${this.links.map((link) => html`<p><a class="button wide" href=${link.href}>${link.label}</a></p>`)}
        <button type="button" class="primary wide" @click=${() => this.#dialog().close()}>${t("prefs.close")}</button>
      </dialog>`;
  }

  #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  /** @param {string} name @param {string} value @param {string} label @param {boolean} checked */
  #radio(name, value, label, checked) {
    return html`<label class="choice"><input type="radio" name=${name} value=${value} .checked=${checked}
      @change=${() => settings.set({ [name]: value })}> ${label}</label>`;
  }

  /** @param {string} name @param {string} label @param {boolean} checked */
  #check(name, label, checked) {
    return html`<label class="choice"><input type="checkbox" .checked=${checked}
      @change=${() => settings.set({ [name]: !checked })}> ${label}</label>`;
  }

  /** @param {SubmitEvent} event */
  #claim(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    this.tell("claim", {
      pin: new FormData(form).get("pin"),
      refused: (/** @type {string} */ why) => (this.problem = why),
    });
  }
}

customElements.define("tw-prefs", Prefs);
