import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { followingPath } from "#contract/following.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { followingDesk } from "#server/following/following-desk.ts";
import { myGamesDesk } from "#server/my-games/my-games-desk.ts";
import { AccountServer } from "#tests/support/servers/account-server.ts";
import { httpTries, type HttpTry, type TryingPerson, tryingPerson } from "#tests/support/database/account-tries.ts";
import { askServer } from "#tests/support/servers/ask-server.ts";
import { percentile } from "#tests/support/games/percentile.ts";
import { startPushNode } from "#tests/support/servers/push-node.ts";
import type { LockOutOrder, LockOutReport } from "./lock-out-attackers.ts";

/**
 * One network tries to lock everybody out: wrong passwords, mails, links, devices and claims, all at once and again and again, on
 * the very accounts of the innocents. How long these wait meanwhile on networks of their own, and how many of them are let in,
 * beside a quiet run. ACC9
 */
const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    innocents: { type: "string", default: "60" },
    connections: { type: "string", default: "8" },
    seconds: { type: "string", default: "3" },
  },
});
const innocents = Number(options.innocents);
const host = "one.localhost";
const attackersNetwork = "198.51.100.9";
const asks = ["sign-in", "follow", "mail", "reset"] as const;
type Ask = (typeof asks)[number];
type Run = Readonly<Record<Ask, { readonly times: number[]; letIn: number }>>;
let networks = 0;

const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
const postgres = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
const { databaseUrl } = postgres;
const db = connectDatabase({ databaseUrl, connections: 10 });
const attackers = fork(join(import.meta.dirname, "lock-out-attackers.ts"));
try {
  await migrateToLatest(db);
  const push = await startPushNode({ db, databaseUrl });
  const besides = { following: followingDesk(db, Date.now), myGames: myGamesDesk(db, Date.now), push: () => push.desk };
  const server = await AccountServer.start(db, {}, besides);
  await measure(server, await people(server));
  const quiet = await measure(server, await people(server));
  const victims = await people(server);
  order(attackers, {
    kind: "begin",
    port: server.port,
    host,
    network: attackersNetwork,
    tries: attackOn(victims),
    connections: Number(options.connections),
  });
  // Long enough that every narrow limit is full.
  await pause(Number(options.seconds) * 1000);
  const attacked = await measure(server, victims);
  const report = await ended(attackers);
  console.log(
    `${report.sent} tries of one network in ${(report.tookMs / 1000).toFixed(1)} s, ${report.held} of them held back, ${report.failed} without an answer`,
  );
  for (const ask of asks) say(ask, quiet, attacked);
  await server.close();
  await push.close();
} finally {
  attackers.kill("SIGKILL");
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function people(server: AccountServer): Promise<readonly TryingPerson[]> {
  return Promise.all(Array.from({ length: innocents }, () => tryingPerson(db, server.one)));
}

/** Everything that is counted, on each of them, whatever lets one stranger in again. */
function attackOn(victims: readonly TryingPerson[]): readonly HttpTry[] {
  return victims.flatMap((victim) => {
    // Of what only somebody signed in may do, the guilty have an account of their own.
    const guilty = { ...victims[0]!, email: victim.email };
    return (["sign-in", "mail", "reset", "link", "device"] as const).map((action) => httpTries[action](guilty, "guessing"));
  });
}

/** One after the other, each on a network of his own. */
async function measure({ port }: AccountServer, visitors: readonly TryingPerson[]): Promise<Run> {
  const run: Run = { "sign-in": empty(), follow: empty(), mail: empty(), reset: empty() };
  for (const visitor of visitors) {
    const network = `203.0.${Math.floor(networks / 250)}.${(networks++ % 250) + 1}`;
    const calls: Readonly<Record<Ask, HttpTry>> = {
      "sign-in": httpTries["sign-in"](visitor, "honest"),
      follow: { method: "PUT", path: followingPath, body: { follow: [`club:${crypto.randomUUID()}`] }, headers: visitor.bearer },
      mail: httpTries.mail(visitor),
      reset: httpTries.reset(visitor),
    };
    for (const ask of asks) {
      const { method, path, body, headers } = calls[ask];
      const own = { Host: host, Origin: `http://${host}`, "Content-Type": "application/json", "X-Forwarded-For": network, ...headers };
      const startedAt = performance.now();
      const { status } = await askServer(port, path, own, { method, body: JSON.stringify(body) });
      run[ask].times.push(performance.now() - startedAt);
      if (status < 300) run[ask].letIn += 1;
    }
  }
  return run;
}

function empty(): { readonly times: number[]; letIn: number } {
  return { times: [], letIn: 0 };
}

function order(child: ChildProcess, given: LockOutOrder): void {
  child.send(given);
}

async function ended(child: ChildProcess): Promise<LockOutReport> {
  const told = once(child, "message");
  order(child, { kind: "end" });
  const [report] = (await told) as [LockOutReport];
  return report;
}

function say(ask: Ask, quiet: Run, attacked: Run): void {
  const [before, during] = [quiet[ask], attacked[ask]];
  const ratios = [0.5, 0.95].map((share) => {
    const [quietMs, attackedMs] = [percentile(before.times, share), percentile(during.times, share)];
    const name = share === 0.5 ? "median" : `p${share * 100}`;
    return `${name} ${quietMs.toFixed(1)} ms quiet, ${attackedMs.toFixed(1)} ms under attack: ${(attackedMs / quietMs).toFixed(2)} ×`;
  });
  console.log(`${ask}: let in ${before.letIn} of ${innocents} quiet, ${during.letIn} under attack (all); ${ratios.join("; ")}`);
}
