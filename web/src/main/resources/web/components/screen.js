// The big screen, or an overlay over a video picture: board, scores, what happened last. Nothing to tap.
// screen.html?table=kitchen&transparent&lang=ru&theme=dark

import { html, nothing } from "lit";
import { expression, moveText, reason } from "../app/describe.js";
import { signed, t, word } from "../app/i18n.js";
import { TableLine } from "../app/line.js";
import { read } from "../app/notation.js";
import { ended } from "../app/score.js";
import { get } from "../app/server.js";
import { Piece, mark } from "./piece.js";
import "./board.js";
import "./scores.js";

export class Screen extends Piece {
  static properties = { line: { state: true } };

  constructor() {
    super();
    /** @type {TableLine | undefined} */
    this.line = undefined;
    const query = new URLSearchParams(location.search);
    document.documentElement.classList.toggle("transparent", query.has("transparent"));
    this.wanted = query.get("table");
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    try {
      const table = this.wanted ?? (await get("/api/tables"))[0]?.id;
      if (!table) throw new Error("no table yet");
      this.line = new TableLine(table);
      this.line.addEventListener("change", () => this.requestUpdate());
    } catch {
      setTimeout(() => this.#look(), 3000);
    }
  }

  render() {
    const state = this.line?.state;
    const match = state?.match;
    if (!state || !match) return html`<main class="screen"><h1>${state?.name ?? "Tilewatch"}</h1><p>${t("screen.wait")}</p></main>`;
    return html`
      <main class="screen">
        <h1>${state.name} <small>${word("game", match.game)}</small></h1>
        <tw-board .board=${ended(match) ? { ...match.board, dead: [] } : match.board} .players=${match.players} .last=${read(match.turns.at(-1)?.move ?? "")}
          .cells=${match.pending ? match.pending.violations.flatMap((breach) => breach.cells) : []} ground=${["castle", "cardcassonne"].includes(match.game) ? match.game : ""} still></tw-board>
        <tw-scores .match=${match}></tw-scores>
        <section class="latest" aria-live="polite">${this.#latest(match)}</section>
      </main>`;
  }

  /** @param {import("../app/wire.js").Match} match */
  #latest(match) {
    if (match.pending) return html`<h2>${t("pending.title")}</h2>${match.pending.violations.map((it) => html`<p>${reason(it)}</p>`)}`;
    const turn = match.turns.at(-1);
    if (!turn) return html`<p>${t("turns.none")}</p>`;
    const player = match.players[turn.player];
    const lines = ended(match) ? [] : match.lines.filter((line) => line.turn === turn.turn);
    return html`
      <h2>${mark(player.colour)} ${player.name}: ${moveText(turn.move)}</h2>
      ${lines.map((line) => html`<p>${mark(match.players[line.player].colour)} <b>${signed(line.points)}</b>
        ${word("feature", line.feature)} <small>${expression(line.expression)}</small></p>`)}
      ${ended(match) ? html`<p>${t("screen.over")}</p>` : nothing}`;
  }
}

customElements.define("tw-screen", Screen);
