import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import type { PushSubscriptionForm } from "#contract/push.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { senderThreads } from "#server/push/sender-threads.ts";
import { LiveGameInDatabase } from "#tests/support/database/live-game-in-database.ts";
import { outboxOf, type PushNode, startPushNode } from "#tests/support/servers/push-node.ts";
import { median } from "./pinned-process.ts";
import type { ReceiverOrder, ReceiverReport } from "./push-receiver.ts";

/**
 * What followers of a game wait for: from the commit by which it begins to their push service's acceptance of each message,
 * with the database as durable as delivered. Beside it what the machine needs at least: as many messages encrypted and posted
 * by the same threads from memory, by a program that knows everybody beforehand, keeps no outbox and makes no words. The two
 * take turns, and the median of the turns counts. The push service is a process of its own, and shares the machine.
 */
const { values: options } = parseArgs({
  allowPositionals: true,
  options: { devices: { type: "string", default: "10000" }, rounds: { type: "string", default: "7" } },
});
const devices = Number(options.devices);
const rounds = Number(options.rounds);
/** As many at once as the delivery has. */
const lanes = 512;
const languages = ["en", "sr", "sl", "es", "fr", "ru"];

type Turn = { readonly p50: number; readonly p99: number; readonly last: number; readonly cpuMs: number };

const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
const postgres = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
const database = { databaseUrl: postgres.databaseUrl, db: connectDatabase({ databaseUrl: postgres.databaseUrl, connections: 10 }) };
const { db } = database;
const receiver = fork(join(import.meta.dirname, "push-receiver.ts"));
const bare = senderThreads({ allowsPrivate: true }, console.error);
let push: PushNode | null = null;
try {
  await migrateToLatest(db);
  const { subscriptions } = await order({ kind: "subscribe", devices }, "subscribed");
  push = await startPushNode(database);
  const [ours, least]: [Turn[], Turn[]] = [[], []];
  // The first turn wakes compilers and threads.
  for (let round = 0; round <= rounds; round++) {
    const turns = [await gameTold(push, subscriptions, round), await postedFromMemory(subscriptions)] as const;
    if (round === 0) continue;
    ours.push(turns[0]);
    least.push(turns[1]);
  }
  say(ours, least);
} finally {
  await push?.close();
  await bare.close();
  receiver.kill("SIGTERM");
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function gameTold(node: PushNode, subscriptions: readonly PushSubscriptionForm[], round: number): Promise<Turn> {
  const game = await LiveGameInDatabase.begun(database, `bench-${round}`, 1);
  await follow(game, subscriptions);
  node.lookAgain();
  await lull(1000);
  const lines = game.script.findIndex(({ fact }) => fact.type === "period.start");
  const turn = await timed(() => game.play(lines));
  await lull(500);
  const { sent = 0, ...others } = await outboxOf(database);
  if (sent !== devices) throw new Error(`${sent} of ${devices} are noted as sent: ${JSON.stringify(others)}`);
  await checkReceived();
  await sql`delete from push_subscriptions`.execute(db);
  return turn;
}

async function postedFromMemory(subscriptions: readonly PushSubscriptionForm[]): Promise<Turn> {
  const message = Buffer.alloc(450, "a");
  const headers = { "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", TTL: "600", Topic: "bench" };
  const waiting = subscriptions.values();
  const lane = async () => {
    for (const { endpoint, p256dh, auth } of waiting) await bare.sealedPost(new URL(endpoint), headers, message, { p256dh, auth });
  };
  let all: Promise<unknown> = Promise.resolve();
  const turn = await timed(async () => {
    all = Promise.all(Array.from({ length: lanes }, lane));
  });
  await all;
  receiver.send({ kind: "forget" } satisfies ReceiverOrder);
  return turn;
}

/** From the end of `begin` to the acceptance of every message. */
async function timed(begin: () => Promise<void>): Promise<Turn> {
  const accepted = order({ kind: "expect", messages: devices }, "accepted");
  const before = process.cpuUsage();
  await begin();
  const begunAt = performance.timeOrigin + performance.now();
  const waits = (await accepted).times.map((time) => time - begunAt).toSorted((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  const at = (share: number) => waits[Math.ceil(waits.length * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), last: at(1), cpuMs: (user + system) / 1000 };
}

async function checkReceived(): Promise<void> {
  const { messages, devices: different, faults } = await order({ kind: "open" }, "opened");
  if (messages !== devices || different !== devices || faults.length > 0)
    throw new Error(`${messages} messages to ${different} devices; against the standards: ${faults.slice(0, 5).join(", ")}`);
}

async function follow({ tenantId, league }: LiveGameInDatabase, subscriptions: readonly PushSubscriptionForm[]): Promise<void> {
  const column = (name: "endpoint" | "p256dh" | "auth") => subscriptions.map((subscription) => subscription[name]);
  await sql`
    with device as (
      insert into push_subscriptions (tenant_id, token, service, endpoint, p256dh, auth, locale, time_zone, kinds)
      select ${tenantId}, 'wp_' || place, 'web-push', endpoint, p256dh, auth, (${languages}::text[])[1 + place % ${languages.length}],
        'Europe/Belgrade', '{start}'
      from unnest(${column("endpoint")}::text[], ${column("p256dh")}::text[], ${column("auth")}::text[]) with ordinality
        as given (endpoint, p256dh, auth, place)
      returning subscription_id
    )
    insert into push_follows (tenant_id, subscription_id, kind, item_id)
    select ${tenantId}, subscription_id, 'league', ${league.leagueId}::uuid from device`.execute(db);
}

function say(ours: readonly Turn[], least: readonly Turn[]): void {
  const said = (turns: readonly Turn[], key: keyof Turn) => median(turns.map((turn) => turn[key])).toFixed(0);
  const line = (turns: readonly Turn[]) =>
    `p50 ${said(turns, "p50")} ms, p99 ${said(turns, "p99")} ms, last ${said(turns, "last")} ms; ${said(turns, "cpuMs")} ms of processor time`;
  const ratio = median(ours.map(({ p99 }, turn) => p99 / (least[turn]?.p99 ?? Number.NaN)));
  console.log(`commit to accepted, ${devices} devices: ${line(ours)}; p99 at most 2000`);
  console.log(`encrypted and posted from memory: ${line(least)}; ratio of the p99 ${ratio.toFixed(2)}`);
  console.log(`at the end ${loadavg()[0]?.toFixed(1)} processes wanted to run`);
}

/** Until what follows an answer is done: notes in the database, threads' memory. */
function lull(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function order<Kind extends ReceiverReport["kind"]>(
  message: ReceiverOrder,
  kind: Kind,
): Promise<Extract<ReceiverReport, { kind: Kind }>> {
  const report = Promise.withResolvers<ReceiverReport>();
  const gone = () => report.reject(new Error("The push service is gone"));
  receiver.once("message", (answer) => report.resolve(answer as ReceiverReport)).once("exit", gone);
  receiver.send(message);
  const answer = await report.promise.finally(() => receiver.off("exit", gone));
  if (answer.kind !== kind) throw new Error(`The push service ${answer.kind}`);
  return answer as Extract<ReceiverReport, { kind: Kind }>;
}
