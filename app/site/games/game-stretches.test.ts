import { expect, test } from "vitest";
import { stretchesOf } from "#core/stats/stretch.ts";
import { fiba } from "#core/rules/fiba.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { nothingBeside, gamePage } from "./game-model.ts";
import { askedStretch, stretchChoice, stretchName } from "./game-stretches.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");

function asked(search: string): URLSearchParams {
  return new URLSearchParams(search);
}

async function finalGame() {
  const view = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames.final });
  if (!view?.box) throw new Error("the fixture has no game that is over");
  return { ...view, box: view.box };
}

test("BOX15 a game offers itself whole, its halves, its quarters and its overtimes, each at an address", async () => {
  const view = await finalGame();
  const choice = stretchChoice(view, null, english);
  expect(choice?.links.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Whole game", "1st half", "1st quarter", "2nd quarter", "2nd half", "3rd quarter", "4th quarter"]),
  );
  expect(choice?.links[0]?.isCurrent).toBe(true);
  expect(choice?.links[0]?.href).toMatch(/\/tabs\/PlayerStats#player-stats-pane$/);
  const half = askedStretch(view, asked("part=h2"));
  expect(half).toMatchObject({ from: 2, to: 3 });
  const current = stretchChoice(view, half, english)?.links.filter(({ isCurrent }) => isCurrent);
  expect(current?.map(({ text }) => text)).toEqual(["2nd half"]);
  expect(current?.[0]?.href).toContain("/tabs/PlayerStats?part=h2#");
});

test("BOX15 what an address names and the game does not have is the whole game", async () => {
  const view = await finalGame();
  for (const search of ["", "part=", "part=7", "part=h3", "part=ot9", "part=-1", "part=1&part=2x", "part=constructor"]) {
    const stretch = askedStretch(view, asked(search));
    expect([search, stretch?.name ?? null]).toEqual([search, search === "part=1&part=2x" ? "1" : null]);
  }
});

test("BOX18 without play-by-play there is nothing to choose", async () => {
  const view = { ...(await finalGame()), hasPlays: false };
  expect(stretchChoice(view, null, english)).toBeNull();
  expect(askedStretch(view, asked("part=1"))).toBeNull();
});

test("BOX15 of two periods each is called a half; all overtimes are counted", async () => {
  const format = { ...fiba.format, regularPeriods: 2 };
  const stretches = stretchesOf([{ kind: "overtime", number: 2 }], format);
  const view = { ruleProfile: "fiba/2x20+5" };
  expect(stretches.map((stretch) => stretchName(stretch, view, english))).toEqual([
    "1st half",
    "2nd half",
    "1st overtime",
    "2nd overtime",
    "2 overtimes",
  ]);
});

test("BOX15 BOX18 a part’s page shows its own lines under its name, and nothing of the whole game beside them", async () => {
  const view = await finalGame();
  const stretch = askedStretch(view, asked("part=1"));
  if (!stretch) throw new Error("no first quarter");
  const { home, away } = view.box.teams;
  const box = { home: { ...home, points: 11 }, away: { ...away, points: 9 } };
  const page = gamePage(view, "PlayerStats", english, { ...nothingBeside, stretch: { stretch, box } });
  expect(page.playerStats?.home.points).toBe(11);
  expect(page.playerStats?.home.caption).toMatch(/, 1st quarter: player statistics$/);
  expect(page.parts).toEqual([]);
});
