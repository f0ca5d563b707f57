import type { CSSProperties } from "react";

/** Of the width of its own size, what a letter of our narrow type takes; the widest take somewhat more than that. */
const widthOfLetter = 0.5;

/**
 * For a name that stands large in a narrow column: `--fit` is the size in which its longest word just has room, so that no name
 * breaks within. The column is a container (`container-type: inline-size`); the style takes the smaller of this and its own size. HOME2
 */
export function fitted(name: string): CSSProperties {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return { "--fit": `${100 / widthOfLetter / longest}cqi` } as CSSProperties;
}
