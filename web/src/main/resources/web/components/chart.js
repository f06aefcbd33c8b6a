// Scores over the turns of a match: a line for each player, ending in the player's shape.

import { html, nothing, svg } from "lit";
import { t } from "../app/i18n.js";
import { shapePath, tint } from "../app/players.js";
import { history } from "../app/score.js";
import { Piece } from "./piece.js";

const WIDTH = 320;
const HEIGHT = 160;
const LEFT = 26;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 20;

export class Chart extends Piece {
  static properties = { match: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Match | undefined} */
    this.match = undefined;
  }

  render() {
    const match = this.match;
    if (!match?.turns.length) return nothing;
    const scores = history(match);
    const steps = scores[0].length - 1;
    const top = Math.max(10, ...scores.flat());
    const grid = gridStep(top);
    const x = (/** @type {number} */ step) => LEFT + ((WIDTH - LEFT - RIGHT) * step) / Math.max(1, steps);
    const y = (/** @type {number} */ points) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * points) / top;
    const marks = Array.from({ length: Math.floor(top / grid) + 1 }, (_, i) => i * grid);
    return html`
      <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${this.#label(match, scores)}>
        ${marks.map((points) => svg`
          <line class="grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(points)} y2=${y(points)}></line>
          <text class="axis" x=${LEFT - 4} y=${y(points) + 3} text-anchor="end">${points}</text>`)}
        <text class="axis" x=${WIDTH - RIGHT} y=${HEIGHT - 5} text-anchor="end">${t("chart.turns", { n: match.turns.length })}</text>
        ${scores.map((line, player) => svg`
          <polyline class="run ${tint(match.players[player].colour)}" points=${line.map((points, step) => `${x(step)},${y(points)}`).join(" ")}></polyline>
          <path class="end ${tint(match.players[player].colour)}" d=${shapePath(match.players[player].colour)}
            transform="translate(${x(steps)},${y(line[steps])}) scale(0.55)"></path>`)}
      </svg>`;
  }

  /** @param {import("../app/wire.js").Match} match @param {number[][]} scores */
  #label(match, scores) {
    return `${t("chart.label")} ${match.players.map((player, i) => `${player.name}: ${scores[i].at(-1)}`).join(", ")}`;
  }
}

/** @param {number} top */
const gridStep = (top) => [5, 10, 20, 25, 50, 100].find((step) => top / step <= 6) ?? 200;

customElements.define("tw-chart", Chart);
