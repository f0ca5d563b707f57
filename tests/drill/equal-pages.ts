import { existsSync } from "node:fs";
import { chmod, copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { locales } from "#contract/locale.ts";
import { secretKeyFileIn } from "#server/db/secret-key-file.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { databaseIn, startNode, stopNode } from "./program-node.ts";
import { typedWith } from "./typed-with.ts";

const root = join(import.meta.dirname, "../..");
const hosts = ["league-a.localhost", "league-b.localhost"];
const atOnce = 4;
const mostTold = 20;

type Say = (line: string) => void;
type Page = { readonly host: string; readonly path: string };

/**
 * A demo is backed up, encrypted, and restored beside, from the embedded database to this machine's PostgreSQL; both serve, and every page
 * that a sitemap names is asked of both, in all languages (`everyLanguage` false: in one each, a sixth of the time). Answers with how many differ by a byte, besides
 * where a moment stands. BACKUP5
 */
export async function equalPages(everyLanguage: boolean, say: Say): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "fullcourt-drill-"));
  await chmod(folder, 0o711);
  await using opened = new AsyncDisposableStack();
  opened.defer(async () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  const [here, there] = [join(folder, "here"), join(folder, "there")];
  const [key, copy] = [join(folder, "key"), join(folder, "copy.backup")];
  const PATH = process.env["PATH"] ?? "";
  await stopNode(await startNode(root, { PATH, DATA_DIR: here, FULLCOURT_DEMO: "1" }));
  const recipient = /age1\w+/.exec((await typedWith({ DATA_DIR: here }, "backup", "--new-key", key)).stdout)?.[0] ?? "";
  say((await typedWith({ DATA_DIR: here }, "backup", copy, "--for", recipient)).stdout.trim());
  const settings = { DATA_DIR: there, DATABASE_URL: await databaseIn(folder, opened, say) };
  const restored = await typedWith(settings, "restore", copy, "--key", key);
  if (restored.code !== 0) throw new Error(restored.stderr);
  say(restored.stdout.trim().split("\n").at(-1) ?? "");
  if (existsSync(secretKeyFileIn(here))) await copyFile(secretKeyFileIn(here), secretKeyFileIn(there));
  // Nothing begins by itself in either, so that they stay as they were.
  const still = { PATH, FULLCOURT_TRIAL: "1" };
  const [one, other] = await Promise.all([startNode(root, { ...still, DATA_DIR: here }), startNode(root, { ...still, ...settings })]);
  for (const node of [one, other]) opened.defer(() => stopNode(node));
  const pages = await pagesOf(one.port, everyLanguage);
  const different = await differences(pages, [one.port, other.port]);
  for (const { host, path, where } of different.slice(0, mostTold)) say(`differs: http://${host}${path}: ${where}`);
  say(`${pages.length} pages of ${hosts.length} leagues asked of both, ${different.length} differ`);
  return different.length;
}

/** Each address that the sitemaps name, in one language after the other, or in each. */
async function pagesOf(port: number, everyLanguage: boolean): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const host of hosts) {
    const pathsIn = async (path: string) => {
      const { text } = await askServer(port, path, { host });
      return [...text.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, found = ""]) => found.replaceAll("&amp;", "&"));
    };
    const named = new Set<string>();
    for (const sitemap of await pathsIn("/sitemap.xml")) for (const path of await pathsIn(sitemap)) named.add(path);
    const all = [...named];
    // Each stands there in all languages, one after the other.
    const isTaken = (index: number) => index % locales.length === Math.floor(index / locales.length) % locales.length;
    const taken = everyLanguage ? all : all.filter((_, index) => isTaken(index));
    pages.push(...taken.map((path) => ({ host, path })));
  }
  return pages;
}

type Difference = Page & { readonly where: string };

async function differences(pages: readonly Page[], [one, other]: readonly [number, number]): Promise<readonly Difference[]> {
  const different: Difference[] = [];
  const waiting = pages.values();
  const ask = async (port: number, { host, path }: Page) => {
    const { status, text } = await askServer(port, path, { host, accept: "text/html" });
    return `${status} ${withoutMoments(text, port)}`;
  };
  const hands = Array.from({ length: atOnce }, async () => {
    for (const page of waiting) {
      const [first, second] = await Promise.all([ask(one, page), ask(other, page)]);
      if (first !== second) different.push({ ...page, where: firstDifference(first, second) });
    }
  });
  await Promise.all(hands);
  return different;
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 40))).join(" | ");
}

/** What is of the moment of asking and of the port that was asked. */
function withoutMoments(text: string, port: number): string {
  return text
    .replaceAll(`:${port}`, "")
    .replaceAll(`%3A${port}`, "")
    .replaceAll(/\b1[78]\d{11}\b/g, "");
}
