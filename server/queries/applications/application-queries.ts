import type { Kysely } from "kysely";
import type { ApplicationQueries } from "#contract/application-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { teamApplication } from "./team-application.ts";

/** Answers to what the application page asks. They are read anew each time: the page is kept nowhere, so it notes no tag. */
export function applicationQueriesFor(db: Kysely<Database>, tenantId: TenantId, now: () => number): ApplicationQueries {
  return { teamApplication: (uuid) => teamApplication(db, tenantId, uuid, now()) };
}
