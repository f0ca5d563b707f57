import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { schemaLockKey } from "../db/schema-lock.ts";
import { folderFileStore } from "../files/folder-file-store.ts";
import { BackupFault } from "./backup-fault.ts";
import type { BackupEnd, BackupHeader, TableSum } from "./backup-format.ts";
import { columnsOf, countOn, migrationsIn, sumOf, usePlainValues } from "./copied-tables.ts";
import { accountColumns, accountTables, inOrderOfKeys, leagueRows, withoutTriggers } from "./league-rows.ts";
import { openArchive } from "./read-archive.ts";
import type { RestoreTarget } from "./restore-archive.ts";
import { WaitingFiles } from "./waiting-files.ts";
import type { ArchiveOutcome } from "./write-archive.ts";

type League = NonNullable<BackupHeader["league"]>;

/**
 * Brings one league into an installation that has others, with its ids. Whoever has an account there by the same address is the same
 * person. All of it comes or nothing does. Refused with a `BackupFault`. MOVEHOUSE2 MOVEHOUSE3
 */
export async function importLeague(chunks: AsyncIterable<Buffer>, target: RestoreTarget): Promise<ArchiveOutcome> {
  const { client } = target;
  await usePlainValues(client);
  await client.query("select pg_advisory_lock_shared($1)", [schemaLockKey]);
  const files = new WaitingFiles(folderFileStore(target.filesFolder));
  const { header, readRest } = await openArchive(chunks);
  const league = await leagueThatFits(client, header);
  try {
    await client.query("begin");
    for (const table of header.tables)
      await client.query(
        `create temp table staged_${table.name} on commit drop as select ${columnsOf(table)} from ${table.name} with no data`,
      );
    const end = await readRest({
      table: async (table, rows) =>
        pipeline(Readable.from(rows), client.query(copyFrom(`copy staged_${table.name} (${columnsOf(table)}) from stdin`))),
      file: async (digest, content) => files.put(digest, content),
    });
    await files.settled();
    await refuseHosts(client);
    const repointed = await joinAccounts(client, header);
    await withoutTriggers(client, async () => moveIn(client, header));
    await countOn(client);
    await compareLeague(target, { header, end, league, repointed });
    await client.query("commit");
    return { header, end };
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    await files.removeNew();
    throw error;
  }
}

async function leagueThatFits(client: pg.Client, { league, migrations, program }: BackupHeader): Promise<League> {
  if (league === null) throw new BackupFault("the file holds a whole installation: bring it back with `restore`");
  const here = await migrationsIn(client);
  if (here.join() !== migrations.join())
    throw new BackupFault(
      `the league was exported by version ${program}, whose tables are others: bring both installations to one version`,
    );
  const { rows } = await client.query("select slug from tenants where tenant_id = $1 or slug = $2", [league.tenantId, league.slug]);
  if (rows.length > 0) throw new BackupFault(`the league ${league.slug} is there already`);
  return league;
}

async function refuseHosts(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ host: string }>("select host from staged_tenant_hosts join tenant_hosts using (host) limit 1");
  if (rows.length > 0) throw new BackupFault(`the host ${rows[0]?.host} is another league's here`);
}

/** Tables whose rows name other accounts now than where they came from. */
async function joinAccounts(client: pg.Client, { tables }: BackupHeader): Promise<ReadonlySet<string>> {
  await client.query(
    `create temp table same_person on commit drop as
     select theirs.account_id as theirs, ours.account_id as ours from staged_accounts theirs join accounts ours using (email_key)`,
  );
  const repointed = new Set<string>();
  for (const { table, column } of await accountColumns(client)) {
    if (accountTables.includes(table) || !tables.some(({ name }) => name === table)) continue;
    const { rowCount } = await client.query(
      `update staged_${table} set ${column} = ours from same_person where ${column} = theirs and ours <> theirs`,
    );
    if ((rowCount ?? 0) > 0) repointed.add(table);
  }
  // Whoever is here already keeps their own password and ways in.
  for (const table of accountTables) await client.query(`delete from staged_${table} where account_id in (select theirs from same_person)`);
  return repointed;
}

async function moveIn(client: pg.Client, { tables }: BackupHeader): Promise<void> {
  const names = await inOrderOfKeys(
    client,
    tables.map(({ name }) => name),
  );
  for (const name of names) {
    const columns = columnsOf(tables.find((table) => table.name === name)!);
    const doubled = accountTables.includes(name) ? " on conflict do nothing" : "";
    await client.query(`insert into ${name} (${columns}) overriding system value select ${columns} from staged_${name}${doubled}`);
  }
}

type Compared = ArchiveOutcome & { readonly league: League; readonly repointed: ReadonlySet<string>; readonly end: BackupEnd };

async function compareLeague({ client, say }: RestoreTarget, { header, end, league, repointed }: Compared): Promise<void> {
  const taken = await leagueRows(client, league.tenantId);
  for (const table of header.tables) {
    if (accountTables.includes(table.name)) continue;
    const condition = taken(table);
    const sum: TableSum = await sumOf(client, table, condition === false ? "false" : condition);
    const expected = end.tables[table.name];
    if (sum.rows !== expected?.rows || (!repointed.has(table.name) && sum.digest !== expected.digest))
      throw new BackupFault(`${table.name} has ${sum.rows} rows (${sum.digest}), and had ${expected?.rows} (${expected?.digest})`);
    say(table.name, sum);
  }
}
