import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";

/** A person, and all who were merged into him. */
function samePeople(tenantId: TenantId, person: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    with recursive same (person_id) as (
      select ${person}
      union
      select link.person_id from same
      join person_links link on link.tenant_id = ${tenantId} and link.canonical_person_id = same.person_id and link.unlinked_at is null
    )
    select person_id from same)`;
}

/**
 * Whether the row `video` of the query around it shows a person: a play of his, alone or with another, or he is named for it.
 * Whoever was merged into him is he. CLIP8
 */
export function showsPerson(tenantId: TenantId, person: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(video.kind <> 'recording' and (
    exists (
      select from game_players known
      where known.tenant_id = video.tenant_id and known.game_id = video.game_id and known.person_id in ${samePeople(tenantId, person)}
        and (known.player_key = video.play ->> 'player'
          or video.play -> 'details' @> jsonb_build_array(jsonb_build_object('player', known.player_key))))
    or exists (
      select from game_video_persons seen
      where seen.tenant_id = video.tenant_id and seen.game_id = video.game_id and seen.url = video.url
        and seen.person_id in ${samePeople(tenantId, person)})))`;
}

/**
 * Whether it shows a club, of a game that it played: by its play's side, else by who is named for it, else as both clubs are
 * shown. CLIP8
 */
export function showsClub(club: RawBuilder<unknown>): RawBuilder<boolean> {
  const isSide = (side: RawBuilder<unknown>) => sql`exists (
    select from teams where teams.tenant_id = video.tenant_id and teams.club_id = ${club}
      and teams.team_id = case ${side} when 'home' then games.home_team_id else games.away_team_id end)`;
  const isEither = sql`exists (
    select from teams where teams.tenant_id = video.tenant_id and teams.club_id = ${club}
      and teams.team_id in (games.home_team_id, games.away_team_id))`;
  const named = sql`game_video_persons seen
    join game_players known on known.tenant_id = seen.tenant_id and known.game_id = seen.game_id and known.person_id = seen.person_id
    where seen.tenant_id = video.tenant_id and seen.game_id = video.game_id and seen.url = video.url`;
  return sql`(video.kind <> 'recording' and case
    when video.play ->> 'side' is not null then ${isSide(sql`video.play ->> 'side'`)}
    when exists (select from ${named}) then exists (select from ${named} and ${isSide(sql`known.side`)})
    else ${isEither} end)`;
}
