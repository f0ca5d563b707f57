import { expect, it } from "vitest";
import { exportedTable } from "./exported-table.ts";
import type { PageTable } from "./page-tables.ts";

const table: PageTable = {
  name: "averages",
  caption: "Averages",
  heads: ["Player", "Points", "2-pointers", "Threes", "Record", "Mixed"],
  rows: [
    ["Ana, „prva“", "1.234,5", "45\u00a0%", "33\u00a0%", "12–3", "45\u00a0%"],
    ["=SUM(A1)", "\u22123", "–", "50\u00a0%", "0–0", "7"],
    [null, "–", "51,5\u00a0%", "", "1–1", "+2"],
  ],
};

it("has figures as numbers, percentages as such where the whole column is of them", () => {
  expect(exportedTable(table, "sl")).toEqual({
    name: "averages",
    caption: "Averages",
    columns: ["Player", "Points", "2-pointers (%)", "Threes (%)", "Record", "Mixed"].map((name) => ({ name })),
    rows: [
      ["Ana, „prva“", 1234.5, 45, 33, "12–3", "45\u00a0%"],
      ["=SUM(A1)", -3, null, 50, "0–0", 7],
      [null, null, 51.5, null, "1–1", 2],
    ],
  });
});
