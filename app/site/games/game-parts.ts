import type { VideoPlayer } from "#contract/video-player.ts";
import type { Side } from "#core/game/facts.ts";
import type { EmptyPlace } from "../../ui/empty.tsx";

/** A text with where it leads. */
export type PartText = { readonly text: string; readonly href?: string };

export type PartCell = PartText & { readonly isStrong?: true };

export type PartColumn = { readonly text: string; readonly long?: string; readonly isText?: true; readonly isWideOnly?: true };

/** Rows of texts that the server has said; the first cell of a row names it. */
export type PartTable = {
  readonly kind: "table";
  readonly title: string;
  readonly caption: string;
  readonly columns: readonly PartColumn[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly PartCell[]; readonly mark?: string }[];
  readonly note: string | null;
};

export type PartLines = {
  readonly kind: "lines";
  readonly title: string;
  readonly lines: readonly (PartText & { readonly name: string })[];
  readonly note: string | null;
};

/** Figures that speak for themselves, each with what it is. */
export type PartFigures = {
  readonly kind: "figures";
  readonly title: string;
  readonly figures: readonly { readonly figure: string; readonly text: string; readonly side: Side | null }[];
};

export type PartEmpty = EmptyPlace & { readonly kind: "empty" };

/** A player of another site that may stand in the page. */
export type CardPlayer = VideoPlayer & {
  readonly frameTitle: string;
  readonly play: string;
  /** The tab's own address, whose document may frame it. */
  readonly page: string;
};

export type PartCard = {
  readonly kind: "card";
  readonly title: string;
  /** Of a clip: its kind, and when it was. */
  readonly label?: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
  readonly player: CardPlayer | null;
};

/** A picture that the server has drawn, and the same as a table to be opened. */
export type PartChart = {
  readonly kind: "chart";
  readonly title: string;
  readonly markup: string;
  /** What opens the table, and its caption. */
  readonly summary: string;
  readonly table: string;
  readonly tableName: string;
  readonly note: string | null;
};

/** Cards of one kind, side by side. */
export type PartCards = {
  readonly kind: "cards";
  readonly title: string;
  readonly cards: readonly PartCard[];
  readonly note: string | null;
};

/**
 * What a tab is made of, said whole on the server: seven shapes draw every tab but the three of figures, so that a first
 * visit to a game does not load what nine tabs have to say.
 */
export type GamePart = PartTable | PartLines | PartFigures | PartEmpty | PartCard | PartCards | PartChart;
