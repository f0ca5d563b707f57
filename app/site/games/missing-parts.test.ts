import { expect, test } from "vitest";
import type { Absence } from "#contract/availability.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { missingParts } from "./missing-parts.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");

async function viewOf(state: "scheduled" | "final") {
  const address = { seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: state === "final" ? "7" : "8", gameSlug: fixtureGames[state] };
  const view = await fixtureQueries().game(address);
  if (!view) throw new Error(`the fixture has no ${state} game`);
  const missing = (absence: Partial<Absence>) => ({
    person: { slug: "pera-peric", givenName: ownName("Pera"), familyName: ownName("Perić") },
    shirt: "7",
    absence: { status: "out", reason: null, since: "2026-01-01", expectedBack: null, ...absence } as const,
  });
  const away = [missing({ reason: "injury", expectedBack: "2026-02-05" }), missing({ status: "doubtful" })];
  return { ...view, missing: { home: [], away } };
}

test("AVAIL4 a game ahead says who may be missing, by team, with a word on each", async () => {
  const view = await viewOf("scheduled");
  expect(missingParts(view, english)).toEqual([
    {
      kind: "lines",
      title: `Could miss the game: ${view.summary.away.name.text}`,
      lines: [
        { name: "Out", text: "Pera Perić – injury, expected back 5 February 2026", href: "/en/players/pera-peric" },
        { name: "Doubtful", text: "Pera Perić", href: "/en/players/pera-peric" },
      ],
      note: null,
    },
  ]);
});

test("AVAIL4 a game that was played says nothing of it", async () => {
  expect(missingParts(await viewOf("final"), english)).toEqual([]);
});
