import { describe, expect, it } from "vitest";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { fiba } from "../rules/fiba.ts";
import type { Fact } from "./facts.ts";
import { gameNowOf } from "./game-now.ts";
import { orderKeyBetween } from "./order-key.ts";

const at = 5_000_000;

function nowOf(sheet: Scoresheet) {
  return gameNowOf(
    sheet.events.map((event) => ({ ...event, at })),
    fiba,
  );
}

describe("where a game stands", () => {
  it("CLOCK10 a time-out lasts a minute, or until play goes on", () => {
    const sheet = Scoresheet.begun();
    sheet.add({ type: "timeout", side: "away" });
    expect(nowOf(sheet).pause).toEqual({ kind: "time-out", side: "away", endsAt: at + 60_000 });
    sheet.add({ type: "shot-clock.reset", toMs: 14_000, reason: null });
    expect(nowOf(sheet).pause?.kind).toBe("time-out");
    sheet.add({ type: "clock.start" });
    expect(nowOf(sheet).pause).toBeNull();
    sheet.add({ type: "timeout", side: "home" });
    sheet.shot("h4", 2, true);
    expect(nowOf(sheet).pause).toBeNull();
  });

  it("CLOCK21 before the game what is left is counted, held, and gone with the first period; nothing of the game is moved by it", () => {
    const sheet = new Scoresheet();
    sheet.add({ type: "countdown.set", remainingMs: 900_000, running: true });
    const clock = { running: true, remainingMs: 900_000, atMs: at };
    expect(nowOf(sheet)).toMatchObject({ period: null, pause: { kind: "before-game", endsAt: at + 900_000, clock } });
    sheet.add({ type: "countdown.set", remainingMs: 600_000, running: false });
    expect(nowOf(sheet).pause).toEqual({ kind: "before-game", endsAt: null, clock: { running: false, remainingMs: 600_000, atMs: at } });
    sheet.add({ type: "game.start" });
    expect(nowOf(sheet).pause?.kind).toBe("before-game");
    sheet.add({ type: "period.start" });
    expect(nowOf(sheet)).toMatchObject({ pause: null, clock: { running: false, remainingMs: 600_000 } });
  });

  it("CLOCK10 what comes after a period: an interval, half-time, an overtime, or the end", () => {
    const sheet = Scoresheet.begun();
    const pauses: unknown[] = [];
    for (const period of [1, 2, 3, 4] as const) {
      sheet.at("0:00", period).add({ type: "period.end" });
      const { pause } = nowOf(sheet);
      pauses.push([pause?.kind, (pause?.endsAt ?? 0) - at]);
      if (period < 4) sheet.at("10:00", period + 1).add({ type: "period.start" });
    }
    expect(pauses).toEqual([
      ["interval", 120_000],
      ["half-time", 900_000],
      ["interval", 120_000],
      ["before-overtime", 120_000],
    ]);
    sheet.at("5:00", "ot1").add({ type: "period.start" });
    expect(nowOf(sheet)).toMatchObject({ pause: null, clock: { remainingMs: 300_000 } });
    sheet.at("1:00", "ot1").shot("h4", 2, true);
    sheet.at("0:00", "ot1").add({ type: "period.end" });
    expect(nowOf(sheet)).toMatchObject({ pause: null, periodEnded: true });
    sheet.add({ type: "game.end" });
    expect(nowOf(sheet)).toMatchObject({ pause: null, status: "ended" });
  });

  it("QUALITY1 a doubt stands until it is cleared, agreed upon or signed away", () => {
    const mismatch = (board: string): Fact => ({ type: "mismatch", what: "score", table: "2:0", board });
    const sheet = Scoresheet.begun();
    const query = sheet.add({ type: "score.query", detail: null });
    expect(nowOf(sheet).quality).toBe("score-uncertain");
    sheet.add({ type: "flag.clear", about: query });
    expect(nowOf(sheet).quality).toBe("ok");
    sheet.add(mismatch("2:2"));
    expect(nowOf(sheet)).toMatchObject({ quality: "ok", mismatch: { table: "2:0", board: "2:2" } });
    sheet.add({ type: "score.query", detail: "the board shows 2:2" });
    expect(nowOf(sheet).quality).toBe("score-uncertain");
    sheet.add(mismatch("3:2"));
    expect(nowOf(sheet)).toMatchObject({ quality: "score-uncertain", mismatch: { board: "3:2" } });
    sheet.add(mismatch("2:0"));
    expect(nowOf(sheet)).toMatchObject({ quality: "ok", mismatch: null });
    sheet.add({ type: "mismatch", what: "game clock", table: "1:00", board: "1:04" });
    expect(nowOf(sheet).quality).toBe("clock-uncertain");
    sheet.add({ type: "period.confirm", signer: null });
    expect(nowOf(sheet).quality).toBe("ok");
  });

  it("QUALITY1 BRIDGE8 counts that differ are told at once, a doubt once that has lasted, and weigh less than the score and the clock", () => {
    const fouls = (board: string, lasting?: true): Fact => ({
      type: "mismatch",
      what: "team-fouls",
      table: "1:0",
      board,
      ...(lasting && { lasting }),
    });
    const sheet = Scoresheet.begun();
    sheet.add(fouls("2:0"));
    expect(nowOf(sheet)).toMatchObject({
      quality: "ok",
      mismatch: null,
      countMismatches: [{ what: "team-fouls", board: "2:0", lasting: false }],
    });
    sheet.add(fouls("2:0", true));
    sheet.add({ type: "mismatch", what: "timeouts", table: "2:2", board: "1:2" });
    sheet.add(fouls("3:0"));
    expect(nowOf(sheet)).toMatchObject({
      quality: "count-uncertain",
      countMismatches: [
        { what: "team-fouls", board: "3:0", lasting: true },
        { what: "timeouts", board: "1:2", lasting: false },
      ],
    });
    sheet.add({ type: "mismatch", what: "game clock", table: "1:00", board: "1:04" });
    expect(nowOf(sheet).quality).toBe("clock-uncertain");
    sheet.add({ type: "mismatch", what: "game clock", table: "1:00", board: "1:00" });
    sheet.add(fouls("1:0"));
    expect(nowOf(sheet)).toMatchObject({ quality: "ok", countMismatches: [{ what: "timeouts" }] });
  });

  it("QUALITY2 an unwatched clock is believed again once somebody puts a hand on it", () => {
    const sheet = Scoresheet.begun();
    sheet.add({ type: "clock.start" });
    sheet.add({ type: "flag.raise", kind: "clock-uncertain", detail: "", about: null });
    expect(nowOf(sheet).quality).toBe("clock-uncertain");
    sheet.shot("h4", 2, true);
    expect(nowOf(sheet).quality).toBe("clock-uncertain");
    sheet.add({ type: "clock.stop" });
    expect(nowOf(sheet).quality).toBe("ok");
  });

  it("LOG4 a clock fact put in between refolds the clocks", () => {
    const sheet = Scoresheet.begun();
    sheet.add({ type: "clock.start" });
    const starting = sheet.events.at(-1);
    if (starting?.op !== "add") throw new Error("The clock was not started");
    const before: Fact = { type: "clock.set", remainingMs: 30_000, previousMs: null };
    sheet.add({ type: "shot-clock.set", remainingMs: 9000 });
    // Before the period's own start, which gives the clock its full time again.
    sheet.add(before, { orderKey: orderKeyBetween(null, "0001") });
    expect(nowOf(sheet).clock.remainingMs).toBe(600_000);
    sheet.add(before, { orderKey: orderKeyBetween(starting.orderKey, null) });
    expect(nowOf(sheet).clock).toEqual({ running: true, remainingMs: 30_000, atMs: at });
  });
});
