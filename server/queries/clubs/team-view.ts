import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { TeamCourse, TeamAnswer } from "#contract/club-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import type { StoredTeamSums } from "../../db/history-tables.ts";
import type { Database } from "../../db/schema.ts";
import { teamSums } from "../../projections/statistics-sums.ts";
import { leagueAt } from "../leagues/league-at.ts";
import { localName } from "../refs/local-name.ts";
import { outletsOfCard } from "../outlets.ts";
import { hasResult, latestFirst } from "../staff/coached-lines.ts";
import { namedPerson, namedPersonJson, type NamedPersonRow } from "../staff/named-person.ts";
import { rankingOf, standingsRows, tableRows } from "../leagues/table-rows.ts";
import { teamRef, teamRefJson } from "../refs/team-ref.ts";
import { venueRef } from "../refs/venue-ref.ts";
import { cardsOfTeams, clubGame, homeVenue } from "./club-rows.ts";
import { rosterPlayers, rosterRows } from "./roster-rows.ts";
import { placeInTime } from "../../db/game-time.ts";
import type { LeagueAddress } from "#contract/refs.ts";

/** A team in its league: the table, its list, its games, and what all teams of the league did. One round trip. */
export async function teamView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, leagueSlug, teamSlug }: LeagueAddress & { readonly teamSlug: string },
): Promise<TeamAnswer | null> {
  const thisTeam = sql`${sql.ref("teams.team_id")}`;
  const row = await leagueAt(db, tenantId, { seasonSlug, leagueSlug })
    .innerJoin("teams", (join) =>
      join.onRef("teams.tenant_id", "=", "leagues.tenant_id").onRef("teams.league_id", "=", "leagues.league_id"),
    )
    .innerJoin("clubs", (join) => join.onRef("clubs.tenant_id", "=", "teams.tenant_id").onRef("clubs.club_id", "=", "teams.club_id"))
    .where("teams.slug", "=", teamSlug)
    .select([
      "leagues.league_id as leagueId",
      "teams.team_id as teamId",
      "leagues.name",
      "leagues.transliterable",
      "leagues.ranking_policy as rankingPolicy",
      "seasons.name as seasonName",
      teamRefJson("teams", "clubs").as("team"),
      rosterRows(tenantId).as("roster"),
      leagueTable(db, tenantId).as("standings"),
      leagueTotals.as("totals"),
      courseOf(tenantId, thisTeam).as("course"),
      jsonArrayFrom(
        cardsOfTeams(db, tenantId, thisTeam)
          .select(outletsOfCard.as("outlets"))
          .orderBy(placeInTime, (order) => order.asc().nullsLast())
          .orderBy("rounds.number")
          .orderBy("games.slug"),
      ).as("games"),
      homeVenue(tenantId, thisTeam).as("venue"),
      coachOf(tenantId, thisTeam).as("coach"),
    ])
    .executeTakeFirst();
  if (!row) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.league(row.leagueId));
  note(pageTags.outlets);
  note(pageTags.portraits);
  note(pageTags.availability);
  return {
    teamId: row.teamId,
    team: teamRef(row.team),
    competition: { seasonSlug, leagueSlug, name: localName(row.name, row.transliterable) },
    seasonName: row.seasonName,
    ranking: rankingOf(row.rankingPolicy),
    standings: standingsRows(row.standings),
    totals: row.totals.map(({ sums, ...total }) => ({ ...total, sums: teamSums(sums) })),
    course: row.course !== null && row.course.games > 0 ? row.course : null,
    roster: rosterPlayers(row.roster),
    games: row.games.map(clubGame),
    venue: venueRef(row.venue),
    coach: row.coach && namedPerson(row.coach),
  };
}

/** A season's lines of one team, found by its index. A game in which nobody ever led was not written down by plays. FLOW14 */
function courseOf(tenantId: TenantId, team: RawBuilder<unknown>): RawBuilder<TeamCourse | null> {
  return sql`(
    select json_build_object('games', count(*), 'seconds', coalesce(sum(own.seconds) / 5, 0),
      'secondsLeading', coalesce(sum(own.seconds_leading), 0), 'secondsTrailing', coalesce(sum(other.seconds_leading), 0),
      'biggestLead', coalesce(max(own.biggest_lead), 0), 'biggestDeficit', coalesce(max(own.biggest_deficit), 0))
    from box_team_lines own
    join box_team_lines other on other.tenant_id = own.tenant_id and other.game_id = own.game_id and other.side <> own.side
    where own.tenant_id = ${tenantId} and own.team_id = ${team} and own.counted and own.seconds is not null
      and own.seconds_leading + other.seconds_leading > 0)`;
}

/** Who coached a team in its latest game. COACH5 */
export function coachOf(tenantId: TenantId, team: RawBuilder<unknown>): RawBuilder<NamedPersonRow | null> {
  return sql`(
    select ${namedPersonJson(sql`${tenantId}`, "coach", sql`latest.coach`)} from (
      select line.coach from box_team_lines line
      where line.tenant_id = ${tenantId} and line.team_id = ${team} and line.coach <> '' and ${hasResult}
      order by ${latestFirst} limit 1) latest)`;
}

/** Of the league of the query around it, whose own team hides behind the same name inside. */
function leagueTable(db: Kysely<Database>, tenantId: TenantId) {
  return jsonArrayFrom(tableRows(db, tenantId).where(sql<boolean>`teams.league_id = leagues.league_id`));
}

type TotalRow = { readonly clubSlug: string; readonly phase: Phase; readonly sums: StoredTeamSums };

const leagueTotals = sql<readonly TotalRow[]>`(
  select coalesce(json_agg(json_build_object('clubSlug', rival.slug, 'phase', total.phase, 'sums', total.sums)), '[]')
  from team_season_totals total
  join clubs rival on rival.tenant_id = total.tenant_id and rival.club_id = total.club_id
  where total.tenant_id = leagues.tenant_id and total.league_id = leagues.league_id)`;
