import { beforeAll, describe, expect, it } from "vitest";
import { foldGame } from "#core/game/evolve.ts";
import type { FactType, GameMoment, ShotKind } from "#core/game/facts.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { BoxScore, CountingLine, TeamBox } from "#core/stats/box-score.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { exhibitionGame } from "./exhibition-game.ts";
import type { SimulatedGame } from "./simulate-game.ts";
import { distanceToRing, isInThePaint, shotValue } from "./simulation/shot-position.ts";

const games: SimulatedGame[] = [];
const boxes: BoxScore[] = [];

beforeAll(() => {
  for (let number = 0; number < 200; number++) {
    // A line the rules refuse throws, so every game that comes back was accepted line by line.
    const game = exhibitionGame(`exhibition ${number}`);
    games.push(game);
    boxes.push(boxScoreOf(foldGame(game.events, fiba)));
  }
});

function allTeams(): TeamBox[] {
  return boxes.flatMap(({ teams }) => [teams.home, teams.away]);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe("a simulated game", () => {
  it("is the same for the same seed", () => {
    expect(exhibitionGame("exhibition 7").events).toEqual(games[7]?.events);
  });

  it("reads the same from its log as it did to the simulator", () => {
    for (const [index, game] of games.entries()) expect(boxScoreOf(game.state)).toEqual(boxes[index]);
  });

  it("adds up: players and team to the team's line, periods to the score, minutes to five men's", () => {
    for (const box of boxes) {
      const overtimes = box.periods.length - 4;
      for (const team of [box.teams.home, box.teams.away]) {
        expect(team.points).toBe(box.periods.reduce((sum, period) => sum + period[team.side], 0));
        expect(team.points).toBe(team.players.reduce((sum, player) => sum + player.points, 0));
        expect(team.players.reduce((sum, player) => sum + (player.seconds ?? 0), 0)).toBe(12_000 + 1500 * overtimes);
        expect(team.players.reduce((sum, player) => sum + (player.plusMinus ?? 0), 0)).toBe(5 * marginOf(box, team));
        expect(team.players.filter((player) => player.starter)).toHaveLength(5);
        expect(team.players.filter((player) => player.onCourt)).toHaveLength(5);
      }
    }
  });

  it("balances between the sides: what one does is done to the other", () => {
    for (const { teams } of boxes) {
      for (const [own, other] of [[teams.home.totals, teams.away.totals] as const, [teams.away.totals, teams.home.totals] as const]) {
        expect(own.blocks).toBe(other.blocksReceived);
        expect(own.steals).toBeLessThanOrEqual(other.turnovers ?? 0);
        expect(own.foulsDrawn).toBeLessThanOrEqual(other.foulsCommitted ?? 0);
        expect(own.assists).toBeLessThanOrEqual(own.twoPointersMade + own.threePointersMade);
      }
    }
  });

  it("is decided, and sends off who has fouled out", () => {
    for (const { state } of games) {
      expect(state.home.points).not.toBe(state.away.points);
      for (const player of [...state.home.players.values(), ...state.away.players.values()]) {
        expect(player.foulsCommitted).toBeLessThanOrEqual(5);
        if (player.disqualified) expect(player.onCourt).toBe(false);
      }
    }
  });

  it("never lets the clock step back, nor a shot clock stand above its rules", () => {
    for (const { events } of games) {
      const wrong = events.filter(({ moment }, index) => {
        const before = events[index - 1]?.moment ?? moment;
        const samePeriod = before.period.kind === moment.period.kind && before.period.number === moment.period.number;
        const stepsBack = samePeriod && clockOf(moment) > clockOf(before);
        return stepsBack || (moment.shotClockMs ?? 0) > Math.min(24_000, clockOf(moment));
      });
      expect(wrong).toEqual([]);
    }
  });

  it("links every assist, block, steal, rebound and free throw to what it follows", () => {
    const wanted: Partial<Record<FactType, readonly FactType[]>> = {
      assist: ["field-goal"],
      block: ["field-goal"],
      steal: ["turnover"],
      rebound: ["field-goal", "free-throw"],
      "free-throw": ["foul"],
      "foul.drawn": ["foul"],
    };
    for (const { events } of games) {
      const types = new Map(events.map((event) => [event.eventId, event.fact.type]));
      const wrong = events.filter(({ fact, link }) => {
        const target = link === null ? undefined : types.get(link.to);
        return wanted[fact.type] !== undefined && !(target && wanted[fact.type]?.includes(target));
      });
      expect(wrong).toEqual([]);
    }
  });

  it("shoots from where the value, the kind and the paint's mark say", () => {
    const furthest: Partial<Record<ShotKind, number>> = {
      dunk: 1,
      "alley-oop-dunk": 1,
      "tip-in-dunk": 1,
      "tip-in": 1.1,
      layup: 1.6,
      "driving-layup": 2.3,
      "hook-shot": 3.5,
    };
    const shots = games.flatMap(({ events }) => events.map(({ fact }) => fact)).filter((fact) => fact.type === "field-goal");
    const wrong = shots.filter(({ position, value, context, kind }) => {
      if (position === null) return true;
      return (
        value !== shotValue(position) || context.inThePaint !== isInThePaint(position) || distanceToRing(position) > (furthest[kind] ?? 14)
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe("two hundred simulated games", () => {
  const per = (count: (totals: TeamBox["totals"]) => number) => mean(allTeams().map(({ totals }) => count(totals)));
  const share = (made: (line: CountingLine) => number, attempted: (line: CountingLine) => number) => per(made) / per(attempted);

  it.each([
    ["points", 76, 85, (totals: TeamBox["totals"]) => totals.points],
    ["rebounds", 35, 41, (totals: TeamBox["totals"]) => (totals.offensiveRebounds ?? 0) + (totals.defensiveRebounds ?? 0)],
    ["offensive rebounds", 9, 12, (totals: TeamBox["totals"]) => totals.offensiveRebounds ?? 0],
    ["assists", 16, 20, (totals: TeamBox["totals"]) => totals.assists ?? 0],
    ["steals", 6, 8, (totals: TeamBox["totals"]) => totals.steals ?? 0],
    ["turnovers", 11.5, 14.5, (totals: TeamBox["totals"]) => totals.turnovers ?? 0],
    ["blocks", 2, 3.5, (totals: TeamBox["totals"]) => totals.blocks ?? 0],
    ["fouls", 18, 22, (totals: TeamBox["totals"]) => totals.foulsCommitted ?? 0],
    ["three-point attempts", 23, 28, (totals: TeamBox["totals"]) => totals.threePointersAttempted],
    ["free throws", 16, 21, (totals: TeamBox["totals"]) => totals.freeThrowsAttempted],
    ["points in the paint", 30, 38, (totals: TeamBox["totals"]) => totals.pointsInThePaint ?? 0],
    ["fast-break points", 5, 11, (totals: TeamBox["totals"]) => totals.fastBreakPoints ?? 0],
    ["second-chance points", 8, 13, (totals: TeamBox["totals"]) => totals.secondChancePoints ?? 0],
    ["points from turnovers", 11, 17, (totals: TeamBox["totals"]) => totals.pointsFromTurnovers ?? 0],
    ["bench points", 18, 32, (totals: TeamBox["totals"]) => totals.benchPoints ?? 0],
    ["time-outs", 2, 4.5, (totals: TeamBox["totals"]) => totals.timeouts ?? 0],
    ["lead changes", 3.5, 8, (totals: TeamBox["totals"]) => totals.leadChanges ?? 0],
  ] as const)("a team has about as many %s as in real leagues", (_name, least, most, count) => {
    expect(per(count)).toBeGreaterThan(least);
    expect(per(count)).toBeLessThan(most);
  });

  it("shooting percentages are a league's", () => {
    const made = (line: CountingLine) => line.twoPointersMade + line.threePointersMade;
    const attempted = (line: CountingLine) => line.twoPointersAttempted + line.threePointersAttempted;
    expect(Math.abs(share(made, attempted) - 0.45)).toBeLessThan(0.015);
    expect(
      Math.abs(
        share(
          (line) => line.threePointersMade,
          (line) => line.threePointersAttempted,
        ) - 0.34,
      ),
    ).toBeLessThan(0.015);
    expect(
      Math.abs(
        share(
          (line) => line.freeThrowsMade,
          (line) => line.freeThrowsAttempted,
        ) - 0.74,
      ),
    ).toBeLessThan(0.015);
  });

  it("home wins more often, few games go to overtime, few are routs", () => {
    const margins = boxes.map(({ teams }) => teams.home.points - teams.away.points);
    expect(mean(margins.map((margin) => (margin > 0 ? 1 : 0)))).toBeGreaterThan(0.5);
    expect(mean(margins.map((margin) => (margin > 0 ? 1 : 0)))).toBeLessThan(0.75);
    expect(mean(boxes.map(({ periods }) => (periods.length > 4 ? 1 : 0)))).toBeLessThan(0.1);
    expect(mean(margins.map(Math.abs))).toBeLessThan(15);
  });

  it("minutes fall from the best to the last, and the rotation plays", () => {
    const ranked = allTeams().map(({ players }) => players.map(({ seconds }) => (seconds ?? 0) / 60).sort((a, b) => b - a));
    const byRank = (rank: number) => mean(ranked.map((minutes) => minutes[rank] as number));
    expect(byRank(0)).toBeGreaterThan(28);
    expect(byRank(0)).toBeLessThan(34);
    expect(byRank(4)).toBeGreaterThan(20);
    expect(byRank(7)).toBeGreaterThan(8);
    expect(byRank(11)).toBeLessThan(3);
  });
});

function clockOf(moment: GameMoment): number {
  return moment.gameClockMs ?? Number.NaN;
}

function marginOf(box: BoxScore, team: TeamBox): number {
  const other = team.side === "home" ? box.teams.away : box.teams.home;
  return team.points - other.points;
}
