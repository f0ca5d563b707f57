import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * For what touches all teams at once, to the end of the transaction: PostgreSQL knows of a round's rows only some minutes after they
 * were written, takes them for a handful until then, and would look up each row of a hundred thousand by walking through all others. What they sort has room in memory.
 */
export async function joinInBulk(transaction: Kysely<Database>): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true), set_config('work_mem', '64MB', true)`.execute(transaction);
}
