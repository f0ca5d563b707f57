import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** Does the work in a transaction: the caller's, when there is one, else in one of its own. */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db as Transaction<Database>) : db.transaction().execute(work);
}
