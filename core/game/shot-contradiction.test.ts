import { describe, expect, it } from "vitest";
import { ScriptedTable } from "#tests/support/games/scripted-table.ts";
import { shot } from "#tests/support/games/table-facts.ts";
import type { FactOf } from "./facts.ts";

describe("a shot whose parts do not go together", () => {
  it("LIVE23 a two that is amended to a three under the ring is flagged, and no longer when its place is mended", () => {
    const table = new ScriptedTable();
    const basket = shot("h4") as FactOf<"field-goal">;
    const target = table.addedId({ ...basket, position: { x: 0.4, y: 2 } });
    expect(table.last).toMatchObject({ flags: [] });
    const three = { ...basket, value: 3, position: { x: 0.4, y: 2 } } as const;
    expect(table.decide({ changes: [table.amending(target, three)] })).toMatchObject({ kind: "accepted", flags: ["shot-contradicted"] });
    expect(table.openFlags()).toMatchObject([{ kind: "shot-contradicted", about: target, detail: "a three 6.2 m inside the line" }]);
    table.decide({ changes: [table.amending(target, { ...three, position: { x: 0.4, y: 8.5 } })] });
    expect(table.openFlags()).toEqual([]);
  });

  it("LIVE27 what of a shot cannot be so together is flagged when it is written; the innocent are not", () => {
    const basket = shot("h4") as FactOf<"field-goal">;
    const flagsOf = (more: Partial<FactOf<"field-goal">>) => {
      const decision = new ScriptedTable().add({ ...basket, ...more });
      return decision.kind === "accepted" ? decision.flags : decision;
    };
    for (const more of [
      { value: 3, kind: "dunk" },
      { value: 3, position: { x: 5, y: 1 } },
      { value: 2, position: { x: 0, y: 9.5 } },
      { value: 2, position: { x: 7.3, y: 1 } },
      { value: 3, ownBasket: true },
      { made: false, ownBasket: true },
      { blocked: true },
      { made: false, goaltending: true },
    ] as const)
      expect(flagsOf(more), JSON.stringify(more)).toEqual(["shot-contradicted"]);
    for (const more of [
      { value: 3, position: null },
      { value: 3, position: { x: 6.6, y: 0.5 } },
      { value: 3, position: { x: 0, y: 26 } },
      { value: 3, position: { x: 0, y: 7.9 } },
      { value: 2, position: { x: 0, y: 8.7 } },
      { value: 2, kind: "dunk", position: { x: 0, y: 1.6 } },
      { value: 2, ownBasket: true, position: { x: 0, y: 20 } },
      { made: false, blocked: true },
      { goaltending: true },
    ] as const)
      expect(flagsOf(more), JSON.stringify(more)).toEqual([]);
  });
});
