import { describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { action, liveStatsData, ordinaryActions } from "#tests/support/games/source-games.ts";
import type { LiveStatsAction } from "./fiba-livestats-data.ts";
import { readLiveStats } from "./fiba-livestats.ts";
import { admitGame } from "./imported-game.ts";

function read(actions: () => LiveStatsAction[] = ordinaryActions, change: object = {}) {
  const game = readLiveStats({ ...liveStatsData(actions), ...change }, "1");
  const { state, flags } = admitGame(game);
  return { game, state, flags: flags.map(({ kind }) => kind), box: boxScoreOf(state) };
}

function started(): LiveStatsAction[] {
  return [action("10:00:00", 0, 0, "period", "start")];
}

describe("LiveStats data", () => {
  it("reads an ordinary game without a flag, slots apart from shirts", () => {
    const { box, flags, game } = read();
    expect(flags).toEqual([]);
    expect(box.teams.home.totals).toMatchObject({ points: 2, assists: 1, pointsInThePaint: 2, fastBreakPoints: 2, foulsDrawn: 1 });
    expect(box.teams.away.players.find(({ shirt }) => shirt === "00")?.points).toBe(1);
    expect(game.events.find(({ eventId }) => eventId === "3")?.fact).toMatchObject({ position: { x: 0, y: 1.57 } });
    expect(game.events.find(({ eventId }) => eventId === "4")?.link).toEqual({ to: "3", kind: "assist-of" });
  });

  it("IMP2 a correction typed late stands where its clock and score say", () => {
    const { game, box } = read(() => [...ordinaryActions(), action("09:40:00", 1, 3, "rebound", "offensive", { s1: 0, s2: 0 })]);
    const ids = game.events.map(({ eventId }) => String(eventId));
    expect(ids.indexOf("11")).toBe(ids.indexOf("3") - 1);
    expect(box.teams.home.totals.offensiveRebounds).toBe(1);
  });

  it("IMP2 the shot that makes a score stands before the substitutions that show it already, whatever their numbers", () => {
    const { box } = read(() => [
      ...started(),
      action("06:00:00", 1, 5, "foul", "personal"),
      action("06:00:00", 2, 1, "freethrow", "1of2", { success: 0 }),
      action("06:00:00", 1, 5, "substitution", "out", { s2: 1 }),
      action("06:00:00", 1, 6, "substitution", "in", { s2: 1 }),
      action("06:00:00", 2, 1, "freethrow", "2of2", { s2: 1 }),
    ]);
    const margins = box.teams.home.players.filter(({ shirt }) => shirt === "6" || shirt === "7").map(({ plusMinus }) => plusMinus);
    expect(margins).toEqual([-1, 0]);
  });

  it("IMP3 a second wave after free throws stays there, also when the other side's stands between", () => {
    const half = (tno: number, pno: number, way: string, s2: number) => action("06:00:00", tno, pno, "substitution", way, { s2 });
    const { box } = read(() => [
      ...started(),
      action("06:00:00", 1, 1, "foul", "personal"),
      half(2, 2, "out", 0),
      half(2, 6, "in", 0),
      action("06:00:00", 2, 1, "freethrow", "1of2", { s2: 1 }),
      action("06:00:00", 2, 1, "freethrow", "2of2", { s2: 2 }),
      half(1, 5, "out", 2),
      half(1, 6, "in", 2),
      half(2, 3, "out", 2),
      half(2, 7, "in", 2),
    ]);
    const margins = Object.fromEntries(box.teams.away.players.map(({ shirt, plusMinus }) => [shirt, plusMinus]));
    expect(margins).toMatchObject({ "00": 0, "4": 2, "7": 2, "8": 0 });
  });

  it("scores and numbers may be strings", () => {
    const strings = () => ordinaryActions().map((each) => ({ ...each, s1: String(each.s1), s2: String(each.s2) }));
    expect(read(strings).box).toEqual(read().box);
  });

  it("overtimes restart at 1, or count on after the last quarter; halves are halves", () => {
    const overtime = (period: number, periodType: string) => () => [
      ...started(),
      action("04:00:00", 1, 3, "3pt", "jumpshot", { period, periodType, s1: 3 }),
    ];
    for (const actions of [overtime(1, "OVERTIME"), overtime(5, "REGULAR")]) {
      expect(read(actions).box.periods.at(-1)).toEqual({ period: { kind: "overtime", number: 1 }, home: 3, away: 0 });
    }
    const halves = read(ordinaryActions, { periodsMax: 2, periodLengthREGULAR: 20 });
    expect(halves.game.ruleProfile).toBe("fiba/2x20+5");
    expect(halves.box.teams.home.players[0]?.seconds).toBe(20 * 60);
  });

  it("IMP16 a file that says 2 × 20 and begins four periods at 10:00 is read as four of ten minutes, and told", () => {
    const quarters = () =>
      [1, 2, 3, 4].flatMap((period) => [
        action("10:00:00", 0, 0, "period", "start", { period }),
        action("00:00:00", 0, 0, "period", "end", { period }),
      ]);
    const { box, game, flags } = read(quarters, { periodsMax: 2, periodLengthREGULAR: 20 });
    expect(game.ruleProfile).toBe("fiba");
    expect(box.teams.home.players[0]?.seconds).toBe(2400);
    expect(flags).toContain("event-malformed");
  });

  it("IMP16 a clock beyond its period is none: the play stands after the one typed before it", () => {
    const { box, game, flags } = read(() => [
      ...started(),
      action("05:00:00", 1, 3, "2pt", "layup", { s1: 2 }),
      action("99:00:00", 1, 3, "substitution", "out", { s1: 2 }),
      action("99:00:00", 1, 6, "substitution", "in", { s1: 2 }),
      action("00:00:00", 0, 0, "period", "end", { s1: 2 }),
    ]);
    const seconds = (shirt: string) => box.teams.home.players.find((player) => player.shirt === shirt)?.seconds;
    expect([seconds("4"), seconds("7")]).toEqual([300, 300]);
    expect(game.events.find(({ fact }) => fact.type === "substitution")?.moment.gameClockMs).toBeNull();
    expect(flags.filter((kind) => kind === "event-malformed")).toHaveLength(2);
  });

  it("IMP14 a play that stands twice under one number is one; another one under its number is kept", () => {
    const steal = action("05:00:00", 1, 3, "steal");
    const { box, flags } = read(() => [
      ...started(),
      { ...steal, actionNumber: 90 },
      { ...steal, actionNumber: 90 },
      { ...steal, actionNumber: 90, pno: 4 },
    ]);
    expect(box.teams.home.totals.steals).toBe(2);
    expect(flags.filter((kind) => kind === "possible-duplicate")).toHaveLength(2);
  });

  it("IMP15 each count that the printed box has otherwise is a flag, and so are points of nobody", () => {
    const data = liveStatsData();
    const pl = { ...data.tm["1"]?.pl, "3": { ...data.tm["1"]?.pl?.["3"], sPoints: 2, sAssists: "4", sSteals: null, sBlocks: 0 } };
    const { game } = read(undefined, { tm: { ...data.tm, "1": { ...data.tm["1"], pl, tot_sTurnoversTeam: 1 } } });
    const details = admitGame(game).flags.map(({ kind, detail }) => `${kind} ${detail}`);
    expect(details).toEqual([
      "box-mismatch home #4 Surname 4: 0 assists by the plays, 4 printed",
      "box-mismatch home team: 0 teamTurnovers by the plays, 1 printed",
    ]);
    expect(read(() => [...started(), action("09:00:00", 1, 0, "2pt", "layup", { s1: 2 })]).flags).toContain("points-of-nobody");
  });

  it("BOX4 a dead-ball rebound counts nowhere, team rows count in totals only", () => {
    const { box } = read(() => [
      ...started(),
      action("09:00:00", 1, 0, "rebound", "offensivedeadball"),
      action("08:00:00", 1, 0, "rebound", "offensive", { qualifier: ["team"] }),
      action("07:00:00", 1, 0, "turnover", "24sec", { qualifier: ["team"] }),
    ]);
    expect(box.teams.home.totals).toMatchObject({ offensiveRebounds: 1, teamOffensiveRebounds: 1, turnovers: 1, teamTurnovers: 1 });
  });

  it("IMP5 fouls by coach and bench have no player and count for no team foul", () => {
    const { box, state } = read(() => [
      ...started(),
      action("09:00:00", 1, 0, "foul", "coachTechnical"),
      action("08:00:00", 1, 0, "foul", "benchTechnical"),
      action("07:00:00", 1, 3, "foul", "technical"),
    ]);
    expect(box.teams.home.totals).toMatchObject({ foulsCommitted: 1, benchFouls: 2 });
    expect(state.home.teamFouls).toEqual([1]);
  });

  it("hundredths of the last minute are kept and rounded once", () => {
    const { box } = read(() => [
      ...started(),
      action("00:07:60", 1, 3, "substitution", "out"),
      action("00:07:60", 1, 6, "substitution", "in"),
      action("00:00:00", 0, 0, "period", "end"),
    ]);
    const seconds = (shirt: string) => box.teams.home.players.find((player) => player.shirt === shirt)?.seconds;
    expect([seconds("4"), seconds("7")]).toEqual([592, 8]);
  });

  it("IMP8 pieces missing, wild periods, unknown types and lost links cost a flag, never the game", () => {
    const { box, flags } = read(() => [
      ...started(),
      null as unknown as LiveStatsAction,
      { actionType: "steal", tno: 1, pno: 3 } as LiveStatsAction,
      action("05:00:00", 1, 3, "2pt", "layup", { period: 1e9, s1: 2 }),
      action("soon", 1, 3, "2pt", "layup", { s1: 4 }),
      action("04:00:00", 1, 3, "moonwalk", "left"),
      action("03:00:00", 1, 3, "assist", "", { previousAction: 777 }),
      action("02:00:00", 1, 44, "2pt", "newshot", { s1: 6 }),
    ]);
    expect(box.teams.home.points).toBe(6);
    expect(box.teams.home.totals).toMatchObject({ steals: 1, assists: 1 });
    expect(new Set(flags)).toEqual(
      new Set([
        "event-malformed",
        "event-unknown",
        "link-missing",
        "name-malformed",
        "player-unknown",
        "player-not-on-court",
        "game-not-ended",
        "score-mismatch",
      ]),
    );
  });

  it("IMP12 a game the statisticians closed is final, one they did not close is only ended", () => {
    const closed = () =>
      ordinaryActions().map((each) =>
        each.actionType === "game" && each.subType === "end" ? { ...each, qualifier: ["confirmed"] } : each,
      );
    expect([read(closed).state.status, read().state.status]).toEqual(["final", "ended"]);
  });

  it("names take the international spelling where only capitals differ", () => {
    const data = liveStatsData();
    const slot = {
      ...data.tm["1"]?.pl?.["1"],
      familyName: "Mcveigh",
      internationalFamilyName: "McVeigh",
      firstName: "Đorđe",
      internationalFirstName: "Djordje",
    };
    const team = { ...data.tm["1"], pl: { ...data.tm["1"]?.pl, "1": slot } };
    const { box } = read(undefined, { tm: { ...data.tm, "1": team } });
    expect(box.teams.home.players[0]).toMatchObject({ givenName: "Đorđe", familyName: "McVeigh" });
  });

  it("a basket logged with no player is the team's", () => {
    const { box } = read(() => [...started(), action("09:00:00", 1, 0, "2pt", "layup", { s1: 2 })]);
    expect(box.teams.home.points).toBe(2);
    expect(box.teams.home.players.every(({ points }) => points === 0)).toBe(true);
  });

  it("IMP3 a substitution typed twice changes nothing more", () => {
    const halves = () => [action("05:00:00", 1, 3, "substitution", "out"), action("05:00:00", 1, 6, "substitution", "in")];
    const { state } = read(() => [...started(), ...halves(), ...halves().map((each) => ({ ...each, clock: "04:00:00" }))]);
    expect(state.home.onCourt).toBe(5);
    expect(state.home.players.get("1-6" as never)?.onCourt).toBe(true);
  });
});
