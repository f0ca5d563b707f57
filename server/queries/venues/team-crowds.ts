import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { Crowd, TeamCrowds } from "#contract/venue-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";

type Row = {
  readonly leagueId: string;
  readonly leagueSlug: string;
  readonly league: string;
  readonly own: boolean;
  readonly seasonSlug: string;
  readonly seasonName: string;
  readonly team: TeamRefRow;
  readonly home: Crowd;
  readonly away: Crowd;
  readonly seated: number;
  readonly seats: number;
};

/** Teams of all leagues that played before a counted crowd, newest season first. One round trip, along the games of the tenant. CROWD1 */
export async function teamCrowds(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<TeamCrowds[]> {
  note(pageTags.site);
  // A league's first crowd comes with a line that counts, though none of that league stands here yet.
  note(pageTags.statistics);
  const { rows } = await sql<Row>`
    with told as (
      select games.league_id, games.home_team_id, games.away_team_id, games.attendance, venues.capacity
      from games
      left join venues on venues.tenant_id = games.tenant_id and venues.venue_id = games.venue_id
      where games.tenant_id = ${tenantId} and games.attendance is not null
        and games.status in ('ended', 'final', 'under-protest', 'forfeited')),
    sides as (
      select home_team_id as team_id, true as is_home, attendance, capacity from told
      union all
      select away_team_id, false, attendance, null from told),
    summed as (
      select team_id,
        ${crowd("is_home")} as home, ${crowd("not is_home")} as away,
        coalesce(sum(attendance) filter (where capacity > 0), 0)::integer as seated, coalesce(sum(capacity), 0)::integer as seats
      from sides group by team_id)
    select leagues.league_id as "leagueId", leagues.slug as "leagueSlug", leagues.name as league, leagues.transliterable as own,
      seasons.slug as "seasonSlug", seasons.name as "seasonName", ${teamRefJson("team", "club")} as team,
      summed.home, summed.away, summed.seated, summed.seats
    from summed
    join teams team on team.tenant_id = ${tenantId} and team.team_id = summed.team_id
    join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    join leagues on leagues.tenant_id = team.tenant_id and leagues.league_id = team.league_id
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    order by seasons.starts_on desc nulls last, seasons.slug desc, leagues.place, team.name`.execute(db);
  for (const { leagueId } of rows) note(pageTags.league(leagueId));
  return rows.map(({ leagueSlug, league, own, seasonSlug, seasonName, team, home, away, seated, seats }) => ({
    competition: { seasonSlug, leagueSlug, name: localName(league, own) },
    seasonName,
    team: teamRef(team),
    home,
    away,
    seated,
    seats,
  }));
}

function crowd(which: "is_home" | "not is_home") {
  const side = sql.raw(which);
  return sql`json_build_object('games', count(*) filter (where ${side}),
    'attendance', coalesce(sum(attendance) filter (where ${side}), 0), 'most', max(attendance) filter (where ${side}))`;
}
