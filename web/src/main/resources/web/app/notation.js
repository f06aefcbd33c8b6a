// Turns of tile games as text, such as "K> 1,0 meeple r1": read for showing, written for playing.

const ARROWS = "^>v<";
const TURN = new RegExp(
  "^(?:aside (\\S+) )?(\\S+)([\\^>v<]) (-?\\d+),(-?\\d+)(?: back (-?\\d+,-?\\d+))?" +
    "(?: (?!score|double|again)([a-z]+) (\\S+)(?: at (-?\\d+),(-?\\d+))?)?(?: .*)?$",
);

/** @typedef {{aside: string, tile: string, turn: number, x: number, y: number, figure: string, segment: string}} TileTurn */

/** @param {string} move @returns {TileTurn | undefined} */
export function read(move) {
  const part = TURN.exec(move.trim());
  if (!part) return undefined;
  return {
    aside: part[1] ?? "",
    tile: part[2],
    turn: ARROWS.indexOf(part[3]),
    x: Number(part[4]),
    y: Number(part[5]),
    figure: part[7] ?? (part[6] ? "back" : ""),
    segment: part[8] ?? part[6] ?? "",
  };
}

/** @param {TileTurn} turn */
export function write(turn) {
  const aside = turn.aside ? `aside ${turn.aside} ` : "";
  const figure = turn.figure ? ` ${turn.figure} ${turn.segment}` : "";
  return `${aside}${turn.tile}${ARROWS[turn.turn]} ${turn.x},${turn.y}${figure}`;
}

/** The name of a tile within its set: "river:A" is the River's A. @param {string} tile */
export const plainName = (tile) => tile.slice(tile.indexOf(":") + 1);
