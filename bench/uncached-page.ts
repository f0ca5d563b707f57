import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fixtureGames, fixtureQueries } from "#tests/support/fixture-queries.ts";
import { startDemoServer } from "./demo-server.ts";
import { getPage } from "./get-page.ts";
import type { LoadOrder, LoadResult } from "./load-generator.ts";
import { nextEnvironment, prepareNext } from "./next-peer.ts";
import { countElements, parsePage, withoutElements, type PageElement } from "./page-tree.ts";
import { canPin, freePort, measureLoad, median, serverCore, startPinned, type PinnedProcess } from "./pinned-process.ts";

/**
 * A game page that nobody asked for before: what it costs to render, beside bare React and beside Next.js.
 *
 * - ours: the production server with its cache switched off, the game from memory (so no SQL), parsed from JSON for each
 *   request; and once more as `npm start` runs it, with the demo in PostgreSQL on the same core.
 * - bare React: `renderToString` of the very same document behind `node:http`, the machine's limit.
 * - Next.js: the same body as server components, built and started as its manual says, installed outside the checkout.
 *
 * All parse the same data for each request and none compresses. Rounds are interleaved, the median round speaks.
 */
type Subject = { readonly name: string; readonly process: PinnedProcess; readonly order: LoadOrder; readonly html: string };
type Round = LoadResult & { readonly cpuMs: number | null };

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "5" }, path: { type: "string" } },
});
const rounds = Number(options.rounds);
const warmUpMs = 2500;
const roundMs = 2000;
const connections = 8;
const goalOverNext = 3;
const address = { seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames.final };
const path =
  options.path ?? `/sr/seasons/${address.seasonSlug}/leagues/${address.leagueSlug}/rounds/${address.roundSlug}/games/${address.gameSlug}`;

const started: PinnedProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
try {
  if (existsSync("build/server/index.js")) await compare();
  else console.error("The pages are not built yet: npm run build");
} finally {
  await Promise.all(started.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}

async function compare(): Promise<void> {
  const ours = await startOurs();
  const bare = await startBare(parsePage(ours.html));
  const next = await startNext(parsePage(ours.html));
  const demo = await startDemo();
  const subjects = [ours, bare, next, demo].filter((subject) => subject !== null);
  for (const subject of subjects) await measure(subject, warmUpMs);
  const results = new Map<Subject, Round[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) results.get(subject)?.push(await measure(subject, roundMs));
  }
  const perSecond = (subject: Subject) => median((results.get(subject) ?? []).map((round) => round.answersPerSecond));

  console.log(
    `uncached game page, no compression, ${rounds} rounds, ${canPin ? "1 core for the server, 1 for the load" : "cores shared: not pinned"}`,
  );
  console.log(row("", "requests/s", "CPU ms", "HTML KB", "scripts KB", "elements"));
  for (const subject of subjects) console.log(rowOf(subject, perSecond(subject), results.get(subject) ?? []));
  console.log(`ours ÷ bare React: ${(perSecond(ours) / perSecond(bare)).toFixed(2)}`);
  if (next) console.log(`ours ÷ Next.js: ${(perSecond(ours) / perSecond(next)).toFixed(2)} (goal: at least ${goalOverNext})`);
}

async function startOurs(): Promise<Subject> {
  const host = "league-a.localhost";
  return startSubject("ours", host, path, (port) => [process.execPath, "bench/serve-fixture-pages.ts", String(port)], {
    environment: { NODE_ENV: "production" },
  });
}

async function startBare(document: PageElement): Promise<Subject> {
  const [tree, data] = await writeInputs("bare", document);
  const command = (port: number) => [process.execPath, "bench/serve-bare-react.ts", String(port), tree, data];
  return startSubject("bare React", "localhost", "/", command, { environment: { NODE_ENV: "production" } });
}

async function startNext(document: PageElement): Promise<Subject | null> {
  const next = await prepareNext();
  const body = document.children.find((child) => typeof child !== "string" && child.tag === "body");
  if (next === null || body === undefined || typeof body === "string") {
    console.log("Next.js: unavailable");
    return null;
  }
  const [PAGE_TREE, PAGE_DATA] = await writeInputs("next", withoutElements(body, ["script"]));
  return startSubject("Next.js 16.4.6", "localhost", "/", next.command, {
    folder: next.folder,
    environment: { ...nextEnvironment, PAGE_TREE, PAGE_DATA },
  });
}

async function startDemo(): Promise<Subject | null> {
  const demo = await startDemoServer(join(folder, "demo"));
  if (demo === null) return null;
  started.push(demo.process);
  return { name: "ours, PostgreSQL", process: demo.process, order: orderOf(demo.port, demo.host, demo.path), html: demo.html };
}

async function startSubject(
  name: string,
  host: string,
  asked: string,
  command: (port: number) => readonly string[],
  settings: { readonly folder?: string; readonly environment: Readonly<Record<string, string>> },
): Promise<Subject> {
  const port = await freePort();
  const server = startPinned(command(port), { core: serverCore, ...settings });
  started.push(server);
  await server.listens(port, 30_000);
  return { name, process: server, order: orderOf(port, host, asked), html: await getPage(port, host, asked) };
}

function orderOf(port: number, host: string, asked: string): LoadOrder {
  return { port, host, paths: [asked], connections, durationMs: roundMs };
}

/** The tree that the peers show, and the data that they parse as we do. */
async function writeInputs(name: string, tree: PageElement): Promise<readonly [tree: string, data: string]> {
  const queries = fixtureQueries("league-a");
  const data = { site: await queries.site(), game: await queries.game(address) };
  const files = [join(folder, `${name}-tree.json`), join(folder, `${name}-data.json`)] as const;
  writeFileSync(files[0], JSON.stringify(tree));
  writeFileSync(files[1], JSON.stringify(data));
  return files;
}

async function measure({ name, process: server, order }: Subject, durationMs: number): Promise<Round> {
  const before = server.cpuSeconds();
  const result = await measureLoad({ ...order, durationMs });
  const after = server.cpuSeconds();
  if (result.failures > 0 || result.answers === 0)
    throw new Error(`${name}: ${result.failures} of ${result.answers + result.failures} requests failed`);
  return { ...result, cpuMs: before === null || after === null ? null : ((after - before) * 1000) / result.answers };
}

function rowOf({ name, html }: Subject, perSecond: number, measured: readonly Round[]): string {
  const document = parsePage(html);
  const cpu = median(measured.map(({ cpuMs }) => cpuMs ?? Number.NaN));
  const scripts = Buffer.byteLength([...html.matchAll(/<script\b.*?<\/script>/gs)].join(""));
  return row(
    name,
    perSecond.toFixed(0),
    cpu.toFixed(2),
    kilobytes(Buffer.byteLength(html)),
    kilobytes(scripts),
    String(countElements(document)),
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function row(name: string, ...figures: readonly string[]): string {
  return name.padEnd(18) + figures.map((figure) => figure.padStart(12)).join("");
}
