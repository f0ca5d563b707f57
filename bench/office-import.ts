import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { sql } from "kysely";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { saveTenant } from "#server/db/repositories/tenants.ts";
import { importOfficeFile } from "#server/office/import/import-office-file.ts";
import { takeBackImport } from "#server/office/import/take-back-import.ts";
import type { OfficeHand } from "#server/office/office-change.ts";

/**
 * Files of an office moved into an empty league, durable as delivered: 1,000 people with their lists and 1,000 games, tried, stored, stored
 * again and taken back; 10,000 people tried. Goals: 1,000 rows stored within 2 s, 10,000 rows tried within 10 s. `bare`: as many single
 * rows inserted one after the other in one transaction, the least that a program can do which writes row by row.
 */
const goals = { stored: 2, tried: 10 } as const;
const clubs = Array.from({ length: 20 }, (_, number) => `KK ${["Sever", "Jug", "Istok", "Zapad"][number % 4]} ${number + 10}`);
let bare = "1";
/** Of each goal whether it was met. */
const met: boolean[] = [];
const place = { season: "2026/27", competition: "Prva liga" };

const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
const server = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
const db = connectDatabase({ databaseUrl: server.databaseUrl, connections: 5 });
try {
  await migrateToLatest(db);
  const tenantId = await saveTenant(db, { slug: "bench", defaultLocale: "sr", timeZone: "Europe/Belgrade", hosts: ["bench.localhost"] });
  const hand: OfficeHand = { tenantId, timeZone: "Europe/Belgrade", now: Date.now, accountId: null, source: "command" };
  bare = await seconds(bareRows);
  console.log(`bare: 1,000 rows in ${bare} s`);
  for (const [name, bytes] of [
    ["people", peopleFile(1000)],
    ["games", gamesFile(1000)],
  ] as const) {
    await put(hand, `1,000 ${name} tried`, bytes, true);
    const { importId } = await put(hand, `1,000 ${name} stored (goal: ${goals.stored} s)`, bytes, false);
    await put(hand, `1,000 ${name} again`, bytes, false);
    if (name === "games") console.log(`taken back in ${await seconds(() => takeBackImport(db, hand, importId))} s`);
  }
  await put(hand, `10,000 people tried (goal: ${goals.tried} s)`, peopleFile(10_000, "Jović"), true);
  console.log(`within ${met.filter(Boolean).length} of ${met.length} bars`);
  console.log(`most memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
} finally {
  await db.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function put(hand: OfficeHand, what: string, bytes: Uint8Array, isTry: boolean): Promise<{ readonly importId: string }> {
  const importId = crypto.randomUUID();
  const startedAt = performance.now();
  const told = await importOfficeFile(db, hand, { bytes, answers: [], place, isTry, importId });
  const took = ((performance.now() - startedAt) / 1000).toFixed(2);
  const goal = Number(/goal: (\d+) s/.exec(what)?.[1] ?? Number.NaN);
  if (!Number.isNaN(goal)) met.push(Number(took) <= goal);
  const ratio = (Number(took) / Number(bare)).toFixed(1);
  console.log(
    `${what}: ${took} s (${ratio} × bare), ${told.kind} ${JSON.stringify(told.counts)} ${JSON.stringify(told.refused.slice(0, 2))}`,
  );
  if (told.kind === "asks") console.log(JSON.stringify(told.dryRun.questions.slice(0, 3)));
  return { importId };
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const startedAt = performance.now();
  await work();
  return ((performance.now() - startedAt) / 1000).toFixed(2);
}

async function bareRows(): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`create temporary table bare (id uuid primary key, name text) on commit drop`.execute(transaction);
    for (let row = 0; row < 1000; row += 1)
      await sql`insert into bare values (${crypto.randomUUID()}, ${`Row ${row}`})`.execute(transaction);
  });
}

function peopleFile(count: number, family = "Perić"): Uint8Array {
  const rows = Array.from({ length: count }, (_, row) =>
    [
      clubs[row % clubs.length],
      String(row % 100),
      `${family}${letters(row)}`,
      `Marko`,
      `${(row % 28) + 1}.${(row % 12) + 1}.${1980 + (row % 25)}`,
      180 + (row % 30),
    ].join(";"),
  );
  return new TextEncoder().encode(["Klub;Broj;Prezime;Ime;Datum rođenja;Visina", ...rows].join("\r\n"));
}

function gamesFile(count: number): Uint8Array {
  const rows = Array.from({ length: count }, (_, row) => {
    const [round, pair] = [Math.floor(row / 10), row % 10];
    const [home, away] = [clubs[pair * 2], clubs[(pair * 2 + 1 + 2 * (round % 10)) % 20]];
    const day = new Date(Date.UTC(2026, 8, 1) + round * 2 * 86_400_000);
    return [round + 1, `${day.getUTCDate()}.${day.getUTCMonth() + 1}.${day.getUTCFullYear()}`, "19:00", home, away].join(";");
  });
  return new TextEncoder().encode(["Kolo;Datum;Vreme;Domaćin;Gost", ...rows].join("\r\n"));
}

/** A name of its own for each number, of letters alone. */
function letters(number: number): string {
  return [...String(number)].map((figure) => "abcdefghij"[Number(figure)]).join("");
}
