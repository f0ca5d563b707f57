import { type RawBuilder, sql } from "kysely";
import { type NotePageTag, type PageTag, pageTags } from "#contract/page-tags.ts";
import type { SectionKey, SectionSet } from "#contract/sections.ts";

/** Of so few the last may go: pages that lead there hear of what comes and goes. Of more only what is new is heard, by the lists. */
const few = 10;

/** Rows that lie in a section, and what is dropped when the first comes or the last goes; a query over `tenants`. */
const contents = {
  news: {
    rows: sql`news_items where news_items.tenant_id = tenants.tenant_id and news_items.published_at <= now() and exists (
      select from news_texts words
      where words.tenant_id = news_items.tenant_id and words.news_id = news_items.news_id and words.published)`,
    tag: pageTags.news,
  },
  videos: {
    rows: sql`game_videos where game_videos.tenant_id = tenants.tenant_id and game_videos.published_at <= now()`,
    tag: pageTags.videos,
  },
  photos: { rows: sql`photo_albums where photo_albums.tenant_id = tenants.tenant_id`, tag: pageTags.albums },
  documents: {
    rows: sql`document_versions edition where edition.tenant_id = tenants.tenant_id and edition.published_on <= current_date`,
    tag: pageTags.documents,
  },
  // Whoever stands on lists of two clubs.
  transfers: {
    rows: sql`rosters one
      join teams his on his.tenant_id = one.tenant_id and his.team_id = one.team_id
      join rosters other on other.tenant_id = one.tenant_id and other.person_id = one.person_id and other.team_id <> one.team_id
      join teams another on another.tenant_id = other.tenant_id and another.team_id = other.team_id and another.club_id <> his.club_id
      where one.tenant_id = tenants.tenant_id`,
    tag: pageTags.statistics,
  },
  history: { rows: sql`player_careers where player_careers.tenant_id = tenants.tenant_id`, tag: pageTags.statistics },
  coaches: {
    rows: sql`named_people who where who.tenant_id = tenants.tenant_id and who.role = 'coach'`,
    tag: pageTags.statistics,
  },
  referees: {
    rows: sql`named_people who where who.tenant_id = tenants.tenant_id and who.role = 'referee'`,
    tag: pageTags.statistics,
  },
  halls: { rows: sql`venues where venues.tenant_id = tenants.tenant_id`, tag: pageTags.statistics },
} as const satisfies Readonly<Partial<Record<SectionKey, { readonly rows: RawBuilder<unknown>; readonly tag: PageTag }>>>;

/** How much there is of each section that can be empty, no further counted than a little more than a few. OFF64 */
export const heldSections = sql<Readonly<Record<keyof typeof contents, number>>>`json_build_object(${sql.join(
  Object.entries(contents).map(
    ([key, { rows }]) => sql`${sql.lit(key)}, (select count(*) from (select from ${rows} limit ${sql.lit(few + 1)}) held)`,
  ),
)})`;

/** What the office has said of its sections; a query over `tenants`. */
export const saidOfSections = sql<readonly SectionSet[]>`(
  select coalesce(json_agg(json_build_object('section', section, 'showing', showing, 'place', place, 'names', names)), '[]')
  from tenant_sections said where said.tenant_id = tenants.tenant_id)`;

/** Pages are made anew when the first of something comes, or the last goes. OFF64 */
export function noteFewIn(held: Readonly<Record<keyof typeof contents, number>>, note: NotePageTag): void {
  for (const [key, { tag }] of Object.entries(contents)) if (held[key as keyof typeof contents] <= few) note(tag);
}
