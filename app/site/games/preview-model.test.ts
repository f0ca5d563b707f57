import { beforeAll, describe, expect, test } from "vitest";
import type { GamePreview, PreviewSide } from "#contract/game-preview.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { ClubsHeadToHead } from "#contract/statistics-queries.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { previewModel } from "./preview-model.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";
import type { RosterPlayer } from "#contract/roster-player.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");
const league = { seasonSlug: "2025-26", leagueSlug: "prva" };

let ahead: GameAnswer;
let played: GameAnswer;
beforeAll(async () => {
  const queries = fixtureQueries();
  const [scheduled, final] = await Promise.all([
    queries.game({ ...league, roundSlug: "8", gameSlug: fixtureGames.scheduled }),
    queries.game({ ...league, roundSlug: "7", gameSlug: fixtureGames.final }),
  ]);
  if (!scheduled || !final) throw new Error("the fixture has both games");
  [ahead, played] = [scheduled, final];
});

type Figures = NonNullable<RosterPlayer["figures"]>;

function player(familyName: string, figures: Partial<Figures>, until: string | null = null): RosterPlayer {
  const person = { slug: familyName.toLowerCase(), givenName: ownName("Ana"), familyName: ownName(familyName) };
  const all = { games: 4, seconds: 1200, points: 0, rebounds: 0, assists: 0, performanceIndexRating: 0, ...figures };
  const empty = {
    shirt: "4",
    position: null,
    captain: false,
    birthDate: null,
    heightCm: null,
    weightKg: null,
    nationality: null,
    portrait: null,
    absence: null,
    from: null,
  };
  return { person, ...empty, until, figures: all };
}

async function side(of: "home" | "away", row: Partial<StandingsRow>, roster: readonly RosterPlayer[] = []): Promise<PreviewSide> {
  const view = await fixtureQueries().league(league);
  const known = view?.standings.find(({ team }) => team.clubSlug === ahead.summary[of].clubSlug);
  if (!known || !view) throw new Error("the fixture has a table");
  const latest = view.rounds
    .flatMap(({ games }) => games)
    .filter(({ status, home }) => status === "final" && home.clubSlug === known.team.clubSlug);
  return { row: { ...known, ...row }, teams: view.standings.length, sums: null, latest: latest.slice(0, 5), roster };
}

async function preview(home: Partial<StandingsRow> = {}, roster: readonly RosterPlayer[] = []): Promise<GamePreview> {
  return { home: await side("home", home, roster), away: await side("away", {}) };
}

const met: ClubsHeadToHead = {
  names: { own: ownName("Gavran"), opponent: ownName("Banjica") },
  all: { games: 3, wins: 2, losses: 1 },
  home: { games: 2, wins: 2, losses: 0 },
  away: { games: 1, wins: 0, losses: 1 },
  averagePoints: { own: 80.5, opponents: 78 },
  streak: { length: 2, winner: "own" },
  biggestWins: [],
  biggestLosses: [],
  meetings: [],
  scorers: { own: [], opponents: [] },
};

describe("a game ahead", () => {
  test("AHEAD1 says who stands better, and by how much", async () => {
    const model = previewModel(ahead, await preview({ rank: 1, wins: 9, losses: 1, played: 10 }), null, english);
    const rows = new Map(model?.standing.rows.map((row) => [row.key, row]));
    expect(rows.get("place")).toMatchObject({ home: "1/12", better: "home" });
    expect(rows.get("record")).toMatchObject({ home: english.format.record(9, 1), share: { home: 90 } });
    const chance = rows.get("chance");
    expect((chance?.share?.home ?? 0) + (chance?.share?.away ?? 0)).toBeCloseTo(100);
  });

  test("AHEAD1 AHEAD4 before the first game there is no place and no figure, but still the chances", async () => {
    const nothing = { played: 0, wins: 0, losses: 0, form: [], streak: 0, home: { wins: 0, losses: 0 }, away: { wins: 0, losses: 0 } };
    const both = await preview(nothing);
    const model = previewModel(
      ahead,
      { home: both.home, away: { ...both.away, row: { ...both.away.row, ...nothing }, latest: [] } },
      null,
      english,
    );
    expect(model?.standing.rows.map(({ key }) => key)).toEqual(["record", "hall", "lately", "chance"]);
    expect(model?.standing.rows[0]).toMatchObject({ share: null, better: null });
    expect(model).toMatchObject({ perGame: null, factors: null, leaders: [], facts: [] });
  });

  test("AHEAD4 is not told of a game that was played, nor of one without teams in a table", async () => {
    expect(previewModel(played, await preview(), null, english)).toBeNull();
    expect(previewModel(ahead, null, null, english)).toBeNull();
  });

  test("AHEAD2 tells runs and meetings, and how each of the latest games ended", async () => {
    const model = previewModel(ahead, await preview({ form: ["won", "won", "lost", "won", "won"], streak: 2 }), met, english);
    const [facts] = model?.facts ?? [];
    if (facts?.kind !== "lines") throw new Error("facts are lines");
    expect(facts.lines[0]?.text).toBe("2 wins in a row, 4 wins in the last 5 games");
    const single = previewModel(ahead, await preview({ form: ["lost", "won", "lost", "lost", "lost"], streak: -1 }), met, english);
    const [said] = single?.facts ?? [];
    expect(said?.kind === "lines" && said.lines[0]?.text).toBe("1 win in the last 5 games");
    const between = facts.lines.at(-1);
    expect(between?.text).toContain("3 meetings");
    expect(between?.text).toContain("2–1");
    const [latest] = model?.latest ?? [];
    if (latest?.kind !== "table") throw new Error("latest games are a table");
    for (const { cells } of latest.rows) expect(cells.at(-1)?.text).toMatch(/^[WL] \d+–\d+$/);
    expect(latest.rows.length).toBeGreaterThan(0);
  });

  test("AHEAD3 leaders are the first by average of those who play there still, and often enough", async () => {
    const roster = [
      player("Prva", { points: 18 }),
      player("Retka", { games: 1, points: 30 }),
      player("Bivša", { points: 25 }, "2026-01-02"),
      player("Druga", { points: 11, assists: 7 }),
    ];
    const given = await preview({}, roster);
    const model = previewModel(ahead, { ...given, home: { ...given.home, sums: sumsOver(4) } }, null, english);
    const [table] = model?.leaders ?? [];
    if (table?.kind !== "table") throw new Error("leaders are a table");
    expect(table.rows.find(({ key }) => key === "points")?.cells[1]?.text).toBe("A. Prva 18.0");
    expect(table.rows.find(({ key }) => key === "assists")?.cells[1]?.text).toBe("A. Druga 7.0");
    expect(table.rows[0]?.cells[2]?.text).toBe("–");
  });
});

/** Of these sums only the number of games is read where the other side has none. */
function sumsOver(games: number): NonNullable<PreviewSide["sums"]> {
  return { games } as NonNullable<PreviewSide["sums"]>;
}
