import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { SeasonEndLeaders } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { progressiveLeaders, type SeasonEndStatistic } from "#core/stats/history/yearly-leaders.ts";
import type { PersonId, TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { readRows, rowsWithRefs } from "./row-refs.ts";
import type { CareerPhase } from "#contract/refs.ts";

/** So many may share the first place of a season. */
const levelShown = 5;

type Row = { readonly season: string; readonly total: number; readonly person: PersonId; readonly team: TeamId };

/** Who led all time at the end of each season: the beginning of an index for each season. One round trip. YEAR2 */
export async function leadersAtSeasonEnds(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  statistic: SeasonEndStatistic,
  phase: CareerPhase,
): Promise<readonly SeasonEndLeaders[]> {
  note(pageTags.statistics);
  note(pageTags.site);
  const heads = sql<Row>`
    select season.name as season, head.total, head.person_id as person, head.team_id as team
    from seasons season
    cross join lateral (
      select top.* from (
        select done.total, done.person_id, done.team_id, rank() over (order by done.total desc) as rank from (
          select total, person_id, team_id from career_season_ends done
          where done.tenant_id = ${tenantId} and done.phase = ${phase} and done.statistic = ${statistic}
            and done.season_id = season.season_id
          order by done.total desc, done.person_id limit ${sql.lit(levelShown)}
        ) done
      ) top where top.rank = 1
    ) head
    where season.tenant_id = ${tenantId}
    order by season.starts_on nulls first, season.slug, head.person_id`;
  const { rows, refs } = await readRows(db, rowsWithRefs(tenantId, heads, { persons: "person", teams: "team" }));
  const ends = [...Map.groupBy(rows, ({ season }) => season)].map(([season, best]) => ({ season, total: best[0]?.total ?? 0, best }));
  return progressiveLeaders(ends)
    .map(({ season, total, best }) => ({
      seasonName: season,
      total,
      leaders: best.map(({ person, team }) => ({ person: refs.person(person), team: refs.team(team) })),
    }))
    .toReversed();
}
