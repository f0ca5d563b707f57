import { describe, expect, it } from "vitest";
import type { ShotPlaces } from "#contract/shot-places.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { shotsPage } from "./shots-model.ts";
import { shotsAsked, wantedShots } from "./shots-question.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");

/** Six from the paint in the first quarter of which four were made, one three in the second, one more after the fourth. */
const places: ShotPlaces = {
  competitions: [
    { seasonSlug: "2026-27", leagueSlug: "first", seasonName: "2026/27", name: ownName("Prva liga") },
    { seasonSlug: "2025-26", leagueSlug: "first", seasonName: "2025/26", name: ownName("Prva liga") },
  ],
  ruleProfiles: ["fiba", "fiba/4x8+5"],
  games: 2,
  attempted: 9,
  lines: ["AAAaa/f", "A////F"],
  everybody: ["AAAaaaaaaa/F", "f"],
};

function pageOf(search: string, of: Partial<ShotPlaces> = {}, hasLeagues = true) {
  return shotsPage({ ...places, ...of }, shotsAsked(new URLSearchParams(search)), { path: "/en/players/pera/shots", hasLeagues }, english);
}

describe("a chart of shots over many games", () => {
  it("SHOT5 SHOT7 tells each zone beside the league's, as a picture and as a table", () => {
    const { chart, detail } = pageOf("");
    expect(detail).toBe("2 games · 5/8 · 63%");
    const paint = chart?.table.rows.find(({ key }) => key === "paint");
    expect(paint?.cells.map((cell) => cell?.text)).toEqual(["4/6", "67%", "30%", "75%"]);
    expect(chart?.zones.find(({ zone }) => zone === "paint")?.level).toBe(5);
    expect(chart?.alternative).toContain("In the paint: 4/6");
    expect(chart?.notes.at(-1)).toBe("Location known for 8 of 9 attempts.");
  });

  it("SHOT6 is narrowed to a part of the games, the league's average with it", () => {
    const { chart, isNarrowed } = pageOf("part=h1");
    expect(isNarrowed).toBe(true);
    expect(chart?.table.rows.find(({ key }) => key === "threeCentre")?.cells.map((cell) => cell?.text)).toEqual([
      "0/1",
      "0%",
      "50%",
      "14%",
    ]);
    expect(pageOf("part=ot").detail).toBe("2 games · 1/1 · 100%");
  });

  it("SHOT6 each choice is a link that keeps the others", () => {
    const { filters } = pageOf("league=2025-26/first&side=away");
    expect(filters.map(({ links }) => links.find(({ isCurrent }) => isCurrent)?.text)).toEqual([
      "2025/26, Prva liga",
      "Whole games",
      "Away",
      "Won and lost",
    ]);
    const won = filters.at(-1)?.links.find(({ text }) => text === "Won");
    expect(won?.href).toBe("/en/players/pera/shots?league=2025-26%2Ffirst&side=away&result=won");
    expect(filters[0]?.links[0]?.href).toBe("/en/players/pera/shots?side=away");
    expect(filters[1]?.links.map(({ text }) => text).at(-1)).toBe("Overtimes");
    expect(pageOf("", {}, false).filters).toHaveLength(3);
  });

  it("SHOT8 what there is not is as good as not named", () => {
    for (const search of ["part=9", "side=left&result=drawn", "league=2020-21/none", "league=%27;--", "part=ot3&league=__proto__"]) {
      expect([search, pageOf(search).isNarrowed]).toEqual([search, false]);
    }
    expect(wantedShots(shotsAsked(new URLSearchParams("league=a/b/c&side=home&result=lost")))).toEqual({
      league: null,
      side: "home",
      won: false,
    });
  });

  it("SHOT8 where leagues differ in their periods, no part of a game is offered", () => {
    const { filters, detail } = pageOf("part=1", { ruleProfiles: ["fiba", "fiba/2x20+5"] });
    expect(filters).toHaveLength(3);
    expect(detail).toBe("2 games · 5/8 · 63%");
    expect(pageOf("", { ruleProfiles: ["fiba/2x20+5"] }).filters[1]?.links.map(({ text }) => text)).toEqual([
      "Whole games",
      "1st half",
      "2nd half",
      "Overtimes",
    ]);
  });

  it("SHOT7 says so where no place is known, and where nothing matches", () => {
    expect(pageOf("", { lines: ["", ""], everybody: [] })).toMatchObject({
      chart: null,
      empty: expect.stringContaining("No shot locations") as string,
    });
    expect(pageOf("part=4")).toMatchObject({ chart: null, empty: "No shots match." });
    expect(pageOf("", { lines: [], games: 0, attempted: 0 })).toMatchObject({ chart: null, empty: "No shots match." });
  });
});
