import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { readAnswers } from "./euroleague-folder.ts";
import { readEuroleague } from "./euroleague.ts";
import type { LiveStatsData } from "./fiba-livestats-data.ts";
import { readLiveStats } from "./fiba-livestats.ts";
import { readV7 } from "./fiba-v7.ts";
import { readFixture } from "./genius-fixture.ts";
import { UnreadableGame, type ImportedGame, type ImportFormat } from "./imported-game.ts";
import { readJsonFile } from "./json-file.ts";
import { shapeOf, shapeRefusal } from "./known-shapes.ts";
import type { SourceDocument } from "./source-documents.ts";
import { UnreadableText } from "./text-file.ts";

/** Formats by name, each with what it reads: a new importer is one line here, and one in `known-shapes.ts`. */
export const importFormats: Readonly<Record<ImportFormat, (path: string) => Promise<ImportedGame>>> = {
  "fiba-livestats": async (path) => readLiveStats((await readDocument("fiba-livestats", path)) as LiveStatsData, gameIdOf(path)),
  euroleague: async (path) => {
    const { answers, gameId } = await readAnswers(path);
    return readEuroleague(answers, gameId);
  },
  "genius-fixture": async (path) => readFixture(await readDocuments("genius-fixture", path), gameIdOf(path)),
  "fiba-v7": async (path) => readV7(await readDocuments("fiba-v7", path), gameIdOf(path)),
};

/**
 * A game out of a file or folder. Throws `UnreadableGame` with what is wrong with it, in one line; whatever breaks
 * inside a reader is the file's fault as far as its owner is concerned, and told as such, never in words of the engine.
 */
export async function readGame(format: ImportFormat, path: string): Promise<ImportedGame> {
  try {
    return await importFormats[format](path);
  } catch (error) {
    if (error instanceof UnreadableGame) throw error;
    if (error instanceof UnreadableText) throw new UnreadableGame(error.message, { cause: error });
    throw new UnreadableGame(`not a ${format} game: a part of it is something else than it should be`, { cause: error });
  }
}

/** The JSON of a format that is one file. One of another system is refused by its name. IMP20 */
export async function readDocument(format: ImportFormat, path: string): Promise<unknown> {
  const document = await readPlainOrZipped(path);
  const shape = shapeOf(document);
  if (shape && shape.readAs !== format) throw new UnreadableGame(shapeRefusal(shape));
  return document;
}

/** A file, or the JSON files of a folder by name, where interfaces give a game's plays and its box score apart. IMP20 */
async function readDocuments(format: ImportFormat, path: string): Promise<SourceDocument[]> {
  const info = await stat(path).catch(() => null);
  if (!info?.isDirectory()) return [{ name: basename(path), json: await readDocument(format, path) }];
  const names = (await readdir(path)).filter((name) => /\.json(?:\.gz)?$/i.test(name)).sort();
  if (names.length === 0) throw new UnreadableGame("a folder without JSON files");
  if (names.length > mostDocuments)
    throw new UnreadableGame(`a folder of ${names.length} files, and no game has more than ${mostDocuments}`);
  const documents: SourceDocument[] = [];
  for (const name of names) documents.push({ name, json: await readJsonFile(join(path, name)) });
  const shapes = documents.map(({ json }) => shapeOf(json));
  const other = shapes.find((shape) => shape && shape.readAs !== format);
  if (other && !shapes.some((shape) => shape?.readAs === format)) throw new UnreadableGame(shapeRefusal(other));
  return documents;
}

const mostDocuments = 40;

/** The file, or the gzipped one beside it where it is not there itself. */
async function readPlainOrZipped(path: string): Promise<unknown> {
  try {
    return await readJsonFile(path);
  } catch (error) {
    if (!(error instanceof UnreadableText && error.isMissing) || path.endsWith(".gz")) throw error;
    return await readJsonFile(`${path}.gz`).catch((second: unknown) => {
      throw second instanceof UnreadableText && !second.isMissing ? second : error;
    });
  }
}

/** The game's number: the folder of a `data.json`, else the file's own name. */
export function gameIdOf(path: string): string {
  const name = basename(path)
    .replace(/\.gz$/, "")
    .replace(/\.json$/, "");
  return name === "data" ? basename(dirname(path)) : name;
}
