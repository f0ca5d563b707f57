import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { CourtPosition, FactOf, Side } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import type { TeamBox, TeamTotals } from "#core/stats/box-score.ts";
import type { FiguredGame } from "#demo/distributions/game-figures.ts";
import { sharedGames } from "./shared-data.ts";

type Row = Readonly<Record<string, string>>;
type Shot = FactOf<"field-goal">;

/** Five seasons of a women's league: what its teams did, and where they shot. Of players nothing. Empty where the data is absent. */
export function csvGames(): FiguredGame[] {
  const teams = sharedGames("wnbl-csv", (name) => /^box_scores_\d/.test(name)).flatMap(({ path }) => csvRowsOf(path));
  const shots = sharedGames("wnbl-csv", (name) => name.startsWith("shots_")).flatMap(({ path }) => csvRowsOf(path));
  const shotsByGame = Map.groupBy(shots, (row) => row["page_id"]);
  return [...Map.groupBy(teams, (row) => row["page_id"])].flatMap(([game, rows]) => {
    const [home, away] = (["home", "away"] as const).map((side) => rows.find((row) => row["home_away_flag"] === side));
    if (!home || !away || figure(home, "turnovers") === null || figure(away, "turnovers") === null) return [];
    const overtimes = (Number.parseInt(home["minutes"] ?? "", 10) - 200) / 25;
    const box = { periods: periodsOf(overtimes), teams: { home: teamBox(home, "home"), away: teamBox(away, "away") } };
    return [{ box, shots: (shotsByGame.get(game) ?? []).flatMap(shotOf) }];
  });
}

/** Rows by the names of their columns; cells hold no commas in these files. */
export function csvRowsOf(path: string): Row[] {
  const [head = "", ...lines] = gunzipSync(readFileSync(path)).toString("utf8").trim().split("\n");
  const columns = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, index) => [columns[index] ?? "", cell])));
}

function figure(row: Row, column: string): number | null {
  const cell = row[column] ?? "";
  return cell === "" ? null : Number(cell);
}

function periodsOf(overtimes: number): { period: Period; home: number; away: number }[] {
  return Array.from({ length: 4 + overtimes }, (_, index) => ({ period: { kind: "regular", number: index + 1 }, home: 0, away: 0 }));
}

const columns: Readonly<Partial<Record<keyof TeamTotals, string>>> = {
  points: "points_total",
  threePointersMade: "three_pointers_made",
  threePointersAttempted: "three_pointers_attempted",
  freeThrowsMade: "free_throws_made",
  freeThrowsAttempted: "free_throws_attempted",
  offensiveRebounds: "rebounds_offensive",
  defensiveRebounds: "rebounds_defensive",
  assists: "assists",
  steals: "steals",
  turnovers: "turnovers",
  blocks: "blocks",
  foulsCommitted: "fouls_personal",
  pointsInThePaint: "points_in_the_paint",
  fastBreakPoints: "points_fast_break",
  secondChancePoints: "points_second_chance",
  pointsFromTurnovers: "points_from_turnovers",
  benchPoints: "bench_points",
  biggestRun: "biggest_scoring_run",
  leadChanges: "lead_changes",
  timesLevel: "times_scores_level",
};

/** What the file does not tell is `null`, also where a box score of ours always knows. */
function teamBox(row: Row, side: Side): TeamBox {
  const totals = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, figure(row, column)])) as unknown as TeamTotals;
  // Two-pointers stand in some seasons' files only.
  totals.twoPointersMade = (figure(row, "field_goals_made") ?? Number.NaN) - totals.threePointersMade;
  totals.twoPointersAttempted = (figure(row, "field_goals_attempted") ?? Number.NaN) - totals.threePointersAttempted;
  return { side, teamKey: "", name: "", code: "", coach: null, points: totals.points, totals, players: [] };
}

/** Places are hundredths of a court of 28 by 15 metres, whichever basket is attacked. */
function shotOf(row: Row): Shot[] {
  const [along, across] = [figure(row, "x"), figure(row, "y")];
  if (along === null || across === null) return [];
  const position: CourtPosition = { x: (across - 50) * 0.15, y: (along > 50 ? 100 - along : along) * 0.28 };
  const side: Side = row["home_away_flag"] === "home" ? "home" : "away";
  const shot: Shot = {
    type: "field-goal",
    side,
    player: null,
    value: row["action_type"] === "3pt" ? 3 : 2,
    made: row["shot_result"] === "1",
    kind: "unknown",
    position,
    context: { fastBreak: null, secondChance: null, offTurnover: null, inThePaint: null },
    blocked: false,
    ownBasket: false,
    goaltending: false,
    buzzer: false,
  };
  return [shot];
}
