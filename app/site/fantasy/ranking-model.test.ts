import { describe, expect, it } from "vitest";
import type { RankingAnswer, RankingRow, RankingWanted } from "#contract/fantasy.ts";
import { rankingParameters, readRankingAddress } from "#contract/ranking-address.ts";
import { fantasyRound, ownFantasy } from "#tests/support/fixtures/own-fantasy.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { rankingPage } from "./ranking-model.ts";
import { spreadChart, tenOf } from "./spread-model.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");
const at = Date.UTC(2026, 10, 20, 18);
const season: RankingWanted = { table: "season", round: null, month: null, among: "all", page: 1 };

function row(number: number, place: number, before: number | null, name: string | null = `Team of ${number}`): RankingRow {
  return { team: { number, name }, place, before, points: 10_000 - place, lastRound: 528, rounds: 9, transfers: 12, isOfLeague: false };
}

function answer(wanted: Partial<RankingWanted>, more: Partial<RankingAnswer> = {}): RankingAnswer {
  const rounds = [fantasyRound(8, at - 7 * 86_400_000, "final"), fantasyRound(9, at, "provisional")];
  return {
    competition: ownFantasy("new", at).competition,
    seasonName: "2026/27",
    wanted: { ...season, ...wanted },
    after: rounds.at(-1) ?? null,
    rounds,
    months: ["2026-10", "2026-11"],
    clubs: [],
    rows: [row(7, 1, 3), row(8, 2, 2), row(9, 3, 1, null), row(10, 4, null)],
    teams: 120,
    pages: 3,
    spread: null,
    ...more,
  };
}

describe("a table's address", () => {
  it("FANT1 says what it asks for, and nothing that goes without saying", () => {
    const asked = (text: string) => readRankingAddress(new URLSearchParams(text));
    for (const text of ["", "?span=round&round=7", "?span=month&month=2026-11&page=2", "?span=last-five", "?span=average&page=3"]) {
      const wanted = asked(text);
      expect(wanted && rankingParameters(wanted)).toBe(text);
    }
    // What another table asks for is not this one's.
    expect(asked("?round=7&month=2026-11")).toEqual(season);
    for (const text of ["?span=cup", "?span=round", "?span=round&round=0", "?span=month&month=11", "?page=0", "?page=x"])
      expect(asked(text)).toBeNull();
  });
});

describe("a table", () => {
  it("FANT2 tells with arrow and figure how a place has changed, and calls a team without a name by its number", () => {
    const { table, standing } = rankingPage(answer({}), language);
    expect(standing).toBe("As of: Round 9 · 120 teams");
    expect(table?.lines.map(({ moved }) => moved)).toEqual([
      { way: "up", text: "▲2", label: "up 2" },
      { way: "same", text: "=", label: "same place" },
      { way: "down", text: "▼2", label: "down 2" },
      { way: "new", text: "new", label: "new" },
    ]);
    expect(table?.lines[2]).toMatchObject({ name: "Team 9", place: "3", points: "999.7", lastRound: "52.8" });
    expect(rankingPage(answer({ table: "average" }), language).table?.lines.every(({ moved }) => moved === null)).toBe(true);
  });

  it("FANT1 leads to the other tables at their last round and month, and to the pages beside it", () => {
    const page = rankingPage(answer({ page: 2 }), language);
    const base = "/en/seasons/2026-27/leagues/first/fantasy/ranking";
    expect(page.tables.links.map(({ href }) => href.replace(base, ""))).toEqual([
      "",
      "?span=round&round=9",
      "?span=month&month=2026-11",
      "?span=last-five",
      "?span=average",
    ]);
    expect([page.steps.previous?.href, page.steps.current, page.steps.next?.href]).toEqual([base, "Page 2 of 3", `${base}?page=3`]);
    const month = rankingPage(answer({ table: "month", month: "2026-10" }), language);
    expect(month.choice?.links).toEqual([
      { href: `${base}?span=month&month=2026-10`, text: "October 2026", isCurrent: true },
      { href: `${base}?span=month&month=2026-11`, text: "November 2026", isCurrent: false },
    ]);
    // A round's table leads to line-ups of that round.
    const round = rankingPage(answer({ table: "round", round: 9 }), language);
    expect(round.table?.lines[0]?.href).toBe("/en/seasons/2026-27/leagues/first/fantasy/teams/7?round=9");
    expect(round.own?.path).toBe("/v2/website/my-fantasy/2026-27/first/place?span=round&round=9");
  });

  it("FANT11 moves by itself as long as the round it ends with is played", () => {
    const from = (state: RankingAnswer["rounds"][number]["state"]) =>
      rankingPage(answer({}, { after: fantasyRound(9, at, state) }), language).live.from;
    expect((["locked", "live", "provisional", "final"] as const).map(from)).toEqual([0, 0, null, null]);
  });

  it("FANT1 says before the first round that there is none, and offers no round", () => {
    const page = rankingPage(answer({}, { after: null, rounds: [], months: [], rows: [], teams: 0, pages: 1 }), language);
    expect(page).toMatchObject({ table: null, standing: null, own: null, choice: null });
    expect(page.tables.links).toHaveLength(3);
  });
});

describe("how points are spread", () => {
  const bars = [
    { from: 70, teams: 3 },
    { from: 40, teams: 1 },
    { from: 50, teams: 6 },
  ];

  it("FANT3 has a bar for each ten, the average's marked, and says the same", () => {
    const chart = spreadChart({ average: 561, best: 743, bars }, language);
    expect(chart?.bars).toEqual([
      { from: 40, share: 1 / 6, isAverage: false },
      { from: 50, share: 1, isAverage: true },
      { from: 60, share: 0, isAverage: false },
      { from: 70, share: 0.5, isAverage: false },
    ]);
    expect(chart?.text).toBe("The average is 56.1 points, the best team has 74.3. Most teams, 6, have from 50 to 60.");
    expect(spreadChart({ average: 0, best: 0, bars: [] }, language)).toBeNull();
  });

  it("FANT3 puts points into the ten that they reach, below nothing too", () => {
    expect([tenOf(0), tenOf(99), tenOf(100), tenOf(561), tenOf(-1)]).toEqual([0, 0, 10, 50, -10]);
  });
});
