import type { Official, Side } from "#core/game/facts.ts";
import type { Absence } from "../availability.ts";

/** Somebody of a team's list of the season, as the table may write them down. */
export type ListedForTable = {
  /** Of the person: whoever is written under it is known to be them. TABLE1 */
  readonly key: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly shirt: string | null;
  readonly position: string | null;
  readonly captain: boolean;
  /** On the day of the game; `null`: nothing is known against their playing. */
  readonly absence: Absence["status"] | null;
};

/** What the league knows of a game before anybody has written a line of it: what its table begins with. PREP3 */
export type TableLists = {
  readonly [S in Side]: {
    readonly teamKey: string;
    readonly name: string;
    readonly code: string;
    /** Who coached its club most often this season. */
    readonly coach: string | null;
    readonly players: readonly ListedForTable[];
  };
} & { readonly officials: readonly Official[] };
