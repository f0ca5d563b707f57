import { expect, test } from "vitest";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { drawnAlbum, drawnNews } from "./drawn-news-model.ts";
import { newsFigures } from "./news-figures-model.ts";

putAllMessages();

const english = pageLanguage("en", "Europe/Belgrade");

async function drawn(state: keyof typeof fixtureGames) {
  const roundSlug = state === "scheduled" ? "8" : "7";
  const view = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug, gameSlug: fixtureGames[state] });
  if (!view) throw new Error(`the fixture has no ${state} game`);
  const picture = drawnNews({ kind: "game", game: view.summary, scorer: { shirt: "9", side: "home" } }, english);
  if (picture.kind !== "game") throw new Error("a game is drawn as a game");
  return picture;
}

test("LOOK2 a game that is over is drawn with its score and its scorer's shirt, any other with its moment and no score", async () => {
  const over = await drawn("final");
  expect([over.score?.home, over.score?.away].every((points) => /^\d+$/.test(points ?? ""))).toBe(true);
  expect(over.scorer?.number).toBe("9");
  for (const state of ["live", "scheduled"] as const) {
    const running = await drawn(state);
    expect([running.score, running.scorer]).toEqual([null, null]);
    expect(running.when).toMatch(/\d/);
  }
});

test("LOOK36 an award of a season has averages; an album without pictures its game, or its club's crest and nobody's shirt", async () => {
  const view = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames.final });
  if (!view) throw new Error("the fixture has no such game");
  const { summary } = view;
  const figures = { points: 17.25, rebounds: 5, assists: null };
  const named = { kind: "player", team: summary.home, shirt: "9", figures } as const;
  const written = (isAverage: boolean) => {
    const drawing = drawnNews({ ...named, isAverage }, english);
    return drawing.kind === "player" ? drawing.figures.map(({ value }) => value) : [];
  };
  expect(written(true)).toEqual(["17.3", "5.0"]);
  expect(written(false)[1]).toBe("5");
  expect(drawnAlbum({ game: summary, club: null }, english)).toMatchObject({ kind: "game", scorer: null });
  const { name, code, primaryColor, secondaryColor, crestUrl, clubSlug: slug } = summary.home;
  const club = { name, code, primaryColor, secondaryColor, crestUrl, slug };
  expect(drawnAlbum({ game: null, club }, english)).toMatchObject({
    kind: "player",
    shirt: { number: "", club: { key: slug } },
    figures: [],
  });
  expect(drawnAlbum({ game: null, club: null }, english)).toBeNull();
});

test("LOOK12 a game that is over gives its periods and three of each side to the news about it, any other nothing", async () => {
  const viewOf = (state: keyof typeof fixtureGames) =>
    fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames[state] });
  const [over, running] = await Promise.all([viewOf("final"), viewOf("live")]);
  const figures = over && newsFigures(over, english);
  expect(figures?.sides.map(({ players }) => players.length)).toEqual([3, 3]);
  expect(figures?.sides.map(({ points }) => points.length)).toEqual([figures?.periods.length, figures?.periods.length]);
  expect(running && newsFigures(running, english)).toBeNull();
});
