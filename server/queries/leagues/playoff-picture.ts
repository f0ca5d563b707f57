import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PlayoffPicture } from "#contract/playoff-view.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { bracketOf } from "#core/league/playoff/bracket-of.ts";
import { isFedByGroups, playoffPlaces } from "#core/league/playoff/playoff-places.ts";
import { leagueTable, type PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { prospectOf } from "#core/league/race/race-marks.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { underWayRows } from "../../projections/counted-games.ts";
import { leagueAt } from "./league-at.ts";
import { shownBracket } from "./playoff-view.ts";
import { placesOf, seasonRace } from "./season-race.ts";
import { tableAsItStands, tablePartColumns } from "./worked-out-table.ts";
import { teamRef } from "../refs/team-ref.ts";

/**
 * Who would meet whom if the regular season ended now, out of the table as it stands (RANK24) and the plan: one round trip.
 * Who is sure of a place is told by the official table, games under way being still to come, once the schedule is whole.
 * `null`: there is no plan, no result yet, or the plan is fed by groups. BRACKET11 BRACKET12
 */
export async function playoffPicture(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: { readonly seasonSlug: string; readonly leagueSlug: string },
): Promise<PlayoffPicture | null> {
  const row = await leagueAt(db, tenantId, address)
    .innerJoin("league_playoffs as playoffs", (join) =>
      join.onRef("playoffs.tenant_id", "=", "leagues.tenant_id").onRef("playoffs.league_id", "=", "leagues.league_id"),
    )
    .select(["leagues.league_id as leagueId", "leagues.ranking_policy", sql<PlayoffPlan<TeamId>>`playoffs.plan`.as("plan")])
    .select(jsonArrayFrom(underWayRows(db, tenantId).where(sql<boolean>`games.league_id = leagues.league_id`)).as("underWay"))
    .select(tablePartColumns(db, tenantId))
    .executeTakeFirst();
  if (!row) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.league(row.leagueId));
  const { table } = tableAsItStands(row, row.underWay);
  const places = playoffPlaces(row.plan);
  const isPlayed = table.rows.some(({ played }) => played > 0);
  if (!isPlayed || places === 0 || isFedByGroups(row.plan)) return null;
  const race = seasonRace(row);
  const possible = race && placesOf(race);
  const teams = new Map(row.teams.map(({ teamId, team }) => [teamId, teamRef(team)]));
  const bracket = bracketOf(row.plan, { [leagueTable]: table.rows.map(({ team }) => team) }, []);
  return {
    places,
    underWay: row.underWay.length,
    rows: table.rows.flatMap(({ team: teamId, rank, wins, losses }) => {
      const team = teams.get(teamId);
      const own = possible?.get(teamId);
      return team ? [{ rank, team, wins, losses, prospect: own ? prospectOf(own, places) : "open" }] : [];
    }),
    rounds: shownBracket(bracket, teams, new Map()).rounds,
  };
}
