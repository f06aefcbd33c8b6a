// Tile sets: their pictures and, for each tile, its sides and where a figure stands on it.

import { get } from "./server.js";
import { plainName } from "./notation.js";

/** @typedef {import("./wire.js").TileSet} TileSet */
/** @typedef {import("./wire.js").TileKind} TileKind */

/** @type {Map<string, TileSet>} */
const sets = new Map();
/** @type {Set<string>} */
const asked = new Set();

/** Fires "change" when a set has come. */
export const catalog = new EventTarget();

/** A card that lies face down has no name. */
const FACE_DOWN = "?";

/**
 * Asks for a set unless that was done; what is needed of it is there when "change" fires.
 * @param {string} id
 */
export function want(id) {
  if (!id || asked.has(id)) return;
  asked.add(id);
  get(`/art/${id}`).then(
    (set) => {
      sets.set(id, set);
      catalog.dispatchEvent(new Event("change"));
    },
    () => asked.delete(id),
  );
}

/** @param {string} id @returns {TileSet | undefined} */
export const tileSet = (id) => sets.get(id);

/** @param {string} set @param {string} tile @returns {TileKind | undefined} */
export const kind = (set, tile) => sets.get(set)?.tiles.find((it) => it.name === plainName(tile));

/**
 * The address of a picture. Before the set is known there is none, so that each picture is fetched once, for good.
 * @param {string} set @param {string} tile @param {number} [side]
 */
export function picture(set, tile, side = 160) {
  const known = sets.get(set);
  const name = tile === FACE_DOWN ? "back" : plainName(tile);
  return known && kind(set, name)
    ? `/art/${set}/${encodeURIComponent(name)}.jpg?side=${side}&v=${encodeURIComponent(known.version)}`
    : undefined;
}

/** How high a piece of the set is in widths, and how many squares it covers each way. @param {string} set */
export const shape = (set) => ({ ratio: sets.get(set)?.ratio ?? 1, span: sets.get(set)?.span ?? 1 });

/** Sides and corners of a piece as it lies; in The Castle parts are named by them. @type {Record<string, [number, number]>} */
const RIM = { N: [0.5, 0.16], E: [0.84, 0.5], S: [0.5, 0.84], W: [0.16, 0.5] };

/**
 * Where a figure on a segment of a tile lying turned stands, from the square's upper left corner.
 * @param {string} set @param {string} tile @param {number} turn @param {string} segment
 */
export function spot(set, tile, turn, segment) {
  const rim = /^([NESW])([LR]?)$/.exec(segment);
  if (rim) {
    const [rx, ry] = RIM[rim[1]];
    const along = rim[2] === "L" ? -0.3 : rim[2] === "R" ? 0.3 : 0;
    const [dx, dy] = { N: [1, 0], E: [0, 1], S: [-1, 0], W: [0, -1] }[rim[1]] ?? [0, 0];
    return { x: rx + along * dx, y: ry + along * dy };
  }
  const found = kind(set, tile)?.segments.find((it) => it.id === segment);
  let [x, y] = [(found?.x ?? 0.5) - 0.5, (found?.y ?? 0.5) - 0.5];
  for (let i = 0; i < turn; i++) [x, y] = [-y, x];
  return { x: x + 0.5, y: y + 0.5 };
}

/** The terrain of the four sides, from north clockwise, of a tile lying turned.
 * @param {string} set @param {string} tile @param {number} turn */
export function sides(set, tile, turn) {
  const unturned = kind(set, tile)?.sides ?? [];
  return unturned.map((_, side) => unturned[(side + 4 - turn) % 4]);
}
