import type { Kysely } from "kysely";
import { connectDatabase } from "../../db/connection.ts";
import type { DatabaseLine } from "../../db/database-line.ts";
import type { Database } from "../../db/schema.ts";

const searchConnections = 3;
/** As many words as are looked for, with and without a season, for each kind: what people really ask. Each takes 0.75 MB. */
const plansKept = 40;

/**
 * Lines to the database for searches alone. What is asked while somebody types is one long question over many tables, and
 * planning it takes several times as long as answering it: here it is planned once for each number of words. SRCH9
 */
export function searchLines(opened: AsyncDisposableStack, databaseUrl: string, line?: DatabaseLine): Kysely<Database> {
  const db = connectDatabase({ databaseUrl, connections: searchConnections, preparesQuestions: plansKept, ...(line && { line }) });
  opened.defer(() => db.destroy());
  return db;
}
