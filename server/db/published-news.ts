import { type RawBuilder, sql } from "kysely";

/** Of `news_items`: out, at the moment of the question, since its hour has come, and in one language at least it is no draft. EDIT2 */
export const isPublished: RawBuilder<boolean> = sql`(news_items.published_at <= now() and exists (
  select from news_texts draft
  where draft.tenant_id = news_items.tenant_id and draft.news_id = news_items.news_id and draft.published))`;
