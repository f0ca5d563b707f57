import { expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { fantasyCorrections } from "#tests/support/fixtures/fantasy-pages.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { correctionsPage } from "./corrections-model.ts";

putAllMessages();

test("FANP6 each correction tells its round, every player's old and new points, how many teams, and when", () => {
  const { corrections } = correctionsPage(fantasyCorrections, pageLanguage("en", "Europe/Belgrade"));
  const [first, second] = corrections;
  expect([first?.round, first?.when.text, first?.teams]).toEqual([
    "Round 9",
    expect.stringContaining("22 Nov 2026"),
    "The points of 412 teams changed.",
  ]);
  expect(first?.changes.map(({ before, after, href }) => [before, after, href])).toEqual([
    ["12.5", "14.3", addresses.fantasyPlayer("en", fantasyCorrections.competition, 13)],
    ["−2.0", "−3.0", addresses.fantasyPlayer("en", fantasyCorrections.competition, 26)],
  ]);
  expect(second?.teams).toBe("No player’s points changed, only team points. The points of 1 team changed.");
});

test("FANP6 a season without one says so", () => {
  const page = correctionsPage({ ...fantasyCorrections, corrections: [] }, pageLanguage("sr", "Europe/Belgrade"));
  expect([page.corrections, page.none]).toEqual([[], "Ove sezone ništa nije ispravljeno."]);
});
