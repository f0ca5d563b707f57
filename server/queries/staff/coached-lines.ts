import { type RawBuilder, sql } from "kysely";
import type { TeamInLeague } from "#contract/staff-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";

/** A game counts for a coach as it counts for his club: with a result, forfeits too. STAFF1 */
export const hasResult = sql<boolean>`(line.counted or line.won is not null)`;

/** Of a team's games the latest first; `line` is `box_team_lines`. */
export const latestFirst = sql`line.played_at desc nulls last, line.round_number desc, line.game_id desc`;

/** Lines of `who`, as `own_lines`: after `whoIsNamed`. */
export function ownLines(tenantId: TenantId): RawBuilder<unknown> {
  return sql`own_lines as materialized (
    select line.* from box_team_lines line
    where line.tenant_id = ${tenantId} and line.coach <> '' and search_key(line.coach) = any((select keys from who)::text[]) and ${hasResult})`;
}

export type TeamInLeagueRow = {
  readonly team: TeamRefRow;
  readonly leagueId: string;
  readonly seasonSlug: string;
  readonly seasonName: string;
  readonly leagueSlug: string;
  readonly league: string;
  readonly own: boolean;
};

/** Pairs for `json_build_object`, in a query over `teams` as `team`, its `club`, `leagues` and `seasons` as `term`. */
export const teamInLeaguePairs: RawBuilder<unknown> = sql`'team', ${teamRefJson("team", "club")}, 'leagueId', leagues.league_id,
  'seasonSlug', term.slug, 'seasonName', term.name, 'leagueSlug', leagues.slug, 'league', leagues.name, 'own', leagues.transliterable`;

/** The same rows, joined to a team's id. */
export function joinedTeam(tenantId: TenantId, teamId: string): RawBuilder<unknown> {
  return sql`join teams team on team.tenant_id = ${tenantId} and team.team_id = ${sql.ref(teamId)}
    join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    join leagues on leagues.tenant_id = team.tenant_id and leagues.league_id = team.league_id
    join seasons term on term.tenant_id = leagues.tenant_id and term.season_id = leagues.season_id`;
}

/** The latest line of each team of the current season that names anybody, as `latest_lines`. */
export function latestLines(tenantId: TenantId): RawBuilder<unknown> {
  return sql`latest_lines as materialized (
    select playing.team_id, latest.key from teams playing
    join seasons running on running.tenant_id = playing.tenant_id and running.season_id = playing.season_id and running.is_current
    cross join lateral (
      select search_key(line.coach) as key from box_team_lines line
      where line.tenant_id = playing.tenant_id and line.team_id = playing.team_id and line.coach <> '' and ${hasResult}
      order by ${latestFirst} limit 1) latest
    where playing.tenant_id = ${tenantId})`;
}

/** Teams whose latest game names one of these keys, in a query after `latestLines`. COACH5 */
export function presentTeams(tenantId: TenantId, keys: RawBuilder<unknown>): RawBuilder<readonly TeamInLeagueRow[]> {
  return sql`(select coalesce(json_agg(json_build_object(${teamInLeaguePairs}) order by leagues.place, team.name), '[]')
    from latest_lines ${joinedTeam(tenantId, "latest_lines.team_id")} where latest_lines.key = any(${keys}))`;
}

export function teamInLeague({ team, seasonSlug, seasonName, leagueSlug, league, own }: TeamInLeagueRow): TeamInLeague {
  return { team: teamRef(team), competition: { seasonSlug, leagueSlug, name: localName(league, own) }, seasonName };
}
