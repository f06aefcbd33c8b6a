// A player is a colour and a shape, so that nobody has to tell people apart by hue.

import { svg } from "lit";

/** Shapes in a square from -10 to 10, each with about the same weight to the eye. */
const SHAPES = {
  circle: "M0-8.6A8.6 8.6 0 1 1 0 8.6A8.6 8.6 0 1 1 0-8.6Z",
  square: "M-7.6-7.6H7.6V7.6H-7.6Z",
  triangle: "M0-9L9.4 7.8H-9.4Z",
  star: "M0-9.8L2.8-3.4L9.6-2.8L4.4 1.8L6 8.6L0 5L-6 8.6L-4.4 1.8L-9.6-2.8L-2.8-3.4Z",
  diamond: "M0-10L8 0L0 10L-8 0Z",
  cross: "M-3.4-9H3.4V-3.4H9V3.4H3.4V9H-3.4V3.4H-9V-3.4H-3.4Z",
  hexagon: "M-9.2 0L-4.6-8H4.6L9.2 0L4.6 8H-4.6Z",
};

/** @type {Record<string, keyof typeof SHAPES>} */
const SHAPE_OF = {
  red: "circle",
  blue: "square",
  green: "triangle",
  yellow: "star",
  black: "diamond",
  pink: "cross",
};

export const COLOURS = Object.keys(SHAPE_OF);

/** @param {string} colour */
export const shapeName = (colour) => SHAPE_OF[colour] ?? "hexagon";
/** @param {string} colour */
export const shapePath = (colour) => SHAPES[shapeName(colour)];
/** The class that gives an element this player's colour. @param {string} colour */
export const tint = (colour) => (SHAPE_OF[colour] ? `p-${colour}` : "p-other");

/** A figure standing on the board, its foot at 0,0: in the player's colour, with the player's shape on its chest.
 * A farmer or hunter lies, as on the table. @param {string} colour @param {string} kind @param {string} feature */
export const figure = (colour, kind, feature) => svg`
  <g class="figure ${tint(colour)}" transform="scale(1.3) ${["field", "meadow"].includes(feature) && kind !== "hut" ? "rotate(-80) translate(0,6)" : ""}">
    <path class="body" d=${BODIES[kind] ?? BODIES.meeple}></path>
    <path class="mark" d=${shapePath(colour)} transform="translate(0,-9) scale(0.56)"></path>
  </g>`;

/** Silhouettes of our own, about 28 wide and 30 high. @type {Record<string, string>} */
const BODIES = {
  meeple:
    "M0-27C4-27 6-24 6-21C6-19.5 5.5-18.5 5-17.5C10-17 15-13 15-10.5C15-8 11-7.5 8.5-8C9 -5 12-1 12 1.5C12 3 11 3.5 9.5 3.5H3.5L0-1L-3.5 3.5H-9.5C-11 3.5-12 3-12 1.5C-12-1-9-5-8.5-8C-11-7.5-15-8-15-10.5C-15-13-10-17-5-17.5C-5.5-18.5-6-19.5-6-21C-6-24-4-27 0-27Z",
  hut: "M0-24L15-9H11V3.5H-11V-9H-15Z",
  tower: "M-10-27H-6V-23H-2V-27H2V-23H6V-27H10V-17H8L10 3.5H-10L-8-17H-10Z",
  abbot: "M0-29L5-22C6-20 5.5-18.5 5-17.5C10-16 13-5 13 1.5C13 3 12 3.5 10.5 3.5H-10.5C-12 3.5-13 3-13 1.5C-13-5-10-16-5-17.5C-5.5-18.5-6-20-5-22Z",
};
