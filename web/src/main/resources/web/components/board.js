// The table: tiles, figures, squares that light up, and the squares one can tap. Drag to move it, pinch or turn the
// wheel to zoom; double-tap or press the middle button to see it all.

import { html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { picture, shape, spot, tileSet, want } from "../app/catalog.js";
import { t } from "../app/i18n.js";
import { plainName } from "../app/notation.js";
import { figure } from "../app/players.js";
import { Piece } from "./piece.js";

/** @typedef {import("../app/wire.js").Square} Square */
/** @typedef {import("../app/wire.js").LaidTile} LaidTile */

/** A tile's width in the drawing's units. */
const SIDE = 100;
const MARGIN = 0.6;
/** The rows of Cardcassonne from top to bottom; each begins at a part of the score track. */
const TRACKS = ["yellow", "red", "green", "blue"];
/** A finger that moves less has tapped. */
const TAP = 8;

/** @param {Square} at */
const key = (at) => `${at.x},${at.y}`;

/**
 * A square that can be tapped.
 * @typedef {{x: number, y: number, kind: "legal" | "free", label: string, points?: string}} Target
 */

export class BoardElement extends Piece {
  static properties = {
    board: { attribute: false },
    players: { attribute: false },
    cells: { attribute: false },
    last: { attribute: false },
    targets: { attribute: false },
    ghost: { attribute: false },
    tappable: { type: Boolean },
    still: { type: Boolean },
    ground: {},
  };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Board} */
    this.board = { tiles: [], figures: [], dead: [] };
    /** @type {import("../app/wire.js").Player[]} */
    this.players = [];
    /** Squares that light up. @type {Square[]} */
    this.cells = [];
    /** The tile laid last. @type {Square | undefined} */
    this.last = undefined;
    /** @type {Target[]} */
    this.targets = [];
    /** A tile shown where it is about to be laid. @type {(LaidTile & {kind: string, colour: string, segment: string, feature: string, legal: boolean, at?: Square}) | undefined} */
    this.ghost = undefined;
    /** Whether tiles tell when they are tapped. */
    this.tappable = false;
    /** For big screens: no buttons, no dragging. */
    this.still = false;
    /** The set whose pieces named "wall-x-y" or "track-colour" lie under everything. */
    this.ground = "";
    this.high = SIDE;
    this.span = 1;
    this.zoom = 1;
    this.pan = { x: 0, y: 0 };
    this.moved = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.travelled = 0;
  }

  /** Cards are higher than wide, and some cover more than one square. */
  willUpdate() {
    const set = this.ghost?.set ?? this.board.tiles[0]?.set ?? this.ground;
    const { ratio, span } = shape(set);
    this.high = SIDE * ratio;
    this.span = span;
  }

  render() {
    for (const set of new Set([this.ground, ...this.board.tiles.map((tile) => tile.set)])) want(set);
    const { x, y, width, height } = this.#extent();
    return html`
      <svg
        class="table ${this.cells.length ? "lit" : ""}"
        viewBox="${x} ${y} ${width} ${height}"
        role="group"
        aria-label=${t("board.label", { n: this.board.tiles.length })}
        @pointerdown=${this.#down}
        @pointermove=${this.#drag}
        @pointerup=${this.#up}
        @pointercancel=${this.#up}
        @wheel=${this.#wheel}
        @dblclick=${this.fit}
      >
        <g class="all">
          ${this.#walls().map((tile) => this.#picture(tile))}
          ${this.board.dead.map((at) => this.#dead(at))}
          ${repeat(this.board.tiles, key, (tile) => this.#tile(tile))}
          ${this.cells.map((at) => this.#square(at, "glow"))}
          ${this.last && !this.cells.length ? this.#square(this.last, "last", this.span) : nothing}
          ${this.board.figures.map((it) => this.#figure(it))}
          ${this.targets.map((target) => this.#target(target))}
          ${this.ghost ? this.#ghost(this.ghost) : nothing}
        </g>
      </svg>
      ${this.still ? nothing : this.#buttons()}
    `;
  }

  updated() {
    // Set by script: a style attribute in the markup is what the content security policy is there to stop.
    const all = /** @type {SVGGElement | null} */ (this.querySelector("g.all"));
    const { x, y, width, height } = this.#extent();
    const [cx, cy] = [x + width / 2, y + height / 2];
    all?.setAttribute(
      "transform",
      `translate(${this.pan.x},${this.pan.y}) translate(${cx},${cy}) scale(${this.zoom}) translate(${-cx},${-cy})`,
    );
  }

  fit() {
    this.zoom = 1;
    this.pan = { x: 0, y: 0 };
    this.requestUpdate();
  }

  /** @param {number} factor */
  #scale(factor) {
    const zoom = Math.min(6, Math.max(0.5, this.zoom * factor));
    this.pan = { x: (this.pan.x * zoom) / this.zoom, y: (this.pan.y * zoom) / this.zoom };
    this.zoom = zoom;
    this.requestUpdate();
  }

  #buttons() {
    return html`
      <div class="zoom">
        <button type="button" aria-label=${t("board.in")} @click=${() => this.#scale(1.4)}>+</button>
        <button type="button" aria-label=${t("board.fit")} @click=${() => this.fit()}>
          <svg viewBox="0 0 20 20" aria-hidden="true">${svg`<path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5"></path>`}</svg></button>
        <button type="button" aria-label=${t("board.out")} @click=${() => this.#scale(1 / 1.4)}>−</button>
      </div>
    `;
  }

  /** @returns {LaidTile[]} */
  #walls() {
    return (tileSet(this.ground)?.tiles ?? []).flatMap(({ name }) => {
      const track = /^track-(\w+)$/.exec(name);
      if (track) return [{ x: -1, y: TRACKS.indexOf(track[1]), tile: name, set: this.ground, turn: 0 }];
      const at = /^wall-(-?\d+)-(-?\d+)$/.exec(name);
      return at ? [{ x: Number(at[1]), y: Number(at[2]), tile: name, set: this.ground, turn: 0 }] : [];
    });
  }

  /** @param {Square} at @param {string} style @param {number} [span] */
  #square(at, style, span = 1) {
    return svg`<rect class=${style} x=${at.x * SIDE} y=${at.y * this.high} width=${span * SIDE} height=${span * this.high}></rect>`;
  }

  /** All that is drawn, with some room around it, and never less than three squares. */
  #extent() {
    const pieces = [...this.board.tiles, ...this.targets, ...(this.ghost ? [this.ghost] : [])];
    const far = this.span - 1;
    const all = [...this.#walls(), ...this.board.figures, ...pieces, ...pieces.map((it) => ({ x: it.x + far, y: it.y + far }))];
    const xs = all.map((it) => it.x);
    const ys = all.map((it) => it.y);
    let [left, right] = all.length ? [Math.min(...xs), Math.max(...xs)] : [0, 0];
    let [top, bottom] = all.length ? [Math.min(...ys), Math.max(...ys)] : [0, 0];
    if (right - left < 2) [left, right] = [left - 1, right + 1];
    if (bottom - top < 2) [top, bottom] = [top - 1, bottom + 1];
    return {
      x: (left - MARGIN) * SIDE,
      y: (top - MARGIN) * this.high,
      width: (right - left + 1 + 2 * MARGIN) * SIDE,
      height: (bottom - top + 1 + 2 * MARGIN) * this.high,
    };
  }

  /** @param {LaidTile} tile */
  #tile(tile) {
    return svg`
      <g class="laid" @click=${() => this.#tap("tile", tile)}>
        ${this.#picture(tile)}
        ${this.#square(tile, "rim", this.span)}
      </g>`;
  }

  /** @param {LaidTile} tile */
  #picture(tile) {
    const [x, y] = [tile.x * SIDE, tile.y * this.high];
    const [width, height] = [this.span * SIDE, this.span * this.high];
    const address = picture(tile.set, tile.tile, this.still ? 320 : 160);
    return address
      ? svg`<rect class="bare" x=${x} y=${y} width=${width} height=${height}></rect><image href=${address} x=${x} y=${y} width=${width} height=${height}
          transform="rotate(${tile.turn * 90} ${x + width / 2} ${y + height / 2})"></image>`
      : svg`<rect class="blank" x=${x} y=${y} width=${width} height=${height}></rect>
          <text class="name" x=${x + width / 2} y=${y + height / 2}>${plainName(tile.tile)}</text>`;
  }

  /** @param {import("../app/wire.js").Figure} it */
  #figure(it) {
    const tile = this.span === 1 ? this.board.tiles.find((other) => other.x === it.x && other.y === it.y) : undefined;
    const at = tile ? spot(tile.set, tile.tile, tile.turn, it.segment) : { x: 0.5, y: 0.5 };
    const colour = this.players[it.player]?.colour ?? "";
    return svg`
      <g transform="translate(${(it.x + at.x) * SIDE},${(it.y + at.y) * this.high + 8})">
        ${figure(colour, it.kind, it.feature)}
      </g>`;
  }

  /** @param {Square} at */
  #dead(at) {
    const [x, y] = [at.x * SIDE, at.y * this.high];
    return svg`
      <g class="dead">
        <title>${t("board.dead")}</title>
        <rect x=${x + 6} y=${y + 6} width=${SIDE - 12} height=${SIDE - 12} rx="6"></rect>
        <path d="M${x + 36} ${y + 36}l28 28m0-28l-28 28"></path>
      </g>`;
  }

  /** @param {Target} it */
  #target(it) {
    // A card of several squares is tapped at its middle: cards may overlap, their middles never do.
    const middle = (this.span - 1) / 2;
    const [x, y] = [(it.x + middle) * SIDE, (it.y + middle) * this.high];
    const choose = () => this.#tap("square", { x: it.x, y: it.y });
    return svg`
      <g class="target ${it.kind}" role="button" tabindex="0" aria-label=${it.label} @click=${choose}
        @keydown=${(/** @type {KeyboardEvent} */ press) => {
          if (press.key === "Enter" || press.key === " ") {
            press.preventDefault();
            this.tell("square", { x: it.x, y: it.y });
          }
        }}>
        <rect x=${x + 6} y=${y + 6} width=${SIDE - 12} height=${this.high - 12} rx="10"></rect>
        ${it.points ? svg`<text x=${x + SIDE / 2} y=${y + this.high / 2}>${it.points}</text>` : nothing}
      </g>`;
  }

  /** @param {NonNullable<BoardElement["ghost"]>} ghost */
  #ghost(ghost) {
    const other = ghost.at;
    const at = other
      ? { x: other.x - ghost.x + 0.5, y: other.y - ghost.y + 0.5 }
      : spot(ghost.set, ghost.tile, ghost.turn, ghost.segment);
    return svg`
      <g class="ghost ${ghost.legal ? "" : "illegal"}" @click=${() => this.#tap("square", { x: ghost.x, y: ghost.y })}>
        ${this.#picture(ghost)}
        ${this.#square(ghost, "frame", this.span)}
        ${ghost.kind ? svg`
          <g transform="translate(${(ghost.x + at.x) * SIDE},${(ghost.y + at.y) * this.high + 8})">
            ${figure(ghost.colour, ghost.kind, ghost.feature)}
          </g>` : nothing}
      </g>`;
  }

  /** @param {string} what @param {Square} at */
  #tap(what, at) {
    if (this.travelled < TAP && (what === "square" || this.tappable)) this.tell(what, { x: at.x, y: at.y });
  }

  /** Drawing units in a pixel. */
  #unit() {
    const table = /** @type {SVGSVGElement} */ (this.querySelector("svg.table"));
    return 1 / (table.getScreenCTM()?.a || 1);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (this.still) return;
    if (!this.fingers.size) this.travelled = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.travelled += Math.hypot(dx, dy);
    if (this.travelled >= TAP) {
      // Only now: capturing at once would take the click away from the square under the finger.
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) this.#scale(distance(now, other) / (distance(before, other) || 1));
      const part = this.#unit() / this.fingers.size;
      this.pan = { x: this.pan.x + dx * part, y: this.pan.y + dy * part };
      this.requestUpdate();
    }
    this.fingers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (this.still) return;
    event.preventDefault();
    this.#scale(event.deltaY < 0 ? 1.12 : 1 / 1.12);
  }
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

customElements.define("tw-board", BoardElement);
