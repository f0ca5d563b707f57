import { beforeAll, describe, expect, it } from "vitest";
import type { PageTag } from "#contract/page-tags.ts";
import type { ScheduledGame } from "#contract/schedule-queries.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { venueQueriesFor } from "../venues/venue-queries.ts";
import { scheduleQueriesFor } from "./schedule-queries.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "weeks", ["Avala", "Banjica", "Dunav", "Wolves"]);
  const played = await league.game({ home: "Avala", away: "Banjica", round: 1, tipOff: Date.UTC(2026, 9, 23, 17) });
  await league.append(played, exhibitionGame("weeks").events);
  // Half an hour before Monday in the league's time zone, which is Sunday evening in Greenwich as well.
  await league.game({ home: "Wolves", away: "Dunav", round: 2, tipOff: Date.UTC(2026, 10, 1, 22, 30) });
  // Half an hour into Monday there, still Sunday in Greenwich.
  await league.game({ home: "Banjica", away: "Wolves", round: 3, tipOff: Date.UTC(2026, 10, 1, 23, 30) });
  await league.game({ home: "Dunav", away: "Avala", round: 3, status: "date-to-be-decided" });
});

function asking() {
  const tags = new Set<PageTag>();
  return { ask: scheduleQueriesFor(database.db, league.tenantId, (tag) => tags.add(tag)), tags };
}

function slugs(games: readonly ScheduledGame[]): string[] {
  return games.map(({ game }) => game.ref.gameSlug);
}

describe("questions of the schedule", () => {
  it("weeks begin on Monday, in the league's time zone", async () => {
    const week = await asking().ask.schedule({ day: "2026-10-28", leagueSlug: null });
    expect([week.from, week.until]).toEqual(["2026-10-26", "2026-11-01"]);
    expect(slugs(week.games)).toEqual(["wolves-dunav"]);
    expect([week.earlier, week.later]).toEqual(["2026-10-23", "2026-11-02"]);
    const next = await asking().ask.schedule({ day: "2026-11-02", leagueSlug: null });
    expect(slugs(next.games)).toEqual(["banjica-wolves"]);
    expect([next.earlier, next.later]).toEqual(["2026-11-01", null]);
  });

  it("SCHED22 a day is shown alone, with the days around that have games", async () => {
    const day = await asking().ask.schedule({ day: "2026-11-01", leagueSlug: null, span: "day" });
    expect([day.from, day.until, slugs(day.games)]).toEqual(["2026-11-01", "2026-11-01", ["wolves-dunav"]]);
    expect([day.earlier, day.later]).toEqual(["2026-10-23", "2026-11-02"]);
    expect(day.days).toEqual([
      { day: "2026-10-23", games: 1 },
      { day: "2026-11-01", games: 1 },
      { day: "2026-11-02", games: 1 },
    ]);
    const standing = await asking().ask.schedule({ day: null, leagueSlug: null, span: "day" });
    expect([standing.from, standing.until]).toEqual(["2026-11-01", "2026-11-01"]);
    const far = await asking().ask.schedule({ day: "2027-03-01", leagueSlug: null, span: "day" });
    expect([far.games, far.days, far.earlier]).toEqual([[], [], "2026-11-02"]);
  });

  it("without a day it is the week of the first game after the last result", async () => {
    const { ask, tags } = asking();
    const week = await ask.schedule({ day: null, leagueSlug: null });
    expect(week.from).toBe("2026-10-26");
    expect(slugs(week.undated)).toEqual(["dunav-avala"]);
    expect([...tags].some((tag) => tag.startsWith("league:"))).toBe(true);
  });

  it("narrows to a league, and finds nothing in one that is not there", async () => {
    expect(slugs((await asking().ask.schedule({ day: "2026-10-28", leagueSlug: "first" })).games)).toEqual(["wolves-dunav"]);
    const nowhere = await asking().ask.schedule({ day: null, leagueSlug: "nowhere" });
    expect([nowhere.games, nowhere.undated, nowhere.earlier, nowhere.later]).toEqual([[], [], null, null]);
  });

  it("another tenant's games stand on no page of this one", async () => {
    const other = await LeagueInDatabase.founded(database.db, "other-weeks", ["Lipa", "Hrast"]);
    const week = await scheduleQueriesFor(database.db, other.tenantId, () => undefined).schedule({ day: "2026-10-28", leagueSlug: null });
    expect(week.games).toEqual([]);
  });
});

describe("questions about halls", () => {
  it("a hall that is not there is none", async () => {
    const ask = venueQueriesFor(database.db, league.tenantId, () => undefined);
    expect(await ask.venue("nowhere")).toBeNull();
    expect(await ask.venues()).toEqual([]);
  });
});

describe("days whose times are to follow", () => {
  it("SCHED23 SCHED24 stand on their day behind its games with a time, in the strip and among the steps", async () => {
    const open = await LeagueInDatabase.founded(database.db, "open-days", ["Avala", "Banjica", "Dunav", "Wolves"]);
    await open.game({ home: "Dunav", away: "Wolves", round: 1, tipOffDay: "2026-12-05" });
    // Five minutes before midnight of that day in the league's time zone.
    await open.game({ home: "Avala", away: "Banjica", round: 1, tipOff: Date.UTC(2026, 11, 5, 22, 55) });
    await open.game({ home: "Wolves", away: "Avala", round: 2, tipOffDay: "2026-12-13" });
    // The clocks go back on that day.
    await open.game({ home: "Banjica", away: "Dunav", round: 3, tipOffDay: "2027-10-31" });
    const ask = scheduleQueriesFor(database.db, open.tenantId, () => undefined);
    const day = await ask.schedule({ day: null, leagueSlug: null, span: "day" });
    expect([day.from, slugs(day.games), day.undated]).toEqual(["2026-12-05", ["avala-banjica", "dunav-wolves"], []]);
    expect([day.days, day.earlier, day.later]).toEqual([
      [
        { day: "2026-12-05", games: 2 },
        { day: "2026-12-13", games: 1 },
      ],
      null,
      "2026-12-13",
    ]);
    const week = await ask.schedule({ day: "2026-12-08", leagueSlug: null });
    expect([slugs(week.games), week.earlier, week.later]).toEqual([["wolves-avala"], "2026-12-05", "2027-10-31"]);
    const dst = await ask.schedule({ day: "2027-10-31", leagueSlug: null, span: "day" });
    expect([slugs(dst.games), dst.earlier, dst.later]).toEqual([["banjica-dunav"], "2026-12-13", null]);
  });
});
