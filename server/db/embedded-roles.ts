import pg from "pg";
import { databaseName, type Key, superuser } from "./embedded-cluster.ts";

/** Owns the database and changes its schema; no superuser. */
export const ownerRole = "fullcourt_owner";
/** Runs the server: reads and writes rows, changes no table. */
export const serverRole = "fullcourt_server";

/**
 * Makes the database of a cluster, its owner and the server's role, and hands over to the owner what a superuser had made before there
 * were such. By whoever started the server, before anybody is let in. TENANT2
 */
export async function prepareRoles(port: number, key: Required<Key>): Promise<void> {
  await asSuperuser(port, key, "postgres", async (client) => {
    for (const [role, password] of [
      [ownerRole, key.ownerPassword],
      [serverRole, key.serverPassword],
    ] as const)
      await client.query(
        `${roleOrder(await has(client, "pg_roles", "rolname", role))} ${role} login nosuperuser nocreatedb nocreaterole password '${password}'`,
      );
    if (!(await has(client, "pg_database", "datname", databaseName))) await client.query(`create database ${databaseName}`);
    await client.query(`alter database ${databaseName} owner to ${ownerRole}`);
  });
  await asSuperuser(port, key, databaseName, async (client) => client.query(handOver));
}

export function addressOf(port: number, role: string, password: string, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

function roleOrder(isThere: boolean): string {
  return isThere ? "alter role" : "create role";
}

async function has(client: pg.Client, catalogue: string, column: string, name: string): Promise<boolean> {
  return (await client.query(`select from ${catalogue} where ${column} = $1`, [name])).rowCount === 1;
}

async function asSuperuser(
  port: number,
  { password }: Key,
  database: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(port, superuser, password, database) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** What extensions brought, and what hangs on a table or a domain, goes with it. */
const handOver = `
do $$
declare
  order_text text;
begin
  for order_text in
    select format('alter %s %s owner to ${ownerRole}',
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, pg_class.oid::regclass)
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> '${ownerRole}'::regrole
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('e', 'a', 'i'))
    union all
    select format('alter routine %s owner to ${ownerRole}', pg_proc.oid::regprocedure)
      from pg_proc where pronamespace = 'public'::regnamespace and proowner <> '${ownerRole}'::regrole
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    union all
    select format('alter type %s owner to ${ownerRole}', pg_type.oid::regtype)
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e') and typowner <> '${ownerRole}'::regrole
        and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
    union all
    select format('alter collation %s owner to ${ownerRole}', pg_collation.oid::regcollation)
      from pg_collation where collnamespace = 'public'::regnamespace and collowner <> '${ownerRole}'::regrole
  loop
    execute order_text;
  end loop;
end $$`;
