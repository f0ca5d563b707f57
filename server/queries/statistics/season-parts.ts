import { type RawBuilder, sql } from "kysely";
import type { SeasonParts } from "#contract/season-parts.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import { clutchSumsJson } from "./clutch-sums.ts";

export type SeasonPartRow = SeasonParts & { readonly league: string; readonly phase: Phase; readonly team: string };

/** Of each league, part of the season and team of one person, whose id is in the column. FLOW15 EXPER6 */
export function seasonPartsJson(tenantId: TenantId, person: string): RawBuilder<readonly SeasonPartRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('league', league_id, 'phase', phase, 'team', team_id,
      'clutch', clutch.sums, 'experimental', estimated.figures)), '[]')
    from (select line.league_id, line.phase, line.team_id, ${clutchSumsJson} as sums from box_player_lines line
      where line.tenant_id = ${tenantId} and line.person_id = ${sql.ref(person)} and line.counted and line.clutch is not null
      group by line.league_id, line.phase, line.team_id) clutch
    full join (select league_id, phase, team_id, json_build_object('playerEfficiencyRating', player_efficiency_rating,
        'winShares', win_shares, 'individualOffensiveRating', individual_offensive_rating,
        'individualDefensiveRating', individual_defensive_rating) as figures
      from experimental_figures where tenant_id = ${tenantId} and person_id = ${sql.ref(person)}) estimated
    using (league_id, phase, team_id))`;
}

export function seasonPartsOf(rows: readonly SeasonPartRow[]): (league: string, phase: Phase, team: string) => SeasonParts {
  const parts = new Map(rows.map((row) => [`${row.league} ${row.phase} ${row.team}`, row]));
  return (league, phase, team) => {
    const row = parts.get(`${league} ${phase} ${team}`);
    return { clutch: row?.clutch ?? null, experimental: row?.experimental ?? null };
  };
}
