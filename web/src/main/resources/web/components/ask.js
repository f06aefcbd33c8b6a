// What no camera can see: questions for the player of this phone, or for whoever keeps the scores.

import { html, nothing } from "lit";
import { moveText } from "../app/describe.js";
import { signed, t, word } from "../app/i18n.js";
import { Piece, mark } from "./piece.js";
import "./left.js";

/** @typedef {import("../app/wire.js").Question} Question */
/** @typedef {import("../app/wire.js").Match} Match */

/** More answers than these are folded away until somebody wants them. */
const MANY = 8;

export class Ask extends Piece {
  static properties = { match: { attribute: false }, seat: { type: Number }, may: { type: Boolean }, picked: { state: true } };

  constructor() {
    super();
    /** @type {Match | undefined} */
    this.match = undefined;
    this.seat = -1;
    /** Whether this device may answer. */
    this.may = false;
    /** Pieces named so far, by question. @type {Record<string, string[]>} */
    this.picked = {};
  }

  render() {
    const match = this.match;
    if (!match || !this.may) return nothing;
    return (match.questions ?? [])
      .filter((it) => this.seat < 0 || it.player < 0 || it.player === this.seat)
      .map((it) => this.#question(match, it));
  }

  /** @param {Match} match @param {Question} question */
  #question(match, question) {
    const player = match.players[question.player];
    const answers = question.choices.length ? this.#choices(question) : this.#naming(match, question);
    return html`
      <section class="ask">
        <h2>${player && player.index !== this.seat ? html`${mark(player.colour)} ${player.name}: ` : nothing}${word("ask", question.kind, { n: question.count })}</h2>
        ${question.choices.length > MANY || !question.choices.length
          ? html`<details><summary>${t("ask.open")}</summary>${answers}</details>` : answers}
      </section>`;
  }

  /** @param {Question} question */
  #choices(question) {
    return html`<div class="figures">${question.choices.map((choice) => html`
      <button type="button" class="chip" @click=${() => this.#answer(question, choice.move)}>
        ${moveText(choice.move)}${choice.points ? html` <b>${signed(choice.points)}</b>` : nothing}</button>`)}</div>`;
  }

  /** The answer is a number of pieces: tap each. @param {Match} match @param {Question} question */
  #naming(match, question) {
    const key = `${question.kind} ${question.player}`;
    const picked = this.picked[key] ?? [];
    const full = picked.length >= question.count;
    return html`
      <p role="status">${picked.length ? moveText(`${question.kind} ${picked.join(" ")}`) : t("ask.tap", { n: question.count })}</p>
      ${full ? nothing : html`<tw-left .left=${match.remaining} choose
        @tile=${(/** @type {CustomEvent} */ event) => (this.picked = { ...this.picked, [key]: [...picked, event.detail.tile] })}></tw-left>`}
      <div class="both">
        <button type="button" ?disabled=${!picked.length} @click=${() => (this.picked = { ...this.picked, [key]: [] })}>${t("ask.again")}</button>
        <button type="button" class="primary" ?disabled=${!full}
          @click=${() => this.#answer(question, `${question.kind} ${picked.join(" ")}`)}>${t("ask.done")}</button>
      </div>`;
  }

  /** @param {Question} question @param {string} move */
  #answer(question, move) {
    this.picked = {};
    this.tell("order", question.player < 0 ? { type: "play", move } : { type: "play", player: question.player, move });
  }
}

customElements.define("tw-ask", Ask);
