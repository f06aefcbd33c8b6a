// Everybody's score in one row: who is to move, what the last turn changed, where it would end now.

import { html, nothing } from "lit";
import { signed, t, word } from "../app/i18n.js";
import { ended, total } from "../app/score.js";
import { Piece, mark } from "./piece.js";

export class Scores extends Piece {
  static properties = { match: { attribute: false }, seat: { type: Number }, upTo: { type: Number } };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Match | undefined} */
    this.match = undefined;
    this.seat = -1;
    /** Show the scores after this many turns; -1 for now. */
    this.upTo = -1;
  }

  render() {
    const match = this.match;
    if (!match) return nothing;
    return html`<ul class="scores" aria-label=${t("scores.label")}>
      ${match.players.map((player) => this.#player(match, player))}
    </ul>`;
  }

  /** @param {import("../app/wire.js").Match} match @param {import("../app/wire.js").Player} player */
  #player(match, player) {
    const past = this.upTo >= 0;
    const turns = past ? this.upTo : match.turns.length;
    const lines = match.lines.filter((line) => line.player === player.index);
    const sum = (/** @type {typeof lines} */ some) => some.reduce((points, line) => points + line.points, 0);
    const points = past ? sum(lines.filter((line) => line.turn < turns)) : total(match, player.index);
    const gain = sum(lines.filter((line) => line.turn === turns - 1));
    const toMove = !past && !ended(match) && match.toMove === player.index;
    const projected = !past && !ended(match) ? player.projected : undefined;
    return html`
      <li class="score ${toMove ? "to-move" : ""}" aria-current=${toMove ? "true" : "false"}>
        ${mark(player.colour)}
        <span class="who">${player.name}${player.index === this.seat ? html`<small> ${t("scores.you")}</small>` : nothing}</span>
        <span class="points">${points}</span>
        ${gain && !ended(match) ? html`<span class="gain" title=${t("scores.gain")}>${signed(gain)}</span>` : nothing}
        <span class="more">
          ${projected === undefined ? nothing : html`<span title=${t("scores.projected")}>→ ${projected}</span>`}
          ${past || ended(match) ? nothing : Object.entries(player.supply).map(([kind, left]) => html`
            <span class="supply" title=${t("scores.supply", { figure: word("figure", kind) })}>${icon(kind)}${left}</span>`)}
        </span>
      </li>`;
  }
}

/** @param {string} kind */
const icon = (kind) => ({ abbot: "♗", hut: "⌂", tower: "♜" })[kind] ?? "♟";

customElements.define("tw-scores", Scores);
