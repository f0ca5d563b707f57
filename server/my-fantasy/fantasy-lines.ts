import type { Kysely } from "kysely";
import { connectDatabase } from "../db/connection.ts";
import type { DatabaseLine } from "../db/database-line.ts";
import type { Database } from "../db/schema.ts";

/** What many ask at once travels together, two ways at a time for each kind of question: these are enough for a deadline. */
const fantasyConnections = 4;
/** The desk's own questions are a few dozen; each is planned once for each connection. */
const plansKept = 60;

/**
 * Lines to the database for people's own teams alone: the minute before a deadline takes none from pages, and its questions, the same
 * thousands of times, are planned once. FAN32
 */
export function fantasyLines(opened: AsyncDisposableStack, databaseUrl: string, line?: DatabaseLine): Kysely<Database> {
  const db = connectDatabase({
    databaseUrl,
    connections: fantasyConnections,
    preparesQuestions: plansKept,
    ...(line && { line }),
  });
  opened.defer(() => db.destroy());
  return db;
}
