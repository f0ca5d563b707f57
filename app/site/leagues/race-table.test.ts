import { describe, expect, test } from "vitest";
import type { LeagueTableAnswer, TeamRace } from "#contract/league-queries.ts";
import type { PossiblePlaces } from "#core/league/race/possible-places.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { oddsText, raceTableOf } from "./race-table-model.ts";
import { standingsChoice } from "./standings-choice.ts";
import { standingsTab } from "./league-standings-model.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");
const today = { round: null, view: "table" } as const;
const race = { round: null, view: "race" } as const;

async function table(): Promise<LeagueTableAnswer> {
  const view = await fixtureQueries().leagueTable({ seasonSlug: "2025-26", leagueSlug: "prva" }, { round: null, figures: false });
  if (!view) throw new Error("the fixture has no league");
  return view;
}

const open: PossiblePlaces = { best: 1, worst: 12, toCome: 4 };

/** Of the table's clubs from the first on; the rest are open. */
function placesOf({ rows }: LeagueTableAnswer, ...places: readonly PossiblePlaces[]): ReadonlyMap<string, PossiblePlaces> {
  return new Map(rows.map(({ team }, index) => [team.clubSlug, places[index] ?? open]));
}

describe("what is certain", () => {
  test("RACE3 stands under the place as a sign and in words, and the table says what its signs mean", async () => {
    const view = await table();
    const places = placesOf(view, { best: 1, worst: 1, toCome: 1 }, { best: 2, worst: 8, toCome: 1 }, { best: 9, worst: 10, toCome: 1 });
    const tab = standingsTab({ ...view, places }, today, language);
    expect(tab.rows.slice(0, 4).map(({ beside }) => beside && [beside.sign, beside.text])).toEqual([
      ["★", "first place secured"],
      ["✓", "play-off place secured"],
      ["○×", "safe from relegation and out of the play-offs"],
      undefined,
    ]);
    expect(tab.legend).toBe(
      "★ first place secured · ✓ play-off place secured · ○ safe from relegation · × out of the play-offs. " +
        "Whatever the remaining games bring; forfeits and rulings cannot be foreseen.",
    );
    expect(standingsTab({ ...view, places: placesOf(view) }, today, language).legend).toBeNull();
  });

  test("RACE10 is not told in the table after a round, nor in the one with the games under way", async () => {
    const view = await table();
    const places = placesOf(view, { best: 1, worst: 1, toCome: 1 });
    for (const [choice, moved] of [
      [{ round: 3, view: "table" }, null],
      [{ round: null, view: "now" }, new Map<string, number>()],
    ] as const) {
      const tab = standingsTab({ ...view, places, moved }, choice, language);
      expect([tab.legend, tab.rows[0]?.beside]).toEqual([null, undefined]);
    }
  });
});

describe("the race", () => {
  test("RACE7 is offered while it is on, of today alone", async () => {
    const view = await table();
    const offered = (places: LeagueTableAnswer["places"], choice: Parameters<typeof standingsTab>[1]) =>
      standingsTab({ ...view, places }, choice, language).views.links.map(({ href }) => href.split("?")[1] ?? "");
    expect(offered(null, today)).not.toContain("view=race");
    expect(offered(placesOf(view), today)).toContain("view=race");
    expect(offered(placesOf(view), { round: 3, view: "margins" })).toContain("view=race");
    expect(offered(null, race)).toContain("view=race");
    expect(standingsChoice(new URLSearchParams("view=race&round=3"))).toBeNull();
    expect(standingsChoice(new URLSearchParams("view=race"))).toEqual(race);
  });

  test("RACE7 where there is none the table stands there, and when it is told", async () => {
    const tab = standingsTab(await table(), race, language);
    expect(tab.figures).toBeNull();
    expect(tab.asOfNote).toMatch(/^The race appears once a game has been played/);
  });

  test("RACE4 RACE5 RACE6 tells of each team what is possible, how likely it is, and what lies before it", async () => {
    const view = await table();
    const told = (own: Partial<TeamRace>): TeamRace => ({
      places: open,
      winsToPlayoffs: 2,
      strength: { rating: 4.25, rank: 1, schedule: -1.5 },
      odds: [0.5, 0.3, 0.196, 0.004, 0, 0, 0, 0, 0, 0, 0, 0],
      ...own,
    });
    const teams = new Map(view.rows.map(({ team }) => [team.clubSlug, told({})]));
    const sure = { places: { best: 1, worst: 3, toCome: 2 }, winsToPlayoffs: 0 };
    const last = { winsToPlayoffs: null, strength: null, odds: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0.004, 0.5, 0.496] };
    teams.set(view.rows[1]!.team.clubSlug, told(sure)).set(view.rows[11]!.team.clubSlug, told(last));
    const shown = raceTableOf({ ...view, race: teams }, "", language);
    expect(shown?.columns.map(({ key }) => key)).toEqual([
      "place",
      "possible",
      "playoffs",
      "first",
      "down",
      "chances",
      "wins",
      "left",
      "schedule",
      "rating",
      "power",
    ]);
    const texts = shown?.rows.map(({ cells }) => cells.map((cell) => cell?.text)) ?? [];
    expect(texts[0]).toEqual([
      `${view.rows[0]!.rank}`,
      "1–12",
      ">\u00a099%",
      "50%",
      "<\u00a01%",
      "place 1: 50%, place 2: 30%, place 3: 20%",
      "2",
      "4",
      "−1.5",
      "+4.3",
      "1",
    ]);
    expect(texts[1]?.slice(1, 7)).toEqual(["1–3", "100%", "50%", "0%", "place 1: 50%, place 2: 30%, place 3: 20%", "0"]);
    expect(texts[11]?.slice(2)).toEqual(["<\u00a01%", "<\u00a01%", ">\u00a099%", "place 11: 50%, place 12: 50%", "–", "4", "–", "–", "–"]);
    expect(shown?.rows[0]?.cells[5]?.bars).toEqual({ width: 59, path: "M0 20v-20h4v20zM5 20v-12h4v12zM10 20v-8h4v8zM15 20v-1h4v1z" });
    const none = raceTableOf({ ...view, playoffPlaces: 0, relegationPlaces: 0, race: teams }, "", language);
    expect(none?.columns.map(({ key }) => key)).not.toEqual(expect.arrayContaining(["playoffs", "down", "wins"]));
  });

  test.each([
    [0, null, "<\u00a01%"],
    [1, null, ">\u00a099%"],
    [0.0101, null, "1%"],
    [0.99, null, "99%"],
    [0.4, true, "100%"],
    [0.4, false, "0%"],
  ])("RACE11 odds of %s, certain: %s, are told as %s", (share, isCertain, text) => {
    expect(oddsText(share, isCertain, language.format)).toBe(text);
  });
});
