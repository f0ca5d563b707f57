import { expect, test } from "vitest";
import { noPlayerSums } from "#core/stats/history/sums.ts";
import { seasonAverages } from "#core/stats/statistic-sets.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { sumCells, sumColumns } from "./season-tables-model.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");

test("LOOK5 a phone has a player's points, rebounds, assists and index first; a wide window the index last", () => {
  const columns = sumColumns(seasonAverages, english);
  const shownOn = (hidden: "wideOnly" | "phoneOnly") => columns.filter((column) => column[hidden] !== true).map(({ short }) => short);
  expect(shownOn("wideOnly").slice(0, 6)).toEqual(["GP", "Min", "Pts", "Reb", "Ast", "PIR"]);
  expect(shownOn("phoneOnly").at(-1)).toBe("PIR");
  expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
  expect(sumCells({ ...noPlayerSums, games: 2 }, seasonAverages, "perGame", english)).toHaveLength(columns.length);
});
