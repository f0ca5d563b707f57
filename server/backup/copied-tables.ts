import { createHash } from "node:crypto";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { BackupTable, TableSum } from "./backup-format.ts";

/** Values are written the same by every server, in every zone and from every major version on. */
const plainValues = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set extra_float_digits = 1",
  "set bytea_output = 'hex'",
  "set client_encoding = 'UTF8'",
  // A table is read from its beginning, whoever else reads it: the same rows have the same digest.
  "set synchronize_seqscans = off",
  "set statement_timeout = 0",
  "set idle_in_transaction_session_timeout = 0",
];

export async function usePlainValues(client: pg.Client): Promise<void> {
  await client.query(plainValues.join(";"));
}

/** Every table of ours but the books of migrations, with the columns that are written and not worked out. */
export async function tablesIn(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  );
  return rows;
}

/** The names of all steps that have made this schema, in their order; none: there is no schema yet. */
export async function migrationsIn(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    "select to_regclass('public.kysely_migration') is not null as is_there",
  );
  if (!found[0]?.is_there) return [];
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}

/** A table's rows as text, as they stand; `condition` leaves some out, and puts the rest in an order that depends on them alone. */
export function copyOut(client: pg.Client, table: BackupTable, condition: string | null = null) {
  const columns = columnsOf(table);
  const source =
    condition === null
      ? `${table.name} (${columns})`
      : `(select ${columns} from ${table.name} where ${condition} order by ${table.name}::text collate "C")`;
  return client.query(copyTo(`copy ${source} to stdout`));
}

export function columnsOf({ columns }: BackupTable): string {
  return columns.map((column) => `"${column}"`).join(", ");
}

/** How many rows it has and what they add up to. */
export async function sumOf(client: pg.Client, table: BackupTable, condition: string | null = null): Promise<TableSum> {
  const stream = copyOut(client, table, condition);
  const hash = createHash("sha256");
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return { rows: stream.rowCount, digest: hash.digest("hex") };
}

/** Columns that count by themselves go on behind the last number that is there. */
export async function countOn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select attrelid::regclass::text as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> '' order by 1, 2`,
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 1), max(${column}) is not null) from ${table}`,
    );
}
