// The WebSocket of a table. It comes back by itself: after sleep, a reload, a lost network or a restarted server, with
// the number of the last event it has, so that the server sends a whole state and the tail.

/** @typedef {import("./wire.js").Snapshot} Snapshot */
/** @typedef {import("./wire.js").LogEvent} LogEvent */
/** @typedef {import("./wire.js").Reply} Reply */

/** Waits between tries in milliseconds; the last one is repeated. */
const WAITS = [250, 1000, 2000, 6000];
/** A phone that wakes up may hold a socket that died in its sleep; silence this long after a ping proves it. */
const SILENCE = 4000;
const PING_EVERY = 20000;
const NOT_WELCOME = 1008;

/**
 * Fires "change" when the state, the connection or both are new, and "events" with what happened.
 */
export class TableLine extends EventTarget {
  /** @param {string} table */
  constructor(table) {
    super();
    this.table = table;
    /** @type {Snapshot | undefined} */
    this.state = undefined;
    /** @type {"connecting" | "open" | "lost" | "refused"} */
    this.connection = "connecting";
    this.seq = -1;
    this.tries = 0;
    /** Orders not answered yet: after a reconnect they are sent again, and the server carries each out once.
     * @type {Map<string, {text: string, done: (reply: Reply) => void}>} */
    this.orders = new Map();
    this.heardAt = 0;
    this.wake = () => this.#wake();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.pings = setInterval(() => this.#ping(), PING_EVERY);
    this.#dial();
  }

  /** @param {import("./wire.js").Command} command @returns {Promise<Reply>} */
  order(command) {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    const text = JSON.stringify({ type: "order", id, command });
    return new Promise((done) => {
      this.orders.set(id, { text, done });
      if (this.connection === "open") this.socket?.send(text);
    });
  }

  close() {
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearInterval(this.pings);
    clearTimeout(this.retry);
    this.closed = true;
    this.socket?.close();
  }

  #dial() {
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const after = this.seq >= 0 ? `?after=${this.seq}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${after}`);
    this.socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.socket) this.#hear(JSON.parse(message.data));
    };
    socket.onclose = (end) => {
      if (socket === this.socket) this.#lose(end.code);
    };
  }

  /** @param {any} message */
  #hear(message) {
    this.heardAt = Date.now();
    if (message.type === "state") {
      this.#take(message);
    } else if (message.type === "reply") {
      this.orders.get(message.reply.id)?.done(message.reply);
      this.orders.delete(message.reply.id);
    }
  }

  /** @param {{after: number, events: LogEvent[], state: Snapshot}} message */
  #take(message) {
    const first = this.seq < 0;
    const news = message.events.filter((event) => event.seq > this.seq);
    this.state = message.state;
    this.seq = message.state.seq;
    if (this.connection !== "open") {
      this.connection = "open";
      this.tries = 0;
      for (const order of this.orders.values()) this.socket?.send(order.text);
    }
    this.dispatchEvent(new Event("change"));
    if (!first && news.length) this.dispatchEvent(new CustomEvent("events", { detail: news }));
  }

  /** @param {number} code */
  #lose(code) {
    if (this.closed) return;
    this.connection = code === NOT_WELCOME ? "refused" : "lost";
    if (this.connection === "lost") {
      const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
      // Jitter, or all phones of a club would knock at once when its server comes back.
      this.retry = setTimeout(() => this.#dial(), wait * (0.75 + Math.random() / 2));
    }
    this.dispatchEvent(new Event("change"));
  }

  #wake() {
    if (document.hidden || this.connection === "refused") return;
    if (this.connection === "open") this.#ping();
    else this.#dial();
  }

  #ping() {
    if (this.connection !== "open" || document.hidden) return;
    const asked = Date.now();
    const socket = this.socket;
    socket?.send('{"type":"ping"}');
    setTimeout(() => {
      if (socket === this.socket && this.heardAt < asked && !this.closed) {
        this.socket = undefined;
        socket?.close();
        this.#lose(0);
      }
    }, SILENCE);
  }
}
