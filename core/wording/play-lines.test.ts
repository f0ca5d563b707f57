import { describe, expect, it } from "vitest";
import { playsInForce } from "../game/plays-in-force.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import type { PlayLine } from "./play-line.ts";
import { playLines } from "./play-lines.ts";

function linesIn(sheet: Scoresheet): readonly PlayLine[] {
  return playLines(playsInForce(sheet.events));
}

function keysIn(sheet: Scoresheet): string[] {
  return linesIn(sheet).map(({ wording, details }) => [wording.key, ...details.map((detail) => detail.wording.key)].join(" + "));
}

describe("play-by-play lines", () => {
  it("PBP8 the technical foul that ends a head coach's game says so, and no other", () => {
    const sheet = Scoresheet.begun();
    const technical = { type: "foul", side: "home", player: null, kind: "technical", freeThrows: 1, countsAsTeamFoul: false } as const;
    for (const offender of ["coach", "bench", "bench", "bench"] as const)
      sheet.add({ ...technical, offender, shooting: false, position: null });
    expect(keysIn(sheet).slice(1)).toEqual(["coachTechnical", "benchTechnical", "benchTechnical + coachDisqualified", "benchTechnical"]);
  });

  it("SET9 another head coach is told once the game has begun, and may be sent off in turn; other assistants are not", () => {
    const sheet = Scoresheet.begun();
    const change = (coach: string, assistantCoaches: string[] = []) =>
      sheet.add({ type: "coach.change", side: "home", coach, assistantCoaches });
    const technical = { type: "foul", side: "home", player: null, kind: "technical", freeThrows: 1, countsAsTeamFoul: false } as const;
    const foul = () => sheet.add({ ...technical, offender: "coach", shooting: false, position: null });
    foul();
    foul();
    change("D. Drugi");
    change("D. Drugi", ["T. Treći"]);
    foul();
    foul();
    expect(keysIn(sheet).slice(1)).toEqual([
      "coachTechnical",
      "coachTechnical + coachDisqualified",
      "coachChanged",
      "coachTechnical",
      "coachTechnical + coachDisqualified",
    ]);
  });

  it("PBP1 what belongs to a play by its link is told in the play's own line", () => {
    const sheet = Scoresheet.begun();
    const made = sheet.at("9:40").shot("h4", 3, true);
    sheet.add({ type: "assist", side: "home", player: key("h5") }, { link: { to: made, kind: "assist-of" } });
    const missed = sheet.at("9:20").shot("a4", 2, false);
    sheet.add({ type: "block", side: "home", player: key("h6") }, { link: { to: missed, kind: "block-of" } });
    sheet.add(
      { type: "rebound", side: "home", player: key("h7"), kind: "defensive", deadBall: false },
      { link: { to: missed, kind: "rebound-of" } },
    );
    const lost = sheet.at("9:00").add({ type: "turnover", side: "home", player: key("h7"), kind: "bad-pass" });
    sheet.add({ type: "steal", side: "away", player: key("a5") }, { link: { to: lost, kind: "steal-of" } });

    expect(keysIn(sheet)).toEqual([
      "periodStart",
      "threePointerMade + assistBy",
      "twoPointerMissed + blockBy",
      "defensiveRebound",
      "turnoverBadPass + stealBy",
    ]);
    expect(linesIn(sheet)[1]).toMatchObject({
      eventId: made,
      player: "h4",
      details: [{ wording: { key: "assistBy", values: { player: "h5" } }, player: "h5", side: "home" }],
      score: { home: 3, away: 0 },
      corrected: false,
    });
    expect(linesIn(sheet)[2]?.score).toBeNull();
  });

  it("PBP1 an offensive foul is one line: its turnover, and who drew it", () => {
    const sheet = Scoresheet.begun();
    const foul = {
      type: "foul",
      side: "home",
      offender: "player",
      player: key("h4"),
      kind: "offensive",
      freeThrows: 0,
      shooting: false,
      countsAsTeamFoul: true,
      position: null,
    } as const;
    const called = sheet.at("9:00").add(foul);
    const lost = sheet.add(
      { type: "turnover", side: "home", player: key("h4"), kind: "offensive-foul" },
      { link: { to: called, kind: "turnover-of" } },
    );
    sheet.add({ type: "foul.drawn", side: "away", player: key("a4") }, { link: { to: called, kind: "foul-drawn-of" } });
    sheet.add({ type: "steal", side: "away", player: key("a4") }, { link: { to: lost, kind: "steal-of" } });
    expect(keysIn(sheet)).toEqual(["periodStart", "foulOffensive + turnover + foulDrawnBy + stealBy"]);
  });

  it("PBP1 a detail typed before its play still finds it", () => {
    const sheet = Scoresheet.begun();
    const missed = sheet.at("9:20").shot("a4", 2, false);
    sheet.add({ type: "block", side: "home", player: null }, { link: { to: missed, kind: "block-of" }, orderKey: sheet.keyBefore(missed) });
    expect(keysIn(sheet)).toEqual(["periodStart", "twoPointerMissed + block"]);
  });

  it("PBP2 without a link, or with one that leads nowhere, it has a line of its own", () => {
    const sheet = Scoresheet.begun();
    sheet.at("9:30").add({ type: "foul.drawn", side: "home", player: key("h4") });
    const made = sheet.at("9:20").shot("a4", 2, true);
    sheet.add({ type: "assist", side: "away", player: key("a5") }, { link: { to: made, kind: "assist-of" } });
    sheet.voids(made);
    expect(keysIn(sheet)).toEqual(["periodStart", "foulDrawn", "assist"]);
    expect(linesIn(sheet)[2]).toMatchObject({ player: "a5", score: null });
  });
});

describe("lines of their own", () => {
  it("PBP3 a wave of substitutions is a line for each player, each with an id of its own", () => {
    const sheet = Scoresheet.begun();
    const wave = sheet.at("8:00").add({ type: "substitution", side: "home", out: [key("h4"), key("h5")], in: [key("h9"), key("h10")] });
    const lines = linesIn(sheet).slice(1);
    expect(lines.map(({ eventId, player, wording }) => [eventId, player, wording.key])).toEqual([
      [wave, "h9", "substitutionIn"],
      [`${wave}~2`, "h10", "substitutionIn"],
      [`${wave}~3`, "h4", "substitutionOut"],
      [`${wave}~4`, "h5", "substitutionOut"],
    ]);
  });

  it("PBP4 the score runs on over periods and follows corrections", () => {
    const sheet = Scoresheet.begun();
    const first = sheet.at("9:00").shot("h4", 2, true);
    sheet.at("0:00").add({ type: "period.end" });
    sheet.at("10:00", 2).add({ type: "period.start" });
    sheet.at("9:00").freeThrow("a4", true, 1, 2);
    sheet.freeThrow("a4", false, 2, 2);
    sheet.at("8:00").shot("a5", 2, true);
    expect(linesIn(sheet).flatMap(({ score }) => (score ? [`${score.home}:${score.away}`] : []))).toEqual(["2:0", "2:1", "2:3"]);

    const shot = sheet.events.find(({ eventId }) => eventId === first);
    if (shot?.op !== "add" || shot.fact.type !== "field-goal") throw new Error("no shot");
    sheet.amends(first, { ...shot.fact, value: 3 });
    const lines = linesIn(sheet);
    expect(lines.flatMap(({ score }) => (score ? [`${score.home}:${score.away}`] : []))).toEqual(["3:0", "3:1", "3:3"]);
    expect(lines.filter(({ corrected }) => corrected).map(({ wording }) => wording.key)).toEqual(["threePointerMade"]);
  });

  it("PBP6 a line names the corrections of what it tells, its details' among them", () => {
    const sheet = Scoresheet.begun();
    const basket = sheet.at("9:00").shot("h4", 2, true);
    const assist = sheet.add({ type: "assist", side: "home", player: key("h5") }, { link: { to: basket, kind: "assist-of" } });
    sheet.at("8:00").shot("a4", 2, true);
    const factOf = (id: string) => sheet.events.flatMap((event) => (event.op === "add" && event.eventId === id ? [event.fact] : []))[0]!;
    sheet.amends(basket, { ...factOf(basket), value: 3 } as never);
    sheet.amends(assist, { ...factOf(assist), player: key("h6") } as never);
    const [, first, second] = linesIn(sheet);
    expect(first).toMatchObject({ corrected: true, correctedBy: sheet.events.slice(-2).map(({ eventId }) => eventId) });
    expect(second).toMatchObject({ corrected: false });
    expect(second).not.toHaveProperty("correctedBy");
  });

  it("PBP5 what nobody saw happen has no line; teams, benches and coaches have theirs", () => {
    const sheet = Scoresheet.begun();
    const bench = {
      type: "foul",
      side: "away",
      player: null,
      freeThrows: 1,
      shooting: false,
      countsAsTeamFoul: false,
      position: null,
    } as const;
    sheet.at("9:00").add({ type: "rebound", side: "home", player: null, kind: "offensive", deadBall: true });
    sheet.add({ type: "rebound", side: "home", player: null, kind: "defensive", deadBall: false });
    sheet.add({ ...bench, offender: "coach", kind: "technical" });
    sheet.add({ ...bench, offender: "bench", kind: "technical" });
    sheet.add({ type: "timeout", side: "home" });
    sheet.add({ type: "jump-ball", kind: "held", winner: "away", home: null, away: key("a4") });
    sheet.add({ type: "clock.stop" });
    expect(linesIn(sheet).map(({ wording, side, player }) => [wording.key, side, player])).toEqual([
      ["periodStart", null, null],
      ["teamDefensiveRebound", "home", null],
      ["coachTechnical", "away", null],
      ["benchTechnical", "away", null],
      ["timeout", "home", null],
      ["jumpBallWon", "away", "a4"],
    ]);
  });
});
