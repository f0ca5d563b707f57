import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { CountingLine } from "#core/stats/box-score.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";
import { sharedGames } from "../support/shared-data.ts";

const games = sharedGames("euroleague/E2024");

const columns: Readonly<Record<string, keyof CountingLine | "efficiencyIndex">> = {
  Points: "points",
  FieldGoalsMade2: "twoPointersMade",
  FieldGoalsAttempted2: "twoPointersAttempted",
  FieldGoalsMade3: "threePointersMade",
  FieldGoalsAttempted3: "threePointersAttempted",
  FreeThrowsMade: "freeThrowsMade",
  FreeThrowsAttempted: "freeThrowsAttempted",
  OffensiveRebounds: "offensiveRebounds",
  DefensiveRebounds: "defensiveRebounds",
  Assistances: "assists",
  Steals: "steals",
  Turnovers: "turnovers",
  BlocksFavour: "blocks",
  BlocksAgainst: "blocksReceived",
  FoulsCommited: "foulsCommitted",
  FoulsReceived: "foulsDrawn",
  Valuation: "efficiencyIndex",
};

type OfficialLine = Record<string, number | string | null> & { Player_ID: string; Minutes: string };
type OfficialTeam = { PlayersStats: OfficialLine[]; totr: Record<string, number> };
type Official = { Stats: OfficialTeam[]; ByQuarter: Record<string, number | string>[] };

/** Printed minutes that no reading of the printed stamps gives: pairs swapped at a mistyped minute (docs/formats/euroleague.md). */
const minutesOff = new Set(["035", "043", "098", "195", "272"]);

function official(path: string): Official {
  return JSON.parse(readFileSync(join(path, "Boxscore.json"), "utf8")) as Official;
}

describe.skipIf(games.length === 0)("EuroLeague games against their official box scores", () => {
  it.each(games)("BOX1–BOX5 $name: every counting statistic of every player and team", async ({ path }) => {
    const { state } = admitGame(await readGame("euroleague", path));
    const box = boxScoreOf(state);
    const { Stats, ByQuarter } = official(path);
    for (const [index, side] of (["home", "away"] as const).entries()) {
      const team = box.teams[side];
      const expected = Stats[index] as OfficialTeam;
      for (const line of expected.PlayersStats) {
        const player = team.players.find(({ key }) => key === line.Player_ID.trim());
        for (const [column, field] of Object.entries(columns))
          expect([line["Player"], column, player?.[field]]).toEqual([line["Player"], column, line[column]]);
      }
      for (const [column, field] of Object.entries(columns)) expect([column, team.totals[field]]).toEqual([column, expected.totr[column]]);
      const quarters = Object.entries(ByQuarter[index] ?? {}).filter(([name]) => name !== "Team");
      expect(box.periods.map((period) => period[side])).toEqual(quarters.map(([, points]) => points));
    }
  });

  it("BOX6 BOX7 minutes and plus-minus are as good as the printed stamps allow", async () => {
    let lines = 0;
    let wrongPlusMinus = 0;
    for (const { name, path } of games) {
      const box = boxScoreOf(admitGame(await readGame("euroleague", path)).state);
      for (const [index, side] of (["home", "away"] as const).entries()) {
        for (const line of (official(path).Stats[index] as OfficialTeam).PlayersStats) {
          const player = box.teams[side].players.find(({ key }) => key === line.Player_ID.trim());
          const printed = line.Minutes === "DNP" ? null : line.Minutes.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
          if (!minutesOff.has(name)) expect([name, line["Player"], player?.seconds]).toEqual([name, line["Player"], printed]);
          if (printed === null) continue;
          lines++;
          if (player?.plusMinus !== line["Plusminus"]) wrongPlusMinus++;
        }
      }
    }
    // 17 of 561 over the 26 given games; every one hangs on the order of rows typed at one clock reading.
    expect(wrongPlusMinus / lines).toBeLessThan(0.031);
  });

  it("FLOW points by context equal the shooting graphic, runs and leads the comparison", async () => {
    const game = games.find(({ name }) => name === "001");
    if (!game) return;
    const answer = (name: string) => JSON.parse(readFileSync(join(game.path, `${name}.json`), "utf8")) as Record<string, number>;
    const { home, away } = boxScoreOf(admitGame(await readGame("euroleague", game.path)).state).teams;
    const graphic = answer("ShootingGraphic");
    expect([home.totals.fastBreakPoints, away.totals.fastBreakPoints]).toEqual([graphic["FastbreakPointsA"], graphic["FastbreakPointsB"]]);
    expect([home.totals.pointsFromTurnovers, away.totals.pointsFromTurnovers]).toEqual([
      graphic["TurnoversPointsA"],
      graphic["TurnoversPointsB"],
    ]);
    expect([home.totals.secondChancePoints, away.totals.secondChancePoints]).toEqual([
      graphic["SecondChancePointsA"],
      graphic["SecondChancePointsB"],
    ]);
    const comparison = answer("Comparison");
    expect([home.totals.biggestRun, away.totals.biggestRun]).toEqual([comparison["maxA"], comparison["maxB"]]);
    expect([home.totals.biggestLead, away.totals.biggestLead]).toEqual([comparison["maxLeadA"], comparison["maxLeadB"]]);
    expect([home.totals.benchPoints, away.totals.benchPoints]).toEqual([comparison["PointsBenchA"], comparison["PointsBenchB"]]);
  });

  it("IMP4 the known defects are flagged: groups of free throws nobody can part, statistics of players on the bench", async () => {
    const flagged = async (name: string) => {
      const game = games.find((each) => each.name === name);
      return game ? admitGame(await readGame("euroleague", game.path)).flags.map(({ kind }) => kind) : null;
    };
    for (const name of ["005", "039", "060", "238", "276", "317", "323"])
      expect([name, await flagged(name)]).toEqual([name, expect.arrayContaining(["free-throw-group-unresolved"])]);
    for (const name of ["023", "131", "323"])
      expect([name, await flagged(name)]).toEqual([name, expect.arrayContaining(["player-not-on-court"])]);
    for (const name of ["001", "002", "051", "169", "209", "302"])
      expect([name, await flagged(name)]).toEqual([name, expect.not.arrayContaining(["free-throw-group-unresolved"])]);
    expect(await flagged("001")).toEqual([]);
  });
});
