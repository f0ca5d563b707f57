import { expect, test } from "vitest";
import type { GameAnswer } from "#contract/queries.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { fanVoteParts } from "./fan-vote-model.ts";
import { gameHeader } from "./game-header-model.ts";
import { teamStats } from "./team-stats-model.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");
const endedAt = Date.UTC(2026, 10, 22, 19);
/** It was waited for. */
const closesAt = endedAt - 50 * 3_600_000;

async function viewWith(fanVote: GameAnswer["fanVote"]): Promise<GameAnswer> {
  const address = { seasonSlug: "2025-26", leagueSlug: "prva", roundSlug: "7", gameSlug: fixtureGames.final };
  const view = await fixtureQueries().game(address, { plays: false, lineups: false });
  if (!view) throw new Error("the fixture has no final game");
  return { ...view, fanVote };
}

function playersOf(view: GameAnswer): string[] {
  return (["home", "away"] as const).flatMap((side) =>
    (view.box?.teams[side].players ?? []).flatMap(({ key, played }) => (played ? [key as string] : [])),
  );
}

test("FANVOTE3 what a vote came to stands on the game's page: five by name with their shares, the rest together, how many voted", async () => {
  const keys = playersOf(await viewWith(null));
  const counts = keys.slice(0, 7).map((key, place) => ({ key, votes: place === 6 ? 1 : 60 - 10 * Math.max(place, 1) }));
  const view = await viewWith({ closesAt, endedAt, counts: [...counts, { key: "nobody", votes: 900 }] });
  const [part, ...more] = fanVoteParts(view, english);
  expect(more).toEqual([]);
  expect(part?.title).toBe("Fans’ player of the game");
  expect(part?.rows.map(({ cells }) => cells.slice(2).map(({ text }) => text))).toEqual([
    ["24.9%", "50"],
    ["24.9%", "50"],
    ["19.9%", "40"],
    ["14.9%", "30"],
    ["10.0%", "20"],
    ["5.5%", "11"],
  ]);
  expect(part?.rows.map(({ cells }) => cells[2]?.isStrong ?? false)).toEqual([true, true, false, false, false, false]);
  expect(part?.rows.at(-1)?.cells[0]?.text).toBe("All others");
  expect(part?.note).toBe("201 votes from signed-in fans. The vote ended on 22 November 2026.");
  expect(teamStats(view, english).around[0]).toEqual(part);
});

test("FANVOTE3 FANVOTE7 nothing stands there while it goes on, where too few voted, and where nobody was asked; then it has a room", async () => {
  const open = await viewWith({ closesAt, endedAt: null, counts: [] });
  const few = await viewWith({ closesAt, endedAt, counts: [] });
  const none = await viewWith(null);
  expect([open, few, none].map((view) => fanVoteParts(view, english))).toEqual([[], [], []]);
  expect([open, few, none].map((view) => gameHeader(view, english).vote)).toEqual([`vote:${open.summary.gameId}:${closesAt}`, null, null]);
});
