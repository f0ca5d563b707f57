import type { Kysely } from "kysely";
import type { PageTag } from "#contract/page-tags.ts";
import type { SiteQueries } from "#contract/queries.ts";
import type { StaffQueries } from "#contract/staff-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";
import { siteQueriesFor } from "#server/queries/site-queries.ts";
import { staffQueriesFor } from "#server/queries/staff/staff-queries.ts";

type Queries = { readonly site: SiteQueries; readonly staff: StaffQueries };

/** What a page is told, and what its answer was read from: by which tags it is dropped. */
export async function askedOfPages<Answer>(
  db: Kysely<Database>,
  tenantId: TenantId,
  ask: (queries: Queries) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly tags: ReadonlySet<PageTag> }> {
  const tags = new Set<PageTag>();
  const note = (tag: PageTag) => void tags.add(tag);
  const answer = await ask({ site: siteQueriesFor(db, tenantId, note), staff: staffQueriesFor(db, tenantId, note) });
  return { answer, tags };
}
