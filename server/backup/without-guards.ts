import type pg from "pg";

type Guards = {
  readonly keys: readonly { readonly table: string; readonly name: string; readonly definition: string }[];
  readonly indexes: readonly { readonly name: string; readonly definition: string }[];
  readonly tables: readonly string[];
};

/**
 * Lets `fill` put rows into empty tables without what looks at each row: keys to other tables, indexes, triggers. All are made anew
 * afterwards, over what is there; whatever they refuse, refuses the whole. Takes an owner of the tables, no superuser.
 */
export async function withoutGuards(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { keys, indexes, tables } = await guardsIn(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`);
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await fill();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
}

async function guardsIn(client: pg.Client): Promise<Guards> {
  const keys = await client.query<Guards["keys"][number]>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`,
  );
  // Those that a key or a promise of uniqueness hangs on stay.
  const indexes = await client.query<Guards["indexes"][number]>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and not indisunique
       and not exists (select from pg_constraint where conindid = indexrelid) order by relname`,
  );
  const tables = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = 'public'::regnamespace and not tgisinternal order by 1`,
  );
  return { keys: keys.rows, indexes: indexes.rows, tables: tables.rows.map(({ name }) => name) };
}
