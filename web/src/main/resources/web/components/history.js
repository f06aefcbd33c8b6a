// Past matches and what they say about the players: every match can be opened again with its board and its points.

import { html, nothing } from "lit";
import { t, word } from "../app/i18n.js";
import { get } from "../app/server.js";
import { Piece } from "./piece.js";
import "./board.js";
import "./result.js";
import "./top.js";

/** @typedef {import("../app/wire.js").PastMatch} PastMatch */

export class History extends Piece {
  static properties = {
    me: { state: true },
    tables: { state: true },
    standings: { state: true },
    opened: { state: true },
    lit: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Me | undefined} */
    this.me = undefined;
    /** @type {{id: string, name: string, matches: PastMatch[]}[]} */
    this.tables = [];
    /** @type {import("../app/wire.js").Standing[]} */
    this.standings = [];
    /** @type {{table: string, match: import("../app/wire.js").Match} | undefined} */
    this.opened = undefined;
    /** @type {import("../app/wire.js").Line | undefined} */
    this.lit = undefined;
    this.problem = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.#try(async () => {
      this.me = await get("/api/me");
      if (!this.me || ["anyone", "camera"].includes(this.me.role)) return;
      this.standings = await get("/api/statistics");
      /** @type {import("../app/wire.js").TableLine[]} */
      const tables = await get("/api/tables");
      this.tables = await Promise.all(
        tables.map(async ({ id, name }) => ({ id, name, matches: (await get(`/api/tables/${id}/matches`)).reverse() })),
      );
    });
  }

  render() {
    return html`
      <tw-top heading=${t("history.title")} .me=${this.me} .links=${[{ href: "/", label: t("host.phone-view") }]}></tw-top>
      <main class="history">
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        ${!this.me ? nothing : this.me.role === "anyone" ? html`<p class="empty">${t("phone.scan")}</p>` : this.opened ? this.#match() : this.#all()}
      </main>`;
  }

  #all() {
    const none = this.tables.every((table) => !table.matches.length);
    return html`
      ${none ? html`<p class="empty">${t("history.none")}</p>` : nothing}
      ${this.tables.filter((table) => table.matches.length).map((table) => html`
        <section class="card">
          <h2>${table.name}</h2>
          <ul class="plain">${table.matches.map((match) => html`
            <li><button type="button" class="line" @click=${() => this.#open(table.id, match.number)}>
              <span class="number">${match.number}</span>
              <span class="what"><b>${word("game", match.game)}</b> <small>${word("status", match.status)}:
                ${match.players.map((player) => `${player.name} ${player.score}`).join(", ")}</small></span>
            </button></li>`)}</ul>
        </section>`)}
      ${this.standings.length ? this.#players() : nothing}`;
  }

  #players() {
    return html`
      <section class="card">
        <h2>${t("host.statistics")}</h2>
        <div class="wide-table" tabindex="0" role="region" aria-label=${t("host.statistics")}><table>
          <thead><tr><th scope="col">${t("stats.name")}</th><th scope="col">${t("stats.matches")}</th><th scope="col">${t("stats.wins")}</th>
            <th scope="col">${t("stats.average")}</th><th scope="col">${t("stats.best")}</th></tr></thead>
          <tbody>${this.standings.map((it) => html`<tr><th scope="row">${it.player} <small>${word("game", it.game)}</small></th><td>${it.matches}</td><td>${it.wins}</td>
            <td>${Math.round(it.average)}</td><td>${it.best}</td></tr>`)}</tbody>
        </table></div>
      </section>`;
  }

  #match() {
    const { table, match } = this.opened ?? {};
    if (!table || !match) return nothing;
    return html`
      <p><button type="button" @click=${() => this.#close()}>← ${t("history.back")}</button></p>
      <div class="past" @light=${(/** @type {CustomEvent} */ event) => (this.lit = event.detail)}>
        <tw-board .board=${{ ...match.board, dead: [] }} .players=${match.players} .cells=${this.lit?.cells ?? []}
          ground=${["castle", "cardcassonne"].includes(match.game) ? match.game : ""}></tw-board>
        <section class="card"><tw-result .match=${match} table=${table} .chosen=${this.lit}></tw-result></section>
      </div>`;
  }

  #close() {
    this.opened = undefined;
    this.lit = undefined;
  }

  /** @param {string} table @param {number} number */
  #open(table, number) {
    this.#try(async () => {
      this.opened = { table, match: (await get(`/api/tables/${table}/matches/${number}/report.json`)).match };
      scrollTo(0, 0);
    });
  }

  /** @param {() => Promise<void>} work */
  async #try(work) {
    try {
      await work();
      this.problem = "";
    } catch (refused) {
      this.problem = /** @type {Error} */ (refused).message;
    }
  }
}

customElements.define("tw-history", History);
