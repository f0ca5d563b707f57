import { type Kysely, sql } from "kysely";
import { type PageTag, pageTagChannel, type PageTagNotice } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "./schema.ts";

/** Far below the 8,000 bytes PostgreSQL takes in one notice. */
const tagsInNotice = 100;

/**
 * Tells every node, when the transaction commits, that these pages show something old; whoever writes from another
 * process (an import, a rebuild) is heard the same way. A tag list of `null` drops all the tenant has.
 */
export async function dropPages(db: Kysely<Database>, tenantId: TenantId, tags: readonly PageTag[] | null): Promise<void> {
  if (tags === null) return notify(db, { tenantId, tags });
  const distinct = [...new Set(tags)];
  for (let from = 0; from < distinct.length; from += tagsInNotice) {
    await notify(db, { tenantId, tags: distinct.slice(from, from + tagsInNotice) });
  }
}

async function notify(db: Kysely<Database>, notice: PageTagNotice): Promise<void> {
  await sql`select pg_notify(${pageTagChannel}, ${JSON.stringify(notice)})`.execute(db);
}
