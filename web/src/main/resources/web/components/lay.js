// Laying a tile by hand, or saying what an earlier turn really was: choose the tile, tap its square, turn it, put a
// figure, done. The board itself shows the squares; this is the part below it.

import { html, nothing } from "lit";
import { kind } from "../app/catalog.js";
import { known, signed, t, word } from "../app/i18n.js";
import { moveText } from "../app/describe.js";
import { plainName } from "../app/notation.js";
import { Piece, tilePicture } from "./piece.js";
import "./left.js";

/** @typedef {import("../app/wire.js").Choice} Choice */
/**
 * A turn in the making.
 * @typedef {object} Draft
 * @property {"play" | "correct" | "insert"} mode
 * @property {number} number of the turn that is corrected or that this one goes before
 * @property {number} player
 * @property {string} aside
 * @property {string} tile
 * @property {string} set
 * @property {number} turn
 * @property {number} [x]
 * @property {number} [y]
 * @property {string} figure
 * @property {string} segment
 * @property {string} move the whole turn, where the server has said it
 * @property {import("../app/wire.js").Square} [at] where the figure stands if not on the tile
 */

/** Where a figure can stand at all; whether it may is the server's to say. @type {Record<string, string[]>} */
export const STANDS_ON = {
  meeple: ["city", "road", "field", "monastery"],
  pawn: ["forest", "river", "meadow"],
  hut: ["river", "lake"],
  abbot: ["monastery", "garden"],
};

export class Lay extends Piece {
  static properties = {
    draft: { attribute: false },
    match: { attribute: false },
    place: { attribute: false },
    tiles: { attribute: false },
    instead: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Draft | undefined} */
    this.draft = undefined;
    /** @type {import("../app/wire.js").Match | undefined} */
    this.match = undefined;
    /** The legal place the draft is at, if it is at one. @type {import("../app/wire.js").Place | undefined} */
    this.place = undefined;
    /** What can be chosen. @type {import("../app/wire.js").Left[]} */
    this.tiles = [];
    /** What may be done with the piece instead of laying it. @type {Choice[]} */
    this.instead = [];
  }

  render() {
    const { draft, match } = this;
    if (!draft || !match) return nothing;
    return html`
      <section class="lay">
        <header>
          <h2>${this.#title(draft, match)}</h2>
          <button type="button" @click=${() => this.tell("cancel")}>${t("lay.cancel")}</button>
        </header>
        ${draft.tile ? this.#placing(draft, match) : !this.tiles.length ? this.#writing(draft.mode === "correct" ? (match.turns[draft.number]?.move ?? "") : "") : html`
          <p>${t("lay.choose")}</p>
          <tw-left .left=${this.tiles} choose
            @tile=${(/** @type {CustomEvent} */ event) => this.tell("draft", { tile: event.detail.tile, set: event.detail.set })}></tw-left>`}
      </section>`;
  }

  /** @param {Draft} draft @param {import("../app/wire.js").Match} match */
  #title(draft, match) {
    const player = match.players[draft.player].name;
    if (draft.mode === "correct") return t("lay.correct", { turn: draft.number + 1, player });
    if (draft.mode === "insert") return t("lay.insert", { turn: draft.number + 1, player });
    return t("lay.play", { player });
  }

  /** @param {Draft} draft @param {import("../app/wire.js").Match} match */
  #placing(draft, match) {
    const placed = draft.x !== undefined;
    const nowhere = draft.mode === "play" && match.hand?.piece === draft.tile && !match.hand.places.length;
    return html`
      <div class="held">
        <button type="button" class="tile-button" aria-label=${t("lay.other", { tile: plainName(draft.tile) })}
          @click=${() => this.tell("draft", { tile: "", x: undefined, y: undefined, figure: "", segment: "", move: "", at: undefined })}>
          ${tilePicture(draft.set, draft.tile, draft.turn, 160)}</button>
        <div>
          <p class="say" role="status">${nowhere ? t("lay.nowhere") : placed ? this.#verdict() : t("lay.square")}</p>
          ${this.instead.map((choice) => html`
            <button type="button" @click=${() => this.tell("written", choice.move)}>${moveText(choice.move)}</button>`)}
          ${nowhere && !this.instead.length ? html`<button type="button" @click=${() => this.tell("aside")}>${t("lay.aside")}</button>` : html`
            <button type="button" ?hidden=${match.game === "cardcassonne"} @click=${() => this.tell("draft", { turn: (draft.turn + 1) % 4, figure: "", segment: "", move: "", at: undefined })}>
              ↻ ${t("lay.turn")}</button>`}
        </div>
      </div>
      ${placed ? html`
        <fieldset class="figures">
          <legend>${t("lay.figure")}</legend>
          ${this.#choices(draft, match).map((choice) => html`
            <button type="button" class="chip" aria-pressed=${draft.move ? `${draft.move === choice.move}` : `${choice.figure === draft.figure && choice.segment === draft.segment}`}
              @click=${() => this.tell("draft", { figure: choice.figure, segment: choice.segment, move: choice.move, at: choice.at })}>
              ${label(choice)}${choice.points && match.hints === "family" ? html` <b>${signed(choice.points)}</b>` : nothing}
            </button>`)}
        </fieldset>
        <button type="button" class="primary wide" @click=${() => this.tell("done")}>
          ${draft.mode === "correct" ? t("lay.done-correct") : t("lay.done")}</button>` : nothing}`;
  }

  /** What cannot be pointed at is written down. */
  #writing(move = "") {
    return html`
      <form class="row" @submit=${this.#written}>
        <label>${t("lay.write")} <input name="move" value=${move} required maxlength="200" autocomplete="off" autocapitalize="off" spellcheck="false"></label>
        <button type="submit" class="primary">${t("lay.done")}</button>
      </form>`;
  }

  /** @param {SubmitEvent} event */
  #written(event) {
    event.preventDefault();
    this.tell("written", new FormData(/** @type {HTMLFormElement} */ (event.target)).get("move"));
  }

  #verdict() {
    if (this.draft?.mode !== "play" || this.match?.hints === "purist") return t("lay.placed");
    return this.place ? t("lay.legal") : t("lay.illegal");
  }

  /** @param {Draft} draft @param {import("../app/wire.js").Match} match @returns {Choice[]} */
  #choices(draft, match) {
    if (this.place) return this.place.choices.map(takenBack).sort((a, b) => Number(!!a.figure) - Number(!!b.figure));
    const kinds = Object.keys(match.players[draft.player].supply);
    const segments = kind(draft.set, draft.tile)?.segments ?? [];
    /** @type {Choice[]} */
    const choices = [{ move: "", figure: "", segment: "", feature: "", points: 0 }];
    for (const figure of kinds) {
      for (const segment of segments) {
        if (STANDS_ON[figure]?.includes(segment.feature)) {
          choices.push({ move: "", figure, segment: segment.id, feature: segment.feature, points: 0 });
        }
      }
    }
    return choices;
  }
}

/** Taking an abbot back names his square, not a segment. @param {Choice} choice */
function takenBack(choice) {
  return choice.figure === "back" ? { ...choice, segment: choice.move.split(" ").at(-1) ?? "" } : choice;
}

/** @param {Choice} choice */
function label(choice) {
  if (!choice.figure) return t("lay.no-figure");
  if (choice.figure === "back") return choice.at ? t("lay.back-pawn", choice.at) : t("lay.back");
  if (choice.figure === "tower") return t("lay.tower", { x: choice.at?.x ?? 0, y: choice.at?.y ?? 0 });
  const role = choice.figure === "meeple" && known("role", choice.feature)
    ? word("role", choice.feature)
    : `${word("figure", choice.figure)}: ${word("feature", choice.feature).toLocaleLowerCase()}`;
  if (/^[NESW][LR]?$/.test(choice.segment)) return `${role}, ${word("at-side", choice.segment[0])}`;
  return /[2-9]$/.test(choice.segment) ? `${role} ${choice.segment.slice(-1)}` : role;
}

customElements.define("tw-lay", Lay);
