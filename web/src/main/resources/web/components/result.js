// The end of a match: podium, breakdown by player and kind, scores over time, best moments, the report.

import { html, nothing } from "lit";
import { expression } from "../app/describe.js";
import { t, word } from "../app/i18n.js";
import { bestMoments, byKind, ranking } from "../app/score.js";
import { Piece, mark } from "./piece.js";
import "./chart.js";
import "./points.js";

/** @typedef {import("../app/wire.js").Match} Match */

export class Result extends Piece {
  static properties = {
    match: { attribute: false },
    table: {},
    chosen: { attribute: false },
    may: { type: Boolean },
    only: { state: true },
  };

  constructor() {
    super();
    /** @type {Match | undefined} */
    this.match = undefined;
    this.table = "";
    /** @type {import("../app/wire.js").Line | undefined} */
    this.chosen = undefined;
    /** Whether this device may ask for another match. */
    this.may = false;
    /** Whose lines are shown; -1 for all. */
    this.only = -1;
  }

  render() {
    const match = this.match;
    if (!match) return nothing;
    const places = ranking(match);
    const winners = places.filter((it) => it.rank === 1).map((it) => it.player.name);
    return html`
      <section class="result">
        <h2>${winners.length > 1 ? t("result.tie", { names: winners.join(", ") }) : t("result.winner", { name: winners[0] })}</h2>
        <ol class="podium">${places.map(({ player, points, rank }) => html`
          <li class="rank-${Math.min(rank, 4)}">
            <span class="medal">${rank}</span>
            ${mark(player.colour)}<span class="who">${player.name}</span>
            <span class="points">${t("points.count", { n: points })}</span>
          </li>`)}
        </ol>
        <h3>${t("result.breakdown")}</h3>
        ${this.#table(match)}
        <h3>${t("result.history")}</h3>
        <tw-chart .match=${match}></tw-chart>
        ${this.#moments(match)}
        <h3>${t("result.lines")}</h3>
        <div class="figures">
          ${[-1, ...match.players.map((player) => player.index)].map((player) => html`
            <button type="button" class="chip" aria-pressed=${this.only === player ? "true" : "false"} @click=${() => (this.only = player)}>
              ${player < 0 ? t("result.all") : html`${mark(match.players[player].colour)} ${match.players[player].name}`}</button>`)}
        </div>
        <tw-points .match=${match} .chosen=${this.chosen} player=${this.only}></tw-points>
        <div class="both">
          <a class="button" href="/api/tables/${this.table}/matches/${match.number}/report.html" target="_blank">${t("result.report")}</a>
          <a class="button" href="/api/tables/${this.table}/matches/${match.number}/report.pdf" download>PDF</a>
          <a class="button" href="/api/tables/${this.table}/matches/${match.number}/report.csv" download>CSV</a>
          ${"share" in navigator ? html`<button type="button" @click=${() => this.#share(match)}>${t("result.share")}</button>` : nothing}
          ${this.may ? html`<button type="button" class="primary" @click=${() => this.#again(match)}>${t("result.rematch")}</button>` : nothing}
        </div>
      </section>`;
  }

  /** The standings as text, which every app takes. @param {Match} match */
  #share(match) {
    const text = ranking(match).map(({ player, points, rank }) => `${rank}. ${player.name}: ${points}`).join("\n");
    navigator.share({ title: word("game", match.game), text }).catch(() => undefined);
  }

  /** @param {Match} match */
  #again(match) {
    if (match.status === "playing") this.tell("order", { type: "status", status: "finished" });
    this.tell("order", { type: "rematch" });
  }

  /** @param {Match} match */
  #table(match) {
    const kinds = byKind(match);
    return html`
      <div class="wide-table" tabindex="0" role="region" aria-label=${t("result.breakdown")}>
        <table>
          <thead><tr><th scope="col">${t("result.kind")}</th>
            ${match.players.map((player) => html`<th scope="col">${mark(player.colour)} ${player.name}</th>`)}</tr></thead>
          <tbody>${kinds.map(({ feature, points }) => html`
            <tr><th scope="row">${word("feature", feature)}</th>${points.map((sum) => html`<td>${sum || "–"}</td>`)}</tr>`)}</tbody>
          <tfoot><tr><th scope="row">${t("result.total")}</th>
            ${match.players.map((player) => html`<td>${kinds.reduce((sum, it) => sum + it.points[player.index], 0)}</td>`)}</tr></tfoot>
        </table>
      </div>`;
  }

  /** @param {Match} match */
  #moments(match) {
    const moments = bestMoments(match);
    if (!moments.length) return nothing;
    return html`
      <h3>${t("result.moments")}</h3>
      <ul class="lines">${moments.map(({ kind, line, n }) => html`
        <li><button type="button" class="line" @click=${() => this.tell("light", line)}>
          ${mark(match.players[line.player].colour)}
          <span class="what"><b>${word("moment", kind, { n })}</b>
            <small>${match.players[line.player].name}, ${word("feature", line.feature).toLocaleLowerCase()}: ${expression(line.expression)}</small></span>
        </button></li>`)}
      </ul>`;
  }
}

customElements.define("tw-result", Result);
