import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PlayoffPicture } from "#contract/playoff-view.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Classification } from "#core/league/classify.ts";
import { teamsThatLeft } from "#core/league/counted-results.ts";
import { bracketOf } from "#core/league/playoff/bracket-of.ts";
import { playoffPlaces } from "#core/league/playoff/playoff-places.ts";
import { leagueTable, type PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { type Prospect, tableProspects } from "#core/league/playoff/table-prospects.ts";
import { isWholeSchedule } from "#core/league/schedule/is-whole-schedule.ts";
import { decisionsInForce } from "#core/league/standings-as-of.ts";
import type { TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { countedOf, type LeagueGameRow, underWayRows } from "../projections/counted-games.ts";
import { knownPolicy } from "../projections/league-table.ts";
import { leagueAt } from "./league-at.ts";
import { shownBracket } from "./playoff-view.ts";
import { tableAsItStands, tablePartColumns, type TableParts } from "./worked-out-table.ts";
import { teamRef } from "./team-ref.ts";

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
  const { table, official } = tableAsItStands(row, row.underWay);
  const places = playoffPlaces(row.plan);
  const isPlayed = table.rows.some(({ played }) => played > 0);
  if (!isPlayed || places === 0 || isFedByGroups(row.plan)) return null;
  const prospects = prospectsOf(row, official.rows, places);
  const teams = new Map(row.teams.map(({ teamId, team }) => [teamId, teamRef(team)]));
  const bracket = bracketOf(row.plan, { [leagueTable]: table.rows.map(({ team }) => team) }, []);
  return {
    places,
    underWay: row.underWay.length,
    rows: table.rows.flatMap(({ team: teamId, rank, wins, losses }) => {
      const team = teams.get(teamId);
      return team ? [{ rank, team, wins, losses, prospect: prospects.get(teamId) ?? "open" }] : [];
    }),
    rounds: shownBracket(bracket, teams, new Map()).rounds,
  };
}

type LeagueRow = TableParts & { readonly plan: PlayoffPlan<TeamId>; readonly underWay: readonly LeagueGameRow[] };

/** Nobody's while games may be lacking on the schedule. What a team that left has not played is in the table already, or never will be. */
function prospectsOf(row: LeagueRow, rows: Classification<TeamId>["rows"], places: number): ReadonlyMap<TeamId, Prospect> {
  const { results, unplayed } = countedOf(row.countedGames);
  const decisions = decisionsInForce(row.decisions, null);
  const left = new Set([...teamsThatLeft(decisions, "annul"), ...teamsThatLeft(decisions, "forfeit-rest")]);
  const toCome = [...unplayed, ...row.underWay].filter(({ home, away }) => !left.has(home) && !left.has(away));
  const { meetings } = row.plan;
  const staying = rows.map(({ team }) => team).filter((team) => !left.has(team));
  const inForce = results.filter(({ kind }) => kind !== "annulled");
  if (meetings === undefined || !isWholeSchedule(staying, [...inForce, ...toCome], meetings)) return new Map();
  return tableProspects(rows, toCome, knownPolicy(row.ranking_policy), places);
}

function isFedByGroups({ rounds }: PlayoffPlan<TeamId>): boolean {
  const sources = rounds.flatMap(({ duels }) => duels.flatMap(({ first, second }) => [first, second]));
  return sources.some((source) => source.kind === "seed" && source.table !== null);
}
