import { type Kysely, type RawBuilder, sql } from "kysely";
import type { RoundFact } from "#core/fantasy/round-states.ts";
import type { RoundId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { KeyInQuestion, SeasonKey } from "./fantasy-season.ts";

/** A round of the game with what has become of it, oldest fact first. Moments are epoch milliseconds. */
export type StoredRound = {
  readonly round: number;
  readonly roundId: RoundId;
  /** Of play-offs: the number of every series' game that it is. `null`: a round of the regular season. FAN34 */
  readonly leg: number | null;
  readonly locksAt: number;
  readonly endsAt: number | null;
  readonly market: number;
  readonly unlimited: boolean;
  readonly pricesAfter: number;
  readonly scoredOf: string | null;
  readonly facts: readonly RoundFact[];
};

/** All rounds of a season, in the order in which they lock: a league's fourth round may be played after its sixth. */
export async function storedRounds(db: Kysely<Database>, key: SeasonKey): Promise<StoredRound[]> {
  const { rows } = await roundsQuestion(key).execute(db);
  return rows;
}

/** The same as a question, to be asked on its own or in another. */
export function roundsQuestion({ tenantId, leagueId }: KeyInQuestion): RawBuilder<StoredRound> {
  return sql<StoredRound>`
    select round, round_id as "roundId", leg, market, unlimited, prices_after as "pricesAfter", scored_of as "scoredOf",
      floor(extract(epoch from locks_at) * 1000)::float8 as "locksAt", floor(extract(epoch from ends_at) * 1000)::float8 as "endsAt",
      (select coalesce(json_agg(json_build_object('kind', kind, 'revision', revision,
          'at', floor(extract(epoch from at) * 1000)::float8) order by array_position(${sql.lit("{planned,opened,locked,live,provisional,final,closed}")}::text[], kind), revision), '[]')
        from fantasy_round_events event
        where event.tenant_id = known.tenant_id and event.league_id = known.league_id and event.round = known.round) as facts
    from fantasy_rounds known where tenant_id = ${tenantId} and league_id = ${leagueId} order by locks_at, round`;
}

/** What a round is now; `planned` before anything has become of it. */
export function stateOf({ facts }: Pick<StoredRound, "facts">): RoundFact["kind"] {
  return facts.at(-1)?.kind ?? "planned";
}

export function hasFact({ facts }: Pick<StoredRound, "facts">, kind: RoundFact["kind"]): boolean {
  return facts.some((fact) => fact.kind === kind);
}

/** The one before it in that order; `undefined`: it is the first. */
export function roundBefore(rounds: readonly StoredRound[], round: number): StoredRound | undefined {
  return rounds[rounds.findIndex((one) => one.round === round) - 1];
}

/** The one whose transfers may be made; `undefined`: none. */
export function openRound(rounds: readonly StoredRound[]): StoredRound | undefined {
  return rounds.findLast((round) => stateOf(round) === "opened");
}

/** The last that was locked. */
export function lastLocked(rounds: readonly StoredRound[]): StoredRound | undefined {
  return rounds.findLast((round) => hasFact(round, "locked"));
}

/** Whether line-ups of it may still change, player by player. FAN7 */
export function isUnderWay(round: Pick<StoredRound, "facts">): boolean {
  const state = stateOf(round);
  return state === "locked" || state === "live";
}

/** Written once: a fact that is there stays as it is. FAN26 */
export async function writeFact(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, round: number, fact: RoundFact): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("fantasy_round_events")
    .values({ tenant_id: tenantId, league_id: leagueId, round, kind: fact.kind, revision: fact.revision, at: new Date(fact.at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
