import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

/** Tables whose files have no links on the page, though they have addresses. */
const withoutLinks: Readonly<Record<string, string>> = {
  "app/site/games/period-table.tsx": "stands in the head of every tab of a game",
  "app/site/news/news-figures.tsx": "a part of what the game's own page has whole",
  "app/site/games/four-factors-table.tsx": "four lines, each with its explanation",
  "app/site/leagues/standings-excerpt.tsx": "the head of a table that has them",
  "app/site/seasons/season-view.tsx": "the heads of tables that have them",
  "app/site/leagues/month-calendar.tsx": "a calendar, which has a subscription",
};

// Nobody takes a file from a wall, nor the sum that one figure is; what a browser makes for one visitor stands on no page that could be asked
// for one; and a list of the office is saved whole by an address of its own. OFF15
const ownTables = [
  "app/site/profile/my-figures.tsx",
  "app/fantasy/ledger.tsx",
  "app/site/fantasy-leagues/league-tables.tsx",
  "app/office/list-view.tsx",
  // Looked up at the table while the game goes on; its figures are taken from the game's own page.
  "app/console/sheet/sheet-view.tsx",
];
const tables = sourceTree()
  .filter((file) => file.startsWith("app/") && !file.startsWith("app/venue/") && file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .filter((file) => !ownTables.includes(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }))
  .filter(({ text }) => /<table\b/.test(text));

it.each(tables)("every table of $file has a name and can be taken as a file", ({ file, text }) => {
  const count = text.match(/<table\b/g)?.length;
  expect(text.match(/<table id=\{tableElementId\(|<table\s+id=\{tableElementId\(/g)).toHaveLength(count ?? 0);
  const links = text.match(/<TableDownloads\b/g)?.length ?? 0;
  expect(links).toBe(file in withoutLinks ? 0 : count);
});
