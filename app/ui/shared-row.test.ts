import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import { sharedBy } from "./shared-row.ts";

test("a row knows its parts before they come: no page that is read as it arrives counts those that are there", async () => {
  const counting: string[] = [];
  for await (const path of glob("app/**/*.css")) {
    // The table's screens are drawn by scripts, whole.
    if (path.startsWith("app/console/")) continue;
    if (
      readFileSync(path, "utf8")
        .replaceAll(/\/\*.*?\*\//gs, "")
        .includes("auto-fit")
    )
      counting.push(path);
  }
  expect(counting).toEqual([]);
});

test("an empty row has room for one", () => {
  expect([sharedBy([]), sharedBy([1, 2, 3])]).toEqual([{ "--parts": 1 }, { "--parts": 3 }]);
});
