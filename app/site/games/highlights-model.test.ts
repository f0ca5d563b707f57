import { expect, test } from "vitest";
import type { EventId } from "#core/kernel/ids.ts";
import type { PlayMessageKey } from "#core/wording/play-line.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { highlights } from "./highlights-model.ts";
import { playerStats } from "./player-stats-model.ts";

putAllMessages();

const english = pageLanguage("en", "Europe/Belgrade");

async function viewOf(state: keyof typeof fixtureGames) {
  const roundSlug = state === "scheduled" ? "8" : "7";
  const view = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug, gameSlug: fixtureGames[state] });
  if (!view) throw new Error(`the fixture has no ${state} game`);
  return view;
}

test("LOOK1 a running game begins with its newest plays and a scorer of each side, one that is over with its best", async () => {
  const running = highlights(await viewOf("live"), english);
  expect(running?.plays?.rows.map(({ clock }) => clock)).toHaveLength(4);
  expect(running?.players?.tiles.map(({ side }) => side)).toEqual(["home", "away"]);
  const over = highlights(await viewOf("final"), english);
  expect(over?.plays).toBeNull();
  expect(over?.players?.tiles).toHaveLength(3);
  expect(over?.players?.tiles[0]?.figures.map(({ long }) => long)).toEqual(["Points", "Rebounds", "Assists"]);
  expect(highlights(await viewOf("scheduled"), english)).toBeNull();
});

test("LOOK30 changes of players stand among the newest plays only where there are not four others", async () => {
  const view = await viewOf("live");
  const [play] = view.plays;
  if (!play) throw new Error("the fixture's game has no play");
  const told = (key: PlayMessageKey, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...play,
      eventId: `${key}-${at}` as EventId,
      clockMs: null,
      wording: { key, values: {} },
    }));
  const idsAfter = (shots: number) =>
    highlights({ ...view, plays: [...told("layupMade", shots), ...told("substitutionIn", 9)] }, english)?.plays?.rows.map(({ id }) => id);
  expect(idsAfter(5)).toEqual(["layupMade-4", "layupMade-3", "layupMade-2", "layupMade-1"]);
  expect(idsAfter(3)?.every((id) => id.startsWith("substitutionIn"))).toBe(true);
});

test("LOOK10 a box score points out the most of each column over both teams, and who did a lot", async () => {
  const stats = playerStats(await viewOf("final"), null, english);
  const rows = [...(stats?.home.rows ?? []), ...(stats?.away.rows ?? [])];
  const points = rows.flatMap(({ cells }) => cells?.[stats?.columns.find(({ key }) => key === "points")?.cell ?? 0] ?? []);
  const most = Math.max(...points.map(({ weight }) => weight ?? 0));
  expect(points.filter(({ isBest }) => isBest).map(({ weight }) => weight)).toEqual(
    points.filter(({ weight }) => weight === most).map(() => most),
  );
  expect(rows.filter(({ isBig }) => isBig).length).toBeGreaterThan(0);
  expect(Math.max(...rows.map(({ minutes = 0 }) => minutes))).toBe(100);
});
