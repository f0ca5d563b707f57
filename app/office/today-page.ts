import type { LineText, Way } from "./office-page.ts";

/** Something that waits, with its one action. */
export type WaitingText = {
  readonly key: string;
  readonly text: string;
  readonly about: string | null;
  readonly count: string | null;
  readonly way: Way;
};

/** A game of this day: when, who, what its table lacks, and the way to its links. */
export type GameRowText = {
  readonly key: string;
  readonly time: string;
  readonly title: string;
  readonly about: string;
  readonly states: readonly { readonly text: string; readonly isMissing: boolean }[];
  readonly way: Way;
};

/** The first page of the office. OFF21, OFF77 */
export type TodayText = {
  readonly kind: "today";
  readonly title: string;
  readonly setUp: { readonly title: string; readonly text: string; readonly ways: readonly Way[] } | null;
  /** `null`: whoever looks sees no games. */
  readonly games: { readonly title: string; readonly none: string; readonly rows: readonly GameRowText[] } | null;
  readonly waits: { readonly title: string; readonly none: string; readonly rows: readonly WaitingText[] };
  readonly holds: {
    readonly title: string;
    readonly rows: readonly { readonly href: string; readonly text: string; readonly count: string }[];
  };
  readonly lately: { readonly title: string; readonly none: string; readonly lines: readonly LineText[]; readonly all: Way };
};
