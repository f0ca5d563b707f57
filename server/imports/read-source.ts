import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { EuroleagueAnswers } from "./euroleague-answers.ts";
import { readEuroleague } from "./euroleague.ts";
import type { LiveStatsData } from "./fiba-livestats-data.ts";
import { readLiveStats } from "./fiba-livestats.ts";
import { UnreadableGame, type ImportedGame, type ImportFormat } from "./imported-game.ts";

const unzip = promisify(gunzip);

/** Formats by name, each with what it reads: a new importer is one line here. */
export const importFormats: Readonly<Record<ImportFormat, (path: string) => Promise<ImportedGame>>> = {
  "fiba-livestats": async (path) => readLiveStats((await readJson(path)) as LiveStatsData, liveStatsGameId(path)),
  euroleague: async (path) => readEuroleague(await readAnswers(path), basename(path)),
};

/**
 * A game out of a file or folder. Throws `UnreadableGame` with what is wrong with it, in one line; whatever breaks
 * inside a reader is the file's fault as far as its owner is concerned, and told as such.
 */
export async function readGame(format: ImportFormat, path: string): Promise<ImportedGame> {
  try {
    return await importFormats[format](path);
  } catch (error) {
    if (error instanceof UnreadableGame) throw error;
    throw new UnreadableGame(`not a ${format} game (${error instanceof Error ? oneLine(error.message) : String(error)})`, { cause: error });
  }
}

/** The game's number: the folder of a `data.json`, else the file's own name. */
function liveStatsGameId(path: string): string {
  const name = basename(path)
    .replace(/\.gz$/, "")
    .replace(/\.json$/, "");
  return name === "data" ? basename(dirname(path)) : name;
}

async function readAnswers(folder: string): Promise<EuroleagueAnswers> {
  const info = await stat(folder).catch(() => null);
  if (!info) throw new UnreadableGame("there is no such folder");
  if (!info.isDirectory()) throw new UnreadableGame("not a folder of EuroLeague answers");
  const [PlaybyPlay, Boxscore, Points, Header] = await Promise.all([
    readJson(join(folder, "PlaybyPlay.json")),
    readJson(join(folder, "Boxscore.json")),
    readOptionalJson(join(folder, "Points.json")),
    readOptionalJson(join(folder, "Header.json")),
  ]);
  return { PlaybyPlay, Boxscore, Points, Header } as EuroleagueAnswers;
}

/** Absent answers are common; a present one that cannot be read is a fault. Both plain and gzipped names are tried. */
async function readOptionalJson(path: string): Promise<unknown> {
  for (const candidate of [path, `${path}.gz`]) {
    if (await stat(candidate).catch(() => null)) return readJson(candidate);
  }
  return null;
}

async function readJson(path: string): Promise<unknown> {
  const bytes = await readFile(path).catch(async (error: unknown) => {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (isMissing && !path.endsWith(".gz")) {
      const zipped = await readFile(`${path}.gz`).catch(() => null);
      if (zipped) return zipped;
    }
    if (error instanceof Error && "code" in error && error.code === "EISDIR") throw new UnreadableGame("a folder, where a file is wanted");
    throw new UnreadableGame(isMissing ? `there is no ${basename(path)}` : oneLine(String(error)));
  });
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isZipped
    ? await unzip(bytes).catch((error: unknown) => {
        throw new UnreadableGame(`${basename(path)} is a damaged gzip (${oneLine(String(error))})`);
      })
    : bytes;
  const text = plain.toString("utf8").replace(/^\uFEFF/, "");
  if (text.trim() === "") throw new UnreadableGame(`${basename(path)} is empty`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableGame(`${basename(path)} is not JSON (${oneLine((error as Error).message)})`);
  }
}

function oneLine(message: string): string {
  return message.replace(/\s+/g, " ").slice(0, 160);
}
