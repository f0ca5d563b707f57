import { type Kysely, sql } from "kysely";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { Publications } from "./publication-times.ts";

/** Where a new day has begun since then, by each league's own clock, and when the next one begins. One round trip. DAY2 */
export async function midnightsSince(db: Kysely<Database>, seenAt: Date | null): Promise<Publications> {
  const { rows } = await sql<{ seenAt: Date; begun: readonly TenantId[]; nextInMs: number | null }>`
    select now() as "seenAt",
      coalesce(json_agg(tenant_id) filter (where begins <= now() and begins > coalesce(${seenAt}::timestamptz, now())), '[]') as begun,
      ceil(extract(epoch from min(begins) filter (where begins > now()) - now()) * 1000)::float8 as "nextInMs"
    from tenants,
      lateral (select (now() at time zone time_zone)::date as today) local,
      lateral (values (today), (today + 1)) days (day),
      lateral (select day::timestamp at time zone time_zone as begins) midnight`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("An aggregate without groups answers with one row.");
  const tags: readonly PageTag[] = [pageTags.day];
  return { seenAt: row.seenAt, out: row.begun.map((tenantId) => ({ tenantId, tags })), nextInMs: row.nextInMs };
}
