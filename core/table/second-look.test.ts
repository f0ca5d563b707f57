import { describe, expect, it } from "vitest";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { foul, shot } from "#tests/support/games/table-facts.ts";
import type { EventId } from "../kernel/ids.ts";
import { changesOfLook, looksAt, openLooks, readLook, type SecondLook, textOfLook } from "./second-look.ts";
import { settleListOf } from "./settle-list.ts";

/** What a look at a play leads to where the scorer takes it. */
function taken(table: ScriptedTable, look: SecondLook, about: EventId) {
  table.by("second pair of eyes").addedId({ type: "flag.raise", kind: "by-hand", detail: textOfLook(look), about });
  let ids = 0;
  const changes = changesOfLook(openLooks(table.game.plays).at(-1)!, table.game, () => `${textOfLook(look)} ${(ids += 1)}` as EventId);
  return changes && table.by("desk").decide({ changes });
}

function playerAt(table: ScriptedTable, play: EventId) {
  const found = table.game.plays.find(({ eventId }) => eventId === play)!.fact;
  return "player" in found ? found.player : null;
}

describe("SPOT1 what may be said of a play", () => {
  it("is another number for whoever the play has, the worth of a shot, a question, and what is missing", () => {
    const table = new ScriptedTable().at("5:00");
    table.addedId(shot("h4"));
    table.addedId(shot("a4", 2, false));
    table.addedId(foul("h5"));
    table.addedId({ type: "timeout", side: "home" });
    expect(table.game.plays.slice(-4).map(looksAt)).toEqual([
      ["player", "assist", "value", "unsure", "missing"],
      ["player", "value", "unsure", "missing"],
      ["player", "fouled", "unsure", "missing"],
      ["unsure", "missing"],
    ]);
  });

  it("is read back from a flag as it was put there; words of others are not a look", () => {
    const looks: readonly SecondLook[] = [
      { kind: "player", shirt: "00" },
      { kind: "assist", shirt: "7" },
      { kind: "fouled", shirt: "12" },
      { kind: "value", value: 3 },
      { kind: "unsure" },
      { kind: "missing" },
    ];
    for (const look of looks) expect(readLook(textOfLook(look))).toEqual(look);
    for (const words of ["", "12, not 21", "value 4", "player", "unsure 4", "player 123"]) expect(readLook(words)).toBe(null);
  });

  it("changes nothing by itself, and is in the way of the signatures until it is settled", () => {
    const table = new ScriptedTable().at("5:00");
    const basket = table.addedId(shot("h4"));
    table.by("eyes", (type) => type === "flag.raise").addedId({ type: "flag.raise", kind: "by-hand", detail: "player 5", about: basket });
    expect(playerAt(table, basket)).toBe("h4");
    expect(settleListOf(table.game).blocks).toContain("flags");
    expect(table.add(shot("h5"))).toMatchObject({ kind: "refused", rule: "LIVE4" });
  });
});

describe("SPOT2 what the scorer takes is written as said, and the flag settled, in one command", () => {
  it("the shooter, what the shot is worth, and the assist: first added, then another", () => {
    const table = new ScriptedTable().at("5:00");
    const basket = table.addedId(shot("h4"));
    for (const look of [
      { kind: "assist", shirt: "6" },
      { kind: "player", shirt: "5" },
      { kind: "value", value: 3 },
      { kind: "assist", shirt: "7" },
    ] as const) {
      expect(taken(table, look, basket)).toMatchObject({ kind: "accepted" });
      expect(openLooks(table.game.plays)).toEqual([]);
    }
    expect(playerAt(table, basket)).toBe("h5");
    expect(table.game.state.home.points).toBe(3);
    const assists = table.game.plays.filter(({ fact }) => fact.type === "assist");
    expect(assists.map(({ fact, link }) => [fact, link?.to])).toEqual([[{ type: "assist", side: "home", player: "h7" }, basket]]);
  });

  it("who was fouled, behind its foul", () => {
    const table = new ScriptedTable().at("5:00");
    const whistle = table.addedId(foul("h5"));
    table.addedId(shot("a4"));
    expect(taken(table, { kind: "fouled", shirt: "4" }, whistle)).toMatchObject({ kind: "accepted" });
    const at = table.game.plays.findIndex(({ eventId }) => eventId === whistle);
    expect(table.game.plays[at + 1]).toMatchObject({ fact: { type: "foul.drawn", side: "away" }, link: { to: whistle } });
  });

  it("a question, and a number on nobody's list, are only read; what the rules refuse stays open", () => {
    const table = new ScriptedTable().at("5:00");
    const basket = table.addedId(shot("h4"));
    expect(taken(table, { kind: "unsure" }, basket)).toBe(null);
    expect(taken(table, { kind: "player", shirt: "77" }, basket)).toBe(null);
    expect(taken(table, { kind: "player", shirt: "10" }, basket)).toMatchObject({ kind: "refused", rule: "COURT2" });
    expect(openLooks(table.game.plays)).toHaveLength(3);
    expect(playerAt(table, basket)).toBe("h4");
  });
});
