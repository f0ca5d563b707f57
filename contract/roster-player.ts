import type { Absence } from "./availability.ts";
import type { Portrait } from "./portraits.ts";
import type { PersonRef } from "./refs.ts";

export type RosterPlayer = {
  readonly person: PersonRef;
  readonly shirt: string | null;
  readonly position: string | null;
  readonly captain: boolean;
  readonly birthDate: string | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly nationality: string | null;
  readonly portrait: Portrait | null;
  /** Of today; of a season that is over nobody's. */
  readonly absence: Absence | null;
  /** On the list since and until, `2026-11-20`; `null`: from the beginning of the season, to its end. */
  readonly from: string | null;
  readonly until: string | null;
  /** His averages for this team in this league; `null` before he played. */
  readonly figures: {
    readonly games: number;
    readonly seconds: number | null;
    readonly points: number | null;
    readonly rebounds: number | null;
    readonly assists: number | null;
    readonly performanceIndexRating: number | null;
  } | null;
};
