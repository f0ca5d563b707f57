import type { Kysely } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { ScoresheetQueries } from "#contract/scoresheet-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { scoresheetView } from "./scoresheet-view.ts";

export function scoresheetQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): ScoresheetQueries {
  return { scoresheet: (address) => scoresheetView(db, tenantId, note, address) };
}
