import { type Kysely, sql } from "kysely";
import { openAbsenceDays } from "#contract/availability.ts";
import { type PageTag, type PageTagNotice, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { videoTags } from "../db/pages-of-videos.ts";
import type { Database } from "../db/schema.ts";

export type Publications = {
  /** The database's own clock, which also decides what pages show; the next look begins here. */
  readonly seenAt: Date;
  /** What has come out since the last look: a notice for each tenant. */
  readonly out: readonly PageTagNotice[];
  /** `null`: nothing waits. */
  readonly nextInMs: number | null;
};

/** What `publicationsSince` looks for. */
export const publishedAtTimes: readonly PageTag[] = [
  pageTags.news,
  pageTags.documents,
  pageTags.videos,
  pageTags.availability,
  pageTags.site,
];

/** News, versions of documents, videos, absences and sponsors whose time has come since then, or is over, and when the next one comes. One round trip. */
export async function publicationsSince(db: Kysely<Database>, seenAt: Date | null): Promise<Publications> {
  const { rows } = await sql<{ seenAt: Date; out: readonly { tenantId: TenantId; tag: PageTag }[]; nextInMs: number | null }>`
    select now() as "seenAt",
      coalesce(json_agg(distinct jsonb_build_object('tenantId', tenant_id, 'tag', tag)) filter (where comes_at <= now()), '[]') as out,
      ceil(extract(epoch from min(comes_at) filter (where comes_at > now()) - now()) * 1000)::float8 as "nextInMs"
    from (
      select tenant_id, ${pageTags.news}::text as tag, published_at as comes_at from news_items
      union all
      select tenant_id, ${pageTags.documents}::text, published_on::timestamptz from document_versions
      union all
      select video.tenant_id, tags.tag, video.published_at
      from game_videos video cross join lateral ${videoTags(sql`video.tenant_id`, sql`video.game_id`)} tags
      union all
      select note.tenant_id, ${pageTags.availability}::text, turn::timestamp at time zone tenant.time_zone
      from availability_notes note
      join tenants tenant on tenant.tenant_id = note.tenant_id,
      lateral (values (note.since), (coalesce(note.expected_back, note.since + ${sql.lit(openAbsenceDays)}))) turns (turn)
      union all
      select sponsor.tenant_id, ${pageTags.site}::text, turn::timestamp at time zone tenant.time_zone
      from sponsors sponsor
      join tenants tenant on tenant.tenant_id = sponsor.tenant_id,
      lateral (values (sponsor.starts_on), (sponsor.ends_on + 1)) turns (turn)
    ) publication
    where comes_at > coalesce(${seenAt}::timestamptz, now())`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("An aggregate without groups answers with one row.");
  const tagsOf = Map.groupBy(row.out, ({ tenantId }) => tenantId);
  const out = [...tagsOf].map(([tenantId, tags]) => ({ tenantId, tags: tags.map(({ tag }) => tag) }));
  return { seenAt: row.seenAt, out, nextInMs: row.nextInMs };
}
