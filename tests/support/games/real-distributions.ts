import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { FiguredGame } from "#demo/distributions/game-figures.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";
import { sharedGames } from "./shared-data.ts";

/** Real games of men, as far as their sources tell them. Empty where the data is absent. */
export async function realGames(): Promise<{ euroleague: FiguredGame[]; livestats: FiguredGame[] }> {
  const euroleague = sharedGames("euroleague/E2024").map(({ path }) => ({ format: "euroleague" as const, path }));
  const livestats = sharedGames("fiba-livestats", (name) => /^\d+$/.test(name)).map(({ path }) => ({
    format: "fiba-livestats" as const,
    path: join(path, "data.json.gz"),
  }));
  const read = async ({ format, path }: { format: "euroleague" | "fiba-livestats"; path: string }): Promise<FiguredGame> => {
    const game = await readGame(format, path);
    return {
      box: boxScoreOf(admitGame(game).state),
      shots: game.events.map(({ fact }) => fact).filter((fact) => fact.type === "field-goal"),
    };
  };
  return { euroleague: await Promise.all(euroleague.map(read)), livestats: await Promise.all(livestats.map(read)) };
}

/** Home margins of a continental competition's group stages, 2001–2010, one for each game; empty where the data is absent. */
export function realMargins(): number[] {
  const [file] = sharedGames("standings", (name) => name.endsWith("_results.csv"));
  if (!file) return [];
  const [head = "", ...rows] = readFileSync(file.path, "utf8").trim().split("\n");
  const columns = head.split(",");
  const [home, away] = [columns.indexOf("points_home"), columns.indexOf("points_away")];
  return rows.map((row) => row.split(",")).map((cells) => Number(cells[home]) - Number(cells[away]));
}
