// What the camera asks or noticed: what the newest turn was, where table and log disagree, what somebody overlooked.

import { html, nothing } from "lit";
import { moveText } from "../app/describe.js";
import { known, t, word } from "../app/i18n.js";
import { read } from "../app/notation.js";
import { setOf } from "./fix.js";
import { Piece, tilePicture } from "./piece.js";

export class SightElement extends Piece {
  static properties = { sight: { attribute: false }, match: { attribute: false }, seat: { type: Number }, may: { type: Boolean }, all: { type: Boolean } };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Sight | undefined} */
    this.sight = undefined;
    /** @type {import("../app/wire.js").Match | undefined} */
    this.match = undefined;
    this.seat = -1;
    this.may = false;
    /** Whether everybody's reminders are shown. */
    this.all = false;
  }

  render() {
    const sight = this.sight;
    if (!sight) return nothing;
    const reminders = sight.reminders.filter((it) => this.all || it.player < 0 || it.player === this.seat);
    return html`
      ${sight.choices.length && this.may ? html`
        <section class="sight" role="status">
          <h2>${t("sight.which")}</h2>
          <ul class="tiles">${sight.choices.map((choice) => this.#choice(choice))}</ul>
        </section>` : nothing}
      ${sight.differences.map((it) => html`
        <section class="sight" role="status">
          <h2>${t("sight.differ")}</h2>
          <p>${known("difference", it.kind) ? word("difference", it.kind) : it.text} <small>${it.text}</small></p>
          ${this.may ? html`<div class="both">
            ${it.tableIsRight.length ? html`<button type="button" @click=${() => this.#send(it.tableIsRight)}>${t("sight.table-right")}</button>` : nothing}
            <button type="button" @click=${() => this.tell("order", { type: "dismiss", difference: it.id })}>${t("sight.log-right")}</button>
          </div>` : nothing}
        </section>`)}
      ${reminders.map((it) => html`<p class="sight" role="status">${word("reminder", it.kind)} <small>${it.text}</small></p>`)}`;
  }

  /** @param {import("../app/wire.js").SightChoice} choice */
  #choice(choice) {
    const text = choice.commands.find((command) => command.move)?.move ?? "";
    const move = read(text);
    const label = text ? moveText(text) : choice.label;
    return html`<li><button type="button" class="tile-button" @click=${() => this.#send(choice.commands)}>
      ${move && this.match ? tilePicture(setOf(this.match, move), move.tile, move.turn, 160) : nothing}
      <small>${label}, ${Math.round(choice.probability * 100)} %</small></button></li>`;
  }

  /** @param {import("../app/wire.js").Command[]} commands */
  #send(commands) {
    for (const command of commands) this.tell("order", command);
  }
}

customElements.define("tw-sight", SightElement);
