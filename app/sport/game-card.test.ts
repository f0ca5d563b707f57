import { expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../i18n/all-messages.server.ts";
import { pageLanguage } from "../i18n/page-language.ts";
import { gameCard } from "./game-card.ts";

putAllMessages();

test.each(locales)("LOOK31 a day of a card breaks nowhere but before its year: %s", async (locale) => {
  const view = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames.final });
  if (!view) throw new Error("the fixture has no such game");
  const language = pageLanguage(locale, "Europe/Belgrade");
  expect(gameCard(view.summary, language).day).not.toContain(" ");
  expect(gameCard(view.summary, language, "dayYear").day).toMatch(/^[^ ]+ 2026\.?$/);
});
