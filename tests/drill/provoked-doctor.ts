import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { sql } from "kysely";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { freePort } from "#server/db/embedded-cluster.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { HoldingProxy } from "./holding-proxy.ts";
import { toldOperator } from "./told-operator.ts";
import { typedWith } from "./typed-with.ts";

type Say = (line: string) => void;

/** Each line that the doctor has something to say in, and what has to stand there. */
const expected = {
  disk: /^(?:ILL {3}|look {2})disk: /m,
  "data folder": /^ILL {3}data folder: .*open to other accounts/m,
  clock: /^look {2}clock: nothing keeps this machine's clock/m,
  durability: /^ILL {3}durability: /m,
  backup: /^ILL {3}backup: the last one is 30/m,
  mail: /^ILL {3}mail: the mail server rejects our mail/m,
  notifications: /^look {2}notifications: /m,
  certificate: /^ILL {3}.*certificate.*/m,
  streams: /^ILL {3}.*streams: /m,
  proxies: /^ILL {3}proxies: /m,
  version: /^look {2}version: /m,
  host: /^ILL {3}https:\/\/127\.0\.0\.1: /m,
} as const;

/**
 * An installation in which everything is wrong that can be; answers with how many lines of the doctor's did not say so, and how many
 * letters did not come to whoever runs it. DOCTOR2 OPER1 OPER2
 */
export async function provokedDoctor(say: Say): Promise<number> {
  if (process.getuid?.() !== 0 || process.platform !== "linux") {
    say("skipped: small disks and port 443 take root on Linux");
    return 0;
  }
  const folder = await mkdtemp(join(tmpdir(), "fullcourt-drill-"));
  await chmod(folder, 0o711);
  const data = join(folder, "data");
  await mkdir(data);
  // Small enough to be full soon.
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=300m", "fullcourt-drill", data]);
  const opened = new AsyncDisposableStack();
  opened.defer(async () => rm(folder, { recursive: true, force: true }));
  opened.defer(() => void execFileSync("umount", [data]));
  try {
    const settings = { fsync: "off" };
    const embedded = await startEmbeddedPostgres({ dataFolder: data, whenInUse: "refuse", settings });
    opened.defer(() => embedded.stop());
    const db = connectDatabase({ databaseUrl: embedded.databaseUrl, connections: 2 });
    opened.defer(() => db.destroy());
    await migrateToLatest(db);
    const league = await LeagueInDatabase.founded(db, "drill", ["Hawks", "Owls"]);
    await league.game({ home: "Hawks", away: "Owls", round: 1, status: "scheduled", tipOff: Date.now() });
    await sql`update tenant_hosts set host = '127.0.0.1'`.execute(db);
    await sql`insert into backups (taken_at, path, bytes, is_encrypted) values (now() - interval '30 hours', '/b', 1, false)`.execute(db);
    await chmod(data, 0o755);
    const proxy = await HoldingProxy.start(folder, 3);
    opened.defer(() => proxy.close());
    const environment = await surroundings(opened, folder, proxy);
    const typed = async () => typedWith({ DATA_DIR: data, ...environment }, "doctor").then(({ stdout, stderr }) => stdout + stderr);
    let said = await typed();
    // A program that nobody answers for, and a database of another version, say so before the rest.
    said += await typedWith({ DATA_DIR: data, ...environment, NODE_EXTRA_CA_CERTS: "" }, "doctor").then(
      ({ stdout, stderr }) => stdout + stderr,
    );
    const untold = await toldOperator({ db, data, proxy }, say);
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
    said += await typed();
    const silent = Object.entries(expected).filter(([, pattern]) => !pattern.test(said));
    for (const [about] of silent) say(`said nothing of: ${about}`);
    say(`${Object.keys(expected).length - silent.length} of ${Object.keys(expected).length} lines provoked`);
    if (silent.length > 0) say(said);
    return silent.length + untold;
  } finally {
    await opened.disposeAsync();
  }
}

/** A clock that nobody keeps, a mail server that is not there, a proxy that is counted wrong; what else is wrong stands in front. */
async function surroundings(opened: AsyncDisposableStack, folder: string, proxy: HoldingProxy): Promise<Record<string, string>> {
  const bin = join(folder, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "timedatectl"), "#!/bin/sh\necho no\n", { mode: 0o755 });
  const metricsPort = await freePort();
  const metrics = createServer((_request, response) => response.end("trusted_proxies_wrong 1\n"));
  await new Promise<void>((resolve) => void metrics.listen(metricsPort, "127.0.0.1", resolve));
  opened.defer(() => void metrics.close());
  return {
    PATH: `${bin}:${process.env["PATH"]}`,
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "office@league.example",
    METRICS_PORT: String(metricsPort),
    NODE_EXTRA_CA_CERTS: proxy.certificate,
  };
}
