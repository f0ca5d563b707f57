/** A file that was stored, as the list of imports tells it; one that took another back is one too. IMPW9 */
export type OfficeImport = {
  readonly importId: string;
  readonly at: number;
  /** `null`: the operator, or somebody whose account is gone. */
  readonly who: string | null;
  readonly actedAs: string;
  readonly source: string;
  /** It took back what another one had written. */
  readonly isTakeBack: boolean;
  /** Nothing of it stands any more. */
  readonly isTakenBack: boolean;
  /** So many changes, by thing. */
  readonly counts: Readonly<Record<string, number>>;
};

/** What becomes of a row that an import has made, changed or removed. */
export type TakeBackFate = "goes" | "restored" | "returns";

type TakeBackRow = { readonly thing: string; readonly slug: string; readonly called: string };

/** What taking an import back would do, row by row. IMPW9 */
export type OfficeTakeBack = {
  readonly counts: Readonly<Record<TakeBackFate, number>>;
  /** The first of them. */
  readonly rows: readonly (TakeBackRow & { readonly fate: TakeBackFate })[];
  /** What stays, and why. */
  readonly kept: readonly (TakeBackRow & { readonly why: string; readonly by: number })[];
};

export type OfficeImportsPart = {
  readonly kind: "imports";
  readonly imports: readonly OfficeImport[];
  /** The one that is looked at. */
  readonly opened: { readonly import: OfficeImport; readonly back: OfficeTakeBack } | null;
};
