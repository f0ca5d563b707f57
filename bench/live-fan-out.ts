import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { readLogAfter } from "#server/queries/live/live-log.ts";
import { LiveGameInDatabase } from "#tests/support/database/live-game-in-database.ts";
import { startLiveNode, type LiveNode } from "#tests/support/servers/live-node.ts";
import { percentile } from "#tests/support/games/percentile.ts";
import type { ClientOrder, ClientReport } from "./fan-out-clients.ts";
import { canPin, loadCore, median } from "./pinned-process.ts";

/**
 * From a command to the last of 2,000 listeners, beside what the machine needs for it at least: one durable commit and a loop
 * that writes the same bytes to as many bare sockets. Then the processor time of a delivery beside that of a bare write, and
 * how many connections there may be. The command here is an append to the log with the hub told of it; every other round is
 * the bare one.
 */
const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    sockets: { type: "string", default: "2000" },
    rounds: { type: "string", default: "120" },
    crowd: { type: "string", default: "10000" },
  },
});
const sockets = Number(options.sockets);
const rounds = Number(options.rounds);
const crowd = Number(options.crowd);

const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
const postgres = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
const db = connectDatabase({ databaseUrl: postgres.databaseUrl, connections: 4 });
const clients = startClients();
const reports = listenTo(clients);
try {
  await migrateToLatest(db);
  const game = await LiveGameInDatabase.begun({ db, databaseUrl: postgres.databaseUrl }, "bench", 40);
  const node = await startLiveNode({ db, databaseUrl: postgres.databaseUrl }, { hearsDatabase: false });
  const bare = await startBareServer();
  await storm(game, node);
  await fanOut(game, node, bare);
  await hold(game, node, bare);
  await bare.close();
  await node.close(0);
} finally {
  clients.kill("SIGTERM");
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fanOut(game: LiveGameInDatabase, node: LiveNode, bare: BareServer): Promise<void> {
  await open("live", node.port, sockets, await streamRequest(game));
  await open("bare", bare.port, sockets, "hello\n");
  const live: number[] = [];
  const least: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    live.push(await timed("live", round, () => command(game, node)));
    least.push(
      await timed("bare", round, async () => {
        await sql`update leagues set place = place where league_id = ${game.league.leagueId}`.execute(db);
        bare.writeAll(lastFrame(node, game));
      }),
    );
  }
  const [ours, machines] = [live.slice(rounds / 10), least.slice(rounds / 10)];
  say("command to the last of", `${sockets} sockets`, ours, machines, 0.99);
  say("command to the last of", `${sockets} sockets`, ours, machines, 0.5);
  await processorTime(game, node, bare);
  order({ kind: "close", group: "live" });
  order({ kind: "close", group: "bare" });
  await pause(1000);
}

/** The same message again and again, with no database in it: what a delivery costs beside a bare write. */
async function processorTime(game: LiveGameInDatabase, node: LiveNode, bare: BareServer): Promise<void> {
  const frame = lastFrame(node, game);
  const ours: number[] = [];
  const machines: number[] = [];
  let liveRound = rounds;
  let bareRound = rounds;
  const known = node.live.games.known(game.tenantId, game.gameId);
  if (!known) throw new Error("Nobody follows the game");
  let version = known.version;
  const [event] = known.events.slice(-1);
  if (event?.op !== "add") throw new Error("The log does not end with a play");
  for (let turn = 0; turn < 60; turn++) {
    liveRound += 1;
    ours.push(
      await usedBy("live", liveRound, () => {
        version += 1;
        const orderKey = `${event.orderKey}${String(turn).padStart(2, "0")}1`;
        const events = [{ ...event, eventId: `bench-${version}` as EventId, orderKey, sequence: version }];
        void node.live.hub.gameChanged(game.tenantId, game.gameId, { epoch: known.epoch, from: version - 1, events });
      }),
    );
    bareRound += 1;
    machines.push(await usedBy("bare", bareRound, () => bare.writeAll(frame)));
  }
  const [one, other] = [median(ours) / sockets, median(machines) / sockets];
  console.log(`processor time of a delivery: ${one.toFixed(2)} µs, of a bare write ${other.toFixed(2)} µs: ${(one / other).toFixed(2)} ×`);
}

/** As many connections as come at once, beside as many bare ones, and what each takes of memory. */
async function hold(game: LiveGameInDatabase, node: LiveNode, bare: BareServer): Promise<void> {
  await pause(500);
  const before = memoryInUse();
  const tookMs = await open("crowd", node.port, crowd, await streamRequest(game));
  await pause(500);
  const each = (memoryInUse() - before) / crowd / 1024;
  console.log(
    `${crowd} connections: all of them up to date after ${(tookMs / 1000).toFixed(1)} s (at most 10), ${each.toFixed(1)} KiB of the program's memory each`,
  );
  const reached = await timed("crowd", 1, async () => {
    const known = node.live.games.known(game.tenantId, game.gameId);
    const event = known?.events.at(-1);
    if (!known || !event) throw new Error("Nobody follows the game");
    const { version, epoch } = known;
    void node.live.hub.gameChanged(game.tenantId, game.gameId, { epoch, from: version, events: [{ ...event, sequence: version + 1 }] });
  });
  console.log(`one message to the last of ${crowd}: ${reached.toFixed(0)} ms`);
  order({ kind: "close", group: "crowd" });
  await pause(1000);
  const bareMs = await open("bare crowd", bare.port, crowd, "hello\n");
  order({ kind: "close", group: "bare crowd" });
  await pause(500);
  console.log(`as many bare connections, each written to once: ${(bareMs / 1000).toFixed(1)} s: ${(tookMs / bareMs).toFixed(2)} ×`);
}

/** What those who stayed notice of as many who come back at once. */
async function storm(game: LiveGameInDatabase, node: LiveNode): Promise<void> {
  await open("stayed", node.port, Math.min(sockets, 200), await streamRequest(game));
  let round = 0;
  const calm: number[] = [];
  const stormy: number[] = [];
  const reached = () => timed("stayed", ++round, () => command(game, node));
  while (round < rounds) calm.push(await reached());
  let isOver = false;
  const begun = performance.now();
  const coming = open("storm", node.port, crowd, await streamRequest(game)).finally(() => (isOver = true));
  // The script of the game is finite.
  while (!isOver && stormy.length < rounds) stormy.push(await reached());
  await coming;
  const seconds = (performance.now() - begun) / 1000;
  const [before, meanwhile] = [percentile(calm, 0.99), percentile(stormy, 0.99)];
  console.log(
    `command to those who stayed, p99 while ${crowd} come: ${meanwhile.toFixed(1)} ms, before ${before.toFixed(1)} ms: ${(meanwhile / before).toFixed(2)} ×`,
  );
  console.log(`all ${crowd} are back after ${seconds.toFixed(1)} s (fault 17: within 10 s)`);
  order({ kind: "close", group: "stayed" });
  order({ kind: "close", group: "storm" });
  await pause(500);
}

/** Bytes that are reached from somewhere. The process' own size would count what earlier rounds left to be used again. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function command(game: LiveGameInDatabase, node: LiveNode): Promise<void> {
  const from = game.written;
  await game.play(1, { isTold: false });
  const reading = await readLogAfter(db, game.tenantId, game.gameId, from);
  if (!reading) throw new Error("The game is gone");
  const { tenantId, gameId } = game;
  node.live.committed({ tenantId, gameId, epoch: 1, from, events: reading.events, tags: [pageTags.game(gameId)] });
}

function lastFrame(node: LiveNode, game: LiveGameInDatabase): Buffer {
  const asked = { channel: `game:${game.gameId}`, subject: game.gameId, kind: "game", position: null } as const;
  const topic = node.live.hub.topic(game.tenantId, asked);
  if (topic?.kind !== "game" || topic.stands === null) throw new Error("Nobody listens to the game");
  return topic.frameAfter(topic.stands.version - 1) ?? Buffer.alloc(0);
}

async function streamRequest(game: LiveGameInDatabase): Promise<string> {
  const { position } = await game.log();
  const path = liveAddresses.stream([{ channel: `game:${game.gameId}`, position }]);
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
}

/** Milliseconds from the beginning of the work until the last of the group has heard of it. */
async function timed(group: string, round: number, work: () => Promise<void>): Promise<number> {
  const heard = reports.heard(group, round);
  const startedAt = process.hrtime.bigint();
  await work();
  return Number((await heard) - startedAt) / 1e6;
}

/** Microseconds of this process until the last of the group has heard. */
async function usedBy(group: string, round: number, work: () => void): Promise<number> {
  const heard = reports.heard(group, round);
  const before = process.cpuUsage();
  work();
  const after = process.cpuUsage(before);
  await heard;
  return after.user + after.system;
}

type BareServer = { readonly port: number; writeAll(frame: Buffer): void; close(): Promise<void> };

async function startBareServer(): Promise<BareServer> {
  const connected = new Set<Socket>();
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    socket.on("error", () => {});
    socket.once("close", () => connected.delete(socket));
    socket.once("data", () => {
      connected.add(socket);
      socket.write("event: events\n\n");
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    writeAll(frame) {
      for (const socket of connected) socket.write(frame);
    },
    async close() {
      for (const socket of connected) socket.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

function startClients(): ChildProcess {
  const file = join(import.meta.dirname, "fan-out-clients.ts");
  return canPin ? fork(file, { execPath: "taskset", execArgv: ["-c", String(loadCore), process.execPath] }) : fork(file);
}

function order(message: ClientOrder): void {
  clients.send(message);
}

async function open(group: string, port: number, count: number, request: string): Promise<number> {
  const opened = reports.opened(group);
  order({ kind: "open", group, port, sockets: count, request });
  return opened;
}

/** What the clients tell, for whoever waits for it. */
function listenTo(child: ChildProcess) {
  const waiting = new Map<string, (value: never) => void>();
  child.on("message", (report: ClientReport) => {
    if (report.kind === "lost") throw new Error(`A connection of ${report.group} was lost`);
    const key = report.kind === "open" ? `open ${report.group}` : `heard ${report.group} ${report.round}`;
    waiting.get(key)?.((report.kind === "open" ? report.tookMs : BigInt(report.at)) as never);
    waiting.delete(key);
  });
  return {
    opened: (group: string) => new Promise<number>((resolve) => waiting.set(`open ${group}`, resolve)),
    heard: (group: string, round: number) => new Promise<bigint>((resolve) => waiting.set(`heard ${group} ${round}`, resolve)),
  };
}

function say(what: string, of: string, ours: readonly number[], machines: readonly number[], share: number): void {
  const [one, other] = [percentile(ours, share), percentile(machines, share)];
  const name = share === 0.5 ? "median" : `p${share * 100}`;
  console.log(
    `${what} ${of}, ${name}: ${one.toFixed(1)} ms; one durable commit and bare writes ${other.toFixed(1)} ms: ${(one / other).toFixed(2)} ×`,
  );
}
