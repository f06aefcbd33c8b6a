// An illegal turn lies on the table: why it is illegal, and the two things the table can do about it.

import { html, nothing } from "lit";
import { moveText, reason } from "../app/describe.js";
import { t } from "../app/i18n.js";
import { Piece, mark } from "./piece.js";

export class PendingElement extends Piece {
  static properties = { match: { attribute: false }, may: { type: Boolean } };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Match | undefined} */
    this.match = undefined;
    /** Whether this device may decide. */
    this.may = false;
  }

  render() {
    const match = this.match;
    const pending = match?.pending;
    if (!match || !pending) return nothing;
    const player = match.players[pending.player];
    return html`
      <section class="pending" role="alert">
        <h2>${t("pending.title")}</h2>
        <p>${mark(player.colour)} ${player.name}: ${moveText(pending.move)}</p>
        <ul>
          ${pending.violations.map((breach) => html`
            <li>${reason(breach)} <small>${t("pending.passage", { passage: breach.passage })}</small></li>`)}
        </ul>
        ${this.may ? html`
          <div class="both">
            <button type="button" class="primary" @click=${() => this.tell("order", { type: "take-back" })}>
              ${t("pending.take-back")}</button>
            ${pending.canLie ? html`
              <button type="button" @click=${() => this.tell("order", { type: "allow" })}>${t("pending.allow")}</button>`
              : html`<p class="quiet">${t("pending.cannot-lie")}</p>`}
          </div>` : nothing}
      </section>`;
  }
}

customElements.define("tw-pending", PendingElement);
