import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { SeasonLeader } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { keptLeaders, type KeptLeaders } from "../../db/kept-leaders.ts";
import type { Database } from "../../db/schema.ts";
import { readRows, rowsWithRefs } from "./row-refs.ts";

type Row = { readonly league: string; readonly person: string; readonly team: string; readonly games: number; readonly total: number };

/** Who led which season: the heads of the lists that are kept of every league. One round trip. YEAR1 */
export async function seasonLeaders(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  statistic: KeptLeaders,
): Promise<readonly SeasonLeader[]> {
  note(pageTags.statistics);
  note(pageTags.site);
  const leaders = sql<Row>`
    select league.league_id as league, leader.person_id as person, leader.team_id as team, leader.games, leader.total
    from seasons season
    join leagues league on league.tenant_id = season.tenant_id and league.season_id = season.season_id
    join league_leaders leader on leader.tenant_id = league.tenant_id and leader.league_id = league.league_id
      and leader.statistic = ${keptLeaders[statistic]} and leader.rank = 1
    where season.tenant_id = ${tenantId}
    order by season.slug desc, league.slug, leader.person_id`;
  const found = rowsWithRefs(tenantId, leaders, { persons: "person", teams: "team", leagues: "league" });
  const { rows, refs } = await readRows(db, found);
  return rows.map(({ league, person, team, games, total }) => {
    const { seasonName, ...competition } = refs.league(league);
    return { competition, seasonName, person: refs.person(person), team: refs.team(team), average: total / games, games };
  });
}
