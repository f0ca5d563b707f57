import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { readEuroleague } from "#server/imports/euroleague.ts";
import type { EuroleagueAnswers } from "#server/imports/euroleague-answers.ts";
import { readLiveStats } from "#server/imports/fiba-livestats.ts";
import type { LiveStatsData } from "#server/imports/fiba-livestats-data.ts";
import { sharedDataFolder } from "#tests/support/games/shared-data.ts";

/**
 * From parsed JSON to box score, beside `JSON.parse` of the same bytes. The ratio is what counts: a fold as quick as
 * the parse before it can never be what a page waits for. Rounds are interleaved; the median round speaks.
 */
type Source = { readonly name: string; readonly games: readonly { parse: () => unknown; fold: (parsed: unknown) => unknown }[] };

/** The first rounds only wake the compiler and are not counted. */
const warmUpRounds = 60;
const rounds = 60;

function sources(): Source[] {
  const found: Source[] = [];
  const euroleague = join(sharedDataFolder, "euroleague/E2024");
  if (existsSync(euroleague)) {
    const names = ["PlaybyPlay", "Boxscore", "Points", "Header"];
    const games = readdirSync(euroleague).map((game) => {
      const texts = names.map((name) => [name, join(euroleague, game, `${name}.json`)] as const).filter(([, path]) => existsSync(path));
      const read = texts.map(([name, path]) => [name, readFileSync(path, "utf8")] as const);
      return {
        parse: () => Object.fromEntries(read.map(([name, text]) => [name, JSON.parse(text)])),
        fold: (parsed: unknown) => boxScoreOf(admitGame(readEuroleague(parsed as EuroleagueAnswers, game)).state),
      };
    });
    found.push({ name: "euroleague", games });
  }
  const liveStats = join(sharedDataFolder, "fiba-livestats");
  if (existsSync(liveStats)) {
    const folders = readdirSync(liveStats).filter((name) => /^\d+$/.test(name));
    const games = folders.map((game) => {
      const text = gunzipSync(readFileSync(join(liveStats, game, "data.json.gz"))).toString("utf8");
      return {
        parse: () => JSON.parse(text) as unknown,
        fold: (parsed: unknown) => boxScoreOf(admitGame(readLiveStats(parsed as LiveStatsData, game)).state),
      };
    });
    found.push({ name: "fiba-livestats", games });
  }
  return found;
}

function timeMs(work: () => void): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const all = sources();
if (all.length === 0) console.log("fold: no real games beside the checkout, nothing to measure");
for (const { name, games } of all) {
  const parsed = games.map((game) => game.parse());
  const parse: number[] = [];
  const fold: number[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const parseMs = timeMs(() => games.forEach((game) => game.parse()));
    const foldMs = timeMs(() => games.forEach((game, index) => game.fold(parsed[index])));
    if (round < warmUpRounds) continue;
    parse.push(parseMs);
    fold.push(foldMs);
  }
  const [parseMs, foldMs] = [median(parse) / games.length, median(fold) / games.length];
  const perSecond = Math.round(1000 / foldMs);
  console.log(
    `fold ${name}: ${games.length} games, ${foldMs.toFixed(2)} ms a game (${perSecond} a second), JSON.parse ${parseMs.toFixed(2)} ms, fold/parse ${(foldMs / parseMs).toFixed(2)} (goal ≤ 1.00, ≥ 200 a second)`,
  );
}
