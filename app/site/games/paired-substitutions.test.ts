import { describe, expect, test } from "vitest";
import type { Side } from "#core/game/facts.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";
import type { PlayLine, PlayMessageKey } from "#core/wording/play-line.ts";
import { pairedSubstitutions } from "./paired-substitutions.ts";

let made = 0;

function line(key: PlayMessageKey, side: Side, player: string, clockMs: number | null = 300_000, eventId = `e${(made += 1)}`): PlayLine {
  return {
    eventId: eventId as EventId,
    period: { kind: "regular", number: 1 },
    clockMs,
    side,
    player: player as PlayerKey,
    wording: { key, values: {} },
    details: [],
    score: null,
    corrected: false,
  };
}

function comes(player: string, ...rest: [clockMs?: number | null, eventId?: string]): PlayLine {
  return line("substitutionIn", player.startsWith("h") ? "home" : "away", player, ...rest);
}

function goes(player: string, ...rest: [clockMs?: number | null, eventId?: string]): PlayLine {
  return line("substitutionOut", player.startsWith("h") ? "home" : "away", player, ...rest);
}

/** "h9 for h4", or who alone. */
function told(lines: readonly PlayLine[]): readonly string[] {
  return pairedSubstitutions(lines).map(({ line: { player }, off }) => (off ? `${player} for ${off.player}` : String(player)));
}

describe("PBP7 substitutions on a page", () => {
  test("who comes on and who goes off are one line, in the order in which they were written down", () => {
    expect(told([comes("h9"), comes("h10"), goes("h4"), goes("h5")])).toEqual(["h9 for h4", "h10 for h5"]);
  });

  test("each team has its own, also where they were keyed by turns", () => {
    expect(told([comes("h9"), goes("a4"), goes("h4"), comes("a9")])).toEqual(["h9 for h4", "a9 for a4"]);
  });

  test("where more come than go each stands for itself, and the other team is paired nevertheless", () => {
    expect(told([comes("h9"), comes("h10"), goes("h4"), comes("a9"), goes("a4")])).toEqual(["h9", "h10", "h4", "a9 for a4"]);
  });

  test("a second's difference is another change, and so is what was played between", () => {
    expect(told([comes("h9", 300_900), goes("h4", 300_100)])).toEqual(["h9 for h4"]);
    expect(told([comes("h9", 300_000), goes("h4", 299_900)])).toEqual(["h9", "h4"]);
    expect(told([comes("h9"), line("freeThrowMade", "home", "h7"), goes("h4")])).toEqual(["h9", "h7", "h4"]);
  });

  test("without a clock only one event's lines are known to be together", () => {
    expect(told([comes("h9", null, "x"), goes("h4", null, "x~2")])).toEqual(["h9 for h4"]);
    expect(told([comes("h9", null, "x"), goes("h4", null, "y")])).toEqual(["h9", "h4"]);
  });

  test("nobody comes on for himself", () => {
    expect(told([comes("h9"), goes("h9")])).toEqual(["h9", "h9"]);
  });
});
