// Putting a turn right: what it was most likely instead, as pictures; then everything else.

import { html, nothing } from "lit";
import { kind, sides, tileSet } from "../app/catalog.js";
import { moveText, reason } from "../app/describe.js";
import { known, t, word } from "../app/i18n.js";
import { plainName, read, write } from "../app/notation.js";
import { STANDS_ON } from "./lay.js";
import { Piece, mark, tilePicture } from "./piece.js";

const ALTERNATIVES = 5;

/** @typedef {import("../app/wire.js").Match} Match */
/** @typedef {import("../app/notation.js").TileTurn} TileTurn */

export class Fix extends Piece {
  static properties = { match: { attribute: false }, number: { type: Number } };

  constructor() {
    super();
    /** @type {Match | undefined} */
    this.match = undefined;
    /** Which turn, from 0. */
    this.number = -1;
  }

  render() {
    const match = this.match;
    const turn = match?.turns[this.number];
    if (!match || !turn) return nothing;
    const was = read(turn.move);
    const player = match.players[turn.player];
    const set = was ? setOf(match, was) : "";
    return html`
      <section class="fix">
        <header>
          <h2>${t("fix.title", { turn: turn.turn + 1 })}</h2>
          <button type="button" @click=${() => this.tell("cancel")}>${t("fix.close")}</button>
        </header>
        <p>${mark(player.colour)} ${player.name}: ${moveText(turn.move)}</p>
        ${turn.violations.map((breach) => html`<p class="badge">${reason(breach)}</p>`)}
        ${was ? html`
          <h3>${t("fix.instead")}</h3>
          <ul class="tiles">${alternatives(match, was, set).map((other) => html`
            <li><button type="button" class="tile-button" aria-label=${t("fix.to", { tile: plainName(other.tile), turn: other.turn * 90 })}
              @click=${() => this.#correct(write(other))}>${tilePicture(setOf(match, other), other.tile, other.turn, 160)}</button></li>`)}
          </ul>
          <h3>${t("fix.figure")}</h3>
          <div class="figures">${figures(match, was, set).map((other) => html`
            <button type="button" class="chip" aria-pressed=${other.figure === was.figure && other.segment === was.segment ? "true" : "false"}
              @click=${() => this.#correct(write(other))}>${figureLabel(other, set)}</button>`)}
          </div>` : nothing}
        <div class="both">
          <button type="button" @click=${() => this.tell("edit", { mode: "correct", number: this.number })}>${t("fix.other")}</button>
          <button type="button" @click=${() => this.tell("edit", { mode: "insert", number: this.number })}>${t("fix.insert")}</button>
          <button type="button" class="danger" @click=${() => this.#delete()}>${t("fix.delete")}</button>
        </div>
      </section>`;
  }

  /** @param {string} move */
  #correct(move) {
    this.tell("order", { type: "correct", turn: this.number, move });
    this.tell("cancel");
  }

  #delete() {
    this.tell("order", { type: "delete", turn: this.number });
    this.tell("cancel");
  }
}

/** The set a named tile is of: that of the tile on its square, or the one whose prefix its name has.
 * @param {Match} match @param {TileTurn} turn */
export function setOf(match, turn) {
  const laid = match.board.tiles.find((tile) => tile.x === turn.x && tile.y === turn.y && tile.tile === turn.tile);
  const named = match.remaining?.find((it) => it.tile === turn.tile) ?? match.board.tiles.find((it) => it.tile === turn.tile);
  return laid?.set ?? named?.set ?? "";
}

/**
 * What lay there more likely than anything else: tiles and turns that suit the neighbours and look like what was read.
 * @param {Match} match @param {TileTurn} was @param {string} set @returns {TileTurn[]}
 */
function alternatives(match, was, set) {
  const now = sides(set, was.tile, was.turn);
  // Where sides need not match, the likeliest slip is the turn.
  if (!now.length) return [1, 2, 3].map((more) => ({ ...was, turn: (was.turn + more) % 4 }));
  const around = [[0, -1], [1, 0], [0, 1], [-1, 0]].map(([dx, dy], side) => {
    const tile = match.board.tiles.find((it) => it.x === was.x + dx && it.y === was.y + dy);
    return tile ? sides(tile.set, tile.tile, tile.turn)[(side + 2) % 4] : undefined;
  });
  const prefix = was.tile.slice(0, was.tile.indexOf(":") + 1);
  /** @type {{turn: TileTurn, score: number}[]} */
  const ranked = [];
  for (const other of tileSet(set)?.tiles ?? []) {
    const seen = new Set();
    for (let turn = 0; turn < 4; turn++) {
      const there = sides(set, other.name, turn);
      const same = prefix + other.name === was.tile;
      if (seen.has(there.join()) || (same && there.join() === now.join())) continue;
      seen.add(there.join());
      const fits = around.reduce((sum, side, i) => sum + (side === undefined ? 0 : side === there[i] ? 2 : -3), 0);
      const alike = there.filter((side, i) => side === now[i]).length;
      const figure = other.segments.some((segment) => segment.id === was.segment) ? was.figure : "";
      ranked.push({
        turn: { ...was, tile: prefix + other.name, turn, figure, segment: figure ? was.segment : "" },
        score: fits + alike + (same ? 1.5 : 0),
      });
    }
  }
  return ranked.sort((a, b) => b.score - a.score).slice(0, ALTERNATIVES).map((it) => it.turn);
}

/** No figure, or one on a segment that can bear it. @param {Match} match @param {TileTurn} was @param {string} set @returns {TileTurn[]} */
function figures(match, was, set) {
  const segments = kind(set, was.tile)?.segments ?? [];
  const standing = Object.keys(match.players[0].supply).flatMap((figure) =>
    segments.filter((it) => STANDS_ON[figure]?.includes(it.feature)).map((it) => ({ ...was, figure, segment: it.id })));
  return [{ ...was, figure: "", segment: "" }, ...standing];
}

/** @param {TileTurn} turn @param {string} set */
function figureLabel(turn, set) {
  if (!turn.figure) return t("lay.no-figure");
  const feature = kind(set, turn.tile)?.segments.find((segment) => segment.id === turn.segment)?.feature ?? "";
  const number = turn.segment.slice(-1);
  const role = turn.figure === "meeple" && known("role", feature)
    ? word("role", feature)
    : `${word("figure", turn.figure)}: ${word("feature", feature).toLocaleLowerCase()}`;
  return number > "1" ? `${role} ${number}` : role;
}

customElements.define("tw-fix", Fix);
