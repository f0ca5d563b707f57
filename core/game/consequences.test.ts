import { describe, expect, it } from "vitest";
import { shot, substitution } from "#tests/support/games/table-facts.ts";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { key } from "#tests/support/games/scoresheet.ts";
import { type Consequences, consequencesOf, type Preview } from "./consequences.ts";
import type { FactOf } from "./facts.ts";
import type { TableChange, TableCommand } from "./table-command.ts";

describe("what a correction would change", () => {
  it("TABLE27 of a basket that is amended: score, period, both lines, plus-minus of everybody on court, what hangs on it", () => {
    const table = new ScriptedTable();
    const basket = table.at("8:00").addedId(shot("h4"));
    const assist = table.addedId({ type: "assist", side: "home", player: key("h5") }, { link: { to: basket, kind: "assist-of" } });
    const told = consequences(preview(table, [table.amending(basket, shot("h4", 3))]));
    expect(told.score).toEqual({ before: { home: 2, away: 0 }, after: { home: 3, away: 0 } });
    expect(told.periods).toEqual([{ period: { kind: "regular", number: 1 }, before: { home: 2, away: 0 }, after: { home: 3, away: 0 } }]);
    expect(figuresOf(told, "h4")).toEqual([
      "points 2 3",
      "twoPointersMade 1 0",
      "twoPointersAttempted 1 0",
      "threePointersMade 0 1",
      "threePointersAttempted 0 1",
      "plusMinus 2 3",
    ]);
    expect(figuresOf(told, "a4")).toEqual(["plusMinus -2 -3"]);
    expect(told.players).toHaveLength(10);
    expect(told.links).toEqual({ gone: [], kept: [assist] });
  });

  it("TABLE27 of a basket that is voided: its assist goes with it", () => {
    const table = new ScriptedTable();
    const basket = table.at("8:00").addedId(shot("h4"));
    const assist = table.addedId({ type: "assist", side: "home", player: key("h5") }, { link: { to: basket, kind: "assist-of" } });
    const told = consequences(preview(table, [voiding(basket)]));
    expect(told.links).toEqual({ gone: [assist], kept: [] });
    expect(figuresOf(told, "h5")).toEqual(["assists 1 0", "plusMinus 2 0"]);
  });

  it("TABLE27 of a change that is inserted: minutes, and a flag on whoever had played on the bench", () => {
    const table = new ScriptedTable();
    const first = table.at("8:00").addedId(shot("h4"));
    table.at("6:00").addedId(shot("h4"));
    const told = consequences(preview(table, [table.at("8:00").adding(substitution("h4", "h9"), { after: first })]));
    expect(figuresOf(told, "h9")).toContain("seconds 0 120");
    expect(told.flags.raised.map(({ kind }) => kind)).toEqual(["player-not-on-court"]);
  });

  it("TABLE27 of fouls and time-outs: team fouls, the penalty, whose game is over, what is left", () => {
    const table = new ScriptedTable().at("8:00");
    const fouls = [1, 2, 3, 4].map(() => table.addedId(personal("h4")));
    const told = consequences(preview(table, [table.adding(personal("h4")), table.adding({ type: "timeout", side: "home" })]));
    expect(told.teamFouls).toEqual([{ side: "home", period: 0, before: 4, after: 5 }]);
    expect(told.gameOver).toEqual([{ side: "home", player: "h4", before: false, after: true }]);
    expect(told.timeoutsLeft).toEqual([{ side: "home", before: 2, after: 1 }]);
    expect(consequences(preview(table, [voiding(fouls[0]!)])).penalty).toEqual([{ side: "home", before: true, after: false }]);
    expect(consequences(preview(table, [table.adding({ type: "arrow.set", side: "away" })])).arrow).toEqual({
      before: null,
      after: "away",
    });
  });

  it("TABLE27 names the confirmed periods it touches, or says which rule refuses it; the game stands as it stood", () => {
    const table = new ScriptedTable().playedOut().confirmPeriods();
    const basket = table.game.plays.find(({ fact }) => fact.type === "field-goal")!.eventId;
    const [events, state] = [[...table.game.events], structuredClone(table.game.state)];
    expect(consequences(preview(table, [table.amending(basket, shot("h4", 3))])).reopened).toEqual([0]);
    expect(preview(table, [table.amending(basket, shot("h9"))])).toMatchObject({ kind: "refused", rule: "COURT2" });
    expect(preview(table, [], { epoch: 2 })).toEqual({ kind: "behind" });
    expect(table.game.events).toEqual(events);
    expect(table.game.state).toEqual(state);
  });
});

function personal(player: string): FactOf<"foul"> {
  const fact = { type: "foul", side: "home", offender: "player", player: key(player), kind: "personal" } as const;
  return { ...fact, freeThrows: 0, shooting: false, countsAsTeamFoul: true, position: null };
}

function voiding(target: string): TableChange {
  return { op: "void", eventId: `void-${target}` as never, target: target as never };
}

function preview(table: ScriptedTable, changes: readonly TableChange[], more: Partial<TableCommand> = {}): Preview {
  const command = { commandId: "preview" as never, baseVersion: table.game.version, epoch: 1, occurredAt: table.now, reason: null };
  const sender = {
    deviceId: "desk",
    mayWrite: () => true,
    isOutranked: () => false,
    isLeague: false,
    receivedAt: table.now,
    digest: () => "",
  };
  return consequencesOf(table.game, { ...command, changes, ...more }, sender);
}

function consequences(found: Preview): Consequences {
  if (found.kind !== "consequences") throw new Error(JSON.stringify(found));
  return found.consequences;
}

function figuresOf({ players }: Consequences, player: string): string[] {
  const line = players.find((each) => each.player === player);
  return (line?.figures ?? []).map(({ figure, before, after }) => `${figure} ${before} ${after}`);
}
