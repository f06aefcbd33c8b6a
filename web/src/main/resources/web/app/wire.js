// What the server sends, as docs/api.md describes it. Types only; nothing here runs.

/** @typedef {{x: number, y: number}} Square */
/** @typedef {{x: number, y: number, tile: string, set: string, turn: number}} LaidTile */
/** @typedef {{x: number, y: number, player: number, kind: string, segment: string, feature: string}} Figure */
/** @typedef {{tiles: LaidTile[], figures: Figure[], dead: Square[], cells?: {x: number, y: number, shows: string}[]}} Board */
/** @typedef {{index: number, name: string, colour: string, score: number, projected?: number, supply: Record<string, number>, items?: Item[]}} Player */
/** @typedef {{kind: string, what: string, count: number}} Item */
/** @typedef {{player: number, kind: string, count: number, choices: Choice[]}} Question */
/** @typedef {{turn: number, player: number, feature: string, points: number, expression: string, cells: Square[]}} Line */
/** @typedef {{rule: string, text: string, passage: string, details: Record<string, string>, cells: Square[]}} Breach */
/** @typedef {{turn: number, player: number, move: string, legal: boolean, corrected: boolean, skipped: boolean, points: number, violations: Breach[]}} Turn */
/** @typedef {{player: number, move: string, canLie: boolean, violations: Breach[]}} Pending */
/** @typedef {{move: string, figure: string, segment: string, feature: string, points: number, at?: Square}} Choice */
/** @typedef {{x: number, y: number, turn: number, best: number, choices: Choice[]}} Place */
/** @typedef {{tile: string, set: string, left: number, next?: boolean}} Left */

/**
 * @typedef {object} Match
 * @property {number} number
 * @property {string} game
 * @property {"playing" | "paused" | "finished" | "abandoned"} status
 * @property {"family" | "standard" | "purist"} hints
 * @property {Record<string, string>} options
 * @property {boolean} over
 * @property {number} toMove
 * @property {Player[]} players
 * @property {Board} board
 * @property {Line[]} lines
 * @property {Turn[]} turns
 * @property {Pending} [pending]
 * @property {Line[]} [finalLines]
 * @property {Left[]} [remaining]
 * @property {{piece: string, places: Place[], instead?: Choice[]}} [hand]
 * @property {string} [due]
 * @property {Question[]} [questions]
 */

/** @typedef {{label: string, probability: number, commands: Command[]}} SightChoice */
/** @typedef {{id: string, kind: string, text: string, cells: Square[], tableIsRight: Command[]}} Difference */
/** @typedef {{id: string, player: number, kind: string, text: string, cells: Square[]}} Reminder */
/** @typedef {{watching: string, choices: SightChoice[], differences: Difference[], reminders: Reminder[]}} Sight */
/** @typedef {{table: string, name: string, seq: number, tick: number, camera: Sight, match?: Match}} Snapshot */
/** @typedef {{seq: number, match: number, at: number, by: string, what: {kind: string} & Record<string, any>}} LogEvent */
/** @typedef {{id: string, ok: boolean, seq: number, error?: string}} Reply */
/** @typedef {{type: string} & Record<string, any>} Command */
/** @typedef {{role: string, name: string, table: string, player: number}} Me */
/** @typedef {{id: string, name: string, match: number, game: string, status: string}} TableLine */
/** @typedef {{id: string, standard: string, values: string[], note: string}} Option */
/** @typedef {{id: string, options: Option[]}} Game */
/** @typedef {{id: string, name: string, role: string, table: string, player: number, created: number, seen: number}} Device */
/** @typedef {{player: string, game: string, matches: number, wins: number, average: number, best: number}} Standing */
/** @typedef {{number: number, game: string, status: string, started?: number, players: {name: string, score: number}[]}} PastMatch */

/** @typedef {{id: string, feature: string, x: number, y: number}} Segment */
/** @typedef {{name: string, count: number, sides: string[], segments: Segment[]}} TileKind */
/** @typedef {{set: string, prefix: string, title: string, certainty: string, ratio: number, span: number, version: string, tiles: TileKind[]}} TileSet */

export {};
