import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PublicApiQueries } from "#contract/public-api-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { playerLine, playerLineJson, type PlayerLineRow } from "../players/player-line.ts";
import { isListed, isStanding, latestStay, isRegistered } from "../players/player-stays.ts";

type Wanted = Parameters<PublicApiQueries["players"]>[0];
type Row = { readonly players: readonly PlayerLineRow[] | null; readonly leagues: readonly string[] };

/** Players by slug, after the one named, in one round trip along the index of slugs. */
export async function playersFrom(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { clubSlug, after, limit }: Wanted,
): ReturnType<PublicApiQueries["players"]> {
  note(pageTags.site);
  note(pageTags.portraits);
  const { rows } = await sql<Row>`
    with shown as materialized (
      select person.* from persons person
      where person.tenant_id = ${tenantId} and ${isStanding(tenantId)} and ${isListed(tenantId)}
        and ${clubSlug === null ? sql`true` : isRegistered(tenantId, { clubSlug, position: null })}
        and ${after === null ? sql`true` : sql`person.slug > ${after}`}
      order by person.slug
      limit ${limit + 1}
    )
    select
      (select json_agg(${playerLineJson} order by person.slug)
        from shown person
        left join lateral ${latestStay(tenantId, "person.person_id")} stay on true
        left join teams team on team.tenant_id = person.tenant_id and team.team_id = stay.team_id
        left join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
        left join player_careers career
          on career.tenant_id = person.tenant_id and career.person_id = person.person_id and career.phase = 'all') as players,
      array(select league.league_id::text from leagues league
        join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
        where league.tenant_id = ${tenantId} and season.is_current) as leagues`.execute(db);
  for (const league of rows[0]?.leagues ?? []) note(pageTags.league(league));
  const players = rows[0]?.players ?? [];
  return { players: players.slice(0, limit).map(playerLine), hasMore: players.length > limit };
}
