// The timeline: every turn that stands, newest first, and a slider to leaf through the match.

import { html, nothing } from "lit";
import { moveText } from "../app/describe.js";
import { signed, t } from "../app/i18n.js";
import { Piece, mark } from "./piece.js";

const STEP = 900;

export class Turns extends Piece {
  static properties = { match: { attribute: false }, at: { type: Number }, may: { type: Boolean }, running: { state: true } };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Match | undefined} */
    this.match = undefined;
    /** How many turns are shown on the board; -1 for all, live. */
    this.at = -1;
    this.may = false;
    this.running = false;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop();
  }

  render() {
    const match = this.match;
    if (!match) return nothing;
    const count = match.turns.length;
    const at = this.at < 0 ? count : this.at;
    return html`
      <div class="replay">
        <button type="button" class="round" aria-label=${this.running ? t("turns.pause") : t("turns.play")} ?disabled=${!count}
          @click=${() => (this.running ? this.#stop() : this.#run())}>${this.running ? "❚❚" : "▶"}</button>
        <input type="range" min="0" max=${count} .value=${String(at)} ?disabled=${!count} aria-label=${t("turns.replay")}
          aria-valuetext=${t("turns.at", { turn: at, n: count })}
          @input=${(/** @type {Event} */ event) => this.#show(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
        <span class="quiet">${at}/${count}</span>
      </div>
      ${count ? nothing : html`<p class="quiet">${t("turns.none")}</p>`}
      <ol class="turns" reversed>
        ${[...match.turns].reverse().map((turn) => html`
          <li>
            <button type="button" class="line ${turn.skipped ? "skipped" : ""}" ?disabled=${!this.may}
              aria-label=${t("turns.fix", { turn: turn.turn + 1, move: moveText(turn.move) })}
              @click=${() => this.tell("fix", turn.turn)}>
              <span class="number">${turn.turn + 1}</span>
              ${mark(match.players[turn.player].colour)}
              <span class="what">${moveText(turn.move)}
                ${turn.legal || turn.skipped ? nothing : html`<small class="badge">${t("turns.illegal")}</small>`}
                ${turn.corrected ? html`<small class="badge">${t("turns.corrected")}</small>` : nothing}
                ${turn.skipped ? html`<small class="badge">${t("turns.skipped")}</small>` : nothing}
              </span>
              <span class="points">${turn.points ? signed(turn.points) : ""}</span>
            </button>
          </li>`)}
      </ol>`;
  }

  /** @param {number} turns */
  #show(turns) {
    this.tell("replay", turns >= (this.match?.turns.length ?? 0) ? -1 : turns);
  }

  #run() {
    this.running = true;
    const count = this.match?.turns.length ?? 0;
    let at = this.at < 0 || this.at >= count ? 0 : this.at;
    this.#show(at);
    this.timer = setInterval(() => {
      this.#show(++at);
      if (at >= (this.match?.turns.length ?? 0)) this.#stop();
    }, STEP);
  }

  #stop() {
    clearInterval(this.timer);
    this.running = false;
  }
}

customElements.define("tw-turns", Turns);
