import { expect, it } from "vitest";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { locales } from "#contract/locale.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { stripDays } from "../home/strip-days.ts";
import { calendarTab } from "../leagues/month-calendar-model.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { gameCard } from "../../sport/game-card.ts";
import { inTime, isMovedAway, sayWhen } from "../../sport/game-day.ts";
import { movedFrom } from "./game-info-model.ts";
import { isTimeToFollow, tipOffAhead } from "../../sport/game-phase.ts";
import type { GameSummary } from "#contract/game-summary.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");

async function aGame(change: Partial<GameSummary>): Promise<GameSummary> {
  const { leagues } = await fixtureQueries().home();
  const game = leagues[0]?.next.find(({ status }) => status === "scheduled");
  if (!game) throw new Error("the made-up league has no game to come");
  return { ...game, ...change };
}

const open = { tipOff: null, tipOffDay: "2026-12-05" };

it("SCHED23 a game whose time is to follow has a day, and no time that anybody could count down to", async () => {
  const card = gameCard(await aGame(open), language);
  expect([card.dayKey, card.day, card.time, card.machineTime]).toEqual(["2026-12-05", "Sat\u00a05\u00a0Dec", null, "2026-12-05"]);
  expect([isTimeToFollow(card), tipOffAhead(card)]).toEqual([true, undefined]);
  const timed = gameCard(await aGame({ tipOff: Date.UTC(2026, 11, 5, 18), tipOffDay: null }), language);
  expect([timed.time, isTimeToFollow(timed), tipOffAhead(timed)]).toEqual(["19:00", false, "2026-12-05T18:00:00.000Z"]);
});

it("SCHED29 says in every language that the time is to follow, and never an hour", async () => {
  const game = await aGame(open);
  const said = locales.map((locale) => sayWhen(game, pageLanguage(locale, "Europe/Belgrade")) ?? "");
  expect(said[locales.indexOf("sr")]).toBe("sub, 5. dec 2026. · Vreme nije određeno");
  expect(new Set(said).size).toBe(locales.length);
  for (const text of said) expect(text).not.toMatch(/\d\d[:.]\d\d/);
});

it.each<[GameStatus, string | null]>([
  ["scheduled", "Sat, 5 Dec 2026 · Time to be decided"],
  ["final", "Sat, 5 Dec 2026"],
  ["postponed", null],
  ["cancelled", "Sat, 5 Dec 2026"],
])("SCHED23 a time is to follow of games to come alone: %s", async (status, said) => {
  expect(sayWhen(await aGame({ ...open, status }), language)).toBe(said);
});

it("SCHED24 stands behind the games of its day that have a time, in lists, in the strip and in the calendar", async () => {
  const late = await aGame({ tipOff: Date.UTC(2026, 11, 5, 22, 30), tipOffDay: null });
  const next = await aGame({ tipOff: Date.UTC(2026, 11, 6, 9), tipOffDay: null });
  const [dayAlone, undecided] = [await aGame(open), await aGame({ tipOff: null, status: "date-to-be-decided" })];
  const inOrder = [late, dayAlone, next, undecided];
  expect([undecided, dayAlone, next, late].toSorted(inTime(language))).toEqual(inOrder);
  const cards = [dayAlone, next, late].map((game) => gameCard(game, language));
  const strip = stripDays({ latest: [], next: cards, days: {} });
  expect(strip.map(({ key, games }) => [key, games.map(({ time }) => time)])).toEqual([
    ["2026-12-05", ["23:30", null]],
    ["2026-12-06", ["10:00"]],
  ]);
  const view = await fixtureQueries().league({ seasonSlug: "2025-26", leagueSlug: "prva" });
  if (!view) throw new Error("the made-up league is gone");
  const rounds = [{ number: 1, stage: null, slug: "1", games: [dayAlone, late] }];
  const tab = calendarTab({ ...view, rounds }, { month: null, team: null, day: null }, language);
  const day = tab?.weeks.flat().find((each) => each?.key === "2026-12-05");
  expect([tab?.key, tab?.undated, day?.games.map(({ time }) => time)]).toEqual(["2026-12", null, ["23:30", null]]);
});

it("SCHED25 a day that gets its time was not moved away; another day, or a time taken back, was", () => {
  const evening = { tipOff: Date.UTC(2026, 11, 5, 18), tipOffDay: null };
  const sunday = { tipOff: null, tipOffDay: "2026-12-06" };
  const undecided = { tipOff: null, tipOffDay: null };
  expect(isMovedAway(open, evening, language)).toBe(false);
  expect(isMovedAway(undecided, open, language)).toBe(false);
  for (const [from, to] of [
    [open, sunday],
    [evening, open],
    [evening, sunday],
    [open, undecided],
  ] as const)
    expect(isMovedAway(from, to, language)).toBe(true);
  const place = { venue: null, status: "scheduled" } as const;
  const moves = [
    { movedAt: 0, from: { ...open, ...place }, to: { ...sunday, ...place }, reason: "" },
    { movedAt: 1, from: { ...sunday, ...place }, to: { tipOff: Date.UTC(2026, 11, 6, 18), tipOffDay: null, ...place }, reason: "" },
  ];
  expect(movedFrom({ moves } as unknown as GameAnswer, language)).toEqual(["Sat, 5 Dec 2026"]);
});
