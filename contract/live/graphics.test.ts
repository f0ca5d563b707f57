import { describe, expect, it } from "vitest";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { changedGraphics, firstGraphics, type Graphic, type GraphicsChange, graphicKey, type GraphicsState } from "./graphics.ts";

const player: Graphic = { name: "lower-third", playerKey: "h7" as PlayerKey };
const five: Graphic = { name: "starting-five", side: "home" };

function after(...changes: readonly GraphicsChange[]): GraphicsState {
  return changes.reduce((state, change) => changedGraphics(state, change), firstGraphics);
}

describe("what an operator does to the overlay", () => {
  it("AIR4 puts each graphic where it belongs, one in each place", () => {
    const state = after({ kind: "take", graphic: player }, { kind: "take", graphic: five }, { kind: "take", graphic: { name: "leaders" } });
    expect(state).toMatchObject({ slot: { name: "leaders" }, panel: five, replay: null, bug: true, revision: 3 });
  });

  it("clears one place and leaves the others, or all of them and leaves the score", () => {
    const both = [
      { kind: "take", graphic: player },
      { kind: "take", graphic: five },
    ] as const;
    expect(after(...both, { kind: "clear", place: "slot" })).toMatchObject({ slot: null, panel: five });
    expect(after(...both, { kind: "clear-all" })).toMatchObject({ slot: null, panel: null, replay: null, bug: true });
  });

  it("forgets what was prepared once that is taken, and only that", () => {
    expect(after({ kind: "prepare", graphic: player }, { kind: "take", graphic: player }).prepared).toBeNull();
    expect(after({ kind: "prepare", graphic: player }, { kind: "take", graphic: five }).prepared).toEqual(player);
  });

  it("knows one caption from another by its words", () => {
    const caption: Graphic = { name: "caption", title: "Mila", note: "" };
    expect(after({ kind: "take", graphic: caption })).toMatchObject({ slot: caption });
    expect(graphicKey(caption)).not.toBe(graphicKey({ ...caption, title: "", note: "Mila" }));
    expect(graphicKey(caption)).toBe(graphicKey({ ...caption }));
  });

  it("takes the score away and brings it back", () => {
    expect(after({ kind: "bug", isOn: false }).bug).toBe(false);
    expect(after({ kind: "bug", isOn: false }, { kind: "bug", isOn: true }).bug).toBe(true);
  });
});
