import type { ClubMarks } from "../../sport/club-mark.ts";
import type { FigureTableOf, Holder } from "../../sport/figure-table-model.ts";
import type { PageLink } from "../../ui/page-link.ts";

/** A choice as links: each option is an address of its own, so it works without JavaScript. */
export type FilterRow = { readonly label: string; readonly options: readonly (PageLink & { readonly isCurrent: boolean })[] };

/** `group` names the options that stand under one title. */
type FormOption = { readonly value: string; readonly text: string; readonly group?: string };

/** A choice out of many, such as a club, as a form that is sent by a button. */
export type FilterForm = {
  readonly action: string;
  /** Of the other filters, which stay. */
  readonly kept: readonly (readonly [name: string, value: string])[];
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly options: readonly FormOption[];
  }[];
  readonly submit: string;
};

export type BoardLine = Holder & {
  /** `null` where the lines stand by time. */
  readonly rank: number | null;
  readonly value: string;
  /** `null` where the figure is a career's, or the team's: then the crest stands alone. */
  readonly shirt: string | null;
  /** Ink for the number on the club's colour. */
  readonly ink: string;
  /** A team's line has no club under its name. */
  readonly isTeam: boolean;
  readonly details: readonly { readonly text: string; readonly href: string | null }[];
  /** Said under the name wherever the line stands. */
  readonly mark?: string;
};

/** The best of one category: the first large, the next as lines. */
export type Board = {
  readonly key: string;
  /** Empty where the section's own title says it all. */
  readonly title: string;
  /** All are lines: none stands out. */
  readonly isList?: boolean;
  /** What the figure is made of, to be opened. */
  readonly formula: string | null;
  readonly lines: readonly BoardLine[];
  /** What stands above them: the minimum asked, since when it is recorded. */
  readonly notes: readonly string[];
  readonly waiting: readonly { readonly holder: Holder; readonly value: string; readonly lacks: string }[];
  readonly more: PageLink | null;
};

/** Something that is told in a line: a record's reign, a milestone ahead. */
export type FigureLine = { readonly key: string; readonly value: string; readonly holders: readonly Holder[]; readonly text: string };

type Part =
  | { readonly kind: "boards"; readonly boards: readonly Board[] }
  | { readonly kind: "table"; readonly table: FigureTableOf<"holders"> }
  | { readonly kind: "lines"; readonly lines: readonly FigureLine[] };

export type StatisticsSection = Part & {
  readonly key: string;
  readonly title: string;
  /** Under the title, once for all that follows. */
  readonly notes: readonly string[];
  readonly formula?: string | null;
  readonly more?: PageLink | null;
};

/** A tab of figures, ready to be shown: every text and figure is made, so the browser gets no words and no rules. */
export type StatisticsPage = {
  readonly clubs: ClubMarks;
  readonly filtersLabel: string;
  readonly filters: readonly FilterRow[];
  readonly form: FilterForm | null;
  /** What is chosen more seldom, to be opened; it comes open where it is in use. */
  readonly more: {
    readonly text: string;
    readonly isOpen: boolean;
    readonly filters: readonly FilterRow[];
    readonly form: FilterForm | null;
  } | null;
  readonly sections: readonly StatisticsSection[];
  /** Names of the two `details` of a board. */
  readonly words: { readonly formula: string; readonly waiting: string };
  /** Said in place of the sections where there are none. */
  readonly empty: string;
};

/** The same for a screen that holds the marks of its clubs itself. */
export type StatisticsFigures = Omit<StatisticsPage, "clubs">;
