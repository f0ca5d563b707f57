import type { DataColumn } from "../ui/data-table.tsx";
import type { PageLink } from "../ui/page-link.ts";
import type { RunningGame } from "./running-game.ts";
import type { Face } from "./face.ts";

/** What has a page of its own: a name, the page it leads to, the crest before it, and quiet words after it. */
export type ThingHead = {
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

/** A part of what a player did: a season, a circumstance, a game. */
export type EntryHead = {
  readonly text: string;
  readonly href: string | null;
  /** Key of one of the page's marks, for a crest before the text. */
  readonly club?: string;
  /** Quiet words after it. */
  readonly detail?: string;
  /** Where a phone has no column for it: the day, before these words. */
  readonly when?: string;
};

/** Who holds a figure: a person, or a team. `club` names its mark on the page. */
export type Holder = { readonly name: string; readonly href: string; readonly club: string; readonly clubHref: string };

export type HolderHead = Holder & {
  /** `null` where the rows stand by time, not by worth. */
  readonly rank: number | null;
  /** Several who hold it together, in place of the one name. */
  readonly people?: readonly PageLink[];
};

/** A team of a league, by the key of its mark. */
export type TeamHead = { readonly club: string; readonly href: string };

export type FigureColumn = DataColumn;

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
  /** A line for each of these games. LOOK24 */
  readonly formGames?: string;
  /** Drawn as the path; the text is read out. */
  readonly bars?: { readonly width: number; readonly path: string };
};

export type FigureRow<Head = ThingHead> = {
  readonly key: string;
  readonly head: Head;
  /** In the order of the columns; `null` is a blank. */
  readonly cells: readonly (FigureCell | null)[];
};

/** Where a table is longer than a page. */
export type TablePages = {
  readonly label: string;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** All rows at once, of which the table's files are made then. */
  readonly whole?: PageLink;
};

type Described<Head> = {
  readonly caption: string;
  /** Over the heads of the rows. */
  readonly head: string;
  /** An address where the whole list is sorted by them. */
  readonly headSortHref?: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow<Head>[];
  /** Under the rows, behind a rule. */
  readonly totals?: readonly FigureRow<Head>[];
  /** The column by which the rows stand in order when they come. */
  readonly sortedBy?: string;
  /** Which way; told where it is not plain from the column. */
  readonly sortedDirection?: "ascending" | "descending";
  readonly pages?: TablePages | null;
  /** Words break on phones instead of leading out of the page: there is no figure to be looked for on the right. */
  readonly fits?: true;
  /** Said under it. */
  readonly note?: string;
};

/** Any of them, by the heads of its rows. */
export type FiguresAbout<Head> = Described<Head> & { readonly of?: Exclude<keyof Heads, "things"> | undefined };

type Heads = { readonly things: ThingHead; readonly entries: EntryHead; readonly holders: HolderHead; readonly teams: TeamHead };

/** A table with every word and figure in it, so that a browser needs neither words nor formats to show it; of one kind of subject. */
export type FigureTableOf<Kind extends keyof Heads> = Described<Heads[Kind]> &
  (Kind extends "things" ? { readonly of?: undefined } : { readonly of: Kind });

/** A column that knows how its cell is made of what a row is about. */
export type ColumnOf<Subject> = FigureColumn & { readonly cell: (subject: Subject) => FigureCell | null };

type Figures<Subject, Head> = {
  readonly columns: readonly ColumnOf<Subject>[];
  readonly row: (subject: Subject) => Pick<FigureRow<Head>, "key" | "head">;
};

/**
 * The columns and the rows of a table, made of what the rows are about, in their order, and of one description: no cell can come
 * under another's head.
 */
export function figuresOf<Subject, Head>(
  subjects: readonly Subject[],
  { columns, row }: Figures<Subject, Head>,
): Pick<Described<Head>, "columns" | "rows"> {
  return {
    columns: columns.map(({ cell: _, ...column }) => column),
    rows: subjects.map((subject) => ({ ...row(subject), cells: columns.map(({ cell }) => cell(subject)) })),
  };
}

type Words = { readonly short: string; readonly long: string };
type CellOf<Subject> = ColumnOf<Subject>["cell"];

/** A column of figures under an abbreviation. */
export function figureColumn<Subject>(
  key: string,
  { short, long }: Words,
  cell: CellOf<Subject>,
  rest: Partial<FigureColumn> = {},
): ColumnOf<Subject> {
  return { key, short, long, kind: "figure", sort: "descending", ...rest, cell };
}

/** A column of words. */
export function wordColumn<Subject>(key: string, head: string, cell: CellOf<Subject>, rest: Partial<FigureColumn> = {}): ColumnOf<Subject> {
  return { key, short: head, long: head, kind: "text", ...rest, cell };
}

/** Columns for what holds their subject. */
export function columnsOver<Whole, Part>(columns: readonly ColumnOf<Part>[], part: (whole: Whole) => Part): ColumnOf<Whole>[] {
  return columns.map(({ cell, ...column }) => ({ ...column, cell: (whole) => cell(part(whole)) }));
}
