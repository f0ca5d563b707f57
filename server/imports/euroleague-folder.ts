import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { EuroleagueAnswers } from "./euroleague-answers.ts";
import { UnreadableGame } from "./imported-game.ts";
import { readJsonFile } from "./json-file.ts";
import { shapeOf, shapeRefusal } from "./known-shapes.ts";

type Part = "PlaybyPlay" | "Boxscore" | "Points" | "Header";
type Named = { readonly part: Part; readonly rest: string; readonly file: string };

/** A part's names in the collections of others, letters alone: `playbyplay_1_E2025.json`, `box-score.json`, `pbp.json`. */
const partNames: readonly (readonly [Part, RegExp])[] = [
  ["PlaybyPlay", /play-?by-?plays?|pbp/],
  ["Boxscore", /box-?scores?/],
  ["Points", /points|shots?/],
  ["Header", /header/],
];

/** No collection of one season has more files. */
const mostFiles = 20_000;

/**
 * The answers of one game: of a folder that holds them, or of the play-by-play's own file with its other parts beside it,
 * whose names differ by the part's word alone. Either way under the names of whoever collected them. The game's number is
 * the folder's name, or what is left of the file's. IMP21
 */
export async function readAnswers(path: string): Promise<{ answers: EuroleagueAnswers; gameId: string }> {
  const info = await stat(path).catch(() => null);
  if (!info) throw new UnreadableGame("there is no such folder");
  const folder = info.isDirectory() ? path : dirname(path);
  const named = (await readdir(folder)).slice(0, mostFiles).flatMap(partOf);
  if (info.isDirectory()) return { answers: await answersOf(folder, onlyGame(named)), gameId: basename(path) };
  const own = partOf(basename(path))[0];
  if (!own) return refuseFile(path);
  return {
    answers: await answersOf(
      folder,
      named.filter(({ rest }) => rest === own.rest),
    ),
    gameId: own.rest,
  };
}

/** Which part of which game a file is by its name; `null`: none. IMP21 */
export function answerPartOf(file: string): Pick<Named, "part" | "rest"> | null {
  return partOf(file)[0] ?? null;
}

function partOf(file: string): Named[] {
  const name = /^(.*)\.json(?:\.gz)?$/i.exec(file)?.[1];
  if (name === undefined) return [];
  const words = name.toLowerCase().replaceAll("_", "-");
  const found = partNames.find(([, word]) => word.test(words));
  if (!found) return [];
  const rest = words.replace(found[1], "-").replace(/-+/g, "-").replace(/^-|-$/g, "");
  return [{ part: found[0], rest, file }];
}

/** A folder holds one game; of a season's collection the play-by-play's file says which. */
function onlyGame(named: readonly Named[]): readonly Named[] {
  const plays = named.filter(({ part }) => part === "PlaybyPlay");
  const games = new Set(plays.map(({ rest }) => rest));
  if (games.size > 1)
    throw new UnreadableGame(
      `the folder holds the plays of ${games.size} games; name the play-by-play file of one, such as ${plays[0]?.file}`,
    );
  const [game] = games;
  return game === undefined ? named : named.filter(({ rest }) => rest === game || rest === "");
}

async function answersOf(folder: string, named: readonly Named[]): Promise<EuroleagueAnswers> {
  const read = async (part: Part): Promise<unknown> => {
    const file = named.find((each) => each.part === part)?.file;
    return file === undefined ? null : await readJsonFile(join(folder, file));
  };
  for (const part of ["PlaybyPlay", "Boxscore"] as const) {
    if (!named.some((each) => each.part === part)) throw new UnreadableGame(`there is no ${part}.json`);
  }
  const [PlaybyPlay, Boxscore, Points, Header] = await Promise.all([read("PlaybyPlay"), read("Boxscore"), read("Points"), read("Header")]);
  for (const document of [PlaybyPlay, Boxscore]) {
    const shape = shapeOf(document);
    if (shape && shape.readAs !== "euroleague") throw new UnreadableGame(shapeRefusal(shape));
  }
  return { PlaybyPlay, Boxscore, Points, Header } as EuroleagueAnswers;
}

async function refuseFile(path: string): Promise<never> {
  const shape = shapeOf(await readJsonFile(path));
  if (shape && shape.readAs !== "euroleague") throw new UnreadableGame(shapeRefusal(shape));
  throw new UnreadableGame(
    shape ? `this is ${shape.name}; name the folder that holds the game's answers` : "not a folder of EuroLeague answers",
  );
}
