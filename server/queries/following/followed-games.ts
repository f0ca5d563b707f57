import { type RawBuilder, sql } from "kysely";
import { type FollowedKey, type FollowedKind, readFollowedKey } from "#contract/following.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { everybodyWho } from "../refs/merged-persons.ts";
import { placeInTime } from "../../db/game-time.ts";

/** The ids of one kind among keys. */
export function idsOf(keys: readonly FollowedKey[], kind: FollowedKind): string[] {
  return keys.flatMap((key) => {
    const read = readFollowedKey(key);
    return read?.kind === kind ? [read.id] : [];
  });
}

/** The table `persons_meant` of a `with`: who was merged into another stands for him. FOLLOW1 */
export function personsMeant(tenantId: TenantId, keys: readonly FollowedKey[]): RawBuilder<unknown> {
  return sql`
    persons_meant as materialized (
      select asked.person_id as asked, coalesce(identity.canonical_person_id, asked.person_id) as person_id
      from unnest(${idsOf(keys, "player")}::uuid[]) asked (person_id)
      left join person_identities identity on identity.tenant_id = ${tenantId} and identity.person_id = asked.person_id)`;
}

/**
 * The tables `persons_meant`, `their_teams` and `their_games` of a `with`: of clubs and players the teams of the current
 * season, of teams and leagues they themselves, and the games of all of them between two moments, undated ones among
 * them. FEED1
 */
export function followedGames(
  tenantId: TenantId,
  keys: readonly FollowedKey[],
  { from, until }: { readonly from: Date; readonly until: Date },
): RawBuilder<unknown> {
  const inTime = sql`(games.tip_off between ${from} and ${until} or games.tip_off is null
    and (games.tip_off_day is null or ${placeInTime} between ${from} and ${until}))`;
  return sql`
    ${personsMeant(tenantId, keys)},
    their_teams as materialized (
      select team.team_id from teams team
      join seasons season on season.tenant_id = team.tenant_id and season.season_id = team.season_id
      where team.tenant_id = ${tenantId} and season.is_current and team.club_id = any(${idsOf(keys, "club")}::uuid[])
      union
      select asked.team_id from unnest(${idsOf(keys, "team")}::uuid[]) asked (team_id)
      union
      select roster.team_id from persons_meant meant
      join rosters roster on roster.tenant_id = ${tenantId} and roster.person_id in ${everybodyWho(tenantId, "meant.person_id")}
        and (roster.valid_to is null or roster.valid_to >= current_date)
      join teams team on team.tenant_id = roster.tenant_id and team.team_id = roster.team_id
      join seasons season on season.tenant_id = team.tenant_id and season.season_id = team.season_id and season.is_current),
    their_games as materialized (
      select games.game_id, games.tip_off, ${placeInTime} as place_in_time, games.status from their_teams
      join games on games.tenant_id = ${tenantId} and games.home_team_id = their_teams.team_id and ${inTime}
      union
      select games.game_id, games.tip_off, ${placeInTime} as place_in_time, games.status from their_teams
      join games on games.tenant_id = ${tenantId} and games.away_team_id = their_teams.team_id and ${inTime}
      union
      select games.game_id, games.tip_off, ${placeInTime} as place_in_time, games.status from unnest(${idsOf(keys, "league")}::uuid[]) asked (league_id)
      join games on games.tenant_id = ${tenantId} and games.league_id = asked.league_id and ${inTime}
      union
      select games.game_id, games.tip_off, ${placeInTime} as place_in_time, games.status from unnest(${idsOf(keys, "game")}::uuid[]) asked (game_id)
      join games on games.tenant_id = ${tenantId} and games.game_id = asked.game_id)`;
}
