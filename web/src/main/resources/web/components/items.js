// What lies before the players besides figures: tokens, cards, herds, clans. One's own secrets are only here.

import { html, nothing } from "lit";
import { want } from "../app/catalog.js";
import { thing } from "../app/describe.js";
import { t, word } from "../app/i18n.js";
import { Piece, mark, tilePicture } from "./piece.js";

/** @typedef {import("../app/wire.js").Item} Item */

/** Sets in which things have a picture, and the name it has there. @type {Record<string, (item: Item) => string>} */
const PICTURES = {
  castle: (item) => (item.kind === "token" ? (item.what === "?" ? "back" : `token-${item.what}`) : ""),
  cardcassonne: (item) => (["card", "face-down", "chest"].includes(item.kind) && item.what !== "?" ? item.what : ""),
  "master-of-the-forest": (item) => (item.kind === "clan" && item.what !== "?" ? `clan-${item.what}` : ""),
};
/** @type {Record<string, string>} */
const SETS = { "master-of-the-forest": "grandbois" };

export class Items extends Piece {
  static properties = { match: { attribute: false }, player: { type: Number } };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Match | undefined} */
    this.match = undefined;
    /** Whose; -1 for everybody's. */
    this.player = -1;
  }

  render() {
    const match = this.match;
    const all = (match?.players ?? []).filter((it) => it.items?.length && (this.player < 0 || it.index === this.player));
    if (!match || !all.length) return nothing;
    const set = SETS[match.game] ?? match.game;
    if (PICTURES[match.game]) want(set);
    return all.map((player) => html`
      <section class="items">
        <h3>${mark(player.colour)} ${player.name}</h3>
        <ul class="tiles">${(player.items ?? []).map((item) => this.#item(match.game, set, item))}</ul>
      </section>`);
  }

  /** @param {string} game @param {string} set @param {Item} item */
  #item(game, set, item) {
    const name = PICTURES[game]?.(item) ?? "";
    const label = `${word("item", item.kind)}${item.what === "?" ? "" : `: ${thing(item.what)}`}`;
    const count = item.count > 1 ? html`<span class="count">${item.count}</span>` : nothing;
    return name
      ? html`<li><span class="tile-button" role="img" aria-label="${label}, ${t("items.count", { n: item.count })}">${tilePicture(set, name)}${count}</span></li>`
      : html`<li><span class="chip">${label} <b>${item.count}</b></span></li>`;
  }
}

customElements.define("tw-items", Items);
