import type { ClubMarks } from "../sport/club-mark.ts";
import type { FigureTableOf } from "../sport/figure-table-model.ts";
import type { LinkChip } from "../ui/link-chips.tsx";
import type { PageLink } from "../ui/page-link.ts";

/** A list that is a table of what has pages of its own, or several such tables: what `TableListView` draws. */
export type TableListPage = {
  readonly title: string;
  /** Beneath its name; `null`: nothing. */
  readonly intro: string | null;
  readonly back: PageLink;
  /** Where a table shows crests. */
  readonly marks?: ClubMarks;
  /** Choices that are addresses, such as seasons; one alone is none. */
  readonly choices?: { readonly label: string; readonly links: readonly LinkChip[] };
  /** Those with rows are shown; `null`: a table that stands alone needs no heading besides the page's. */
  readonly parts: readonly { readonly title: string | null; readonly table: FigureTableOf<"things"> }[];
  /** Where no table has rows. */
  readonly empty: string;
};
