import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { wantedOn } from "#app/site/games/game-tabs.ts";
import { addresses, gameTabs, type GameTab } from "#contract/addresses.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { startDemoServer } from "./demo-server.ts";
import { getPage } from "./get-page.ts";
import { nextEnvironment, prepareNext } from "./next-peer.ts";
import { countElements, parsePage, withoutElements, type PageElement } from "./page-tree.ts";
import { canPin, freePort, measureLoad, median, serverCore, startPinned, type PinnedProcess } from "./pinned-process.ts";

/**
 * The tabs of a game that nobody asked for before: what they cost to render, beside bare React and beside Next.js.
 *
 * - ours: the production server with its cache switched off, the game from memory (so no SQL), parsed from JSON for
 *   each request; and once more as `npm start` runs it, with a game of the demo from PostgreSQL on the same core.
 * - bare React: `renderToString` of the very same documents behind `node:http`, the machine's limit.
 * - Next.js: the same bodies as server components, built and started as its manual says, installed outside the checkout.
 *
 * All parse the same data for each request and none compresses. Rounds are interleaved, the median round speaks. Where
 * others use the machine too, the ratio by processor time is the steadier one.
 */
type Subject = {
  readonly name: string;
  readonly process: PinnedProcess;
  readonly port: number;
  readonly host: string;
  readonly pages: readonly Page[];
};
type Page = { readonly tab: GameTab; readonly path: string; readonly html: string; readonly rounds: Round[] };
type Round = { readonly answersPerSecond: number; readonly cpuMs: number | null };

const { values: options } = parseArgs({ allowPositionals: true, options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(options.rounds);
/** Some two thousand answers of ours: until then the compiler of the running code is still at work. */
const warmUpMs = 6000;
/** A server that stood still while the others were asked has its code and data to fetch again. */
const wakeUpMs = 400;
const roundMs = 1000;
const connections = 8;
const goalOverNext = 3;
const game = { seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames.final, playoff: null };

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
  const bare = await startBare(ours);
  const next = await startNext(ours);
  const demo = await startDemo();
  const subjects = [ours, bare, next, demo].filter((subject) => subject !== null);
  const asked = gameTabs.flatMap((tab) =>
    subjects.flatMap((subject) => subject.pages.filter((page) => page.tab === tab).map((page) => [subject, page] as const)),
  );
  for (const subject of subjects) await measure(subject, subject.pages, warmUpMs);
  for (let round = 0; round < rounds; round++) {
    for (const [subject, page] of asked) {
      await measure(subject, [page], wakeUpMs);
      page.rounds.push(await measure(subject, [page], roundMs));
    }
  }
  console.log(
    `uncached pages of a game, no compression, ${rounds} rounds, ${canPin ? "1 core for the server, 1 for the load" : "not pinned to cores"}`,
  );
  console.log(row("", "", "requests/s", "CPU ms", "HTML KB", "scripts KB", "elements"));
  for (const [{ name }, page] of asked) console.log(rowOf(name, page));
  for (const tab of gameTabs) {
    console.log(`${tab}: ours ÷ bare React ${ratios(ours, bare, tab)}`);
    if (next) console.log(`${tab}: ours ÷ Next.js ${ratios(ours, next, tab)}; goal: at least ${goalOverNext}`);
  }
}

async function startOurs(): Promise<Subject> {
  const pages = gameTabs.map((tab, index) => ({
    tab,
    path: index === 0 ? addresses.game("sr", game) : addresses.gameTab("sr", game, tab),
  }));
  const command = (port: number) => [process.execPath, "bench/serve-fixture-pages.ts", String(port)];
  return startSubject("ours", "league-a.localhost", pages, command, { environment: { NODE_ENV: "production" } });
}

async function startBare(ours: Subject): Promise<Subject> {
  const { PAGE_TREES, PAGE_DATA } = await writeInputs("bare", ours, (document) => document);
  const command = (port: number) => [process.execPath, "bench/serve-bare-react.ts", String(port), PAGE_TREES, PAGE_DATA];
  return startSubject("bare React", "localhost", peerPages(), command, { environment: { NODE_ENV: "production" } });
}

async function startNext(ours: Subject): Promise<Subject | null> {
  const next = await prepareNext();
  if (next === null) {
    console.log("Next.js: unavailable");
    return null;
  }
  const inputs = await writeInputs("next", ours, (document) => withoutElements(bodyOf(document), ["script"]));
  return startSubject("Next.js 16.4.6", "localhost", peerPages(), next.command, {
    folder: next.folder,
    environment: { ...nextEnvironment, ...inputs },
  });
}

async function startDemo(): Promise<Subject | null> {
  const demo = await startDemoServer(join(folder, "demo"));
  if (demo === null) return null;
  started.push(demo.process);
  const pages = demo.pages.map((page) => ({ ...page, rounds: [] }));
  return { name: "ours, PostgreSQL", process: demo.process, port: demo.port, host: demo.host, pages };
}

function peerPages(): { readonly tab: GameTab; readonly path: string }[] {
  return gameTabs.map((tab) => ({ tab, path: `/${tab}` }));
}

async function startSubject(
  name: string,
  host: string,
  pages: readonly { readonly tab: GameTab; readonly path: string }[],
  command: (port: number) => readonly string[],
  settings: { readonly folder?: string; readonly environment: Readonly<Record<string, string>> },
): Promise<Subject> {
  const port = await freePort();
  const server = startPinned(command(port), { core: serverCore, ...settings });
  started.push(server);
  await server.listens(port, 30_000);
  const asked = await Promise.all(pages.map(async (page) => ({ ...page, html: await getPage(port, host, page.path), rounds: [] })));
  return { name, process: server, port, host, pages: asked };
}

/** The trees that a peer shows, by tab, and the data that it parses as we do. */
async function writeInputs(name: string, ours: Subject, treeOf: (document: PageElement) => PageElement) {
  const trees = Object.fromEntries(ours.pages.map(({ tab, html }) => [tab, treeOf(parsePage(html))]));
  const data: Record<string, string> = {};
  for (const tab of gameTabs) data[tab] = await dataOf(tab);
  const files = { PAGE_TREES: join(folder, `${name}-trees.json`), PAGE_DATA: join(folder, `${name}-data.json`) };
  writeFileSync(files.PAGE_TREES, JSON.stringify(trees));
  writeFileSync(files.PAGE_DATA, JSON.stringify(data));
  return files;
}

/** What our loader of a tab is given. */
async function dataOf(tab: GameTab): Promise<string> {
  const queries = fixtureQueries("league-a");
  return JSON.stringify({ site: await queries.site(), game: await queries.game(game, wantedOn(tab)) });
}

function bodyOf(document: PageElement): PageElement {
  const body = document.children.find((child) => typeof child !== "string" && child.tag === "body");
  if (body === undefined || typeof body === "string") throw new Error("The page has no body");
  return body;
}

async function measure({ name, process: server, port, host }: Subject, pages: readonly Page[], durationMs: number): Promise<Round> {
  const before = server.cpuSeconds();
  const paths = pages.map(({ path }) => path);
  const { answers, failures, answersPerSecond } = await measureLoad({ port, host, paths, connections, durationMs });
  const after = server.cpuSeconds();
  if (failures > 0) throw new Error(`${name} ${paths.join(" ")}: ${failures} of ${answers + failures} requests failed`);
  return { answersPerSecond, cpuMs: before === null || after === null ? null : ((after - before) * 1000) / answers };
}

function ratios(ours: Subject, peer: Subject, tab: GameTab): string {
  const one = ours.pages.find((page) => page.tab === tab)?.rounds ?? [];
  const other = peer.pages.find((page) => page.tab === tab)?.rounds ?? [];
  return `${(perSecondOf(one) / perSecondOf(other)).toFixed(2)} (by processor time ${(cpuMsOf(other) / cpuMsOf(one)).toFixed(2)})`;
}

function perSecondOf(measured: readonly Round[]): number {
  return median(measured.map(({ answersPerSecond }) => answersPerSecond));
}

function cpuMsOf(measured: readonly Round[]): number {
  return median(measured.map(({ cpuMs }) => cpuMs ?? Number.NaN));
}

function rowOf(name: string, { tab, html, rounds: measured }: Page): string {
  const scripts = [...html.matchAll(/<script\b.*?<\/script>/gs)].join("");
  return row(
    tab,
    name,
    perSecondOf(measured).toFixed(0),
    cpuMsOf(measured).toFixed(2),
    kilobytes(html),
    kilobytes(scripts),
    String(countElements(parsePage(html))),
  );
}

function kilobytes(text: string): string {
  return (Buffer.byteLength(text) / 1000).toFixed(1);
}

function row(tab: string, name: string, ...figures: readonly string[]): string {
  return tab.padEnd(13) + name.padEnd(17) + figures.map((figure) => figure.padStart(11)).join("");
}
