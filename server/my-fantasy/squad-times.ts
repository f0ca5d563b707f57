import type { KnownSeason } from "../fantasy/known-season.ts";
import type { StoredRound } from "../fantasy/stored-rounds.ts";
import type { OwnSquad } from "./own-squad.ts";

type Own = Pick<OwnSquad, "entry"> | null;

/** The round in which an account's transfers count, and until when; `until` is `null` where a round that opens ends it. */
export type TransferTime = { readonly round: StoredRound; readonly until: number | null };

/**
 * When transfers may be made by an account, `null`: not now. Before its first round a team is made and changed at the prices there are,
 * whether a round is open or not. FAN6, FAN7, FAN31
 */
export function transferTime({ season, open, priced }: Pick<KnownSeason, "season" | "open" | "priced">, own: Own): TransferTime | null {
  if (season.isClosed) return null;
  if (open !== undefined) return { round: open, until: open.locksAt };
  const hasPlayed = own !== null && own.entry !== null;
  return hasPlayed || priced === undefined ? null : { round: priced, until: null };
}

/** The round that is played with this squad, player by player until each one's tip-off; `null`: its line-up is free. FAN7 */
export function roundPlayed({ open, underWay }: Pick<KnownSeason, "open" | "underWay">, own: Own): StoredRound | null {
  return open === undefined && underWay !== undefined && own?.entry?.round === underWay.round ? underWay : null;
}
