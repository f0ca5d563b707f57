import { readFileSync } from "node:fs";
import type { FlowPoint } from "#core/game/game-state.ts";
import { elapsedMs, type Period, type PeriodFormat } from "#core/game/period.ts";
import { fiba } from "#core/rules/fiba.ts";
import { csvRowsOf } from "./csv-games.ts";
import { sharedGames } from "./shared-data.ts";

/** How the score of a real game went; teams by name, seasons apart. */
export type GameCourse = {
  readonly season: string;
  readonly home: string;
  readonly away: string;
  readonly points: readonly FlowPoint[];
  readonly format: PeriodFormat;
};

const { format } = fiba;

/** Seasons of a women's league, game after game in the order of their numbers. Empty where the data is absent. */
export function csvCourses(): GameCourse[] {
  const rows = sharedGames("wnbl-csv", (name) => name.startsWith("pbp_")).flatMap(({ path }) => csvRowsOf(path));
  return [...Map.groupBy(rows, (row) => `${row["season"]} ${row["page_id"]}`).values()]
    .toSorted((one, other) => Number(one[0]?.["page_id"]) - Number(other[0]?.["page_id"]))
    .flatMap((game): GameCourse[] => {
      const home = game.find((row) => row["home_away_flag"] === "home");
      if (!home) return [];
      const points = game.flatMap((row) => pointOf(row)).toSorted((one, other) => one.elapsedMs - other.elapsedMs);
      return [{ season: home["season"] ?? "", home: home["team_name"] ?? "", away: home["team_name_opp"] ?? "", points, format }];
    });
}

function pointOf(row: Readonly<Record<string, string>>): FlowPoint[] {
  const [minutes, seconds] = (row["game_time"] ?? "").split(":").map(Number);
  const [home, away] = [Number(row["home_team_score"]), Number(row["away_team_score"])];
  if (minutes === undefined || seconds === undefined || home + away === 0) return [];
  const period: Period = { kind: row["period_type"] === "REGULAR" ? "regular" : "overtime", number: Number(row["period"]) };
  return [{ elapsedMs: elapsedMs(period, (minutes * 60 + seconds) * 1000, format), home, away }];
}

type Side = { readonly club: { readonly code: string }; readonly score: number; readonly partials: Readonly<Record<string, unknown>> };
type SeasonFile = { readonly games: readonly { readonly utcDate: string; readonly local: Side; readonly road: Side }[] };

/** A season of men, told by what stood at the end of each quarter. Empty where the data is absent. */
export function quarterCourses(): GameCourse[] {
  const files = sharedGames("euroleague", (name) => name.includes("_season_"));
  return files.flatMap(({ name, path }) => {
    const { games } = JSON.parse(readFileSync(path, "utf8")) as SeasonFile;
    return games
      .toSorted((one, other) => (one.utcDate < other.utcDate ? -1 : 1))
      .map(({ local, road }) => {
        const quarters = [1, 2, 3, 4].map((quarter) => ({
          elapsedMs: quarter * format.regularMs,
          home: pointsUntil(local, quarter),
          away: pointsUntil(road, quarter),
        }));
        const end = { elapsedMs: 4 * format.regularMs + 1, home: local.score, away: road.score };
        return { season: name, home: local.club.code, away: road.club.code, points: [...quarters, end], format };
      });
  });
}

function pointsUntil({ partials }: Side, quarter: number): number {
  return Array.from({ length: quarter }, (_, index) => Number(partials[`partials${index + 1}`])).reduce((sum, points) => sum + points, 0);
}
