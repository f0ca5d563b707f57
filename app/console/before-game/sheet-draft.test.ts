import { describe, expect, it } from "vitest";
import type { ListedForTable, TableLists } from "#contract/live/table-lists.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { PreparedSide } from "#core/table/before-game.ts";
import { draftFault, draftOf, sheetOfDraft, withGuest, withRow } from "./sheet-draft.ts";

const unwritten: PreparedSide = { sheet: null, captain: null, starters: [], confirmed: null };

function listed(shirt: string | null, absence: ListedForTable["absence"] = null): ListedForTable {
  const key = `p${shirt ?? "-unnumbered"}`;
  return { key, givenName: "A.", familyName: key, shirt, position: null, captain: shirt === "4", absence };
}

function listOf(...players: readonly ListedForTable[]): TableLists["home"] {
  return { teamKey: "hawks", name: "Hawks", code: "HAW", coach: "T. Trener", players };
}

describe("PREP3 a side's list", () => {
  it("begins as the league's, without those who are out or have no number, twelve at most", () => {
    const able = Array.from({ length: 14 }, (_, index) => listed(String(index + 4)));
    const list = listOf(listed("1", "out"), listed("2", "suspended"), listed("3", "doubtful"), listed(null), ...able);
    const draft = draftOf(unwritten, list, false);
    expect(draft.rows).toHaveLength(18);
    const written = sheetOfDraft(draft, "home", null, list);
    expect(written.players.map(({ shirt }) => shirt)).toEqual(["3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"]);
    expect(written).toMatchObject({ side: "home", teamKey: "hawks", name: "Hawks", code: "HAW", coach: "T. Trener" });
  });

  it("PREP7 names the coach and the first assistant, and keeps further assistants", () => {
    const list = listOf(listed("4"));
    const draft = { ...draftOf(unwritten, list, false), assistant: " D. Drugi " };
    const sheet = sheetOfDraft(draft, "home", null, list);
    expect([sheet.coach, sheet.assistantCoaches]).toEqual(["T. Trener", ["D. Drugi"]]);
    const more = { ...sheet, assistantCoaches: ["D. Drugi", "T. Treći"] };
    expect(sheetOfDraft({ ...draft, assistant: "N. Novi" }, "home", more, list).assistantCoaches).toEqual(["N. Novi", "T. Treći"]);
  });

  it("takes nobody off who is named among the five, or once the game is played", () => {
    const list = listOf(listed("4"), listed("5"));
    const sheet = sheetOfDraft(draftOf(unwritten, list, false), "home", null, list);
    const fixed = (starters: readonly PlayerKey[], isBegun: boolean) =>
      draftOf({ ...unwritten, sheet, starters }, list, isBegun).rows.map(({ isFixed }) => isFixed);
    expect(fixed([sheet.players[0]!.key], false)).toEqual([true, false]);
    expect(fixed([], true)).toEqual([true, true]);
  });

  it("has a guest under a key of this game, and one captain who plays", () => {
    const list = listOf(listed("4"), listed("5"));
    const guest = { givenName: "G.", familyName: "Gost", shirt: "77" };
    let draft = withGuest(withGuest(draftOf(unwritten, list, false), "home", guest), "home", { ...guest, shirt: "78" });
    expect(draft.rows.slice(2).map(({ player, isIn }) => [player.key, isIn])).toEqual([
      ["guest-home-1", true],
      ["guest-home-2", true],
    ]);
    draft = withRow(draft, "p5" as PlayerKey, { captain: true });
    const captains = () => sheetOfDraft(draft, "home", null, list).players.flatMap(({ key, captain }) => (captain ? [key] : []));
    expect(captains()).toEqual(["p5"]);
    draft = withRow(draft, "p5" as PlayerKey, { isIn: false });
    expect(captains()).toEqual([]);
  });

  it("is not written while somebody has no number, or two have one", () => {
    const list = listOf(listed("4"), listed("5"));
    const draft = draftOf(unwritten, list, false);
    expect(draftFault(draft)).toBeNull();
    expect(draftFault(withRow(draft, "p5" as PlayerKey, { shirt: "4" }))).toEqual({ kind: "shared", of: "4" });
    expect(draftFault(withRow(draft, "p5" as PlayerKey, { shirt: "" }))).toEqual({ kind: "no-shirt", of: "A. p5" });
  });
});
