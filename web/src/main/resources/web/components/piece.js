// What all our elements share: they render into the page itself, where the styles of the page and assistive
// technology reach them, and again when the language changes or a tile set has come.

import { LitElement, html, svg } from "lit";
import { catalog, picture } from "../app/catalog.js";
import { settings } from "../app/settings.js";
import { shapePath, tint } from "../app/players.js";
import { plainName } from "../app/notation.js";

export class Piece extends LitElement {
  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.again = () => this.requestUpdate();
    settings.addEventListener("change", this.again);
    catalog.addEventListener("change", this.again);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.again) {
      settings.removeEventListener("change", this.again);
      catalog.removeEventListener("change", this.again);
    }
  }

  /** Tells whoever uses this element. @param {string} name @param {unknown} [detail] */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** A player's shape in the player's colour. @param {string} colour */
export const mark = (colour) => html`
  <svg class="mark ${tint(colour)}" viewBox="-11 -11 22 22" aria-hidden="true">${svg`<path d=${shapePath(colour)}></path>`}</svg>`;

/**
 * A tile in a list or on a button; its name stands in for the picture until the set has come.
 * @param {string} set @param {string} tile @param {number} [turn] @param {number} [side]
 */
export const tilePicture = (set, tile, turn = 0, side = 96) => {
  const address = picture(set, tile, side);
  return address
    ? html`<img class="tile turn-${turn}" src=${address} alt="" width="64" height="64" loading="lazy" decoding="async">`
    : html`<span class="tile blank">${plainName(tile)}</span>`;
};
