import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { everybodyWho, whoStandsFor } from "../refs/merged-persons.ts";
import { standsForKnown } from "../games/persons-of-game.ts";

/**
 * Whether the row `video` of the query around it shows a person: a play of his, alone or with another, or he is named for it.
 * Whoever was merged into him is he. Led by his games and by what he is named for, so what others have clips of is not read. CLIP8
 */
export function showsPerson(tenantId: TenantId, person: RawBuilder<unknown>): RawBuilder<boolean> {
  // As a list, it leads into an index; as rows it would be joined to everybody.
  const he = sql`any (array${everybodyWho(tenantId, person)})`;
  return sql`(video.kind <> 'recording' and (video.game_id, video.url) in (
    select clip.game_id, clip.url
    from game_players known
    join game_videos clip on clip.tenant_id = known.tenant_id and clip.game_id = known.game_id
    where known.tenant_id = ${tenantId} and known.person_id = ${he}
      and (clip.play ->> 'player' = known.player_key
        or clip.play -> 'details' @> jsonb_build_array(jsonb_build_object('player', known.player_key)))
    union all
    select seen.game_id, seen.url from game_video_persons seen where seen.tenant_id = ${tenantId} and seen.person_id = ${he}))`;
}

/**
 * Whether it shows a club, of a game that it played: by its play's side, else by who is named for it, else as both clubs are
 * shown. Led by the club's games. CLIP8
 */
export function showsClub(tenantId: TenantId, club: RawBuilder<unknown>): RawBuilder<boolean> {
  const playedAs = (team: string) => sql`
    select own.game_id from teams join games own on own.tenant_id = teams.tenant_id and ${sql.ref(`own.${team}`)} = teams.team_id
    where teams.tenant_id = ${tenantId} and teams.club_id = ${club}`;
  const isSide = (side: RawBuilder<unknown>) => sql`exists (
    select from teams where teams.tenant_id = video.tenant_id and teams.club_id = ${club}
      and teams.team_id = case ${side} when 'home' then games.home_team_id else games.away_team_id end)`;
  const named = sql`game_video_persons seen
    join game_players known on known.tenant_id = seen.tenant_id and known.game_id = seen.game_id
      and ${standsForKnown} = ${whoStandsFor(tenantId, "seen.person_id")}
    where seen.tenant_id = video.tenant_id and seen.game_id = video.game_id and seen.url = video.url`;
  return sql`(video.kind <> 'recording'
    and video.game_id in (${playedAs("home_team_id")} union all ${playedAs("away_team_id")})
    and case
      when video.play ->> 'side' is not null then ${isSide(sql`video.play ->> 'side'`)}
      when exists (select from ${named}) then exists (select from ${named} and ${isSide(sql`known.side`)})
      else true end)`;
}
