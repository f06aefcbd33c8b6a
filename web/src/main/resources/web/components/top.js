// The line at the top of every page: where one is, what the camera does, whether the server is there.

import { html, nothing } from "lit";
import { t, word } from "../app/i18n.js";
import { Piece } from "./piece.js";
import "./prefs.js";

export class Top extends Piece {
  static properties = { heading: {}, line: { attribute: false }, me: { attribute: false }, links: { attribute: false } };

  constructor() {
    super();
    this.heading = "Tilewatch";
    /** @type {import("../app/line.js").TableLine | undefined} */
    this.line = undefined;
    /** @type {import("../app/wire.js").Me | undefined} */
    this.me = undefined;
    /** @type {{href: string, label: string}[]} */
    this.links = [];
    this.changed = () => this.requestUpdate();
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (changed.has("line")) {
      changed.get("line")?.removeEventListener("change", this.changed);
      this.line?.addEventListener("change", this.changed);
    }
  }

  render() {
    const state = this.line?.state;
    const away = this.line && this.line.connection !== "open" && this.line.state;
    return html`
      <header class="top">
        <img src="/tile.svg" alt="" width="28" height="28">
        <h1>${state?.name ?? this.heading}</h1>
        ${state?.match ? html`<span class="chip watching ${state.camera.watching}">${word("watching", state.camera.watching)}</span>` : nothing}
        ${this.links.map((link) => html`<a class="chip" href=${link.href}>${link.label}</a>`)}
        <tw-prefs .links=${this.links} ?spectator=${["spectator", "player"].includes(this.me?.role ?? "")}></tw-prefs>
      </header>
      <div class="banner" role="status">${away ? html`<p>${t("top.away")}</p>` : nothing}</div>`;
  }
}

customElements.define("tw-top", Top);
