import { describe, expect, it } from "vitest";
import { foldGame } from "../game/evolve.ts";
import { isInPenalty, momentMs, teamFouls } from "../game/game-state.ts";
import { timeoutsLeft } from "../game/timeouts-left.ts";
import { fiba } from "../rules/fiba.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { boxScoreOf } from "./fold-box-score.ts";
import { performanceIndexRating } from "./performance-index-rating.ts";

function fold(sheet: Scoresheet) {
  const state = foldGame(sheet.events, fiba);
  const box = boxScoreOf(state);
  const player = (name: string) => [...box.teams.home.players, ...box.teams.away.players].find((line) => line.key === name);
  return { state, box, home: box.teams.home.totals, away: box.teams.away.totals, player };
}

describe("box score", () => {
  it("BOX1 points are two, three and one; a shot counts as an attempt made or missed", () => {
    const sheet = Scoresheet.begun();
    sheet.shot("h4", 2, true);
    sheet.shot("h4", 2, false);
    sheet.shot("h4", 3, true);
    sheet.freeThrow("h4", true, 1, 2);
    sheet.freeThrow("h4", false, 2, 2);
    const { player, box } = fold(sheet);
    expect(player("h4")).toMatchObject({
      points: 6,
      twoPointersMade: 1,
      twoPointersAttempted: 2,
      threePointersMade: 1,
      freeThrowsMade: 1,
      freeThrowsAttempted: 2,
    });
    expect(box.periods).toEqual([{ period: { kind: "regular", number: 1 }, home: 6, away: 0 }]);
  });

  it("BOX2 what a source does not record is blank, not 0, and so is an index made of it", () => {
    const sheet = Scoresheet.begun();
    sheet.add({ type: "source.change", source: "paper", notRecorded: ["foulsDrawn", "plusMinus"] });
    sheet.shot("h4", 2, true);
    const { player, home } = fold(sheet);
    expect(player("h4")).toMatchObject({ foulsDrawn: null, plusMinus: null, performanceIndexRating: null, steals: 0 });
    expect(home).toMatchObject({ foulsDrawn: null, performanceIndexRating: null });
  });

  it("BOX2 a basket whose source says nothing of the paint leaves points in the paint blank", () => {
    const sheet = Scoresheet.begun();
    sheet.shot("h4", 2, true, { inThePaint: true, fastBreak: true });
    sheet.shot("h5", 2, true, { inThePaint: null });
    expect(fold(sheet).home).toMatchObject({ pointsInThePaint: null, fastBreakPoints: 2, secondChancePoints: 0 });
  });

  it("BOX3 team rebounds and turnovers, and a basket of nobody, are in the totals and in no line", () => {
    const sheet = Scoresheet.begun();
    sheet.add({ type: "rebound", side: "home", player: null, kind: "offensive", deadBall: false });
    sheet.add({ type: "turnover", side: "home", player: null, kind: "shot-clock" });
    const shot = sheet.shot("h4", 2, true);
    sheet.amends(shot, { ...(sheet.events.at(-1) as { fact: object }).fact, player: null } as never);
    const { home, box } = fold(sheet);
    expect(home).toMatchObject({ points: 2, offensiveRebounds: 1, teamOffensiveRebounds: 1, turnovers: 1, teamTurnovers: 1 });
    expect(box.teams.home.players.reduce((sum, line) => sum + line.points, 0)).toBe(0);
  });

  it("BOX4 a dead-ball rebound counts nowhere", () => {
    const sheet = Scoresheet.begun();
    sheet.add({ type: "rebound", side: "home", player: null, kind: "offensive", deadBall: true });
    expect(fold(sheet).home.offensiveRebounds).toBe(0);
  });

  it("BOX5 the performance index rating of the worked example is 23", () => {
    // Worked by hand: 20 pts, 8 reb, 2 ast, 1 stl, 1 blk, 4 fouls drawn; 5 + 2 missed, 3 TO, 1 blocked, 2 fouls.
    const line = {
      points: 20,
      twoPointersMade: 8,
      twoPointersAttempted: 13,
      threePointersMade: 0,
      threePointersAttempted: 0,
      freeThrowsMade: 4,
      freeThrowsAttempted: 6,
      offensiveRebounds: 3,
      defensiveRebounds: 5,
      assists: 2,
      steals: 1,
      turnovers: 3,
      blocks: 1,
      blocksReceived: 1,
      foulsCommitted: 2,
      foulsDrawn: 4,
    };
    expect(performanceIndexRating(line)).toBe(23);
    expect(performanceIndexRating({ ...line, foulsDrawn: null })).toBeNull();
  });

  it("BOX6 minutes are the stints between printed stamps, over period borders; who never entered has none", () => {
    const sheet = Scoresheet.begun();
    sheet.at("4:00").substitute("h4", "h9");
    sheet.at("0:00").add({ type: "period.end" });
    sheet.at("10:00", 2).add({ type: "period.start" });
    sheet.at("5:00").substitute("h9", "h4");
    sheet.at("0:00").add({ type: "period.end" });
    const { player } = fold(sheet);
    expect(player("h4")?.seconds).toBe(6 * 60 + 5 * 60);
    expect(player("h9")?.seconds).toBe(4 * 60 + 5 * 60);
    expect(player("h5")?.seconds).toBe(20 * 60);
    expect(player("h10")?.seconds).toBeNull();
  });

  it("BOX7 plus-minus counts points while on court and not those while off", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:00").shot("h5", 3, true);
    sheet.at("8:00").substitute("h4", "h9");
    sheet.at("7:00").shot("a4", 2, true);
    sheet.at("6:00").substitute("h9", "h4");
    sheet.at("5:00").shot("a4", 2, true);
    const { player } = fold(sheet);
    expect(player("h4")?.plusMinus).toBe(3 - 2);
    expect(player("h9")?.plusMinus).toBe(-2);
    expect(player("a4")?.plusMinus).toBe(1);
  });

  it("BOX8 shirts 0 and 00 are two players", () => {
    const sheet = Scoresheet.begun();
    for (const shirt of ["0", "00"]) {
      const player = {
        key: key(`h${shirt}`),
        shirt,
        givenName: "N",
        familyName: shirt,
        scoreboardName: null,
        position: null,
        captain: false,
        didNotPlayReason: null,
      };
      sheet.add({ type: "roster.change", side: "home", player });
    }
    sheet.shot("h0", 2, true);
    sheet.shot("h00", 3, true);
    const { player } = fold(sheet);
    expect([player("h0")?.points, player("h00")?.points]).toEqual([2, 3]);
  });
});

describe("a log with impossible clocks", () => {
  it("BOX16 makes nobody's time negative, nor longer than the game", () => {
    const sheet = Scoresheet.begun();
    sheet.at("99:59").substitute("h4", "h9");
    sheet.at("5:00").substitute("h5", "h10");
    sheet.at("9:00").substitute("h10", "h5");
    sheet.at("0:00").add({ type: "period.end" });
    const { player, state } = fold(sheet);
    expect(["h4", "h9", "h10"].map((name) => player(name)?.seconds)).toEqual([0, 600, 0]);
    expect(state.home.players.get(key("h10"))?.playedMs).toBeLessThan(0);
    expect(momentMs(state, { kind: "overtime", number: 1 }, 600_000)).toBe(40 * 60_000);
    expect(momentMs(state, { kind: "overtime", number: 1 }, -5000)).toBe(45 * 60_000);
  });
});

describe("game flow", () => {
  it("FLOW1 FLOW2 the lead changes when another side leads than led last; ties between do not count", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:00").shot("h4", 2, true);
    sheet.at("8:00").shot("a4", 2, true);
    sheet.at("7:00").shot("h4", 2, true);
    sheet.at("6:00").shot("a4", 3, true);
    const { home, away } = fold(sheet);
    expect(home).toMatchObject({ leadChanges: 1, timesLevel: 1, biggestLead: 2 });
    expect(away).toMatchObject({ leadChanges: 1, biggestLead: 1 });
  });

  it("FLOW3 a run is points without an answer", () => {
    const sheet = Scoresheet.begun();
    sheet.shot("h4", 2, true);
    sheet.shot("h5", 3, true);
    sheet.shot("a4", 2, true);
    sheet.freeThrow("h4", true);
    expect(fold(sheet).home.biggestRun).toBe(5);
  });

  it("FLOW4 time leading runs to the end of the period that is over", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:00").shot("h4", 2, true);
    sheet.at("6:00").shot("a4", 2, true);
    sheet.at("1:00").shot("a4", 2, true);
    sheet.at("0:00").add({ type: "period.end" });
    const { home, away } = fold(sheet);
    expect([home.secondsLeading, away.secondsLeading]).toEqual([180, 60]);
  });

  it("BOX9 bench points are those of players who did not start", () => {
    const sheet = Scoresheet.begun();
    sheet.substitute("h4", "h9");
    sheet.shot("h9", 3, true);
    sheet.shot("h5", 2, true);
    expect(fold(sheet).home.benchPoints).toBe(3);
  });
});

describe("fouls and time-outs", () => {
  it("FOUL2 FOUL3 the fifth team foul of a quarter is penalised; overtime carries on the fourth quarter", () => {
    const sheet = Scoresheet.begun();
    for (let foul = 0; foul < 3; foul++) sheet.foul("h4");
    expect(isInPenalty(fold(sheet).state, "home")).toBe(false);
    sheet.foul("h5");
    expect(isInPenalty(fold(sheet).state, "home")).toBe(true);
    sheet.at("10:00", 2).add({ type: "period.start" });
    expect(teamFouls(fold(sheet).state, "home")).toBe(0);
    sheet.at("10:00", 4).foul("h6");
    sheet.at("5:00", "ot1").foul("h7");
    expect(teamFouls(fold(sheet).state, "home")).toBe(2);
  });

  it("FOUL1 coach and bench fouls touch no player and no team foul", () => {
    const sheet = Scoresheet.begun();
    const bench = {
      type: "foul",
      side: "home",
      offender: "coach",
      player: null,
      kind: "technical",
      freeThrows: 1,
      shooting: false,
      countsAsTeamFoul: false,
      position: null,
    } as const;
    sheet.add(bench);
    const { home, state } = fold(sheet);
    expect(home).toMatchObject({ foulsCommitted: 0, benchFouls: 1 });
    expect(teamFouls(state, "home")).toBe(0);
  });

  it.each([{ type: "game.forfeit", by: "away", reason: null } as const, { type: "game.abandon", reason: null } as const])(
    "BOX6 a game broken off in the midst of a period ($type) was played until then",
    (fact) => {
      const sheet = Scoresheet.begun();
      sheet.at("9:00").shot("h4", 2, true);
      sheet.at("8:00").add(fact);
      const { player, home } = fold(sheet);
      expect(player("h4")?.seconds).toBe(2 * 60);
      expect(home.secondsLeading).toBe(60);
    },
  );

  it("FOUL4 five fouls, two technicals, a technical and an unsportsmanlike, or a fight end a player's game", () => {
    const sheet = Scoresheet.begun();
    for (let foul = 0; foul < 5; foul++) sheet.foul("h4");
    sheet.foul("h5", "technical");
    sheet.foul("h5", "unsportsmanlike");
    sheet.foul("h6", "technical");
    sheet.foul("h7", "fight");
    const { players } = fold(sheet).state.home;
    expect([4, 5, 6, 7].map((shirt) => players.get(key(`h${shirt}`))?.disqualified)).toEqual([true, true, false, true]);
  });

  it("TIME1 two time-outs in the first half, three in the second, one in an overtime, none carried over", () => {
    const sheet = Scoresheet.begun();
    sheet.add({ type: "timeout", side: "home" });
    expect(timeoutsLeft(fold(sheet).state, "home")).toBe(1);
    sheet.at("10:00", 3).add({ type: "period.start" });
    expect(timeoutsLeft(fold(sheet).state, "home")).toBe(3);
    sheet.at("5:00", "ot1").add({ type: "period.start" });
    expect(timeoutsLeft(fold(sheet).state, "home")).toBe(1);
  });

  it("TIME1 who took more than he had, as a log may say, has none left", () => {
    const sheet = Scoresheet.begun();
    for (let taken = 0; taken < 3; taken++) sheet.add({ type: "timeout", side: "home" });
    expect(timeoutsLeft(fold(sheet).state, "home")).toBe(0);
  });

  it("BOX10 a player's points by context are those of his own marked baskets, and blank for all where one was not marked", () => {
    const sheet = Scoresheet.begun();
    sheet.shot("h4", 2, true, { inThePaint: true, fastBreak: true });
    sheet.shot("h5", 3, true, { secondChance: true, offTurnover: true });
    sheet.shot("h5", 2, false, { inThePaint: true });
    const marked = { pointsInThePaint: 2, fastBreakPoints: 2, secondChancePoints: 0, pointsFromTurnovers: 0 };
    expect(fold(sheet).player("h4")).toMatchObject(marked);
    expect(fold(sheet).player("h5")).toMatchObject({ pointsInThePaint: 0, secondChancePoints: 3, pointsFromTurnovers: 3 });
    sheet.shot("h6", 2, true, { inThePaint: null });
    expect(fold(sheet).player("h4")).toMatchObject({ ...marked, pointsInThePaint: null });
    expect(fold(sheet).player("a4")).toMatchObject({ pointsInThePaint: 0 });
  });

  it("BOX11 fouls by kind stand beside the fouls committed, and are blank where fouls were not recorded", () => {
    const sheet = Scoresheet.begun();
    sheet.foul("h4");
    sheet.foul("h4", "technical");
    sheet.foul("h4", "offensive");
    sheet.foul("h5", "unsportsmanlike");
    expect(fold(sheet).player("h4")).toMatchObject({ foulsCommitted: 3, technicalFouls: 1, offensiveFouls: 1, unsportsmanlikeFouls: 0 });
    expect(fold(sheet).player("h5")).toMatchObject({ foulsCommitted: 1, technicalFouls: 0, unsportsmanlikeFouls: 1, disqualified: false });
    sheet.foul("h5", "unsportsmanlike");
    expect(fold(sheet).player("h5")).toMatchObject({ disqualified: true });
    sheet.add({ type: "source.change", source: "paper", notRecorded: ["foulsCommitted"] });
    expect(fold(sheet).player("h4")).toMatchObject({ foulsCommitted: null, technicalFouls: null, offensiveFouls: null });
  });

  it("BOX9 the starters' points and the bench's are all the players' points", () => {
    const sheet = Scoresheet.begun();
    sheet.shot("h4", 2, true);
    sheet.at("5:00").substitute("h4", "h9");
    sheet.shot("h9", 3, true);
    expect(fold(sheet).home).toMatchObject({ starterPoints: 2, benchPoints: 3 });
  });
});
