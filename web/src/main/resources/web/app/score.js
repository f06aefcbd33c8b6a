// What can be read out of the lines of a match: sums by kind, scores over time, the moments people talk about.

/** @typedef {import("./wire.js").Match} Match */
/** @typedef {import("./wire.js").Line} Line */

/** All lines, the final scoring's last once the game is over. @param {Match} match @returns {Line[]} */
export const allLines = (match) => (ended(match) ? [...match.lines, ...(match.finalLines ?? [])] : match.lines);

/** @param {Match} match */
export const ended = (match) => match.over || match.status === "finished";

/** The score a player ends with, or has now. @param {Match} match @param {number} player */
export function total(match, player) {
  const { score, projected } = match.players[player];
  return ended(match) ? (projected ?? score) : score;
}

/** Players from first to last, each with a rank; who ties shares one. @param {Match} match */
export function ranking(match) {
  const sorted = match.players
    .map((player) => ({ player, points: total(match, player.index) }))
    .sort((a, b) => b.points - a.points);
  return sorted.map((entry) => ({ ...entry, rank: 1 + sorted.findIndex((other) => other.points === entry.points) }));
}

/**
 * Points by kind of feature and player, kinds in order of first appearance.
 * @param {Match} match @returns {{feature: string, points: number[]}[]}
 */
export function byKind(match) {
  /** @type {Map<string, number[]>} */
  const kinds = new Map();
  for (const line of allLines(match)) {
    const sums = kinds.get(line.feature) ?? match.players.map(() => 0);
    sums[line.player] += line.points;
    kinds.set(line.feature, sums);
  }
  return [...kinds].map(([feature, points]) => ({ feature, points }));
}

/**
 * Each player's score after every turn; one more step for the final scoring.
 * @param {Match} match @returns {number[][]}
 */
export function history(match) {
  const steps = match.turns.length + (ended(match) ? 1 : 0);
  return match.players.map((player) => {
    const gains = new Array(steps + 1).fill(0);
    for (const line of allLines(match)) {
      if (line.player === player.index) gains[line.turn < 0 ? steps : line.turn + 1] += line.points;
    }
    let sum = 0;
    return gains.map((gain) => (sum += gain));
  });
}

/**
 * The largest area, the most points at once, and the turn that moved the lead most.
 * @param {Match} match
 */
export function bestMoments(match) {
  const lines = allLines(match);
  if (!lines.length) return [];
  const most = (/** @type {(line: Line) => number} */ of) => lines.reduce((a, b) => (of(b) > of(a) ? b : a));
  const moments = [
    { kind: "largest", line: most((line) => line.cells.length), n: most((line) => line.cells.length).cells.length },
    { kind: "points", line: most((line) => line.points), n: most((line) => line.points).points },
  ];
  const swing = biggestSwing(match);
  return swing ? [...moments, swing] : moments;
}

/** @param {Match} match */
function biggestSwing(match) {
  if (match.players.length < 2) return undefined;
  const scores = history(match);
  const lead = (/** @type {number} */ player, /** @type {number} */ step) =>
    scores[player][step] - Math.max(...scores.filter((_, other) => other !== player).map((other) => other[step]));
  let best = { kind: "swing", line: match.lines[0], n: 0 };
  for (const line of match.lines) {
    const n = lead(line.player, line.turn + 1) - lead(line.player, line.turn);
    if (n > best.n) best = { kind: "swing", line, n };
  }
  return best.n > 0 ? best : undefined;
}
