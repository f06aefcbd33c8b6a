// A table during play: scores, the board, and below it (beside it on wider screens) what one wants to know or do.

import { html, nothing } from "lit";
import { shape, tileSet, want } from "../app/catalog.js";
import { get } from "../app/server.js";
import { t, word } from "../app/i18n.js";
import { plainName, read, write } from "../app/notation.js";
import { ended } from "../app/score.js";
import { settings } from "../app/settings.js";
import { tellAloud, tellTurn } from "../app/voice.js";
import { Piece, mark } from "./piece.js";
import { setOf } from "./fix.js";
import "./ask.js";
import "./board.js";
import "./fix.js";
import "./items.js";
import "./lay.js";
import "./pending.js";
import "./points.js";
import "./result.js";
import "./scores.js";
import "./sight.js";
import "./turns.js";

/** @typedef {import("../app/wire.js").Match} Match */
/** @typedef {import("../app/wire.js").Square} Square */
/** @typedef {import("./lay.js").Draft} Draft */

const TABS = ["points", "tiles", "turns"];
/** Games whose board has a ground of its own, with cards, with nothing but tiles and figures, with hands to keep secret. */
const GROUNDS = ["castle", "cardcassonne"];
const CARDS = ["cardcassonne", "master-of-the-forest"];
const LANDSCAPES = ["carcassonne", "hunters-and-gatherers"];
const SECRET_HANDS = ["cardcassonne"];
const BESIDE = [[0, -1], [1, 0], [0, 1], [-1, 0]];

export class Play extends Piece {
  static properties = {
    line: { attribute: false },
    me: { attribute: false },
    seat: { type: Number },
    tab: { state: true },
    draft: { state: true },
    fixing: { state: true },
    lit: { state: true },
    replay: { state: true },
    past: { state: true },
    problem: { state: true },
    held: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../app/line.js").TableLine | undefined} */
    this.line = undefined;
    /** @type {import("../app/wire.js").Me | undefined} */
    this.me = undefined;
    this.seat = -1;
    this.tab = "points";
    /** @type {Draft | undefined} */
    this.draft = undefined;
    this.fixing = -1;
    /** @type {import("../app/wire.js").Line | undefined} */
    this.lit = undefined;
    this.replay = -1;
    /** The board of an earlier turn. @type {import("../app/wire.js").Board | undefined} */
    this.past = undefined;
    this.problem = "";
    /** The piece only this phone knows of and where it may go. @type {Match["hand"]} */
    this.held = undefined;
    this.toMove = -1;
    this.changed = () => this.#changed();
    this.happened = (/** @type {Event} */ event) =>
      tellAloud(/** @type {CustomEvent} */ (event).detail, this.line?.state?.match);
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (!changed.has("line")) return;
    this.#hear(changed.get("line"), false);
    this.#hear(this.line, true);
    this.#changed();
  }

  /** @param {import("../app/line.js").TableLine | undefined} line @param {boolean} on */
  #hear(line, on) {
    const change = on ? "addEventListener" : "removeEventListener";
    line?.[change]("change", this.changed);
    line?.[change]("events", this.happened);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#hear(this.line, false);
  }

  /** Another thing below the board begins at its top. @param {Map<string, unknown>} changed */
  updated(changed) {
    if (["tab", "draft", "fixing"].some((it) => changed.has(it) && (it !== "draft" || !changed.get("draft") !== !this.draft))) {
      const panel = this.querySelector(".panel");
      if (panel) panel.scrollTop = 0;
    }
  }

  get match() {
    return this.line?.state?.match;
  }

  get mayPlay() {
    return ["host", "scorer", "player"].includes(this.me?.role ?? "");
  }

  get mayRun() {
    return ["host", "scorer"].includes(this.me?.role ?? "");
  }

  render() {
    const match = this.match;
    if (!match) return html`<p class="empty">${t("play.no-match")}</p>`;
    const open = match.status === "playing" && !match.over;
    return html`
      <div class="play ${ended(match) ? "over" : this.draft || this.fixing >= 0 ? "doing" : ""}">
        <tw-scores .match=${match} seat=${this.seat} upTo=${this.replay}></tw-scores>
        ${this.#board(match)}
        <section class="panel"
          @light=${(/** @type {CustomEvent} */ event) => (this.lit = event.detail)}
          @order=${(/** @type {CustomEvent} */ event) => this.#order(event.detail)}
          @cancel=${() => this.#cancel()}>
          ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
          ${this.#panel(match)}
        </section>
        ${open && this.mayPlay && !this.draft && this.fixing < 0 ? this.#bar(match) : nothing}
      </div>`;
  }

  /** @param {Match} match */
  #board(match) {
    const last = read(match.turns.at(-1)?.move ?? "");
    const pending = read(match.pending?.move ?? "");
    const turn = this.fixing >= 0 ? read(match.turns[this.fixing]?.move ?? "") : undefined;
    const cells = this.lit?.cells ?? (turn ? [turn] : match.pending ? match.pending.violations.flatMap((it) => it.cells) : []);
    return html`<tw-board ground=${GROUNDS.includes(match.game) ? match.game : ""}
      .board=${this.past ?? (ended(match) ? { ...match.board, dead: [] } : match.board)} .players=${match.players} .cells=${this.past && !this.lit ? [] : cells}
      .last=${this.past ? undefined : last} .targets=${this.draft ? this.#targets(match) : this.#hints(match)}
      .ghost=${this.draft ? this.#ghost(match) : pending ? this.#lying(match, pending) : undefined}
      ?tappable=${this.mayPlay && !this.draft && !this.past}
      @square=${(/** @type {CustomEvent} */ event) => this.#place(event.detail)}
      @tile=${(/** @type {CustomEvent} */ event) => this.#fixAt(event.detail)}></tw-board>`;
  }

  /** @param {Match} match */
  #panel(match) {
    if (match.pending && !this.draft) return html`<tw-pending .match=${match} ?may=${this.mayPlay}></tw-pending>`;
    if (this.draft) {
      return html`<tw-lay .draft=${this.draft} .match=${match} .place=${this.#placeOf(match)} .tiles=${this.#choosable(match)} .instead=${this.#hand?.instead ?? []}
        @draft=${(/** @type {CustomEvent} */ event) => this.#change(event.detail)} @aside=${() => this.#aside()} @done=${() => this.#done()}
        @written=${(/** @type {CustomEvent} */ event) => this.#send(event.detail)}></tw-lay>`;
    }
    if (this.fixing >= 0) {
      return html`<tw-fix .match=${match} number=${this.fixing}
        @edit=${(/** @type {CustomEvent} */ event) => this.#edit(match, event.detail)}></tw-fix>`;
    }
    return html`
      <tw-sight .sight=${this.line?.state?.camera} .match=${match} seat=${this.seat} ?may=${this.mayPlay}></tw-sight>
      ${ended(match) ? nothing : this.#whose(match)}
      <tw-ask .match=${match} seat=${this.seat < -1 ? -1 : this.seat} ?may=${this.mayPlay && (this.seat >= 0 || this.mayRun)}></tw-ask>
      ${ended(match) || this.seat < 0 ? nothing : html`<tw-items .match=${match} player=${this.seat}></tw-items>`}
      <div class="tabs" role="tablist" aria-label=${t("play.tabs")} @keydown=${this.#arrow}>
        ${TABS.map((tab) => html`
          <button type="button" role="tab" id="tab-${tab}" aria-selected=${this.tab === tab ? "true" : "false"} aria-controls="tab-panel"
            tabindex=${this.tab === tab ? 0 : -1} @click=${() => this.#open(tab)}>
            ${tab === "points" && ended(match) ? t("play.result") : word("tab", tab)}</button>`)}
      </div>
      <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby="tab-${this.tab}" tabindex="0">${this.#tab(match)}</div>`;
  }

  /** @param {Match} match */
  #tab(match) {
    if (this.tab === "tiles") {
      return html`<tw-items .match=${match}></tw-items>
        <tw-left .left=${match.remaining}></tw-left>
        ${match.board.dead.length ? html`<p class="quiet">${t("play.dead", { n: match.board.dead.length })}</p>` : nothing}`;
    }
    if (this.tab === "turns") {
      return html`<tw-turns .match=${match} at=${this.replay} ?may=${this.mayPlay && match.status === "playing"}
        @replay=${(/** @type {CustomEvent} */ event) => this.#show(event.detail)}
        @fix=${(/** @type {CustomEvent} */ event) => (this.fixing = event.detail)}></tw-turns>`;
    }
    return ended(match)
      ? html`<tw-result .match=${match} table=${this.line?.table ?? ""} .chosen=${this.lit} ?may=${this.mayRun}></tw-result>`
      : html`<tw-points .match=${match} .chosen=${this.lit}></tw-points>`;
  }

  /** @param {Match} match */
  #whose(match) {
    const player = match.players[match.toMove];
    const mine = player.index === this.seat;
    if (match.status === "paused") return html`<p class="whose">${t("play.paused")}</p>`;
    return html`<p class="whose ${mine ? "mine" : ""}" role="status">
      ${mark(player.colour)} ${mine ? t("play.yours") : t("play.turn", { name: player.name })}
      ${match.due ? html`<small>${word("due", match.due)}</small>` : nothing}
      ${match.hand ? html`<small>${t("play.holds", { tile: plainName(match.hand.piece) })}</small>` : nothing}</p>`;
  }

  /** @param {Match} match */
  #bar(match) {
    return html`
      <div class="bar">
        ${match.pending ? nothing : html`
          <button type="button" class="primary" @click=${() => this.#begin(match)}>${CARDS.includes(match.game) ? t("play.lay-card") : t("play.lay")}</button>`}
        <button type="button" ?disabled=${!match.turns.length} @click=${() => this.#order({ type: "undo" })}>↶ ${t("play.undo")}</button>
      </div>`;
  }

  // What changes

  #changed() {
    this.requestUpdate();
    const match = this.match;
    if (!match) return;
    if (this.draft?.mode === "play" && this.draft.player !== match.toMove) this.draft = undefined;
    if (ended(match) || this.fixing >= match.turns.length) this.fixing = -1;
    if (this.toMove !== match.toMove) {
      if (this.toMove >= 0 && match.toMove === this.seat && !ended(match)) tellTurn();
      this.toMove = match.toMove;
      this.lit = undefined;
    }
  }

  /** @param {import("../app/wire.js").Command} command */
  async #order(command) {
    this.problem = "";
    this.lit = undefined;
    const reply = await this.line?.order(command);
    if (reply && !reply.ok) this.problem = reply.error ?? t("play.refused");
    return reply?.ok;
  }

  /** @param {string} tab */
  #open(tab) {
    this.tab = tab;
    this.lit = undefined;
    this.#show(-1);
  }

  /** @param {KeyboardEvent} press */
  #arrow(press) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[press.key];
    if (!by) return;
    this.#open(TABS[(TABS.indexOf(this.tab) + by + TABS.length) % TABS.length]);
    this.updateComplete.then(() => /** @type {HTMLElement} */ (this.querySelector(`#tab-${this.tab}`)).focus());
  }

  /** Shows the board after so many turns. @param {number} turns */
  async #show(turns) {
    this.replay = turns;
    if (turns < 0) {
      this.past = undefined;
      return;
    }
    try {
      const board = await get(`/api/tables/${this.line?.table}/replay/${turns}`);
      if (this.replay === turns) this.past = board;
    } catch (refused) {
      this.problem = /** @type {Error} */ (refused).message;
    }
  }

  // A turn in the making

  /** @param {Match} match */
  #begin(match) {
    this.#show(-1);
    const piece = match.hand?.piece ?? "";
    this.draft = { mode: "play", number: match.turns.length, player: match.toMove, aside: "", tile: "", set: "", turn: 0, figure: "", segment: "", move: "" };
    const held = match.remaining?.find((it) => it.tile === piece);
    if (held) this.#change({ tile: held.tile, set: held.set });
    this.lit = undefined;
  }

  /** @param {Match} match @param {{mode: "correct" | "insert", number: number}} wanted */
  #edit(match, { mode, number }) {
    const turn = match.turns[number];
    const was = read(turn.move);
    this.fixing = -1;
    this.draft = { mode, number, player: turn.player, aside: "", tile: "", set: "", turn: 0, figure: "", segment: "", move: "" };
    if (mode === "correct" && was && LANDSCAPES.includes(match.game)) this.draft = { ...this.draft, ...was, set: setOf(match, was) };
  }

  /** @param {Partial<Draft>} part */
  #change(part) {
    if (!this.draft) return;
    const chosen = part.tile && part.tile !== this.draft.tile;
    this.draft = { ...this.draft, ...part };
    if (!chosen || this.draft.mode !== "play") return;
    if (SECRET_HANDS.includes(this.match?.game ?? "")) this.#ask(part.tile ?? "");
    else this.#order({ type: "draw", piece: part.tile });
  }

  /** Where a piece may go that nobody else may know of. @param {string} piece */
  async #ask(piece) {
    this.held = undefined;
    try {
      const places = await get(`/api/tables/${this.line?.table}/hints?piece=${encodeURIComponent(piece)}`);
      this.held = { piece, places };
    } catch (refused) {
      this.problem = /** @type {Error} */ (refused).message;
    }
  }

  /** The piece in hand with its places, whether all know it or only this phone. */
  get #hand() {
    return this.held ?? this.match?.hand;
  }

  /** A square was tapped: lay the tile there, in a turn that is legal if there is one; tapped again, turn it.
   * @param {Square} at */
  #place(at) {
    if (!this.draft && this.match && this.mayPlay) this.#begin(this.match);
    const draft = this.draft;
    if (!draft?.tile) return;
    if (draft.x === at.x && draft.y === at.y) {
      this.#change({ turn: (draft.turn + 1) % 4, figure: "", segment: "", move: "" });
      return;
    }
    const legal = this.#places().filter((place) => place.x === at.x && place.y === at.y);
    const turn = legal.some((place) => place.turn === draft.turn) ? draft.turn : (legal[0]?.turn ?? draft.turn);
    this.#change({ x: at.x, y: at.y, turn, figure: "", segment: "", move: "" });
  }

  #aside() {
    const draft = this.draft;
    if (!draft) return;
    this.#change({ aside: [draft.aside, draft.tile].filter(Boolean).join(","), tile: "", x: undefined, y: undefined });
  }

  async #done() {
    const draft = this.draft;
    if (draft?.x === undefined || draft.y === undefined) return;
    const choices = (this.match && this.#placeOf(this.match)?.choices) ?? [];
    const plain = choices.find((it) => !it.figure) ?? (choices.length === 1 ? choices[0] : undefined);
    const aside = draft.aside ? `aside ${draft.aside} ` : "";
    const told = draft.move || (draft.figure ? "" : (plain?.move ?? ""));
    await this.#send(told ? `${told.startsWith("aside ") ? "" : aside}${told}` : write({ ...draft, x: draft.x, y: draft.y }));
  }

  /** @param {string} move */
  async #send(move) {
    const draft = this.draft;
    if (!draft) return;
    const command = {
      play: { type: "play", move },
      correct: { type: "correct", turn: draft.number, move },
      insert: { type: "insert", turn: draft.number, player: draft.player, move },
    }[draft.mode];
    if (await this.#order(command)) {
      this.draft = undefined;
      this.held = undefined;
    }
  }

  #cancel() {
    if (this.draft?.mode === "play" && this.draft.tile && !this.held) this.#order({ type: "draw", piece: "" });
    this.draft = undefined;
    this.held = undefined;
    this.fixing = -1;
    this.problem = "";
  }

  /** @param {Square} at */
  #fixAt(at) {
    const turns = this.match?.turns ?? [];
    const found = turns.find((turn) => {
      const move = read(turn.move);
      return !turn.skipped && move?.x === at.x && move.y === at.y;
    });
    if (found && this.match?.status === "playing") this.fixing = found.turn;
  }

  #places() {
    const hand = this.#hand;
    return this.draft?.mode === "play" && hand?.piece === this.draft.tile ? hand.places : [];
  }

  /** @param {Match} match */
  #placeOf(match) {
    const draft = this.draft;
    return this.#places().find((it) => it.x === draft?.x && it.y === draft?.y && it.turn === draft?.turn);
  }

  /** Pieces to choose from: what is left, or without hints whatever the match's sets have. @param {Match} match */
  #choosable(match) {
    // An earlier turn of other games is more than a tile and its square: it is written down.
    if (this.draft?.mode !== "play" && !LANDSCAPES.includes(match.game)) return [];
    const held = (match.players[this.draft?.player ?? -1]?.items ?? []).filter((it) => it.kind === "card");
    if (held.length) return held.map((it) => ({ tile: it.what, set: match.game, left: it.count }));
    if (match.remaining?.length && this.draft?.mode === "play") return match.remaining.filter((it) => it.next !== false);
    const sets = new Set(match.board.tiles.map((tile) => tile.set));
    for (const value of Object.values(match.options)) if (/-\d+-/.test(value)) sets.add(value);
    return [...sets].flatMap((id) => {
      want(id);
      const set = tileSet(id);
      const prefix = set?.prefix ? `${set.prefix}:` : "";
      return (set?.tiles ?? []).map((kind) => ({ tile: prefix + kind.name, set: id, left: -1 }));
    });
  }

  /** Where the tile somebody holds may go, on phones that want to be told. @param {Match} match */
  #hints(match) {
    const told = settings.now.hints && match.hand && !this.past && !match.pending && this.fixing < 0 && !ended(match);
    return told && match.hand ? [...legal(match, match.hand.places).values()] : [];
  }

  /** Legal squares with what they are worth, then all others a tile could touch. @param {Match} match */
  #targets(match) {
    const draft = this.draft;
    if (!draft?.tile) return [];
    const targets = legal(match, this.#places());
    const taken = new Set(match.board.tiles.map((tile) => `${tile.x},${tile.y}`));
    // Cards are laid where the rules say, or not at all; tiles may lie anywhere beside others.
    const free = GROUNDS.includes(match.game) || shape(draft.set).span > 1 ? [] : match.board.tiles;
    for (const tile of free) {
      for (const [dx, dy] of BESIDE) {
        const [x, y] = [tile.x + dx, tile.y + dy];
        const id = `${x},${y}`;
        if (!taken.has(id) && !targets.has(id)) targets.set(id, { x, y, kind: "free", label: t("lay.free-square", { x, y }) });
      }
    }
    return [...targets.values()].filter((it) => it.x !== draft.x || it.y !== draft.y);
  }

  /** @param {Match} match */
  #ghost(match) {
    const draft = this.draft;
    if (!draft?.tile || draft.x === undefined || draft.y === undefined) return undefined;
    return this.#drawn(match, { ...draft, x: draft.x, y: draft.y }, draft.set, draft.player,
      draft.mode !== "play" || match.hints === "purist" || !!this.#placeOf(match), draft.at);
  }

  /** The illegal tile is on the table, so it is drawn there. @param {Match} match @param {import("../app/notation.js").TileTurn} move */
  #lying(match, move) {
    return this.#drawn(match, move, setOf(match, move), match.pending?.player ?? 0, false);
  }

  /** @param {Match} match @param {import("../app/notation.js").TileTurn} move @param {string} set @param {number} player @param {boolean} legal @param {Square} [at] */
  #drawn(match, move, set, player, legal, at) {
    const standing = move.figure && move.figure !== "back";
    return {
      x: move.x, y: move.y, tile: move.tile, set, turn: move.turn, legal, at,
      kind: standing ? move.figure : "", segment: move.segment, colour: match.players[player].colour,
      feature: move.segment.startsWith("f") ? "field" : "",
    };
  }
}

/**
 * Squares of these places, each with the most it is worth.
 * @param {Match} match @param {import("../app/wire.js").Place[]} places
 */
function legal(match, places) {
  /** @type {Map<string, import("./board.js").Target>} */
  const targets = new Map();
  for (const { x, y, best } of places) {
    const points = match.hints === "family" && best > 0 ? `+${best}` : "";
    if (!targets.has(`${x},${y}`)) {
      targets.set(`${x},${y}`, { x, y, kind: "legal", points, label: t("lay.legal-square", { x, y, points }) });
    }
  }
  return targets;
}

customElements.define("tw-play", Play);
