// The host's page: tables, the match on one of them, phones and their roles, the log, past matches.

import { html, nothing } from "lit";
import { eventText } from "../app/describe.js";
import { clock, day, t, word } from "../app/i18n.js";
import { TableLine } from "../app/line.js";
import { get, post, put, remove } from "../app/server.js";
import { Piece, mark } from "./piece.js";
import "./invite.js";
import "./newmatch.js";
import "./top.js";
import "./watch.js";

const HINTS = ["family", "standard", "purist"];
const LOG_SHOWN = 200;

export class Host extends Piece {
  static properties = {
    me: { state: true },
    tables: { state: true },
    games: { state: true },
    devices: { state: true },
    events: { state: true },
    played: { state: true },
    standings: { state: true },
    line: { state: true },
    problem: { state: true },
    done: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Me | undefined} */
    this.me = undefined;
    /** @type {import("../app/wire.js").TableLine[]} */
    this.tables = [];
    /** @type {import("../app/wire.js").Game[]} */
    this.games = [];
    /** @type {import("../app/wire.js").Device[]} */
    this.devices = [];
    /** @type {import("../app/wire.js").LogEvent[]} */
    this.events = [];
    /** @type {import("../app/wire.js").PastMatch[]} */
    this.played = [];
    /** @type {import("../app/wire.js").Standing[]} */
    this.standings = [];
    /** @type {TableLine | undefined} */
    this.line = undefined;
    this.problem = "";
    this.done = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.#try(async () => {
      this.me = await get("/api/me");
      if (this.me?.role !== "host") return;
      this.games = await get("/api/games");
      this.tables = await get("/api/tables");
      if (this.tables.length) this.#open(this.tables[0].id);
      await this.#look();
    });
  }

  render() {
    return html`
      <tw-top .line=${this.line} .me=${this.me} heading=${t("host.title")} .links=${[{ href: "/", label: t("host.phone-view") }, { href: "/history.html", label: t("history.title") }]}></tw-top>
      <main class="host">
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        ${!this.me ? nothing : this.me.role === "host" ? this.#all() : html`<p class="empty">${t("host.not")}</p>`}
      </main>`;
  }

  #all() {
    const match = this.line?.state?.match;
    const running = match && ["playing", "paused"].includes(match.status);
    return html`
      <section class="card">
        <h2>${t("host.tables")}</h2>
        <div class="figures">${this.tables.map((table) => html`
          <button type="button" class="chip" aria-pressed=${this.line?.table === table.id ? "true" : "false"} @click=${() => this.#open(table.id)}>
            ${table.name}</button>`)}</div>
        <form class="row" @submit=${this.#add}>
          <label>${t("host.new-table")} <input name="name" required maxlength="40" value=${this.tables.length ? "" : t("host.table-name")}></label>
          <button type="submit">${t("host.add")}</button>
        </form>
      </section>
      ${this.line ? html`
        <section class="card">
          <h2>${t("host.match")}</h2>
          ${match ? this.#match(match) : nothing}
          ${running ? nothing : html`<tw-new-match .games=${this.games} .names=${this.devices.map((it) => it.name)}
            @order=${(/** @type {CustomEvent} */ event) => this.#order(event.detail)}></tw-new-match>`}
        </section>
        <section class="card">
          <h2>${t("host.invite")}</h2>
          <tw-invite table=${this.line.table} .players=${match?.players ?? []}></tw-invite>
        </section>
        <section class="card">
          <h2>${t("host.camera")}</h2>
          <tw-watch table=${this.line.table} .state=${this.line.state}
            @order=${(/** @type {CustomEvent} */ event) => this.#order(event.detail)}></tw-watch>
        </section>
        <section class="card">
          <h2>${t("host.screen")}</h2>
          <p>${t("host.screen-note")}</p>
          <ul class="plain">
            <li><a href="/screen.html?table=${this.line.table}">${t("host.screen-plain")}</a></li>
            <li><a href="/screen.html?table=${this.line.table}&transparent">${t("host.screen-clear")}</a></li>
          </ul>
        </section>` : nothing}
      ${this.#devices()} ${this.line ? this.#log() : nothing} ${this.#past()}`;
  }

  /** @param {import("../app/wire.js").Match} match */
  #match(match) {
    const set = (/** @type {string} */ status) => () => this.#order({ type: "status", status });
    return html`
      <p>${word("game", match.game)}, ${word("status", match.status)}: ${match.players.map((it) => html`<span class="together">${mark(it.colour)} ${it.name} ${it.score}</span> `)}</p>
      <div class="figures">
        ${match.status === "playing" ? html`<button type="button" @click=${set("paused")}>${t("host.pause")}</button>` : nothing}
        ${match.status === "paused" || match.status === "finished" ? html`<button type="button" @click=${set("playing")}>${t("host.resume")}</button>` : nothing}
        ${["playing", "paused"].includes(match.status) ? html`
          <button type="button" @click=${set("finished")}>${t("host.finish")}</button>
          <button type="button" class="danger" @click=${set("abandoned")}>${t("host.abandon")}</button>` : html`
          <button type="button" @click=${() => this.#order({ type: "rematch" })}>${t("result.rematch")}</button>`}
      </div>
      <fieldset ?hidden=${!["playing", "paused"].includes(match.status)}>
        <legend>${t("new.hints")}</legend>
        ${HINTS.map((mode) => html`<label class="choice"><input type="radio" name="hints-now" .checked=${match.hints === mode}
          @change=${() => this.#order({ type: "hints", hints: mode })}> <span>${word("hints", mode)}<small>${word("hints-note", mode)}</small></span></label>`)}
      </fieldset>`;
  }

  #devices() {
    const nameOf = (/** @type {string} */ id) => this.tables.find((table) => table.id === id)?.name ?? t("host.all-tables");
    return html`
      <section class="card">
        <h2>${t("host.devices")} <button type="button" class="round" aria-label=${t("host.refresh")} @click=${() => this.#try(() => this.#look())}>↻</button></h2>
        ${this.devices.length ? nothing : html`<p class="quiet">${t("host.no-devices")}</p>`}
        <ul class="plain devices" tabindex="0" aria-label=${t("host.devices")}>${this.devices.map((device) => html`
          <li class="device"><span><b>${device.name}</b> <small>${word("role-of", device.role)}, ${nameOf(device.table)}, ${t("host.seen", { at: day(device.seen) })}</small></span>
            <button type="button" class="danger" aria-label=${t("host.remove", { name: device.name })} @click=${() => this.#drop(device)}>×</button></li>`)}
        </ul>
        <form class="row" @submit=${this.#pin}>
          <label>${t("host.pin")} <input name="pin" inputmode="numeric" pattern="[0-9]{6,20}" required autocomplete="off"></label>
          <button type="submit">${t("host.set-pin")}</button>
          <span role="status">${this.done}</span>
        </form>
      </section>`;
  }

  #log() {
    const names = this.line?.state?.match?.players.map((player) => player.name) ?? [];
    return html`
      <section class="card">
        <h2>${t("host.log")}</h2>
        <ol class="log" reversed tabindex="0">${[...this.events].reverse().slice(0, LOG_SHOWN).map((event) => html`
          <li><time>${clock(event.at)}</time> ${eventText(event, event.what.players ?? names)} <small>${event.by}</small></li>`)}
        </ol>
        <p><a href="/api/tables/${this.line?.table}/events" download="${this.line?.table}.json">${t("host.log-file")}</a></p>
        <p><a href="/api/support.zip" download>${t("host.support")}</a> <small>${t("host.support-note")}</small></p>
      </section>`;
  }

  #past() {
    return html`
      ${this.played.length ? html`
        <section class="card">
          <h2>${t("host.past")}</h2>
          <ul class="plain">${this.played.map((match) => html`
            <li class="device"><span><b>${match.number}. ${word("game", match.game)}</b>
              <small>${word("status", match.status)}: ${match.players.map((player) => `${player.name} ${player.score}`).join(", ")}</small></span>
              <span class="figures">
                ${["html", "pdf", "csv", "json"].map((kind) => html`
                  <a class="chip" href="/api/tables/${this.line?.table}/matches/${match.number}/report.${kind}">${kind.toUpperCase()}</a>`)}
              </span></li>`)}
          </ul>
        </section>` : nothing}
      ${this.standings.length ? html`
        <section class="card">
          <h2>${t("host.statistics")}</h2>
          <div class="wide-table" tabindex="0" role="region" aria-label=${t("host.statistics")}><table>
            <thead><tr><th scope="col">${t("stats.name")}</th><th scope="col">${t("stats.matches")}</th><th scope="col">${t("stats.wins")}</th>
              <th scope="col">${t("stats.average")}</th><th scope="col">${t("stats.best")}</th></tr></thead>
            <tbody>${this.standings.map((it) => html`<tr><th scope="row">${it.player} <small>${word("game", it.game)}</small></th><td>${it.matches}</td><td>${it.wins}</td>
              <td>${Math.round(it.average)}</td><td>${it.best}</td></tr>`)}</tbody>
          </table></div>
        </section>` : nothing}`;
  }

  // What changes

  /** @param {() => Promise<void>} work */
  async #try(work) {
    try {
      await work();
      this.problem = "";
    } catch (refused) {
      this.problem = /** @type {Error} */ (refused).message;
    }
  }

  async #look() {
    this.devices = await get("/api/devices");
    this.standings = await get("/api/statistics");
    if (this.line) this.played = await get(`/api/tables/${this.line.table}/matches`);
  }

  /** @param {string} table */
  #open(table) {
    this.line?.close();
    const line = new TableLine(table);
    this.line = line;
    this.events = [];
    line.addEventListener("change", () => this.requestUpdate());
    line.addEventListener("events", (event) => {
      this.events = [...this.events, .../** @type {CustomEvent} */ (event).detail];
      this.#try(() => this.#look());
    });
    this.#try(async () => {
      const { events } = await get(`/api/tables/${table}/events`);
      if (this.line === line) this.events = events;
    });
  }

  /** @param {import("../app/wire.js").Command} command */
  async #order(command) {
    const reply = await this.line?.order(command);
    this.problem = reply && !reply.ok ? (reply.error ?? "") : "";
  }

  /** @param {SubmitEvent} event */
  #add(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    this.#try(async () => {
      const table = await post("/api/tables", { name: new FormData(form).get("name") });
      this.tables = [...this.tables, table];
      form.reset();
      this.#open(table.id);
    });
  }

  /** @param {import("../app/wire.js").Device} device */
  #drop(device) {
    this.#try(async () => {
      await remove(`/api/devices/${device.id}`);
      await this.#look();
    });
  }

  /** @param {SubmitEvent} event */
  #pin(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    this.#try(async () => {
      await put("/api/pin", { pin: new FormData(form).get("pin") });
      form.reset();
      this.done = t("host.pin-set");
    });
  }
}

customElements.define("tw-host", Host);
