// The camera over a table: which one it is, what it sees and what it makes of that. For the host.

import { html, nothing } from "lit";
import { t, word } from "../app/i18n.js";
import { put, remove } from "../app/server.js";
import { Piece } from "./piece.js";
import "./sight.js";

const SOURCES = ["webcam", "phone", "address", "simulated"];
const WEBCAMS = [0, 1, 2, 3];
/** The seed of the match that the simulated camera shows first: its first points come in the first turns. */
const SEED = 8;
const LOOK_MILLIS = 1000;

export class Watch extends Piece {
  static properties = {
    table: {},
    state: { attribute: false },
    source: { state: true },
    folder: { state: true },
    looking: { state: true },
    picture: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.table = "";
    /** @type {import("../app/wire.js").Snapshot | undefined} */
    this.state = undefined;
    this.source = "webcam";
    /** Whether the tiles are known by pictures in a folder rather than by our own art. */
    this.folder = false;
    this.looking = false;
    /** Address of what the camera saw last. */
    this.picture = "";
    this.problem = "";
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#look(false);
  }

  render() {
    const watching = this.state?.camera.watching ?? "no_camera";
    return html`
      <p><span class="chip watching ${watching}" role="status">${word("watching", watching)}</span></p>
      ${watching === "learning" ? html`<p class="quiet">${t("watch.learning")}</p>` : nothing}
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <tw-sight .sight=${this.state?.camera} .match=${this.state?.match} may all></tw-sight>
      ${watching === "no_camera" ? this.#setUp() : html`
        <div class="figures">
          <button type="button" aria-pressed=${this.looking ? "true" : "false"} @click=${() => this.#look(!this.looking)}>
            ${this.looking ? t("watch.hide") : t("watch.show")}</button>
          <button type="button" @click=${() => this.#try(() => remove(`/api/tables/${this.table}/camera`))}>${t("watch.stop")}</button>
        </div>`}
      ${this.looking ? html`
        <figure class="seen">
          ${this.picture ? html`<img src=${this.picture} alt=${t("camera.picture")}>` : html`<p class="quiet">${t("watch.wait")}</p>`}
          <figcaption><small>${t("watch.marks")}</small></figcaption>
        </figure>` : nothing}`;
  }

  #setUp() {
    return html`
      <form class="row" @submit=${this.#watch}>
        <label>${t("watch.source")} <select name="source" @change=${(/** @type {Event} */ event) => (this.source = value(event))}>
          ${SOURCES.map((it) => html`<option value=${it} ?selected=${it === this.source}>${word("source", it)}</option>`)}</select></label>
        ${this.source === "webcam" ? html`<label>${t("watch.number")} <select name="number">
          ${WEBCAMS.map((it) => html`<option value=${it}>${it + 1}</option>`)}</select></label>` : nothing}
        ${this.source === "address" ? html`<label>${t("watch.address")}
          <input name="address" required></label>` : nothing}
        ${this.source === "simulated" ? nothing : html`
          <label>${t("watch.tiles")} <select name="tiles" @change=${(/** @type {Event} */ event) => (this.folder = value(event) === "folder")}>
            <option value="own" ?selected=${!this.folder}>${t("watch.own")}</option>
            <option value="folder" ?selected=${this.folder}>${t("watch.folder")}</option></select></label>
          ${this.folder ? html`<label>${t("watch.path")} <input name="gallery" required></label>` : nothing}`}
        <button type="submit">${t("watch.start")}</button>
      </form>
      <small>${word("source-note", this.source)}</small>`;
  }

  /** @param {SubmitEvent} event */
  #watch(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const source = {
      webcam: `webcam:${form.get("number")}`,
      phone: "phone",
      address: String(form.get("address")),
      simulated: `simulated:${SEED}`,
    }[this.source];
    this.#try(() => put(`/api/tables/${this.table}/camera`, { source, gallery: form.get("gallery") ?? undefined }));
  }

  /** @param {boolean} on */
  #look(on) {
    this.looking = on;
    clearInterval(this.timer);
    if (on) this.timer = setInterval(() => this.#fetch(), LOOK_MILLIS);
    if (!on && this.picture) {
      URL.revokeObjectURL(this.picture);
      this.picture = "";
    }
  }

  async #fetch() {
    const answer = await fetch(`/api/tables/${this.table}/camera/picture.jpg`).catch(() => undefined);
    if (answer?.status !== 200 || !this.looking) return;
    const before = this.picture;
    this.picture = URL.createObjectURL(await answer.blob());
    if (before) URL.revokeObjectURL(before);
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

/** @param {Event} event */
const value = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

customElements.define("tw-watch", Watch);
