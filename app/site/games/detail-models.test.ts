import { describe, expect, test } from "vitest";
import type { GameAnswer } from "#contract/queries.ts";
import type { ClubsHeadToHead } from "#contract/statistics-queries.ts";
import { countingLine } from "#tests/support/games/counting-line.ts";
import { fixtureGames, fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import type { GamePart, PartLines, PartTable } from "./game-parts.ts";
import { assistPairParts } from "./assist-pairs-model.ts";
import { clutchParts } from "./clutch-model.ts";
import { gamePage } from "./game-model.ts";
import { lineupParts } from "./lineups-model.ts";
import { historyParts, seasonMeetings } from "./meetings-model.ts";
import { reportParts } from "./report-model.ts";
import { winProbabilityModel } from "./win-probability-model.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");

async function viewOf(state: keyof typeof fixtureGames): Promise<GameAnswer> {
  const roundSlug = state === "scheduled" ? "8" : "7";
  const view = await fixtureQueries().game({ seasonSlug: "2025-26", leagueSlug: "prva", roundSlug, gameSlug: fixtureGames[state] });
  if (!view) throw new Error(`the fixture has no ${state} game`);
  return view;
}

function tablesOf(parts: readonly GamePart[]): PartTable[] {
  return parts.filter((part) => part.kind === "table");
}

function linesOf(parts: readonly GamePart[]): PartLines[] {
  return parts.filter((part) => part.kind === "lines");
}

describe("who assisted whom", () => {
  test("BOX12 counts every assist whose passer and scorer the log names, pairs of two and more, the most first", async () => {
    const view = await viewOf("final");
    const counted = (["home", "away"] as const).map((side) => {
      const counts = new Map<string, number>();
      for (const { player, side: own, details } of view.plays) {
        const passer = details.find(({ wording }) => wording.key === "assistBy")?.player;
        if (own === side && player && passer) counts.set(`${passer} ${player}`, (counts.get(`${passer} ${player}`) ?? 0) + 1);
      }
      return new Map([...counts].filter(([, count]) => count >= 2));
    });
    const expected = counted.filter((pairs) => pairs.size > 0);
    expect(expected.length).toBeGreaterThan(0);
    const tables = tablesOf(assistPairParts(view, english));
    expect(tables.map(({ rows }) => new Map(rows.map(({ key, cells }) => [key, Number(cells[2]?.text)])))).toEqual(expected);
    expect(tables.filter(({ note }) => note !== null)).toEqual(tables.slice(-1));
    for (const { rows } of tables) {
      const shown = rows.map(({ cells }) => Number(cells[2]?.text));
      expect(shown).toEqual(shown.toSorted((one, other) => other - one));
    }
  });

  test("BOX12 tells nothing of assists that hang on no basket or name nobody", async () => {
    const view = await viewOf("final");
    const unnamed = view.plays.map((play) => ({ ...play, details: play.details.map((detail) => ({ ...detail, player: null })) }));
    expect(assistPairParts({ ...view, plays: unnamed }, english)).toEqual([]);
    expect(assistPairParts({ ...view, plays: view.plays.map((play) => ({ ...play, details: [] })) }, english)).toEqual([]);
  });
});

describe("a game's report", () => {
  test("has the points of each period, which add up to the score", async () => {
    const view = await viewOf("final");
    const [table] = tablesOf(reportParts(view, english));
    for (const [row, side] of (["home", "away"] as const).entries()) {
      const figures = table?.rows[row]?.cells.slice(1).map(({ text }) => Number(text)) ?? [];
      expect(figures.slice(0, -1)).toEqual(view.box?.periods.map((period) => period[side]));
      expect(figures.at(-1)).toBe(view.summary[side].points);
    }
  });

  test("counts no fouls where there is no play-by-play to count them in, and says so", async () => {
    const view = await viewOf("final");
    const [table] = tablesOf(reportParts({ ...view, plays: [] }, english));
    expect(table?.rows).toHaveLength(2);
    expect(table?.note).not.toBeNull();
  });

  test("lists who scored, the most points first, with all the points of his team", async () => {
    const view = await viewOf("final");
    const scorers = linesOf(reportParts(view, english)).find(
      ({ lines }) => lines[0]?.name === english.name(view.summary.home.name) && lines.length === 2,
    );
    for (const [place, side] of (["home", "away"] as const).entries()) {
      const points = [...(scorers?.lines[place]?.text ?? "").matchAll(/\u00a0(\d+)(?:,|$)/g)].map(([, figure]) => Number(figure));
      expect(points).toEqual(points.toSorted((one, other) => other - one));
      const ofPlayers = view.box?.teams[side].players.reduce((sum, player) => sum + player.points, 0);
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(ofPlayers);
    }
  });

  test("of a game to come has neither figures nor a score", async () => {
    const view = await viewOf("scheduled");
    const parts = reportParts({ ...view, box: null }, english);
    expect(parts.map(({ kind }) => kind)).toEqual(["lines", "lines", "empty"]);
    expect(linesOf(parts)[0]?.lines[0]?.text).toBe(english.name(view.summary.home.name));
  });

  test("names who is at fault where the game was awarded", async () => {
    const view = await viewOf("final");
    const award = { kind: "forfeit", atFault: "home", reason: "No team came." } as unknown as NonNullable<GameAnswer["award"]>;
    const [result] = linesOf(reportParts({ ...view, award }, english));
    const texts = result?.lines.map(({ text }) => text).join(" ") ?? "";
    expect(texts).toContain("No team came.");
    expect(texts).toContain(english.name(view.summary.home.name));
  });
});

describe("meetings of the two", () => {
  test("are a table only where there is more than this game, which is marked", async () => {
    const view = await viewOf("final");
    expect(seasonMeetings({ ...view, meetings: [view.summary] }, english)).toEqual([]);
    const other = { ...view.summary, ref: { ...view.summary.ref, roundSlug: "18" }, status: "scheduled" as const };
    const [table] = seasonMeetings({ ...view, meetings: [view.summary, other] }, english);
    expect(table?.rows.map(({ mark }) => mark !== undefined)).toEqual([true, false]);
    const { home, away } = view.summary;
    expect(table?.rows.map(({ cells }) => cells[2]?.text)[0]).toBe(`${home.points}–${away.points}`);
    // No score before it is played.
    expect(table?.rows[1]?.cells[2]?.text).not.toMatch(/\d+–\d+/);
  });

  test("of all time are told from the home team's side; none is said to be none", async () => {
    const view = await viewOf("final");
    const { home, away } = view.summary;
    const record = { games: 3, wins: 2, losses: 1 };
    const between: ClubsHeadToHead = {
      names: { own: home.name, opponent: away.name },
      all: record,
      home: { games: 2, wins: 2, losses: 0 },
      away: { games: 1, wins: 0, losses: 1 },
      averagePoints: { own: 80, opponents: 75.5 },
      streak: { length: 2, winner: "own" },
      biggestWins: [],
      biggestLosses: [],
      meetings: [],
      scorers: { own: [], opponents: [] },
    };
    const parts = historyParts(view, between, english);
    const [figures] = parts;
    expect(figures?.kind === "figures" && figures.figures.map(({ figure, side }) => [figure, side])).toEqual([
      ["2", "home"],
      ["1", "away"],
    ]);
    expect(tablesOf(parts)[0]?.rows.map(({ cells }) => cells.slice(1).map(({ text }) => text))).toEqual([
      ["3", "2", "1"],
      ["2", "2", "0"],
      ["1", "0", "1"],
    ]);
    expect(historyParts(view, null, english).map(({ kind }) => kind)).toEqual(["empty"]);
    expect(historyParts(view, { ...between, all: { games: 0, wins: 0, losses: 0 } }, english).map(({ kind }) => kind)).toEqual(["empty"]);
  });
});

describe("lineups of a game", () => {
  async function withLineups(count: number): Promise<GameAnswer> {
    const view = await viewOf("final");
    const { box } = view;
    if (!box) throw new Error("the fixture's game has no box score");
    const keys = box.teams.home.players.map(({ key }) => key);
    const starters = box.teams.home.players.filter(({ starter }) => starter).map(({ key }) => key);
    const line = (place: number) => ({
      players: place === 0 ? starters : keys.slice(place, place + 5),
      seconds: 600 - place,
      pointsFor: 20,
      pointsAgainst: 15 + place,
      plusMinus: 5 - place,
    });
    const home = Array.from({ length: count }, (_, place) => line(place));
    return { ...view, lineups: { home, away: [] } as unknown as NonNullable<GameAnswer["lineups"]> };
  }

  test("are at most five a team, the starters marked, explained once", async () => {
    const tables = lineupParts(await withLineups(7), english);
    expect(tables).toHaveLength(2);
    expect(tables[0]?.rows).toHaveLength(5);
    expect(tables[0]?.rows[0]?.mark).toBeDefined();
    expect(tables[0]?.rows[0]?.cells.slice(1).map(({ text }) => text)).toEqual(["10:00", "20–15", "+5"]);
    expect(tables[0]?.note).not.toBeNull();
  });

  test("LINE3 the two, three and four with the best difference follow, none below 0 or of a few minutes", async () => {
    const view = await withLineups(1);
    const [, together] = lineupParts(view, english);
    expect(together?.rows.map(({ key }) => key.split(",").length)).toEqual([2, 2, 3, 3, 4, 4]);
    for (const { cells } of together?.rows ?? []) expect(cells.at(-1)?.text).toBe("+5");
    const [line] = view.lineups?.home ?? [];
    if (!line) throw new Error("no lineup");
    const brief = { ...view, lineups: { home: [{ ...line, seconds: 299 }], away: [] } };
    expect(lineupParts(brief, english)).toHaveLength(1);
  });

  test("LINE5 says for how long nobody wrote down who was on court, and nothing where it is told throughout", async () => {
    const view = await withLineups(1);
    const [line] = view.lineups?.home ?? [];
    const seconds = (view.flow?.periods.at(-1)?.endMs ?? 0) / 1000;
    if (!line) throw new Error("no lineup");
    const told = (known: number) => ({ ...view, lineups: { home: [{ ...line, seconds: known }], away: [{ ...line, seconds }] } });
    expect(lineupParts(told(seconds - 90), english).find(({ note }) => note?.includes("unclear for 1:30"))).toBeDefined();
    expect(lineupParts(told(seconds), english).some(({ note }) => note?.includes("unclear"))).toBe(false);
  });

  test("stand by shirt, each with its number", async () => {
    const [table] = lineupParts(await withLineups(1), english);
    const shirts = (table?.rows[0]?.cells[0]?.text ?? "").split(", ").map((name) => Number(name.split("\u00a0")[0]));
    expect(shirts).toHaveLength(5);
    expect(shirts).toEqual(shirts.toSorted((one, other) => one - other));
  });

  test("are none where nobody wrote down who was on court, or fewer than five were", async () => {
    const view = await withLineups(1);
    expect(lineupParts({ ...view, lineups: null }, english)).toEqual([]);
    const short = { home: [{ ...view.lineups!.home[0]!, players: view.lineups!.home[0]!.players.slice(0, 4) }], away: [] };
    expect(lineupParts({ ...view, lineups: short }, english)).toEqual([]);
    const said = gamePage({ ...view, lineups: { home: [], away: [] } }, "PlayerStats", english).parts;
    expect(said).toEqual([{ kind: "empty", text: "No lineups: it was not recorded who was on court in this game." }]);
  });

  test("LOOK29 stand in a view of their own beside the box score, where there are any", async () => {
    const view = await withLineups(1);
    const { court, parts } = gamePage(view, "PlayerStats", english);
    expect(court?.options.map(({ label }) => label)).toEqual(["Box score", "Rotations and lineups"]);
    expect(court?.parts).toEqual(expect.arrayContaining([...lineupParts(view, english)]));
    expect(parts.filter(({ kind }) => kind === "empty")).toEqual([]);
    expect(gamePage({ ...view, lineups: null }, "PlayerStats", english).court).toBeNull();
    expect(gamePage(view, "TeamStats", english).court).toBeNull();
  });
});

describe("close and late", () => {
  test("FLOW12 is a table of each side, the most points first, explained once; nothing of a game that was never both", async () => {
    const view = await viewOf("final");
    const [one, other] = view.box?.teams.home.players ?? [];
    if (!one || !other) throw new Error("no players");
    const line = (key: typeof one.key, points: number) => ({ ...countingLine({ points }), key, seconds: 120, plusMinus: points });
    const side = { totals: countingLine({}), players: [line(one.key, 2), line(other.key, 5)] };
    const parts = clutchParts({ ...view, clutch: { seconds: 200, home: side, away: { ...side, players: [] } } }, english);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.rows.map(({ key }) => key)).toEqual([other.key, one.key]);
    expect(parts[0]?.note).toBe("The last 5 minutes and overtimes while the teams were within 5 points: 3:20 of this game.");
    expect(clutchParts({ ...view, clutch: null }, english)).toEqual([]);
  });
});

describe("the win probability", () => {
  test("WINPROB3 WINPROB4 begins before the game, ends with the result, and says that it is an estimate", async () => {
    const view = await viewOf("final");
    const model = winProbabilityModel(view, english);
    const rows = model?.table.rows.map(({ cells }) => cells.map(({ text }) => text)) ?? [];
    expect(rows[0]?.slice(0, 2)).toEqual(["Before the game", "0–0"]);
    const homeWon = (view.summary.home.points ?? 0) > (view.summary.away.points ?? 0);
    expect(rows.at(-1)).toEqual([
      "At the end",
      `${view.summary.home.points}–${view.summary.away.points}`,
      homeWon ? "100%" : "0%",
      homeWon ? "0%" : "100%",
    ]);
    for (const row of rows.slice(0, -1)) expect(row.slice(2)).not.toContain("100%");
    expect(model?.flow.title).toContain("estimate");
    expect(model?.table.note).toContain("An estimate, not a forecast");
  });

  test("WINPROB4 a game under way ends with now, and calls nobody certain", async () => {
    const model = winProbabilityModel(await viewOf("live"), english);
    expect(model?.table.rows.at(-1)?.cells[0]?.text).toBe("Now");
    expect(model?.table.rows.flatMap(({ cells }) => cells.slice(2).map(({ text }) => text))).not.toContain("100%");
    expect(model?.flow.chart?.drawing.now).not.toBeNull();
  });

  test("WINPROB3 WINPROB4 has nothing to say where nobody wrote down who scored when, nor where the office decided", async () => {
    const view = await viewOf("final");
    expect(winProbabilityModel({ ...view, flow: null }, english)).toBeNull();
    const award = { kind: "forfeit", atFault: "home", reason: null } as const;
    expect(winProbabilityModel({ ...view, award }, english)).toBeNull();
  });
});
