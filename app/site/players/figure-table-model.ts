import type { DataColumn } from "../../ui/data-table.tsx";

export type FigureCell = {
  readonly text: string;
  readonly value?: number | string | null;
  readonly quiet?: boolean;
  readonly strong?: boolean;
};

export type FigureRow = {
  readonly key: string;
  readonly head: {
    readonly text: string;
    readonly href: string | null;
    /** Key of the page's club marks, for a crest before the text. */
    readonly club: string | null;
    /** Quiet words after it. */
    readonly detail: string | null;
    /** Where a phone has no column for it: the day, before these words. */
    readonly when?: string;
  };
  readonly cells: readonly (FigureCell | null)[];
};

/** A table of figures as a loader makes it: all of it text, so that it survives JSON. */
export type FigureTable = {
  readonly caption: string;
  readonly head: { readonly short: string; readonly long: string };
  readonly columns: readonly DataColumn[];
  readonly rows: readonly FigureRow[];
  readonly totals: readonly FigureRow[];
  readonly sortedBy: string | null;
};
