import { CompiledQuery, type DatabaseConnection, DummyDriver, type Kysely, PostgresDialect, Transaction } from "kysely";
import type { Database } from "./schema.ts";

const begin = CompiledQuery.raw("begin");
const commit = CompiledQuery.raw("commit");

/**
 * Does the work in a transaction that sends each question as soon as it is asked: those asked side by side travel together
 * and are answered in the order they were asked. What fails makes all that was sent behind it fail as well. Once the work has
 * answered or thrown, nothing more can be asked.
 */
export async function inPipelinedTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.getExecutor().provideConnection(async (connection) => {
    let isOver = false;
    const transaction = transactionOn(db, () => {
      if (isOver) throw new Error("the transaction is over");
      return connection;
    });
    // Everything that is asked goes behind it.
    const begun = connection.executeQuery(begin);
    try {
      const [result] = await Promise.all([work(transaction), begun]);
      isOver = true;
      await committed(connection);
      return result;
    } catch (error) {
      isOver = true;
      await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Questions that wait for no answer, in a transaction whose begin and end travel with them: one way to the database and back. Each
 * looks when its turn comes, so that one may wait for a lock and the next sees what was done under it.
 */
export async function inOneTrip<Last>(
  db: Kysely<Database>,
  before: readonly CompiledQuery[],
  last: CompiledQuery<Last>,
): Promise<readonly Last[]> {
  return db.getExecutor().provideConnection(async (connection) => {
    const answers = [begin, ...before, last].map((question) => connection.executeQuery<Last>(question as CompiledQuery<Last>));
    // What fails makes the commit a rollback; nobody is told of anything before it has been answered.
    const [told, ended] = await Promise.allSettled([Promise.all(answers), committed(connection)]);
    if (told.status === "rejected") throw told.reason;
    if (ended.status === "rejected") throw ended.reason;
    return told.value.at(-1)?.rows ?? [];
  });
}

/** PostgreSQL answers a commit of what has failed before with a rollback. */
async function committed(connection: DatabaseConnection): Promise<void> {
  const { rows } = await connection.executeQuery<{ command: string }>(commit);
  if (rows[0]?.command !== "COMMIT") throw new Error("the transaction failed before its commit");
}

/** Kysely's own lets a question wait for the answer to the one before. */
function transactionOn(db: Kysely<Database>, connectionNow: () => DatabaseConnection): Transaction<Database> {
  const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error("a transaction has its connection")) });
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (ask) => ask(connectionNow()) });
  return new Transaction({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
}
