import { type Kysely, sql } from "kysely";
import { type SluggedKind, type SluggedPart, sluggedParts } from "#contract/former-slugs.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

/** The path with today's slugs in the place of former ones; `null`: none of them was ever another. One round trip, or none. ROUTE9 */
export async function movedPath(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, path: string): Promise<string | null> {
  const parts = sluggedParts(path);
  if (parts.length === 0) return null;
  note(pageTags.site);
  const conditions = parts.map(
    ({ kind, slug, league }) =>
      sql<boolean>`(former.kind = ${kind} and former.slug = ${slug}${
        league ? sql` and seasons.slug = ${league.seasonSlug} and leagues.slug = ${league.leagueSlug}` : sql``
      })`,
  );
  const { rows } = await sql<{ kind: SluggedKind; former: string; current: string | null }>`
    select former.kind, former.slug as former,
      coalesce(clubs.slug, persons.slug, news_items.slug, teams.slug, venues.slug) as current
    from former_slugs former
    left join clubs on former.kind = 'club' and clubs.tenant_id = former.tenant_id and clubs.club_id = former.row_id
    left join persons on former.kind = 'person' and persons.tenant_id = former.tenant_id and persons.person_id = former.row_id
    left join news_items on former.kind = 'news' and news_items.tenant_id = former.tenant_id and news_items.news_id = former.row_id
    left join venues on former.kind = 'venue' and venues.tenant_id = former.tenant_id and venues.venue_id = former.row_id
    left join teams on former.kind = 'team' and teams.tenant_id = former.tenant_id and teams.team_id = former.row_id
    left join leagues on leagues.tenant_id = teams.tenant_id and leagues.league_id = teams.league_id
    left join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    where former.tenant_id = ${tenantId} and (${sql.join(conditions, sql` or `)})`.execute(db);
  const segments = path.split("/");
  for (const part of parts) segments[part.at] = currentOf(part, rows);
  const moved = segments.join("/");
  return moved === path ? null : moved;
}

function currentOf(
  { kind, slug }: SluggedPart,
  rows: readonly { readonly kind: SluggedKind; readonly former: string; readonly current: string | null }[],
): string {
  return rows.find((row) => row.kind === kind && row.former === slug)?.current ?? slug;
}
