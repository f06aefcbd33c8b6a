// Inviting a phone: a code to scan for each network the machine is in. One code serves one phone.

import { html, nothing } from "lit";
import { t, word } from "../app/i18n.js";
import { post } from "../app/server.js";
import { Piece } from "./piece.js";

const ROLES = ["player", "spectator", "scorer", "camera"];

export class Invite extends Piece {
  static properties = { table: {}, players: { attribute: false }, doors: { state: true }, minutes: { state: true }, problem: { state: true } };

  constructor() {
    super();
    this.table = "";
    /** @type {import("../app/wire.js").Player[]} */
    this.players = [];
    /** @type {{address: string, svg: string}[]} */
    this.doors = [];
    this.minutes = 0;
    this.problem = "";
  }

  render() {
    return html`
      <form class="row" @submit=${this.#ask}>
        <label>${t("invite.role")} <select name="role">${ROLES.map((role) => html`<option value=${role}>${word("role-of", role)}</option>`)}</select></label>
        <label>${t("invite.seat")} <select name="player">
          <option value="-1">${t("invite.any")}</option>
          ${this.players.map((player) => html`<option value=${player.index}>${player.name}</option>`)}
        </select></label>
        <button type="submit" class="primary">${t("invite.show")}</button>
      </form>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.doors.length ? html`<p class="quiet">${t("invite.note", { n: this.minutes })}</p>` : nothing}
      ${this.doors.some((door) => door.address.startsWith("https")) ? html`<p class="quiet">${t("invite.trust")} <a href="/trust">/trust</a></p>` : nothing}
      <div class="doors">${this.doors.map((door) => html`
        <figure>
          <img class="qr" alt=${t("invite.code")} src="data:image/svg+xml;charset=utf-8,${encodeURIComponent(door.svg)}">
          <figcaption><a href=${door.address}>${door.address.replace(/#.*/, "")}</a></figcaption>
        </figure>`)}
      </div>`;
  }

  /** @param {SubmitEvent} event */
  async #ask(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    try {
      const invitation = await post("/api/invitations", {
        role: form.get("role"),
        table: this.table,
        player: Number(form.get("player")),
      });
      this.doors = invitation.doors;
      this.minutes = invitation.minutes;
      this.problem = "";
    } catch (refused) {
      this.problem = /** @type {Error} */ (refused).message;
    }
  }
}

customElements.define("tw-invite", Invite);
