import { type Kysely, sql } from "kysely";
import { DatabaseStartError } from "./database-start-error.ts";
import type { Database } from "./schema.ts";

/** What was played is only ever added to; whoever serves pages need not be able to do otherwise. */
const addedToOnly = ["game_events", "game_commands"];
/** How far the schema has come is written by its owner. */
const ownersOnly = ["kysely_migration", "kysely_migration_lock"];

/**
 * Lets a role run the server on a schema that is another's: read and write rows, change no table, and of logs take nothing
 * away. `mayTakeAway`: of logs too, as an office does with what it imported
 * by mistake. Asked again after each migration, since new tables are nobody's but their owner's. Refused with a
 * `DatabaseStartError`: a role that is not there, or could do everything anyway.
 */
export async function grantServerRights(db: Kysely<Database>, role: string, { mayTakeAway = false } = {}): Promise<void> {
  const fault = faultOfRole(role, await rightsOf(db, role));
  if (fault !== null) throw new DatabaseStartError(fault);
  const name = sql.id(role);
  const tables = (names: readonly string[]) => sql.join(names.map((table) => sql.table(table)));
  await db.transaction().execute(async (transaction) => {
    for (const order of [
      sql`revoke all on all tables in schema public from ${name}`,
      sql`grant usage on schema public to ${name}`,
      sql`grant select, insert, update, delete on all tables in schema public to ${name}`,
      sql`grant usage, select on all sequences in schema public to ${name}`,
      ...(mayTakeAway ? [] : [sql`revoke update, delete on ${tables(addedToOnly)} from ${name}`]),
      sql`revoke insert, update, delete on ${tables(ownersOnly)} from ${name}`,
    ])
      await order.execute(transaction);
  });
}

type RoleRights = { readonly isAbove: boolean; readonly owns: boolean };

async function rightsOf(db: Kysely<Database>, role: string): Promise<RoleRights | undefined> {
  const { rows } = await sql<RoleRights>`
    select rolsuper or rolcreaterole or rolcreatedb as "isAbove", exists (
      select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(pg_roles.oid, relowner, 'member')
    ) as owns from pg_roles where rolname = ${role}`.execute(db);
  return rows[0];
}

function faultOfRole(role: string, rights: RoleRights | undefined): string | null {
  if (rights === undefined) return `there is no role ${role}; create role ${role} login password '…' makes one`;
  if (rights.isAbove) return `the role ${role} may make databases or roles; nothing could be kept from it`;
  return rights.owns ? `the role ${role} owns tables here, or is a member of who does; nothing could be kept from it` : null;
}
