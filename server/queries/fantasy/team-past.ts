import { type RawBuilder, sql } from "kysely";
import type { FantasyPlayer, FantasyRound, TeamCorrection, TeamHonours, TransferMade } from "#contract/fantasy.ts";
import type { RoundChange } from "#core/fantasy/corrections.ts";
import type { FantasyTeamId } from "../../db/fantasy-tables.ts";
import type { FantasySeason, KeyInQuestion, SeasonKey } from "../../fantasy/fantasy-season.ts";
import { hasFact, type StoredRound } from "../../fantasy/stored-rounds.ts";
import type { EnteredRow } from "./team-answer.ts";

type Players = ReadonlyMap<number, FantasyPlayer>;
type ToldRounds = ReadonlyMap<number, FantasyRound>;

export type TransferRow = { readonly at: number; readonly gone: readonly number[]; readonly come: readonly number[] };

/** What a team changed before a round that is locked: what was undone again, too. FAN18 */
export function transfersQuestion({ tenantId, leagueId }: SeasonKey, teamId: FantasyTeamId, round: number): RawBuilder<TransferRow> {
  return sql<TransferRow>`
    select floor(extract(epoch from at) * 1000)::float8 as at, gone, come from fantasy_moves
    where tenant_id = ${tenantId} and league_id = ${leagueId} and team_id = ${teamId} and round = ${round} and kind = 'transfers'
    order by version`;
}

export function transfersMade(rows: readonly TransferRow[], players: Players): TransferMade[] {
  return rows.map(({ at, gone, come }) => ({ at, out: known(gone, players), in: known(come, players) }));
}

function known(numbers: readonly number[], players: Players): FantasyPlayer[] {
  return numbers.flatMap((number) => players.get(number) ?? []);
}

export type CorrectionRow = { readonly round: number; readonly at: number; readonly change: RoundChange };

/** Old and new of whatever corrections changed for a team. FAN12 */
export function correctionsQuestion({ tenantId, leagueId }: KeyInQuestion, teamId: RawBuilder<FantasyTeamId>): RawBuilder<CorrectionRow> {
  return sql<CorrectionRow>`
    select told.round, floor(extract(epoch from correction.at) * 1000)::float8 as at, told.change
    from fantasy_team_corrections told
    join fantasy_corrections correction on correction.tenant_id = told.tenant_id and correction.league_id = told.league_id
      and correction.round = told.round and correction.revision = told.revision
    where told.tenant_id = ${tenantId} and told.league_id = ${leagueId} and told.team_id = ${teamId}
    order by correction.at desc, told.round desc, told.revision desc`;
}

export function correctionsTold(rows: readonly CorrectionRow[], rounds: ToldRounds, players: Players): TeamCorrection[] {
  return rows.flatMap(({ round: number, at, change }) => {
    const round = rounds.get(number);
    const changed = change.players.flatMap(({ number: of, before, after }) => {
      const player = players.get(of);
      return player === undefined ? [] : [{ player, before, after }];
    });
    return round === undefined ? [] : [{ round, at, players: changed, points: change.round, place: change.place }];
  });
}

/** What stands for good: rounds that are final, the table of a season that is closed. */
export function honoursOf(
  season: FantasySeason,
  rounds: readonly StoredRound[],
  entered: readonly EnteredRow[],
  told: ToldRounds,
): TeamHonours {
  const final = new Set(rounds.filter((round) => hasFact(round, "final")).map(({ round }) => round));
  const bestOf = entered.flatMap(({ round, place }) => (place === 1 && final.has(round) ? (told.get(round) ?? []) : []));
  const last = entered.at(-1);
  const place = season.isClosed && last?.round === rounds.findLast((round) => hasFact(round, "locked"))?.round ? last?.totalPlace : null;
  return { bestOf, season: place === 1 || place === 2 || place === 3 ? place : null };
}
