// A new match: game and edition, house rules, who plays in which colour, how much the phones tell.

import { html, nothing } from "lit";
import { known, t, word } from "../app/i18n.js";
import { COLOURS, shapeName } from "../app/players.js";
import { Piece, mark } from "./piece.js";

const HINTS = ["family", "standard", "purist"];
const MOST_PLAYERS = 6;
const KEPT = "tilewatch.players";

/** @typedef {{name: string, colour: string}} Seat */

export class NewMatch extends Piece {
  static properties = { games: { attribute: false }, names: { attribute: false }, game: { state: true }, seats: { state: true } };

  constructor() {
    super();
    /** @type {import("../app/wire.js").Game[]} */
    this.games = [];
    /** Names of joined phones, offered while typing. @type {string[]} */
    this.names = [];
    this.game = "";
    /** @type {Seat[]} */
    this.seats = lastSeats();
  }

  render() {
    const game = this.games.find((it) => it.id === this.game) ?? this.games[0];
    if (!game) return nothing;
    return html`
      <form class="new-match" @submit=${(/** @type {SubmitEvent} */ event) => this.#start(event, game)}>
        <label>${t("new.game")}
          <select name="game" @change=${(/** @type {Event} */ event) => (this.game = /** @type {HTMLSelectElement} */ (event.target).value)}>
            ${this.games.map((it) => html`<option value=${it.id} ?selected=${it === game}>${word("game", it.id)}</option>`)}
          </select></label>
        <fieldset>
          <legend>${t("new.players")}</legend>
          <datalist id="joined">${this.names.map((name) => html`<option value=${name}></option>`)}</datalist>
          ${this.seats.map((seat, i) => this.#seat(seat, i))}
          <button type="button" ?disabled=${this.seats.length >= MOST_PLAYERS} @click=${() => this.#add()}>+ ${t("new.add")}</button>
        </fieldset>
        <fieldset>
          <legend>${t("new.hints")}</legend>
          ${HINTS.map((mode, i) => html`<label class="choice"><input type="radio" name="hints" value=${mode} ?checked=${i === 0}>
            <span>${word("hints", mode)}<small>${word("hints-note", mode)}</small></span></label>`)}
        </fieldset>
        <details>
          <summary>${t("new.options")}</summary>
          ${game.options.map((option) => this.#option(game.id, option))}
        </details>
        <button type="submit" class="primary wide">${t("new.start")}</button>
      </form>`;
  }

  /** @param {Seat} seat @param {number} i */
  #seat(seat, i) {
    return html`
      <div class="seat">
        ${mark(seat.colour)}
        <input aria-label=${t("new.name", { n: i + 1 })} required maxlength="30" list="joined" .value=${seat.name}
          placeholder=${t("new.name", { n: i + 1 })}
          @input=${(/** @type {Event} */ event) => this.#set(i, { name: /** @type {HTMLInputElement} */ (event.target).value })}>
        <select aria-label=${t("new.colour", { n: i + 1 })}
          @change=${(/** @type {Event} */ event) => this.#colour(i, /** @type {HTMLSelectElement} */ (event.target).value)}>
          ${COLOURS.map((colour) => html`<option value=${colour} ?selected=${colour === seat.colour} .selected=${colour === seat.colour}>
            ${word("colour", colour)} (${word("shape", shapeName(colour))})</option>`)}
        </select>
        <button type="button" class="round" aria-label=${t("new.remove", { n: i + 1 })} ?disabled=${this.seats.length < 2}
          @click=${() => (this.seats = this.seats.filter((_, other) => other !== i))}>×</button>
      </div>`;
  }

  /** @param {string} game @param {import("../app/wire.js").Option} option */
  #option(game, option) {
    const value = (/** @type {string} */ it) => (known("value", it) ? word("value", it) : it);
    return html`<label>${word("option", option.id)}
      <select name="option-${option.id}">
        ${option.values.map((it) => html`<option value=${it} ?selected=${it === option.standard}>${value(it)}</option>`)}
      </select></label>`;
  }

  #add() {
    const free = COLOURS.find((colour) => !this.seats.some((seat) => seat.colour === colour)) ?? COLOURS[0];
    this.seats = [...this.seats, { name: "", colour: free }];
  }

  /** @param {number} i @param {Partial<Seat>} part */
  #set(i, part) {
    this.seats = this.seats.map((seat, other) => (other === i ? { ...seat, ...part } : seat));
  }

  /** Whoever had the colour gets the one given up. @param {number} i @param {string} colour */
  #colour(i, colour) {
    const mine = this.seats[i].colour;
    this.seats = this.seats.map((seat, other) =>
      other === i ? { ...seat, colour } : seat.colour === colour ? { ...seat, colour: mine } : seat);
  }

  /** @param {SubmitEvent} event @param {import("../app/wire.js").Game} game */
  #start(event, game) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    localStorage.setItem(KEPT, JSON.stringify(this.seats));
    this.tell("order", {
      type: "start",
      game: game.id,
      players: this.seats.map((seat) => seat.name.trim()),
      colours: this.seats.map((seat) => seat.colour),
      options: Object.fromEntries(game.options.map((option) => [option.id, form.get(`option-${option.id}`)])),
      hints: form.get("hints"),
    });
  }
}

/** Who played last sits there again. @returns {Seat[]} */
function lastSeats() {
  try {
    const seats = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    if (seats.length) return seats;
  } catch {
    // Nothing usable was kept.
  }
  return [{ name: "", colour: "red" }, { name: "", colour: "blue" }];
}

customElements.define("tw-new-match", NewMatch);
