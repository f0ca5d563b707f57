import type pg from "pg";
import type { BackupTable } from "./backup-format.ts";
import { tablesIn } from "./copied-tables.ts";
import type { TakenRows } from "./write-archive.ts";

/**
 * What belongs to one installation and not to the league: who is signed in there, what is on its way, devices, which know the keys of
 * that installation, and what lasts for minutes. MOVEHOUSE3
 */
const leftBehind: ReadonlySet<string> = new Set([
  "account_sessions",
  "account_tickets",
  "account_push_tokens",
  "known_networks",
  "mail_outbox",
  "kept_mails",
  "push_subscriptions",
  "push_follows",
  "push_occasions",
  "push_deliveries",
  "webhook_deliveries",
  "game_leases",
]);
/** Of the people who have to do with the league; the league's own rows name them. */
export const accountTables: readonly string[] = ["accounts", "account_passwords", "account_identities"];

export type Reference = { readonly table: string; readonly column: string };

/** Columns that say whose account something is. */
export async function accountColumns(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, attname as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'accounts'::regclass and array_length(conkey, 1) = 1 order by 1, 2`,
  );
  return rows;
}

/** Which rows are one league's: its own, and of accounts those that its rows name. MOVEHOUSE1 */
export async function leagueRows(client: pg.Client, tenantId: string): Promise<TakenRows> {
  const own = new Set((await tablesIn(client)).filter(isOwn).map(({ name }) => name));
  const named = (await accountColumns(client)).filter(({ table }) => own.has(table));
  const people = named.map(({ table, column }) => `select ${column} from ${table} where tenant_id = '${tenantId}'`).join(" union ");
  return (table) => {
    if (own.has(table.name)) return `tenant_id = '${tenantId}'`;
    return accountTables.includes(table.name) ? `account_id in (${people})` : false;
  };
}

function isOwn({ name, columns }: BackupTable): boolean {
  return columns.includes("tenant_id") && !leftBehind.has(name);
}

/** Tables in an order in which each points at those before it alone. */
export async function inOrderOfKeys(client: pg.Client, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; to: string }>(
    `select distinct conrelid::regclass::text as table, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  let waiting = [...names];
  while (waiting.length > 0) {
    const ready = waiting.filter((name) => !rows.some(({ table, to }) => table === name && waiting.includes(to)));
    if (ready.length === 0) throw new Error(`tables point at one another: ${waiting.join(", ")}`);
    ordered.push(...ready);
    waiting = waiting.filter((name) => !ready.includes(name));
  }
  return ordered;
}

/** Lets `work` move rows that are right already without what follows from changes; writers wait meanwhile. */
export async function withoutTriggers(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = 'public'::regnamespace and not tgisinternal order by 1`,
  );
  for (const { name } of rows) await client.query(`alter table ${name} disable trigger user`);
  await work();
  for (const { name } of rows) await client.query(`alter table ${name} enable trigger user`);
}
