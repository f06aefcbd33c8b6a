// The phone's page: join with the code, choose a table and a seat, then play.

import { html, nothing } from "lit";
import { t, word } from "../app/i18n.js";
import { TableLine } from "../app/line.js";
import { get, post, put } from "../app/server.js";
import { shapeName } from "../app/players.js";
import { Piece, mark } from "./piece.js";
import "./play.js";
import "./top.js";

const NAME = "tilewatch.name";

export class Phone extends Piece {
  static properties = {
    me: { state: true },
    tables: { state: true },
    token: { state: true },
    line: { state: true },
    seat: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Me | undefined} */
    this.me = undefined;
    /** @type {import("../app/wire.js").TableLine[]} */
    this.tables = [];
    /** The invitation in the address; never sent but to join. */
    this.token = new URLSearchParams(location.hash.slice(1)).get("join") ?? "";
    /** @type {TableLine | undefined} */
    this.line = undefined;
    this.seat = -1;
    this.problem = "";
    this.changed = () => this.#changed();
  }

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("claim", (event) => this.#claim(/** @type {CustomEvent} */ (event).detail));
    addEventListener("hashchange", () => {
      this.token = new URLSearchParams(location.hash.slice(1)).get("join") ?? "";
    });
    if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/worker.js");
    this.#look();
  }

  render() {
    const past = { href: "/history.html", label: t("history.title") };
    const links = this.me?.role === "host" ? [{ href: "/host.html", label: t("phone.host") }, past] : this.line ? [past] : [];
    return html`
      <tw-top .line=${this.line} .me=${this.me} .links=${links}></tw-top>
      <main>${this.#main()}</main>`;
  }

  #main() {
    if (this.token && this.me?.role !== "host") return this.#join();
    if (!this.me) return html`<p class="empty" role="status">${this.problem || t("phone.asking")}</p>`;
    if (this.me.role === "anyone" || this.line?.connection === "refused") return this.#stranger();
    if (this.me.role === "camera") return html`<tw-camera table=${this.me.table}></tw-camera>`;
    if (!this.line) return this.#choose();
    return html`
      ${this.#seats()}
      <tw-play .line=${this.line} .me=${this.me} seat=${this.seat}></tw-play>`;
  }

  #join() {
    return html`
      <form class="card narrow" @submit=${this.#enter}>
        <h2>${t("join.title")}</h2>
        <label for="name">${t("join.name")}</label>
        <input id="name" name="name" required maxlength="60" autocomplete="nickname" value=${localStorage.getItem(NAME) ?? ""}>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <button type="submit" class="primary wide">${t("join.go")}</button>
        <p class="quiet">${t("join.privacy")}</p>
      </form>`;
  }

  #stranger() {
    return html`
      <section class="card narrow">
        <h2>${t("phone.stranger")}</h2>
        <p>${t("phone.scan")}</p>
      </section>`;
  }

  #choose() {
    if (!this.tables.length) {
      return html`<section class="card narrow"><h2>${t("phone.no-table")}</h2>
        ${this.me?.role === "host" ? html`<a class="button primary wide" href="/host.html">${t("phone.set-up")}</a>` : html`<p>${t("phone.wait")}</p>`}
      </section>`;
    }
    return html`
      <section class="card narrow">
        <h2>${t("phone.choose")}</h2>
        <ul class="plain">${this.tables.map((table) => html`
          <li><button type="button" class="wide" @click=${() => this.#sit(table.id)}>${table.name}
            <small>${table.game ? `${word("game", table.game)}, ${word("status", table.status)}` : t("phone.idle")}</small></button></li>`)}
        </ul>
      </section>`;
  }

  /** Who sits here? Asked once a match, on phones that may play and were not invited to a seat. */
  #seats() {
    const match = this.line?.state?.match;
    if (!match || this.seat !== -1 || this.me?.role !== "player" || match.over || match.status === "finished") return nothing;
    return html`
      <section class="card seats">
        <h2>${t("seat.title")}</h2>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <div class="figures">
          ${match.players.map((player) => html`
            <button type="button" class="chip" @click=${() => this.#take(player.index)}
              aria-label="${player.name}: ${word("colour", player.colour)}, ${word("shape", shapeName(player.colour))}">
              ${mark(player.colour)} ${player.name}</button>`)}
          <button type="button" class="chip" @click=${() => this.#take(-2)}>${t("seat.none")}</button>
        </div>
      </section>`;
  }

  async #look() {
    try {
      this.me = await get("/api/me");
      if (!this.me || this.me.role === "anyone") return;
      if (this.me.role === "camera") {
        // Only phones that are cameras load what a camera needs.
        await import("./camera.js");
        return;
      }
      const table = this.me.table || new URLSearchParams(location.search).get("table") || "";
      if (!table) this.tables = await get("/api/tables");
      if (table) this.#sit(table);
      else if (this.tables.length === 1) this.#sit(this.tables[0].id);
    } catch {
      // The server is not there yet: ask again, calmly.
      this.problem = t("top.away");
      setTimeout(() => this.#look(), 2000 + 1000 * Math.random());
    }
  }

  /** @param {string} table */
  #sit(table) {
    this.line?.close();
    this.line = new TableLine(table);
    this.line.addEventListener("change", this.changed);
  }

  #changed() {
    const state = this.line?.state;
    const invited = this.me?.player ?? -1;
    const kept = state?.match ? Number(sessionSeat(state.table, state.match.number) ?? -1) : -1;
    this.seat = invited >= 0 ? invited : kept;
    document.title = state ? `${state.name} · Tilewatch` : "Tilewatch";
    this.requestUpdate();
  }

  /** The server is told, so that what only this player may know comes here and nowhere else. @param {number} seat */
  async #take(seat) {
    const state = this.line?.state;
    if (!state?.match) return;
    localStorage.setItem(`tilewatch.seat.${state.table}`, `${state.match.number}:${seat}`);
    this.seat = seat;
    try {
      this.me = await put("/api/seat", { player: Math.max(-1, seat) });
      this.#sit(state.table);
    } catch (refused) {
      this.problem = /** @type {import("../app/server.js").Refused} */ (refused).status === 409 ? t("seat.taken") : String(refused);
      localStorage.removeItem(`tilewatch.seat.${state.table}`);
      this.seat = -1;
    }
  }

  /** @param {SubmitEvent} event */
  async #enter(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name"));
    try {
      await post("/api/join", { token: this.token, name });
      localStorage.setItem(NAME, name);
      history.replaceState(null, "", location.pathname);
      this.token = "";
      this.problem = "";
      await this.#look();
    } catch (refused) {
      this.problem = /** @type {import("../app/server.js").Refused} */ (refused).status === 403 ? t("join.used") : String(refused);
    }
  }

  /** @param {{pin: string, refused: (why: string) => void}} tried */
  async #claim({ pin, refused }) {
    try {
      this.me = await post("/api/scorer", { pin });
      // The line was opened as a player's; as a scorer's it may do more.
      if (this.line) this.#sit(this.line.table);
    } catch (no) {
      refused(/** @type {Error} */ (no).message);
    }
  }
}

/** The seat taken in this match, as long as it is this match. @param {string} table @param {number} match */
function sessionSeat(table, match) {
  const [number, seat] = (localStorage.getItem(`tilewatch.seat.${table}`) ?? "").split(":");
  return Number(number) === match ? seat : undefined;
}

customElements.define("tw-phone", Phone);
