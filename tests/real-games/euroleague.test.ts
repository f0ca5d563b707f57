import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { CountingLine } from "#core/stats/box-score.ts";
import type { EuroleagueRow } from "#server/imports/euroleague-answers.ts";
import { admitGame } from "#server/imports/imported-game.ts";
import { readGame } from "#server/imports/read-source.ts";
import { sharedGames } from "../support/games/shared-data.ts";

const games = sharedGames("euroleague/E2024");

const columns: Readonly<Record<string, keyof CountingLine | "performanceIndexRating">> = {
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
  Valuation: "performanceIndexRating",
};

type OfficialLine = Record<string, number | string | null> & { Player_ID: string; Minutes: string };
type OfficialTeam = { PlayersStats: OfficialLine[]; totr: Record<string, number> };
type Official = { Stats: OfficialTeam[]; ByQuarter: Record<string, number | string>[] };

/**
 * Where ours and the official plus-minus differ, by game, side and shirt: ours, official. In 005 the official one counts the
 * first of five free throws at 0:08 before the substitution that the list puts ahead of it (it was typed before); in 195 one of
 * three at 1:06 of overtime before both substitutions, which neither the list nor the numbers say.
 */
const plusMinusOff = [
  "005 away #7: 6, official 5",
  "005 away #8: -9, official -8",
  "195 home #13: -9, official -8",
  "195 home #21: -14, official -13",
  "195 home #30: 20, official 19",
  "195 home #99: 6, official 5",
];

/** Official minutes that differ by 60 s at the break before the fourth quarter, in seconds: ours, official. Ours adds up to 200:00. */
const minutesOff = [
  "043 away #26: 1399, official 1459",
  "043 away #77: 1001, official 941",
  "098 away #2: 1507, official 1567",
  "098 away #25: 1705, official 1645",
];

/**
 * The source's own rule for a substitution made in the break before overtime, which it stamps 05:00 of the 41st minute:
 * who goes out is given 60 s too much, who comes in 60 s too little. By player, in seconds.
 */
function overtimeBreakError(path: string): ReadonlyMap<string, number> {
  const plays = JSON.parse(readFileSync(join(path, "PlaybyPlay.json"), "utf8")) as { ExtraTime: EuroleagueRow[] | null };
  const errors = new Map<string, number>();
  for (const { PLAYTYPE, PLAYER_ID, MARKERTIME } of plays.ExtraTime ?? []) {
    if (MARKERTIME !== "05:00") continue;
    if (PLAYTYPE.trim() === "OUT") errors.set((PLAYER_ID ?? "").trim(), 60);
    if (PLAYTYPE.trim() === "IN") errors.set((PLAYER_ID ?? "").trim(), -60);
  }
  return errors;
}

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

  it("BOX6 BOX7 IMP3 minutes and plus-minus are the official ones, save where the source is wrong, each named", async () => {
    const [plusMinus, minutes]: [string[], string[]] = [[], []];
    for (const { name, path } of games) {
      const box = boxScoreOf(admitGame(await readGame("euroleague", path)).state);
      const errors = overtimeBreakError(path);
      for (const [index, side] of (["home", "away"] as const).entries()) {
        for (const line of (official(path).Stats[index] as OfficialTeam).PlayersStats) {
          const player = box.teams[side].players.find(({ key }) => key === line.Player_ID.trim());
          if (line.Minutes === "DNP") {
            expect([name, line["Player"], player?.seconds]).toEqual([name, line["Player"], null]);
            continue;
          }
          const printed = line.Minutes.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
          const who = `${name} ${side} #${player?.shirt}`;
          if (player?.plusMinus !== line["Plusminus"]) plusMinus.push(`${who}: ${player?.plusMinus}, official ${line["Plusminus"]}`);
          if ((player?.seconds ?? 0) + (errors.get(line.Player_ID.trim()) ?? 0) !== printed)
            minutes.push(`${who}: ${player?.seconds}, official ${printed}`);
        }
      }
    }
    expect(plusMinus).toEqual(plusMinusOff);
    expect(minutes).toEqual(minutesOff);
  });

  it("IMP15 the printed box differs from the plays nowhere", async () => {
    const flags: string[] = [];
    for (const { name, path } of games) {
      for (const { kind, detail } of admitGame(await readGame("euroleague", path)).flags) {
        if (/box-mismatch|points-of-nobody|name-malformed|possible-duplicate|event-malformed/.test(kind))
          flags.push(`${name} ${kind} ${detail}`);
      }
    }
    expect(flags).toEqual([]);
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

  it("IMP25 every foul drawn, block and steal belongs to a play of its own, at its clock where there is one", async () => {
    const wrong: string[] = [];
    for (const { name, path } of games) {
      const { events } = await readGame("euroleague", path);
      const plays = new Map(events.map((event) => [event.eventId, event]));
      const taken = new Set<string>();
      for (const { eventId, fact, link, moment } of events) {
        if (fact.type !== "foul.drawn" && fact.type !== "block" && fact.type !== "steal") continue;
        const play = link ? plays.get(link.to) : undefined;
        const place = `${fact.type} of ${link?.to}`;
        const apartMs = Math.abs((play?.moment.gameClockMs ?? 0) - (moment.gameClockMs ?? 0));
        // A drawn foul is stamped with its foul; a printed minute is wrong once.
        if (!play || taken.has(place) || (fact.type === "foul.drawn" && apartMs > 0)) wrong.push(`${name} ${eventId}`);
        taken.add(place);
      }
    }
    expect(wrong).toEqual(["107 207"]);
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
