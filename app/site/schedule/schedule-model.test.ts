import { describe, expect, it } from "vitest";
import type { ScheduledGame } from "#contract/schedule-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { scheduleHref, schedulePage } from "./schedule-model.ts";
import type { GameSummary } from "#contract/game-summary.ts";

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
  it("puts every game under its day and league, once", async () => {
    const all = await games();
    const dated = all.filter(({ game }) => game.tipOff !== null);
    const undated = all.filter(({ game }) => game.tipOff === null);
    const view = { from: "2026-02-23", until: "2026-03-01", games: dated, undated, earlier: "2026-02-20", later: null, days: [] };
    const page = schedulePage(view, { day: "2026-02-25", leagueSlug: null }, await queries.site(), language);
    expect(page.days.flatMap(({ leagues }) => leagues.flatMap((league) => league.games))).toHaveLength(dated.length);
    expect(new Set(page.days.map(({ key }) => key)).size).toBe(page.days.length);
    expect(page.when).toMatch(/^23. februar\s–\s1. mart 2026.$/u);
    expect([page.earlier, page.later]).toEqual(["/sr/schedule?day=2026-02-20", null]);
    expect(page.leagues.map(({ name, isChosen }) => [name, isChosen])[0]).toEqual(["Sve lige", true]);
  });

  it("keeps the league from week to week", () => {
    expect(scheduleHref("ru", { day: "2026-11-16", leagueSlug: "prva" })).toBe("/ru/schedule?day=2026-11-16&league=prva");
    expect(scheduleHref("ru", { day: null, leagueSlug: null })).toBe("/ru/schedule");
  });

  it("SCHED22 has the days around in a strip, each with its games and an address of its own", async () => {
    const days = [
      { day: "2026-02-20", games: 1 },
      { day: "2026-02-25", games: 5 },
    ];
    const view = { from: "2026-02-24", until: "2026-02-24", games: [], undated: [], earlier: "2026-02-20", later: "2026-02-25", days };
    const page = schedulePage(view, { day: "2026-02-24", leagueSlug: "prva", span: "day" }, await queries.site(), language);
    expect(page.strip.map(({ weekday, date, label, shown }) => [weekday, date, label, shown])).toEqual([
      ["pet", "20. feb", "1 utakmica", null],
      // The day shown stands there though nobody plays.
      ["uto", "24. feb", "0 utakmica", "alone"],
      ["sre", "25. feb", "5 utakmica", null],
    ]);
    expect(page.strip[0]?.href).toBe("/sr/schedule?day=2026-02-20&league=prva&view=day");
    expect([page.when, page.earlier]).toEqual(["utorak, 24. februar 2026.", "/sr/schedule?day=2026-02-20&league=prva&view=day"]);
    expect(page.ways.map(({ href }) => href)).toEqual(["/sr/schedule?day=2026-02-24&league=prva", "/sr/schedule?league=prva&view=day"]);
    const week = schedulePage(
      { ...view, from: "2026-02-23", until: "2026-03-01" },
      { day: null, leagueSlug: null },
      await queries.site(),
      language,
    );
    expect([week.strip.map(({ shown }) => shown), week.ways]).toEqual([[null, "among"], []]);
  });

  it("SCHED30 knows the first day with a game on or ahead, where days that are over stand above it", async () => {
    const first = (await games()).find(({ game }) => game.tipOff !== null) as ScheduledGame;
    const site = await queries.site();
    const nextOf = (shown: readonly ScheduledGame[]) => {
      const view = { from: "2026-02-23", until: "2026-03-01", games: shown, undated: [], earlier: null, later: null, days: [] };
      return schedulePage(view, { day: null, leagueSlug: null }, site, language).days.map(({ isNext }) => isNext);
    };
    const on = (day: number, status: GameSummary["status"]): ScheduledGame => ({
      ...first,
      game: { ...first.game, status, tipOff: Date.UTC(2026, 1, day, 18) },
    });
    expect(nextOf([on(24, "final"), on(25, "postponed"), on(26, "live"), on(27, "scheduled")])).toEqual([false, false, true, false]);
    expect(nextOf([on(24, "final"), on(24, "scheduled"), on(26, "scheduled")])).toEqual([false, false]);
    expect(nextOf([on(24, "final"), on(25, "forfeited")])).toEqual([false, false]);
  });

  it("is a page without games too", async () => {
    const view = { from: "", until: "", games: [], undated: [], earlier: null, later: null, days: [] };
    const page = schedulePage(view, { day: null, leagueSlug: null }, await queries.site(), language);
    expect([page.when, page.days]).toEqual(["", []]);
  });
});
