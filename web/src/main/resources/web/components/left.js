// The tiles still to come, the most of a kind first.

import { html } from "lit";
import { want } from "../app/catalog.js";
import { plainName } from "../app/notation.js";
import { t } from "../app/i18n.js";
import { Piece, tilePicture } from "./piece.js";

export class LeftElement extends Piece {
  static properties = { left: { attribute: false }, choose: { type: Boolean } };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Left[] | undefined} */
    this.left = undefined;
    /** Whether a tile can be chosen here. */
    this.choose = false;
  }

  render() {
    if (!this.left?.length) return html`<p class="quiet">${t("left.purist")}</p>`;
    for (const set of new Set(this.left.map((it) => it.set))) want(set);
    const all = this.left.reduce((sum, it) => sum + Math.max(0, it.left), 0);
    return html`
      ${this.choose ? "" : html`<p class="quiet">${t("left.count", { n: all })}</p>`}
      <ul class="tiles">${this.left.filter((it) => it.left !== 0).map((it) => html`
        <li>${this.choose
          ? html`<button type="button" class="tile-button" aria-label=${label(it)} @click=${() => this.tell("tile", it)}>
              ${tilePicture(it.set, it.tile)}${count(it)}</button>`
          : html`<span class="tile-button" role="img" aria-label=${label(it)}>${tilePicture(it.set, it.tile)}${count(it)}</span>`}
        </li>`)}
      </ul>`;
  }
}

/** A count below zero stands for one that is not told. @param {import("../app/wire.js").Left} it */
const count = (it) => (it.left > 0 ? html`<span class="count">${it.left}</span>` : "");
/** @param {import("../app/wire.js").Left} it */
const label = (it) =>
  it.left > 0 ? t("left.tile", { tile: plainName(it.tile), n: it.left }) : t("left.name", { tile: plainName(it.tile) });

customElements.define("tw-left", LeftElement);
