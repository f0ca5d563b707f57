import { type Kysely, sql } from "kysely";
import { type SluggedKind, type SluggedPart, sluggedParts } from "#contract/former-slugs.ts";
import { isLocale } from "#contract/locale.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { slugOfNews } from "../news-called.ts";

/** The path with today's slugs in the place of former ones; `null`: none of them was ever another. One round trip, or none. ROUTE9 EDIT8 */
export async function movedPath(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, path: string): Promise<string | null> {
  const parts = sluggedParts(path);
  if (parts.length === 0) return null;
  note(pageTags.site);
  const segments = path.split("/");
  const rows = parts.some(({ kind }) => kind === "news") ? [] : await currentSlugs(db, tenantId, parts);
  for (const part of parts) {
    segments[part.at] = part.kind === "news" ? await currentNews(db, tenantId, note, segments[1], part.slug) : currentOf(part, rows);
  }
  const moved = segments.join("/");
  return moved === path ? null : moved;
}

/** Where a piece of news stands in this language is published and taken back with its texts. */
async function currentNews(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  locale: string | undefined,
  slug: string,
): Promise<string> {
  note(pageTags.news);
  return (isLocale(locale) ? await slugOfNews(db, tenantId, locale, slug) : null) ?? slug;
}

type CurrentSlug = { readonly kind: SluggedKind; readonly former: string; readonly current: string | null };

async function currentSlugs(db: Kysely<Database>, tenantId: TenantId, parts: readonly SluggedPart[]): Promise<readonly CurrentSlug[]> {
  const conditions = parts.map(
    ({ kind, slug, league }) =>
      sql<boolean>`(former.kind = ${kind} and former.slug = ${slug}${
        league ? sql` and seasons.slug = ${league.seasonSlug} and leagues.slug = ${league.leagueSlug}` : sql``
      })`,
  );
  const { rows } = await sql<CurrentSlug>`
    select former.kind, former.slug as former, coalesce(clubs.slug, persons.slug, teams.slug, venues.slug) as current
    from former_slugs former
    left join clubs on former.kind = 'club' and clubs.tenant_id = former.tenant_id and clubs.club_id = former.row_id
    left join persons on former.kind = 'person' and persons.tenant_id = former.tenant_id and persons.person_id = former.row_id
    left join venues on former.kind = 'venue' and venues.tenant_id = former.tenant_id and venues.venue_id = former.row_id
    left join teams on former.kind = 'team' and teams.tenant_id = former.tenant_id and teams.team_id = former.row_id
    left join leagues on leagues.tenant_id = teams.tenant_id and leagues.league_id = teams.league_id
    left join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id
    where former.tenant_id = ${tenantId} and (${sql.join(conditions, sql` or `)})`.execute(db);
  return rows;
}

function currentOf({ kind, slug }: SluggedPart, rows: readonly CurrentSlug[]): string {
  return rows.find((row) => row.kind === kind && row.former === slug)?.current ?? slug;
}
