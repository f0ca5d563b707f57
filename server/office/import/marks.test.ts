import { describe, expect, it } from "vitest";
import type { Cell } from "hucre";
import { asked, tried, xlsxOf } from "#tests/support/office/small-files.ts";

const head = ["Datum", "Vreme", "Domaćin", "Gost"];
const games = ["3.10.2026.", "10.10.2026.", "17.10.2026.", "24.10.2026."].map((day) => [day, "19:00", "ZEL", "ĐER"]);

/** The same list with a style on the whole of its second game. */
function marked(style: Cell["style"]) {
  const cells = new Map(head.map((_, column): [string, Partial<Cell>] => [`2,${column}`, style === undefined ? {} : { style }]));
  return xlsxOf({ List: [head, ...games] }, { List: { cells } });
}

describe("marks that no column says", () => {
  it("IMPF15 a colour of few rows is asked about once, by its name, and what it means is done", async () => {
    const file = await marked({ fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "FF9999" } } });
    const open = await tried(file);
    expect(open.questions).toEqual([expect.objectContaining({ kind: "colour", at: "List", choices: ["red"] })]);
    expect(open.rows).toHaveLength(4);
    const postponed = await tried(file, [{ kind: "colour", at: "List", answer: { red: "postponed" } }]);
    expect(postponed.rows[1]).toMatchObject({ status: "postponed", date: null, time: null });
    const leftOut = await tried(file, [{ kind: "colour", answer: { red: "leave out" } }]);
    expect([leftOut.rows.length, leftOut.left]).toEqual([3, [{ at: "List!A3", why: "red row" }]]);
  });

  it("IMPF15 rows struck through are left out by the office's word, and so are hidden ones", async () => {
    const struck = await marked({ font: { strikethrough: true } });
    const run = await tried(struck, [{ kind: "struck-through", at: "List!A3", answer: "leave out" }]);
    expect([asked(run), run.rows.length, run.left]).toEqual([["struck-through"], 3, [{ at: "List!A3", why: "struck through" }]]);
    expect((await tried(struck, [{ kind: "struck-through", answer: "take" }])).rows).toHaveLength(4);
    const hidden = await xlsxOf({ List: [head, ...games] }, { List: { rowDefs: new Map([[2, { hidden: true }]]) } });
    expect((await tried(hidden)).rows).toHaveLength(4);
    const leftOut = await tried(hidden, [{ kind: "hidden-rows", at: "List", answer: "leave out" }]);
    expect([asked(leftOut), leftOut.rows.length]).toEqual([["hidden-rows"], 3]);
  });
});
