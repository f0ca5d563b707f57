import type { FantasyRound } from "#contract/fantasy.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { finalAt } from "#core/fantasy/round-states.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { FantasySeason, KeyInQuestion, SeasonKey } from "../../fantasy/fantasy-season.ts";
import { sightOf } from "../../fantasy/round-sight.ts";
import type { SeasonGame } from "../../fantasy/season-games.ts";
import { stateOf, type StoredRound } from "../../fantasy/stored-rounds.ts";
import type { RoundRef } from "#contract/refs.ts";
import type { RoundId } from "../../db/row-ids.ts";

export type RoundNames = ReadonlyMap<RoundId, RoundRef>;
export type NamedRound = RoundRef & { readonly roundId: RoundId };

/** What the rounds of a league are called. */
export async function roundNames(db: Kysely<Database>, key: SeasonKey): Promise<RoundNames> {
  const { rows } = await namesQuestion(key).execute(db);
  return namesOf(rows);
}

/** The same as a question, to be asked on its own or in another. */
export function namesQuestion({ tenantId, leagueId }: KeyInQuestion): RawBuilder<NamedRound> {
  return sql<NamedRound>`
    select round_id as "roundId", number, stage from rounds where tenant_id = ${tenantId} and league_id = ${leagueId}`;
}

export function namesOf(rounds: readonly NamedRound[]): RoundNames {
  return new Map(rounds.map(({ roundId, number, stage }) => [roundId, { number, stage }]));
}

/** A round as it is told, with when it will be final as things stand. */
export function toldRound(
  names: RoundNames,
  round: StoredRound,
  finalAtOf: ((round: StoredRound) => number | null) | null = null,
): FantasyRound {
  return {
    round: round.round,
    name: names.get(round.roundId) ?? { number: round.round, stage: null },
    leg: round.leg,
    unlimited: round.unlimited,
    locksAt: round.locksAt,
    state: stateOf(round),
    revision: round.facts.at(-1)?.revision ?? 0,
    finalAt: stateOf(round) === "provisional" && finalAtOf !== null ? finalAtOf(round) : null,
  };
}

/** When a provisional round turns final, if nothing happens until then; `null`: it waits for a game's confirmation. FAN26 */
export function turnsFinal(season: FantasySeason, rounds: readonly StoredRound[], games: readonly SeasonGame[]) {
  return (round: StoredRound): number | null => {
    const sight = sightOf(rounds, games, round, { at: Number.MAX_SAFE_INTEGER, corrected: false, seasonClosed: false });
    return finalAt(settingsInRound(season.versions, round.round), season.timeZone, sight);
  };
}
