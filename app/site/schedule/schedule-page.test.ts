import { describe, expect, it } from "vitest";
import type { GameSummary } from "#contract/queries.ts";
import type { ScheduledGame } from "#contract/schedule-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../page-language.ts";
import { fixtureQueries } from "#tests/support/fixture-queries.ts";
import { dayOf, scheduleHref, schedulePage } from "./schedule-page.ts";

putAllMessages();
const language = pageLanguage("sr", "Europe/Belgrade");
const queries = fixtureQueries();

async function games(): Promise<readonly ScheduledGame[]> {
  const league = await queries.league({ seasonSlug: "2025-26", leagueSlug: "prva" });
  return (league?.rounds ?? []).flatMap(({ games: ofRound }) =>
    ofRound.map((game: GameSummary) => ({ game, competition: league!.competition })),
  );
}

describe("the schedule", () => {
  it.each([
    ["2026-11-16", "2026-11-16"],
    ["2028-02-29", "2028-02-29"],
    ["2026-02-29", null],
    ["2026-13-01", null],
    ["0000-00-00", null],
    ["16.11.2026", null],
    ["２０２６-11-16", null],
    ["2026-11-16'; drop", null],
    ["", null],
    [null, null],
  ])("takes %s for the day %s", (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it("puts every game under its day and league, once", async () => {
    const all = await games();
    const dated = all.filter(({ game }) => game.tipOff !== null);
    const undated = all.filter(({ game }) => game.tipOff === null);
    const view = { from: "2026-02-23", until: "2026-03-01", games: dated, undated, earlier: "2026-02-20", later: null };
    const page = schedulePage(view, { day: "2026-02-25", leagueSlug: null }, await queries.site(), language);
    expect(page.days.flatMap(({ leagues }) => leagues.flatMap((league) => league.games))).toHaveLength(dated.length);
    expect(new Set(page.days.map(({ key }) => key)).size).toBe(page.days.length);
    expect(page.week).toMatch(/^23. februar\s–\s1. mart 2026.$/u);
    expect([page.earlier, page.later]).toEqual(["/sr/schedule?day=2026-02-20", null]);
    expect(page.leagues.map(({ name, isChosen }) => [name, isChosen])[0]).toEqual(["Sve lige", true]);
  });

  it("keeps the league from week to week", () => {
    expect(scheduleHref("ru", { day: "2026-11-16", leagueSlug: "prva" })).toBe("/ru/schedule?day=2026-11-16&league=prva");
    expect(scheduleHref("ru", { day: null, leagueSlug: null })).toBe("/ru/schedule");
  });

  it("is a page without games too", async () => {
    const view = { from: "", until: "", games: [], undated: [], earlier: null, later: null };
    const page = schedulePage(view, { day: null, leagueSlug: null }, await queries.site(), language);
    expect([page.week, page.days]).toEqual(["", []]);
  });
});
