import { fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, fdatasync, fdatasyncSync, mkdtempSync, openSync, rmSync, write, writeSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { percentile } from "#tests/support/games/percentile.ts";
import { TableInDatabase } from "#tests/support/database/table-in-database.ts";
import { startTableServer } from "#tests/support/servers/table-server.ts";
import { basketCommand } from "./basket-command.ts";
import { databaseCpu } from "./database-cpu.ts";
import { median } from "./pinned-process.ts";
import type { Table, TableOrder, TableReport } from "./table-clients.ts";

/**
 * What scoring tables wait for, over HTTP, on a database as durable as delivered, in games whose logs are half written: the
 * time from a command to its answer while every game sends one a second, beside a bare server that appends the same bytes to
 * a file and waits for the disk; and how many commands a second are acknowledged when all tables bring in what they wrote
 * without a line, beside a program that appends them one by one and waits for the disk each time. The two sides take turns,
 * and the median of the turns' ratios counts; each turn has games of its own, which it brings from half written to written,
 * so that what is measured is how many a second the server keeps up with and no game grows beyond what is played. Tables are a
 * process of their own, and share the machine.
 */
const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "20" },
    seconds: { type: "string", default: "40" },
    turns: { type: "string", default: "9" },
  },
});
const games = Number(options.games);
const seconds = Number(options.seconds);
const turns = Number(options.turns);
const playsBefore = 250;
/** What a table wrote in a half without a line. */
const playsBroughtIn = 250;
const batch = 50;
/** As the server of the delivered program has for its tables. */
const connections = 4;

const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
const postgres = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
const db = connectDatabase({ databaseUrl: postgres.databaseUrl, connections, preparesQuestions: true });
const clients = fork(join(import.meta.dirname, "table-clients.ts"));
const bare = await startBareServer();
try {
  await migrateToLatest(db);
  let port = 0;
  const table = await TableInDatabase.set(db, "bench", () => port);
  // The tenants are read at the start.
  const server = await startTableServer(db, { onFailure: console.error });
  ({ port } = server);
  const sit = async () => {
    const tables = await begunGames(table);
    await order({ kind: "sit", port, host: table.host, barePort: bare.port, tables });
    await order({ kind: "bring-in", batches: playsBefore / batch, batch });
  };
  await sit();
  await measureAnswers();
  await measureThroughput(sit);
  await server.close();
} finally {
  clients.kill("SIGTERM");
  await bare.close();
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** New games, whose tables have to bring in what was played before. */
async function begunGames(table: TableInDatabase): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (let game = 0; game < games; game++) {
    const { options: device, lease, seen } = (await table.begun()).statistics;
    tables.push({ gameId: device.gameId, token: device.token, deviceId: device.deviceId, lease, seen });
  }
  return tables;
}

async function measureAnswers(): Promise<void> {
  const report = await order({ kind: "play", seconds });
  if (report.kind !== "played") throw new Error(`The tables ${report.kind}`);
  const said = (taken: readonly number[]) =>
    `${median(taken).toFixed(1)} ms (median), ${percentile(taken, 0.95).toFixed(1)} (p95), ${percentile(taken, 0.99).toFixed(1)} (p99)`;
  console.log(`${games} games, a command a second each: answered after ${said(report.ours)}; p99 at most 80`);
  console.log(`a bare server that appends and syncs the same: ${said(report.bare)}`);
}

async function measureThroughput(sit: () => Promise<void>): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(basketCommand(0))}\n`);
  const ours: number[] = [];
  const serial: number[] = [];
  const database = await databaseCpu(db);
  const used = { server: 0, database: 0 };
  for (let turn = 0; turn < turns; turn++) {
    await sit();
    const before = serialAppends(bytes);
    const databaseBefore = database() ?? Number.NaN;
    const serverBefore = process.cpuUsage();
    const report = await order({ kind: "bring-in", batches: playsBroughtIn / batch, batch });
    const { user, system } = process.cpuUsage(serverBefore);
    used.server += user + system;
    used.database += ((database() ?? Number.NaN) - databaseBefore) * 1e6;
    if (report.kind !== "brought-in") throw new Error(`The tables ${report.kind}`);
    ours.push((games * playsBroughtIn) / (report.tookMs / 1000));
    serial.push((before + serialAppends(bytes)) / 2);
  }
  const ratio = median(ours.map((perSecond, turn) => perSecond / (serial[turn] ?? Number.NaN)));
  console.log(
    `acknowledged: ${median(ours).toFixed(0)} commands/s; appended and synced one by one: ${median(serial).toFixed(0)}/s; ratio ${ratio.toFixed(2)} (at least 2)`,
  );
  const each = (microseconds: number) => (microseconds / (turns * games * playsBroughtIn)).toFixed(0);
  console.log(`processor time of a command: ${each(used.server)} µs of the server, ${each(used.database)} µs of the database`);
}

/** How many a second a single writer keeps that waits for the disk each time. */
function serialAppends(bytes: Buffer): number {
  const file = openSync(join(folder, "serial"), "a");
  let appended = 0;
  const startedAt = performance.now();
  while (performance.now() - startedAt < 500) {
    writeSync(file, bytes);
    fdatasyncSync(file);
    appended++;
  }
  const perSecond = appended / ((performance.now() - startedAt) / 1000);
  closeSync(file);
  return perSecond;
}

/** Keeps what it is sent, and answers when the disk has it. */
async function startBareServer() {
  const file = openSync(join(folder, "bare"), "a");
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      await promisify(write)(file, Buffer.concat(chunks));
      await promisify(fdatasync)(file);
      outgoing.end("{}");
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      closeSync(file);
    },
  };
}

async function order(message: TableOrder): Promise<TableReport> {
  const report = Promise.withResolvers<TableReport>();
  const gone = () => report.reject(new Error("The tables are gone"));
  clients.once("message", (answer) => report.resolve(answer as TableReport)).once("exit", gone);
  clients.send(message);
  return report.promise.finally(() => clients.off("exit", gone));
}
