// A phone as the table's camera. Where the page is secure it watches and sends a still when something has changed and
// come to rest; over plain HTTP browsers keep cameras closed, so there one takes photographs by hand.

import { html, nothing } from "lit";
import { t } from "../app/i18n.js";
import { Piece } from "./piece.js";

/** Stills a second that are compared; few, or the phone gets hot. */
const LOOKS = 2;
/** Width of the picture that is compared, and the mean change of a pixel (of 255) that counts as one. */
const SMALL = 64;
const CHANGED = 6;
const LONGEST_SIDE = 1920;
const QUALITY = 0.85;
/** Means of brightness outside of which tiles cannot be told apart well. */
const DARK = 50;
const GLARING = 225;

export class CameraElement extends Piece {
  static properties = {
    table: {},
    sent: { state: true },
    state: { state: true },
    aim: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.table = "";
    this.sent = 0;
    /** @type {"off" | "watching" | "moving"} */
    this.state = "off";
    /** What keeps the picture from being a good one. @type {"" | "dark" | "glaring"} */
    this.aim = "";
    this.problem = "";
    /** @type {Uint8ClampedArray | undefined} */
    this.earlier = undefined;
    /** The last picture sent, small. @type {Uint8ClampedArray | undefined} */
    this.known = undefined;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop();
  }

  render() {
    const live = isSecureContext && "mediaDevices" in navigator;
    return html`
      <section class="card camera">
        <h2>${t("camera.title")}</h2>
        <p>${t("camera.aim")}</p>
        ${live ? html`
          <div class="finder">
            <video playsinline muted aria-label=${t("camera.picture")}></video>
            ${this.state === "off" ? nothing : html`<svg viewBox="0 0 100 75" aria-hidden="true"><path d="M12 20V9h15M73 9h15v11M88 55v11H73M27 66H12V55"></path></svg>`}
          </div>
          ${this.state === "off"
            ? html`<button type="button" class="primary wide" @click=${this.#start}>${t("camera.start")}</button>`
            : html`<button type="button" class="wide" @click=${this.#stop}>${t("camera.stop")}</button>`}` : html`
          <p class="quiet">${t("camera.plain")}</p>`}
        <label class="button wide">${t("camera.photo")}
          <input class="hidden" type="file" accept="image/jpeg,image/*" capture="environment" @change=${this.#photo}></label>
        ${this.aim ? html`<p class="problem" role="status">${this.aim === "dark" ? t("camera.dark") : t("camera.glaring")}</p>` : nothing}
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <p role="status">${this.state === "moving" ? t("camera.moving") : t("camera.sent", { n: this.sent })}</p>
      </section>`;
  }

  async #start() {
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment", width: { ideal: LONGEST_SIDE } },
      });
      const video = this.#video();
      video.srcObject = this.stream;
      await video.play();
      this.state = "watching";
      this.problem = "";
      this.timer = setInterval(() => this.#look(), 1000 / LOOKS);
      this.awake = await navigator.wakeLock?.request("screen").catch(() => undefined);
    } catch (refused) {
      this.problem = t("camera.refused", { why: /** @type {Error} */ (refused).message });
    }
  }

  #stop() {
    clearInterval(this.timer);
    this.stream?.getTracks().forEach((track) => track.stop());
    this.awake?.release();
    this.state = "off";
  }

  #video() {
    return /** @type {HTMLVideoElement} */ (this.querySelector("video"));
  }

  /** Sends a still when two looks running are alike and differ from what was sent last. */
  async #look() {
    const video = this.#video();
    if (!video.videoWidth || document.hidden) return;
    const small = drawn(video, video.videoWidth, video.videoHeight, SMALL);
    const now = /** @type {CanvasRenderingContext2D} */ (small.getContext("2d")).getImageData(0, 0, small.width, small.height).data;
    const bright = mean(now);
    this.aim = bright < DARK ? "dark" : bright > GLARING ? "glaring" : "";
    const still = !!this.earlier && difference(this.earlier, now) < CHANGED;
    this.earlier = now;
    this.state = still ? "watching" : "moving";
    if (!still || (this.known && difference(this.known, now) < CHANGED / 3)) return;
    this.known = now;
    await this.#send(drawn(video, video.videoWidth, video.videoHeight, LONGEST_SIDE));
  }

  /** @param {Event} event */
  async #photo(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file) return;
    const picture = await createImageBitmap(file);
    await this.#send(drawn(picture, picture.width, picture.height, LONGEST_SIDE));
    input.value = "";
  }

  /** @param {HTMLCanvasElement} canvas */
  async #send(canvas) {
    const jpeg = await new Promise((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
    try {
      const answer = await fetch(`/api/tables/${this.table}/pictures`, {
        method: "POST",
        headers: { "Content-Type": "image/jpeg" },
        body: jpeg,
      });
      if (!answer.ok) throw new Error((await answer.json()).error);
      this.sent++;
      this.problem = "";
    } catch (refused) {
      this.known = undefined;
      this.problem = /** @type {Error} */ (refused).message;
    }
  }
}

/** @param {CanvasImageSource} picture @param {number} width @param {number} height @param {number} longest */
function drawn(picture, width, height, longest) {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d", { willReadFrequently: longest === SMALL })?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Of the green of every pixel, which is most of its brightness. @param {Uint8ClampedArray} pixels */
function mean(pixels) {
  let sum = 0;
  for (let i = 1; i < pixels.length; i += 4) sum += pixels[i];
  return sum / (pixels.length / 4);
}

/** @param {Uint8ClampedArray} a @param {Uint8ClampedArray} b */
function difference(a, b) {
  let sum = 0;
  for (let i = 1; i < a.length; i += 4) sum += Math.abs(a[i] - b[i]);
  return sum / (a.length / 4);
}

customElements.define("tw-camera", CameraElement);
