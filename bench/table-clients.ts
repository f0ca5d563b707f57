import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { GameCommandAnswers } from "#contract/live/game-command.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { basketCommand } from "./basket-command.ts";

/** The tables of `live-commands`, in a process of their own. Each keeps its connection, as a device does. */
export type Table = {
  readonly gameId: GameId;
  readonly token: string;
  readonly deviceId: string;
  readonly lease: number | null;
  readonly seen: number;
};

export type TableOrder =
  | { readonly kind: "sit"; readonly port: number; readonly host: string; readonly barePort: number; readonly tables: readonly Table[] }
  /** Every table sends one command a second, and as often a bare server is asked to keep the same bytes, half a turn later. */
  | { readonly kind: "play"; readonly seconds: number }
  /** Every table sends so many batches, one after the other. */
  | { readonly kind: "bring-in"; readonly batches: number; readonly batch: number };

export type TableReport =
  | { readonly kind: "ready" }
  | { readonly kind: "played"; readonly ours: readonly number[]; readonly bare: readonly number[] }
  | { readonly kind: "brought-in"; readonly tookMs: number };

type Hall = Extract<TableOrder, { kind: "sit" }>;
const agent = new Agent({ keepAlive: true });
let hall: Hall | null = null;

process.on("message", (order: TableOrder) => {
  obey(order).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function obey(order: TableOrder): Promise<TableReport> {
  switch (order.kind) {
    case "sit":
      hall = order;
      return { kind: "ready" };
    case "play":
      return play(order.seconds);
    case "bring-in":
      return bringIn(order.batches, order.batch);
  }
}

async function play(seconds: number): Promise<TableReport> {
  const { tables } = seated();
  const ours: number[] = [];
  const bare: number[] = [];
  const startAt = performance.now() + 100;
  await Promise.all(
    tables.map(async (table, place) => {
      for (let turn = 0; turn < seconds; turn++) {
        const at = startAt + (turn + place / tables.length) * 1000;
        const body = bodyOf(table, 1);
        await until(at);
        ours.push(await timed(() => send(table, body)));
        await until(at + 500 / tables.length);
        bare.push(await timed(() => post(seated().barePort, "/", {}, body)));
      }
    }),
  );
  return { kind: "played", ours, bare };
}

async function bringIn(batches: number, batch: number): Promise<TableReport> {
  // Made before, so that what is measured is the server.
  const bodies = seated().tables.map((table) => Array.from({ length: batches }, () => bodyOf(table, batch)));
  const tookMs = await timed(async () => {
    await Promise.all(
      seated().tables.map(async (table, place) => {
        for (const body of bodies[place] ?? []) await send(table, body);
      }),
    );
  });
  return { kind: "brought-in", tookMs };
}

async function send(table: Table, body: string): Promise<void> {
  const { port, host } = seated();
  const text = await post(port, liveAddresses.commands(table.gameId), { host, authorization: `Bearer ${table.token}` }, body);
  const refused = (JSON.parse(text) as GameCommandAnswers).answers.find(({ kind }) => kind !== "accepted");
  if (refused) throw new Error(JSON.stringify(refused));
}

function bodyOf({ deviceId, lease, seen }: Table, commands: number): string {
  return JSON.stringify({ deviceId, lease, commands: Array.from({ length: commands }, () => basketCommand(seen)) });
}

function seated(): Hall {
  if (!hall) throw new Error("Nobody sits at a table");
  return hall;
}

function post(port: number, path: string, headers: Readonly<Record<string, string>>, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const usual = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
    const outgoing = request({ host: "127.0.0.1", port, path, method: "POST", agent, headers: { ...usual, ...headers } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (incoming.statusCode === 200) resolve(text);
        else reject(new Error(`${incoming.statusCode} ${text}`));
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function until(at: number): Promise<void> {
  await sleep(Math.max(0, at - performance.now()));
}
