import { type Kysely, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { readerOf } from "../queries/refs/foreign-names.ts";
import { newsCard as wireNews } from "../api/public-api/news-answers.ts";
import type { Wire } from "../api/public-api/wire.ts";
import type { Database } from "../db/schema.ts";
import { newsCard, newsCards } from "../queries/editorial/news-cards.ts";
import { isPublished } from "../db/published-news.ts";
import { changedSince, noteEvents, type States } from "./note-events.ts";

/** What was published with an older date is an archive that was filled. WEBHOOK5 */
const newsIsNewsMs = 7 * 24 * 60 * 60 * 1000;
const most = 200;

/** What is published now. */
export function newsStates(tenantId: TenantId): States {
  return sql`select news_items.slug as subject, 'published' as state from news_items where news_items.tenant_id = ${tenantId} and ${isPublished}`;
}

/** Writes down what came out, once each. `true`: there was something. */
export async function notePublishedNews(
  db: Kysely<Database>,
  tenantId: TenantId,
  { wire, locale }: { readonly wire: Wire; readonly locale: Locale },
  now: number,
): Promise<boolean> {
  const { rows } = await sql<{ subject: string }>`
    select subject from ${changedSince(tenantId, "news", newsStates(tenantId))} changed limit ${most}`.execute(db);
  if (rows.length === 0) return false;
  const slugs = rows.map(({ subject }) => subject);
  const cards = await newsCards(db, tenantId).where("news_items.slug", "in", slugs).execute();
  const reader = await readerOf(db, tenantId, locale);
  for (const row of cards.toReversed()) {
    const card = newsCard(row, reader);
    if (!card) continue;
    const isNews = row.publishedAt > now - newsIsNewsMs;
    const event = {
      type: "news.published",
      at: row.publishedAt,
      league: row.competition?.leagueSlug ?? null,
      data: { news: wireNews(card, locale, wire) },
    } as const;
    const told = { topic: "news", subject: row.key, before: null, after: "published" } as const;
    await noteEvents(db, tenantId, told, isNews ? [event] : [], now);
  }
  return cards.length > 0;
}
