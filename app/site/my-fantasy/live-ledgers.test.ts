import { describe, expect, it } from "vitest";
import type { GameLedgers, PlayedLedger } from "#contract/fantasy.ts";
import { ownFantasy } from "#tests/support/fixtures/own-fantasy.ts";
import { withLedgers } from "./live-ledgers.ts";

const round = ownFantasy("live").lastRound;
if (round === null) throw new Error("the fixture has no round");
const sample = round.rows.flatMap(({ games }) => games)[0] as PlayedLedger;

function ledgers(game: string, points: readonly (readonly [number: number, points: number])[]): GameLedgers {
  return {
    game,
    version: "1.1",
    lines: points.map(([number, total]) => ({ number, ledger: { ...sample, game, index: total, win: 0, points: total } })),
  };
}

describe("a round that is being played", () => {
  it("MYFAN11 has what a game has brought by now, each share rounded, and the sum of what is shown", () => {
    const [first, second] = round.rows;
    if (first === undefined || second === undefined) throw new Error("nobody plays");
    const after = withLedgers(round, ledgers("new", [[second.player.number, 12_300]]));
    const row = after.rows[1];
    const before = second.games.reduce((sum, { points }) => sum + points, 0);
    expect(row?.playerPoints).toBe(before + 12_300);
    expect(row?.points).toBe(Math.round(((before + 12_300) * second.weightPercent) / 10_000));
    expect(after.rows[0]).toBe(first);
    expect(after.points).toBe(after.rows.reduce((sum, { points }) => sum + points, 0));
  });

  it("MYFAN11 takes another answer of the same game in place of the one before, and a line that is gone away", () => {
    const number = round.rows[1]?.player.number ?? 0;
    const once = withLedgers(round, ledgers("new", [[number, 5000]]));
    const twice = withLedgers(once, ledgers("new", [[number, 7000]]));
    expect(twice.rows[1]?.playerPoints).toBe((once.rows[1]?.playerPoints ?? 0) + 2000);
    expect(withLedgers(twice, ledgers("new", [])).points).toBe(round.rows.reduce((sum, { points }) => sum + points, 0));
  });
});
