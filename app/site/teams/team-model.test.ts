import { describe, expect, test } from "vitest";
import type { TeamAnswer } from "#contract/club-queries.ts";
import type { TeamLineups } from "#contract/statistics-queries.ts";
import { noTeamSums, type TeamSums } from "#core/stats/history/sums.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { lineupsTable, onOffTable } from "./lineups-model.ts";
import { averagesTable, seasonSums } from "./team-averages-model.ts";
import { teamGamesTable } from "./team-games-model.ts";
import { isTeamTab, teamPage } from "./team-model.ts";
import type { GameSummary } from "#contract/game-summary.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");

async function team(): Promise<TeamAnswer> {
  const league = await fixtureQueries().league({ seasonSlug: "2025-26", leagueSlug: "prva" });
  const [first] = league?.standings ?? [];
  if (!league || !first) throw new Error("the fixture has no league");
  const games = league.rounds
    .flatMap((round) => round.games)
    .filter(({ home, away }) => [home.clubSlug, away.clubSlug].includes(first.team.clubSlug));
  const { competition, seasonName, ranking, standings } = league;
  return {
    teamId: "team-1",
    team: first.team,
    competition,
    seasonName,
    ranking,
    standings,
    totals: [],
    course: null,
    roster: [],
    games,
    venue: null,
    coach: { slug: "marko-ban", name: { text: "Marko Ban", transliterable: true } },
  };
}

describe("a team's page", () => {
  test("holds of each tab only its own part", async () => {
    const view = await team();
    const page = teamPage({ view, lineups: null, albums: [] }, "Games", language, 0);
    expect([page.overview, page.roster, page.table, page.photos]).toEqual([null, null, null, null]);
    expect(page.games?.table.rows).toHaveLength(view.games.length);
    expect(page.tabs.map(({ id }) => id)).toEqual(["overview", "roster", "games", "table", "photos"]);
    expect(isTeamTab("Standings")).toBe(false);
  });

  test("COACH5 HALLS6 its head names who leads it and where it plays at home", async () => {
    const view = await team();
    const hall = { slug: "hala", name: { text: "Hala", transliterable: false } };
    const facts = (given: Partial<TeamAnswer>) =>
      teamPage({ view: { ...view, ...given }, lineups: null, albums: [] }, "Games", language, 0).banner.facts;
    expect(facts({ venue: hall }).map(({ href }) => href)).toEqual(["/en/coaches/marko-ban", "/en/halls/hala"]);
    expect(facts({ coach: null })).toEqual([]);
  });

  test("marks its own row of the table", async () => {
    const view = await team();
    const { table } = teamPage({ view, lineups: null, albums: [] }, "Table", language, 0);
    expect(table?.own).toBe(view.team.clubSlug);
    expect(table?.rows).toHaveLength(view.standings.length);
  });

  test("says the own points first and keeps the record as the season goes", async () => {
    const view = await team();
    const [sample] = view.games;
    if (!sample) throw new Error("the fixture has no game");
    const clubSlug = view.team.clubSlug;
    const as = (home: number, away: number, isHome: boolean): GameSummary => {
      const own = { ...view.team, record: null };
      const rival = { ...(sample.home.clubSlug === clubSlug ? sample.away : sample.home), record: null };
      const sides = isHome ? { home: own, away: rival } : { home: rival, away: own };
      return { ...sample, status: "final", home: { ...sides.home, points: home }, away: { ...sides.away, points: away } };
    };
    const ahead: GameSummary = { ...as(0, 0, true), status: "date-to-be-decided", tipOff: null };
    const { rows } = teamGamesTable([as(80, 70, true), as(90, 60, false), as(61, 62, false), ahead], clubSlug, "Avala", language);
    expect(rows.map(({ cells }) => cells.slice(2).map((cell) => cell?.text))).toEqual([
      ["80–70", "+10", "1–0"],
      ["60–90", "−30", "1–1"],
      ["62–61", "+1", "2–1"],
      ["Date to be decided", undefined, undefined],
    ]);
  });
});

function sums(points: number, allowed: number): TeamSums {
  const counted = (total: number) => ({ games: 2, total, timedTotal: total, timedSeconds: 4800 });
  const figures = (scored: number) => ({
    ...noTeamSums,
    counts: { ...noTeamSums.counts, points: counted(scored), seconds: counted(4800), turnovers: counted(scored / 10) },
  });
  return { ...figures(points), games: 2, wins: 1, losses: 1, opponents: figures(allowed) };
}

describe("averages beside the league's", () => {
  test("ranks by what is better: fewer points allowed, fewer turnovers", () => {
    const totals = [
      { clubSlug: "avala", phase: "regular" as const, sums: sums(160, 150) },
      { clubSlug: "gavran", phase: "regular" as const, sums: sums(140, 120) },
    ];
    const table = averagesTable(seasonSums(totals), "avala", "Avala", language);
    const row = (key: string) => table?.rows.find((each) => each.key === key)?.cells.map((cell) => cell?.text);
    expect(row("points")).toEqual(["80.0", "75.0", "1", undefined]);
    expect(row("pointsAgainst")).toEqual(["75.0", "67.5", "2", undefined]);
    expect(row("turnovers")).toEqual(["8.0", "7.5", "2", undefined]);
    // Rebounds were not recorded: nothing is made of them, nor of what is estimated from them.
    expect(row("rebounds")).toEqual(["–", "–", undefined, undefined]);
    expect(row("pace")).toEqual(["–", "–", undefined, undefined]);
  });

  test("adds up both parts of a season, and says nothing before the first game", () => {
    const both = (["regular", "playoff"] as const).map((phase) => ({ clubSlug: "avala", phase, sums: sums(160, 150) }));
    expect(seasonSums(both).get("avala")?.games).toBe(4);
    expect(averagesTable(new Map(), "avala", "Avala", language)).toBeNull();
  });
});

describe("lineups", () => {
  const person = (slug: string) => ({ slug, givenName: ownName("Pera"), familyName: ownName(slug) });
  const figures = { seconds: 1200, pointsFor: 40, pointsAgainst: 30 };
  const phase = {
    lineups: [{ ...figures, games: 2, persons: ["a", "b", "c", "d", "e"].map(person) }],
    onOff: [{ person: person("a"), games: 2, on: figures, off: { seconds: 600, pointsFor: 10, pointsAgainst: 20 } }],
  };
  const lineups = (phases: TeamLineups["phases"]): TeamLineups => {
    const avala = { clubSlug: "avala", teamSlug: "avala", name: ownName("Avala"), code: "AVA" };
    return { team: { ...avala, primaryColor: "#112233", secondaryColor: "#ffffff", crestUrl: null }, sums: [], phases };
  };

  test("of both parts of a season are one", () => {
    const both = lineups([
      { phase: "regular", ...phase },
      { phase: "playoff", ...phase },
    ]);
    const [row] = lineupsTable(both, "Avala", language)?.rows ?? [];
    expect(row?.cells.map((cell) => cell?.text)).toEqual(["4", "40:00", "+20", "+20.0"]);
    const [effect] = onOffTable(both, "Avala", language)?.rows ?? [];
    expect(effect?.cells.map((cell) => cell?.text)).toEqual(["40:00", "+20.0", "−40.0", "+60.0"]);
  });

  test("are none where nobody recorded them", () => {
    expect(lineupsTable(lineups([]), "Avala", language)).toBeNull();
    expect(onOffTable(lineups([]), "Avala", language)).toBeNull();
  });
});
