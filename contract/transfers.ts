import type { ClubRef, PersonRef } from "./refs.ts";

/** A change of clubs; `null` on a side: nothing is known of it. TRANSFER2 */
export type Transfer = {
  /** Of him who stands for merged persons. */
  readonly person: PersonRef;
  /** Under the names of the season. */
  readonly from: ClubRef | null;
  readonly to: ClubRef | null;
  /** `2026-11-11`: the first on the new list, or, where there is none, the last on the old one; `null`: before the season began. */
  readonly day: string | null;
};

/** The latest first. */
export type SeasonTransfers = {
  readonly season: { readonly slug: string; readonly name: string };
  readonly transfers: readonly Transfer[];
};

/** A time at one club without leaving it. TRANSFER1 */
export type PlayerStay = {
  /** Under its name in the last of the seasons. */
  readonly club: ClubRef;
  readonly first: { readonly slug: string; readonly name: string };
  /** `2026-11-11`, in the first season; `null`: from its beginning. */
  readonly from: string | null;
  readonly last: { readonly slug: string; readonly name: string };
  /** In the last season; `null`: to its end. */
  readonly until: string | null;
  /** He is there in the season that is played now. */
  readonly isPresent: boolean;
};
