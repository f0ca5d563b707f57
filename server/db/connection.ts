import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { AwayDatabase } from "#contract/busy-database.ts";
import { DatabaseStartError } from "./database-start-error.ts";
import { asAway, type DatabaseLine } from "./database-line.ts";
import { patientPool } from "./patient-pool.ts";
import { preparingAtMost, PreparingClient } from "./preparing-client.ts";
import type { Database } from "./schema.ts";

export type DatabaseOptions = {
  readonly databaseUrl: string;
  /** At most so many connections at once. */
  readonly connections: number;
  /** Take a database that may lose what it has confirmed. For trials only. */
  readonly allowUnsafe: boolean;
  /** A question that takes longer is given up, and its transaction with it; nobody waits for a database that hangs. */
  readonly statementTimeoutMs?: number;
  /** Each question is planned once for each connection: for few questions asked over and over. A number: no more than so many. */
  readonly preparesQuestions?: boolean | number;
  /** Told whether the database is there, also of a connection that nobody was using and that broke: the pool makes another. */
  readonly line?: DatabaseLine;
};

const oldestMajorVersion = 15;
/** For a connection, where nothing else is said. */
const longestWaitMs = 10_000;

/**
 * Opens the database and makes sure it is one we can trust: PostgreSQL 15 or newer, UTF-8, and durable. Throws
 * `DatabaseStartError` with one line for the operator otherwise.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Kysely<Database>> {
  const db = connectDatabase(options);
  try {
    await refuseUnfit(db, options);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The connection alone, nothing asked yet. */
export function connectDatabase(options: Omit<DatabaseOptions, "allowUnsafe">): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.connections,
    connectionTimeoutMillis: options.statementTimeoutMs ?? longestWaitMs,
    ...(options.statementTimeoutMs === undefined
      ? {}
      : // The server gives up first, and says so; where it cannot be reached any more, the client does.
        { statement_timeout: options.statementTimeoutMs, query_timeout: options.statementTimeoutMs + 1000 }),
    ...clientFor(options.preparesQuestions ?? false),
    // What is asked side by side goes out together: server/db/pipelined-transaction.ts.
    pipeline: true,
    application_name: "fullcourt",
    types: valueTypes(),
  });
  // Without listeners, a restart of the database would end our process. In the midst of work the query that finds
  // the line broken rejects by itself; only between two queries of a transaction is there nobody to tell.
  pool.on("error", (error) => {
    const fault = asAway(error);
    if (fault instanceof AwayDatabase) options.line?.failed(fault);
  });
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: patientPool(pool, options.line) }) });
}

function clientFor(prepares: boolean | number): { Client?: typeof PreparingClient } {
  if (prepares === false) return {};
  return { Client: prepares === true ? PreparingClient : preparingAtMost(prepares) };
}

async function refuseUnfit(db: Kysely<Database>, options: DatabaseOptions): Promise<void> {
  const fault = faultOf(await askForFacts(db, options.databaseUrl), options.allowUnsafe);
  if (fault !== null) throw new DatabaseStartError(fault);
}

/** What a server says of itself. */
export type ServerFacts = {
  readonly version: number;
  readonly encoding: string;
  readonly fsync: string;
  readonly synchronous_commit: string;
};

/** Why this database will not do, in one line; `null` when it will. Only durability may be waived. */
export function faultOf(facts: ServerFacts, allowUnsafe: boolean): string | null {
  const major = Math.floor(facts.version / 10_000);
  if (major < oldestMajorVersion) return `the database is PostgreSQL ${major}; ${oldestMajorVersion} or newer is needed`;
  if (facts.encoding !== "UTF8") return `the database is encoded in ${facts.encoding}; UTF8 is needed`;
  const off = (["fsync", "synchronous_commit"] as const).find((setting) => facts[setting] === "off");
  if (off === undefined || allowUnsafe) return null;
  return `the database runs with ${off}=off and may lose confirmed plays; turn it on, or set ALLOW_UNSAFE_DATABASE=1`;
}

async function askForFacts(db: Kysely<Database>, databaseUrl: string): Promise<ServerFacts> {
  try {
    return await db
      .selectNoFrom([
        sql<number>`current_setting('server_version_num')::integer`.as("version"),
        sql<string>`current_setting('server_encoding')`.as("encoding"),
        sql<string>`current_setting('fsync')`.as("fsync"),
        sql<string>`current_setting('synchronous_commit')`.as("synchronous_commit"),
      ])
      .executeTakeFirstOrThrow();
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    throw new DatabaseStartError(`no answer from the database ${host}${pathname}: ${(error as Error).message || String(error)}`);
  }
}

/**
 * Counts and sums are int8, averages numeric; a league has no number that a double could not hold. A day is not a
 * moment and a length is not an object: both stay text.
 */
function valueTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  types.setTypeParser(pg.types.builtins.DATE, String);
  types.setTypeParser(pg.types.builtins.INTERVAL, String);
  return types;
}
