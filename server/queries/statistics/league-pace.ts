import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import { possessionsAround, possessionsPerSecond } from "#core/stats/history/possession-pace.ts";
import type { StoredSums, StoredTeamSums } from "../../db/history-tables.ts";
import type { PersonId, TeamId } from "../../db/row-ids.ts";
import { playerSums, teamSums } from "../../projections/statistics-sums.ts";

export type TeamTotalRow = { readonly team_id: TeamId; readonly phase: Phase; readonly sums: StoredTeamSums };
export type PlayerTotalRow = { readonly person_id: PersonId; readonly team_id: TeamId; readonly phase: Phase; readonly sums: StoredSums };

/** Sums of teams as a value of the query around it; `which` is a condition on `total`. */
export function teamTotalsJson(tenantId: TenantId, which: RawBuilder<unknown>): RawBuilder<readonly TeamTotalRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('team_id', total.team_id, 'phase', total.phase, 'sums', total.sums)), '[]')
    from team_season_totals total where total.tenant_id = ${tenantId} and ${which})`;
}

/** Sums of players, one for each team and phase, likewise. */
export function playerTotalsJson(tenantId: TenantId, which: RawBuilder<unknown>): RawBuilder<readonly PlayerTotalRow[]> {
  return sql`(select coalesce(json_agg(json_build_object(
      'person_id', total.person_id, 'team_id', total.team_id, 'phase', total.phase, 'sums', total.sums)), '[]')
    from player_season_totals total where total.tenant_id = ${tenantId} and ${which})`;
}

/** How often the ball was a team's, by team and phase. RATE7 */
export function pacesOf(totals: readonly TeamTotalRow[]): (team: string, phase: Phase) => number | null {
  const paces = new Map(totals.map(({ team_id, phase, sums }) => [`${team_id} ${phase}`, possessionsPerSecond(teamSums(sums))]));
  return (team, phase) => paces.get(`${team} ${phase}`) ?? null;
}

/** The same around each player of a league, in the phase asked for. RATE7 */
export function pacesAround(
  stays: readonly PlayerTotalRow[],
  totals: readonly TeamTotalRow[],
  phase: Phase | null,
): (person: string) => number | null {
  const paceOf = pacesOf(totals);
  const byPerson = Map.groupBy(
    stays.filter((stay) => phase === null || stay.phase === phase),
    ({ person_id }): string => person_id,
  );
  return (person) =>
    possessionsAround(
      (byPerson.get(person) ?? []).map((stay) => ({
        player: playerSums(stay.sums),
        possessionsPerSecond: paceOf(stay.team_id, stay.phase),
      })),
    );
}
