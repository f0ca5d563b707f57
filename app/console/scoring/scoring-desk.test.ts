import { describe, expect, it } from "vitest";
import { fiba } from "#core/rules/fiba.ts";
import { openFlags } from "#core/game/game-faults.ts";
import type { LoggedEvent } from "#core/game/standing-game.ts";
import { key as playerKey, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { seatWith } from "#tests/support/games/table-seat.ts";
import { lineText, partsText } from "./table-words.ts";
import { keptEvents, logLines } from "./log-lines.ts";
import { linesOf } from "./log-walk.ts";
import { MemorySeat } from "./memory-seat.ts";
import { noteOf, keptEntryOf } from "./kept-entry.ts";
import { ScoringDesk } from "./scoring-desk.ts";
import { sentenceView } from "./sentence-view.ts";
import { tellFacts } from "./tell-facts.ts";

const speech = {
  score: (home: number, away: number) => `${home} to ${away}`,
  t: ((key: string) => key) as never,
  names: { player: (_: unknown, key: string) => ({ shirt: key.slice(1), name: key }) } as never,
};

/** A desk at a game that has just begun: two sides of 4–10, five of each on court. */
function tableBegun() {
  const sheet = Scoresheet.begun();
  let at = Date.UTC(2026, 10, 21, 18);
  const events = sheet.events.map((event, index): LoggedEvent => ({ ...event, sequence: index + 1, at, deviceId: null }));
  const seat = new MemorySeat(events, fiba, () => (at += 100));
  const desk = new ScoringDesk({ seat, table: seatWith({}) });
  const type = (keys: string) => {
    for (const word of keys.split(" ")) {
      const shift = word.startsWith("Shift+");
      const name = shift ? word.slice(6) : word;
      const codes = /^\d+$/.test(name) ? [...name].map((digit) => `Digit${digit}`) : [name.length === 1 ? `Key${name}` : name];
      for (const code of codes) desk.key({ kind: "key", code, shift, alt: false });
    }
  };
  const lines = () =>
    logLines(desk.game, new Set()).map((line) =>
      [line.player ?? line.side, lineText(speech, line), partsText(speech, line)].filter(Boolean).join(" "),
    );
  const newest = () => linesOf(desk.game, "all").at(-1)!.eventId;
  return { seat, desk, type, lines, newest };
}

describe("SCORER2 the desk hands on what a key writes at once", () => {
  it("keeps a basket and its assist as two commands of the seat, with nothing answered in between", () => {
    const { seat, desk, type, lines } = tableBegun();
    type("W 7 8");
    expect(seat.state().pending).toHaveLength(2);
    expect(lines().at(-1)).toBe("h7 what.shot.made2 what.assist 8");
    expect(desk.view().now.home.points).toBe(2);
  });

  it("goes on with the sentence that was open when the page was left", () => {
    const { desk, type } = tableBegun();
    type("W 7");
    const entry = keptEntryOf(structuredClone(noteOf(desk.view().entry)));
    expect(entry.sentence?.ask).toBe("assist");
    expect(sentenceView(entry, desk.game, desk.table).who).toEqual({ side: "home", player: playerKey("h7") });
  });
});

describe("SETTLE5 a flag that is settled with a reason", () => {
  it("is one command with the reason, which the log keeps, and leaves no flag open", () => {
    const { seat, desk, type, newest } = tableBegun();
    type("W 7 Enter");
    tellFacts(desk, [{ type: "flag.raise", kind: "by-hand", detail: "", about: newest() }]);
    const [flag] = openFlags(desk.game.plays);
    expect(tellFacts(desk, [{ type: "flag.clear", about: flag!.eventId }], null, "seen on video")).toBe(true);
    expect(openFlags(desk.game.plays)).toEqual([]);
    expect(seat.state().pending.at(-1)).toMatchObject({ reason: "seen on video", changes: [{ fact: { type: "flag.clear" } }] });
  });
});

describe("SCORER7 the log is walked with keys", () => {
  it("opens at the newest line, goes to older ones, and back to the game with Escape", () => {
    const { desk, type, newest } = tableBegun();
    type("W 7 Enter D 4 Enter");
    const miss = newest();
    type("Semicolon");
    expect(desk.view().walk?.line).toBe(miss);
    type("ArrowUp");
    expect(desk.view().walk?.line).not.toBe(miss);
    type("Escape");
    expect(desk.view().walk).toBeNull();
  });

  it("shows one side alone, then baskets, fouls and flags", () => {
    const { desk, type } = tableBegun();
    type("W 7 Enter Semicolon F F");
    expect(desk.view().walk?.filter).toBe("away");
    expect(desk.view().walk?.line).toBeNull();
  });
});

describe("SCORER8 SCORER9 a correction is typed on a copy, says what it would change, and is told as one command", () => {
  it("makes a two of number 7 a three of number 8, shown before it is told; Escape leaves it as it was", () => {
    const { seat, desk, type, lines } = tableBegun();
    type("W 7 8 Semicolon Enter E 6");
    const { draft } = desk.view();
    expect(draft?.preview).toMatchObject({ kind: "consequences", consequences: { score: { before: { home: 2 }, after: { home: 3 } } } });
    expect(seat.state().pending).toHaveLength(2);
    type("Escape Escape");
    expect(desk.view().draft).toBeNull();
    expect(desk.view().now.home.points).toBe(2);
    type("Enter E 6 Enter");
    expect(seat.state().pending).toHaveLength(3);
    expect(lines().at(-1)).toBe("h6 what.shot.made3 what.assist 8");
    type("Escape Backspace");
    expect(desk.view().now.home.points).toBe(2);
  });

  it("voids a basket with its assist, and takes that back", () => {
    const { desk, type, lines } = tableBegun();
    const before = lines().length;
    type("W 7 8 Semicolon Delete");
    expect(desk.view().draft?.preview).toMatchObject({ kind: "consequences", consequences: { links: { gone: [expect.any(String)] } } });
    type("Enter");
    expect(lines()).toHaveLength(before);
    type("Escape Backspace");
    expect(lines().at(-1)).toBe("h7 what.shot.made2 what.assist 8");
  });

  it("puts a rebound in behind a miss, and moves a line elsewhere", () => {
    const { desk, type, lines } = tableBegun();
    type("S 7 Enter C Equal 9 Enter Semicolon ArrowUp Shift+Insert O 5 Enter");
    expect(lines().slice(-3)).toEqual(["h7 what.shot.missed2", "a5 what.rebound.defensive", "a9 what.turnover"]);
    type("Escape Semicolon M ArrowUp ArrowUp Enter Enter");
    expect(desk.view().draft).toBeNull();
    expect(lines().slice(-3)).toEqual(["h7 what.shot.missed2", "a9 what.turnover", "a5 what.rebound.defensive"]);
  });

  it("takes a line a second earlier with the arrows alone", () => {
    const { desk, type } = tableBegun();
    type("W 7 Enter Semicolon Enter ArrowLeft Enter");
    const line = logLines(desk.game, new Set()).at(-1);
    expect(line).toMatchObject({ isCorrected: true });
    expect(desk.view().draft).toBeNull();
  });
});

describe("SCORER9 PERIOD6 what stands in a signed period", () => {
  it("is corrected for a reason, and opens the period; taken back, it stands signed as before", () => {
    const { seat, desk, type } = tableBegun();
    type("W 7 Enter");
    const basket = linesOf(desk.game, "all").at(-1)!.eventId;
    const period = { kind: "regular", number: 1 } as const;
    const moment = { period, gameClockMs: 0, shotClockMs: null, clockQuality: "hand" } as const;
    for (const fact of [{ type: "period.end" }, { type: "period.confirm", signer: null }] as const) {
      const eventId = desk.nextId();
      seat.write({
        op: "add",
        eventId,
        orderKey: `zz${fact.type}`,
        moment,
        link: null,
        fact,
        sequence: desk.game.version + 1,
        at: 0,
        deviceId: null,
      });
    }
    const isSigned = () => desk.game.state.periods[0]?.confirmed;
    expect(isSigned()).toBe(true);
    desk.openLog(basket);
    type("Enter E 6 Enter");
    expect(desk.view().draft?.preview).toMatchObject({ consequences: { reopened: [0], score: { after: { home: 3 } } } });
    expect(desk.view().notice).toEqual({ kind: "must-answer" });
    type("3 Enter");
    expect(desk.view().draft).toBeNull();
    expect([desk.view().now.home.points, isSigned()]).toEqual([3, false]);
    type("Escape Backspace");
    expect([desk.view().now.home.points, isSigned()]).toEqual([2, true]);
  });
});

describe("SCORER11 a pennant is set and settled in the log", () => {
  it("by the same key", () => {
    const { desk, type } = tableBegun();
    type("W 7 Enter Semicolon Slash");
    expect(logLines(desk.game, new Set()).at(-1)?.standing).toBe("flagged");
    type("Slash");
    expect(logLines(desk.game, new Set()).at(-1)?.standing).toBe("written");
  });
});

describe("SCORER3 what others hang on a gesture is shown before it is taken back", () => {
  it("asks with what would go, and takes it back with Enter", () => {
    const { desk, type, lines } = tableBegun();
    const before = lines().length;
    type("S 7 Enter");
    const miss = linesOf(desk.game, "all").at(-1)!.eventId;
    const moment = desk.game.plays.at(-1)!.moment;
    const rebound = { type: "rebound", side: "away", player: playerKey("a5"), kind: "defensive", deadBall: false } as const;
    // Of another seat.
    const table = desk.game;
    table.take({
      op: "add",
      eventId: "other" as never,
      orderKey: "zzzz",
      moment,
      link: { to: miss, kind: "rebound-of" },
      fact: rebound,
      sequence: table.version + 1,
      at: 0,
      deviceId: null,
    });
    type("Backspace");
    expect(desk.view().draft?.way).toBe("undo");
    type("Enter");
    expect(lines()).toHaveLength(before);
  });
});

describe("SCORER10 a line shows how far it has come", () => {
  it("on this device alone until the server has answered", () => {
    const { seat, desk, type } = tableBegun();
    type("W 7 Enter");
    const standing = () => logLines(desk.game, keptEvents(desk.view().seat.pending)).at(-1)?.standing;
    expect(standing()).toBe("kept");
    seat.answerAll();
    expect(standing()).toBe("written");
  });
});
