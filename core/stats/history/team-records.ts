import { never } from "../../kernel/never.ts";
import type { TeamGame } from "./game-line.ts";
import { type GamePart, pointsInParts } from "./player-records.ts";
import { longRecordEntries, type RecordEntry, type RecordOrder } from "./record-list.ts";
import { countIn, type CountStatistic } from "./statistics.ts";
import { type TeamSums, totalOf } from "./sums.ts";

export const teamRecordIds = [
  "points",
  "fewestPoints",
  "margin",
  "combinedPoints",
  "fewestCombinedPoints",
  "pointsInQuarter",
  "fewestPointsInQuarter",
  "pointsInHalf",
  "fewestPointsInHalf",
  "pointsInOvertime",
  "overtimes",
  "biggestLead",
  "biggestComeback",
  "highestLosingScore",
  "lowestWinningScore",
  "rebounds",
  "offensiveRebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fewestTurnovers",
  "fieldGoalsMade",
  "threePointersMade",
  "freeThrowsMade",
  "foulsCommitted",
  "performanceIndexRating",
  "fibaEfficiency",
  "gameScore",
  "attendance",
] as const;
export type TeamRecordId = (typeof teamRecordIds)[number];

const fewest: ReadonlySet<TeamRecordId> = new Set<TeamRecordId>([
  "fewestPoints",
  "fewestCombinedPoints",
  "fewestPointsInQuarter",
  "fewestPointsInHalf",
  "lowestWinningScore",
  "fewestTurnovers",
]);

/** What belongs to both sides. RECORD9 */
export const recordsOfTheGame: ReadonlySet<TeamRecordId> = new Set<TeamRecordId>([
  "combinedPoints",
  "fewestCombinedPoints",
  "overtimes",
  "attendance",
]);

export function teamRecordOrder(id: TeamRecordId): RecordOrder {
  return fewest.has(id) ? "fewest" : "most";
}

/** What a game is worth in a category; `null`: it is not in it. Score and winner are those of the floor. RECORD7 RECORD8 */
export function teamRecordValue(game: TeamGame, id: TeamRecordId, regularPeriods = 4): number | null {
  const margin = game.points - game.opponents.points;
  switch (id) {
    case "points":
    case "fewestPoints":
      return game.points;
    case "margin":
      return margin > 0 ? margin : null;
    case "combinedPoints":
    case "fewestCombinedPoints":
      return game.points + game.opponents.points;
    case "pointsInQuarter":
    case "pointsInHalf":
    case "pointsInOvertime":
      return mostOf(game, id, regularPeriods);
    case "fewestPointsInQuarter":
      return fewestOf(game, "pointsInQuarter", regularPeriods);
    case "fewestPointsInHalf":
      return fewestOf(game, "pointsInHalf", regularPeriods);
    case "overtimes":
      return more(game.overtimes);
    case "biggestLead":
      return more(game.biggestLead);
    case "biggestComeback":
      return margin > 0 ? more(game.biggestDeficit) : null;
    case "highestLosingScore":
      return margin < 0 ? game.points : null;
    case "lowestWinningScore":
      return margin > 0 ? game.points : null;
    case "attendance":
      return more(game.attendance);
    case "fewestTurnovers":
      return game.turnovers;
    case "rebounds":
    case "offensiveRebounds":
    case "assists":
    case "steals":
    case "blocks":
    case "turnovers":
    case "fieldGoalsMade":
    case "threePointersMade":
    case "freeThrowsMade":
    case "foulsCommitted":
    case "performanceIndexRating":
    case "fibaEfficiency":
    case "gameScore":
      return more(countIn(game, id));
    default:
      return never(id);
  }
}

/** Every game that is in a category. What belongs to both sides is listed once a game, for the home side. RECORD6 RECORD9 */
export function teamRecordEntries(games: readonly TeamGame[], id: TeamRecordId, regularPeriods = 4): RecordEntry[] {
  return games.flatMap((game) => {
    if (game.forfeited || (recordsOfTheGame.has(id) && game.side === "away")) return [];
    const value = teamRecordValue(game, id, regularPeriods);
    if (value === null) return [];
    const { club, season, playedAt, team, opponentTeam } = game;
    return [{ value, holder: club, game: game.game, season, playedAt, team, opponentTeam }];
  });
}

/** Totals of a club's season, or of all its seasons where `season` is `null`. RECORD4 */
export function teamTotalEntries(
  teams: readonly { readonly club: string; readonly season: string | null; readonly team: string | null; readonly sums: TeamSums }[],
  id: CountStatistic | "games" | "wins" | "losses",
): RecordEntry[] {
  return longRecordEntries(
    teams.map(({ club, season, team, sums }) => ({
      holder: club,
      season,
      team,
      value: id === "games" || id === "wins" || id === "losses" ? sums[id] : totalOf(sums, id),
    })),
  );
}

function mostOf(game: TeamGame, part: GamePart, regularPeriods: number): number | null {
  const parts = pointsInParts(game.periodPoints, part, regularPeriods);
  return parts.length === 0 ? null : more(Math.max(...parts));
}

function fewestOf(game: TeamGame, part: GamePart, regularPeriods: number): number | null {
  const parts = pointsInParts(game.periodPoints, part, regularPeriods);
  return parts.length === 0 ? null : Math.min(...parts);
}

function more(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}
