import type { DataColumn } from "../ui/data-table.tsx";
import type { RunningGame } from "./running-game.ts";
import type { Face } from "./face.ts";

/** What a line is about: a name, the page it leads to, the crest before it, and quiet words after it. */
export type FigureHead = {
  readonly text: string;
  readonly href: string | null;
  /** Key of one of the page's marks. */
  readonly club?: string;
  /** Stands before the name in a column of its own: a shirt. */
  readonly lead?: string;
  /** Stands between the shirt and the name of a player. */
  readonly face?: Face;
  /** Said under the name on phones, where the column that says it is left out. */
  readonly detail?: string;
  readonly notes?: readonly string[];
};

export type FigureCell = {
  readonly text: string;
  /** What the column is sorted by; the text where there is none. */
  readonly value?: number | string | null;
  readonly href?: string;
  /** Key of one of the page's marks, whose crest stands before the text. */
  readonly club?: string;
  readonly strong?: boolean;
  readonly quiet?: boolean;
  /** Stands in the place of the text while the game is played. MOVE11 */
  readonly running?: RunningGame;
  /** The last games as a strip, one letter each; the text is read out. */
  readonly form?: string;
};

export type FigureRow = { readonly key: string; readonly head: FigureHead; readonly cells: readonly (FigureCell | null)[] };

/** A table with every word and figure in it, so that a browser needs neither words nor formats to show it. */
export type FigureTableData = {
  readonly caption: string;
  readonly head: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly FigureRow[];
  readonly sortedBy?: string;
  /** Words break on phones instead of leading out of the page: there is no figure to be looked for on the right. */
  readonly fits?: true;
};

/** A column of figures under an abbreviation. */
export function figureColumn(
  key: string,
  head: { readonly short: string; readonly long: string },
  rest: Partial<DataColumn> = {},
): DataColumn {
  return { key, ...head, kind: "figure", sort: "descending", ...rest };
}

/** A column of words. */
export function wordColumn(key: string, head: string, rest: Partial<DataColumn> = {}): DataColumn {
  return { key, short: head, long: head, kind: "text", ...rest };
}
