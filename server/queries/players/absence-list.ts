import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { LeagueAbsences } from "#contract/availability.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { missingPlayers, missingTodayOf } from "../absences.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";

/** Who of the current season may be missing today, league by league, team by team. AVAIL5 */
export async function absenceList(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<LeagueAbsences[]> {
  note(pageTags.site);
  note(pageTags.availability);
  const leagues = await db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("leagues.tenant_id", "=", tenantId)
    .where("seasons.is_current", "=", true)
    .select([
      "leagues.league_id as leagueId",
      "leagues.slug as leagueSlug",
      "leagues.name",
      "leagues.transliterable",
      "seasons.slug as seasonSlug",
      jsonArrayFrom(teamsWithAbsences(db, tenantId)).as("teams"),
    ])
    .orderBy("leagues.place")
    .orderBy("leagues.name")
    .execute();
  return leagues.map(({ leagueId, leagueSlug, name, transliterable, seasonSlug, teams }) => {
    note(pageTags.league(leagueId));
    return {
      competition: { seasonSlug, leagueSlug, name: localName(name, transliterable) },
      teams: teams
        .filter(({ missing }) => missing.length > 0)
        .map(({ team, missing }) => ({ team: teamRef(team), players: missingPlayers(missing) })),
    };
  });
}

function teamsWithAbsences(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("teams")
    .innerJoin("clubs", (join) => join.onRef("clubs.tenant_id", "=", "teams.tenant_id").onRef("clubs.club_id", "=", "teams.club_id"))
    .where("teams.tenant_id", "=", tenantId)
    .where(sql<boolean>`teams.league_id = leagues.league_id`)
    .select([sql<TeamRefRow>`${teamRefJson("teams", "clubs")}`.as("team"), missingTodayOf(tenantId).as("missing")])
    .orderBy("teams.name");
}
