// Every line that was scored, newest turn first. A tap lights up the squares it covers.

import { html, nothing } from "lit";
import { expression } from "../app/describe.js";
import { signed, t, word } from "../app/i18n.js";
import { allLines } from "../app/score.js";
import { Piece, mark } from "./piece.js";

/** @typedef {import("../app/wire.js").Line} Line */

export class Points extends Piece {
  static properties = { match: { attribute: false }, chosen: { attribute: false }, player: { type: Number } };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Match | undefined} */
    this.match = undefined;
    /** The line lit up now. @type {Line | undefined} */
    this.chosen = undefined;
    /** Only this player's lines; -1 for all. */
    this.player = -1;
  }

  render() {
    const match = this.match;
    if (!match) return nothing;
    const lines = allLines(match).filter((line) => this.player < 0 || line.player === this.player);
    if (!lines.length) return html`<p class="quiet">${t("points.none")}</p>`;
    const turns = [...new Set(lines.map((line) => line.turn))].sort((a, b) => (a < 0 ? -1 : b < 0 ? 1 : b - a));
    return turns.map((turn) => html`
      <h3 class="turn-head">${this.#head(match, turn)}</h3>
      <ul class="lines">${lines.filter((line) => line.turn === turn).map((line) => this.#line(match, line))}</ul>`);
  }

  /** @param {import("../app/wire.js").Match} match @param {number} turn */
  #head(match, turn) {
    if (turn < 0) return t("points.final");
    const by = match.players[match.turns[turn]?.player]?.name ?? "";
    return t("points.turn", { turn: turn + 1, player: by });
  }

  /** @param {import("../app/wire.js").Match} match @param {Line} line */
  #line(match, line) {
    const player = match.players[line.player];
    const lit = same(this.chosen, line);
    return html`<li>
      <button type="button" class="line" aria-pressed=${lit ? "true" : "false"}
        @click=${() => this.tell("light", lit ? undefined : line)}>
        ${mark(player.colour)}
        <span class="what"><b>${player.name}</b> ${word("feature", line.feature)}
          <small>${expression(line.expression)}</small></span>
        <span class="points">${signed(line.points)}</span>
      </button>
    </li>`;
  }
}

/** Snapshots are new objects every time, so a line is known by what it says.
 * @param {Line | undefined} a @param {Line} b */
const same = (a, b) =>
  !!a && a.turn === b.turn && a.player === b.player && a.feature === b.feature && a.points === b.points &&
  JSON.stringify(a.cells) === JSON.stringify(b.cells);

customElements.define("tw-points", Points);
