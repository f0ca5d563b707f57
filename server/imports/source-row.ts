import type { Fact, Side } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { SubstitutionHalf } from "./substitution-batch.ts";

type Placed = { readonly id: string; readonly period: Period; readonly clockMs: number | null };

/** A row of a play-by-play, read: a fact that counts, with the id of the row it belongs to where the source tells. */
export type PlayRow = Placed & { fact: Fact; readonly belongsTo: string | null };
export type SubstitutionRow = Placed & { readonly half: SubstitutionHalf; readonly side: Side; readonly player: PlayerKey };
/** Nobody knows what it says: kept in its words. */
export type UnknownRow = Placed & { readonly what: string; readonly who: string };
export type SourceRow = PlayRow | SubstitutionRow | UnknownRow;

/** Rows of one moment: they were typed together and may stand in any order. */
export function isSameMoment(one: SourceRow, other: SourceRow): boolean {
  return one.clockMs !== null && one.clockMs === other.clockMs && isSamePeriod(one, other);
}

export function isSamePeriod(one: SourceRow, other: SourceRow): boolean {
  return one.period.kind === other.period.kind && one.period.number === other.period.number;
}
