import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { UpcomingMilestone } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { milestonesAhead } from "#core/stats/history/milestones.ts";
import { byText } from "#core/stats/history/ranking.ts";
import type { StoredSums } from "../../db/history-tables.ts";
import type { PersonId, TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { playerSums } from "../../projections/statistics-sums.ts";
import { readRows, rowsWithRefs } from "./row-refs.ts";

const shown = 30;

/** Nearest first; of those who have played this season. As many careers are read as a season has players, in one round trip. */
export async function upcomingMilestones(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
): Promise<readonly UpcomingMilestone[]> {
  note(pageTags.statistics);
  const careers = sql<{ person_id: PersonId; team_id: TeamId; sums: StoredSums }>`
    with playing as materialized (
      select distinct total.person_id from seasons season
      join leagues league on league.tenant_id = season.tenant_id and league.season_id = season.season_id
      join player_season_totals total on total.tenant_id = league.tenant_id and total.league_id = league.league_id
      where season.tenant_id = ${tenantId} and season.is_current
    )
    select career.person_id, career.team_id, career.sums from playing
    join player_careers career
      on career.tenant_id = ${tenantId} and career.person_id = playing.person_id and career.phase = 'all'`;
  const { rows, refs } = await readRows(db, rowsWithRefs(tenantId, careers, { persons: "person_id", teams: "team_id" }));
  const ahead = rows
    .flatMap(({ person_id, team_id, sums }) =>
      milestonesAhead(playerSums(sums)).map((milestone) => ({ ...milestone, person: person_id, team: team_id })),
    )
    .toSorted((one, other) => one.missing - other.missing || other.threshold - one.threshold || byText(one.person, other.person))
    .slice(0, shown);
  return ahead.map(({ person, team, ...milestone }) => ({ ...milestone, person: refs.person(person), team: refs.team(team) }));
}
