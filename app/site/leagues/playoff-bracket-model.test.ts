import { describe, expect, test } from "vitest";
import type { PlayoffPicture, PlayoffAnswer } from "#contract/playoff-view.ts";
import { bracketOf } from "#core/league/playoff/bracket-of.ts";
import { presetPlan, type PresetName } from "#core/league/playoff/preset-plans.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { fixtureTeams, ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { bracketTree } from "./bracket-tree.ts";
import { playoffTab } from "./playoff-bracket-model.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");

function emptyBracket(preset: PresetName): PlayoffAnswer["rounds"] {
  return bracketOf(presetPlan(preset), null, []).rounds.map((round) => ({
    ...round,
    duels: round.duels.map((duel) => ({
      ...duel,
      first: { ...duel.first, team: null },
      second: { ...duel.second, team: null },
      games: duel.games.map((game) => ({ ...game, summary: null })),
    })),
  }));
}

describe("the tree of a bracket", () => {
  test("gives a pairing the rows of those that lead to it", () => {
    const { places, rows, isJoined } = bracketTree(emptyBracket("top-8"));
    expect([rows, isJoined]).toEqual([4, true]);
    expect(places.get("quarter-finals/3")).toEqual({ from: 2, until: 3, feeders: [] });
    expect(places.get("semi-finals/2")).toEqual({ from: 2, until: 4, feeders: [0.25, 0.75] });
    expect(places.get("final/final")).toEqual({ from: 0, until: 4, feeders: [0.25, 0.75] });
    expect(places.has("final/third-place")).toBe(false);
  });

  test.each([
    ["two-leg-cup", 8],
    ["top-4", 2],
    ["final-eight", 4],
    ["play-in-and-final-four", 4],
  ] as const)("of %s is joined, in %i rows", (preset, rows) => {
    expect(bracketTree(emptyBracket(preset))).toMatchObject({ rows, isJoined: true });
  });
});

describe("the tab of the play-offs", () => {
  test("has every pairing with its games, winners, and who will stand in a slot", async () => {
    const view = await fixtureQueries().playoffs({ seasonSlug: "2025-26", leagueSlug: "prva" });
    if (!view) throw new Error("the fixture has no play-offs");
    const tab = playoffTab(view, language);
    const [quarterFinals, semiFinals] = tab.rounds;
    expect(tab.rounds.map(({ title }) => title)).toEqual(["Quarter-finals", "Semi-finals", "Final"]);
    expect(tab.besides.map(({ title }) => title)).toEqual(["Third-place game"]);
    expect(quarterFinals?.duels[0]).toMatchObject({
      title: "Quarter-final 1",
      format: "Best of 3",
      slots: [
        { seed: 1, score: 2, outcome: "won" },
        { seed: 8, score: 0, outcome: "lost" },
      ],
      games: [
        { text: "84–71", state: "played" },
        { text: "80–77", state: "played" },
        { text: "–", state: "off" },
      ],
    });
    expect(semiFinals?.duels[0]?.slots.map(({ text, score }) => [text, score])).toEqual([
      [view.rounds[0]?.duels[0]?.first.team?.name.text, null],
      ["Winner of quarter-final 2", null],
    ]);
    expect([tab.champion, tab.openNote]).toEqual([null, null]);
  });

  test("MOVE11 shows a game being played, its points in the order of the pairing, and where it stands", async () => {
    const queries = fixtureQueries();
    const address = { seasonSlug: "2025-26", leagueSlug: "prva" };
    const [view, league] = await Promise.all([queries.playoffs(address), queries.league(address)]);
    const duel = view?.rounds[0]?.duels[1];
    const played = league?.rounds[0]?.games[0];
    if (!duel?.first.team || !duel.second.team || !played) throw new Error("the fixture has no play-offs");
    const lastLine = { period: { kind: "regular", number: 3 }, periodEnded: false, clockMs: 252_000, ruleProfile: "fiba" } as const;
    const summary = {
      ...played,
      status: "live" as const,
      lastLine,
      home: { ...played.home, ...duel.second.team, points: 41 },
      away: { ...played.away, ...duel.first.team, points: 44 },
    };
    const games = duel.games.map((game) => (game.number === 2 ? { ...game, result: null, summary } : game));
    const [, card] = playoffTab({ ...view!, rounds: [{ ...view!.rounds[0]!, duels: [duel, { ...duel, games }] }] }, language).rounds[0]!
      .duels;
    expect(card?.games[1]).toMatchObject({ text: "44–41", state: "live", running: { points: [44, 41], running: { text: "Q3 4:12" } } });
    expect(card?.games[0]).toMatchObject({ state: "played", running: null });
  });

  test("says so while the table has not decided who plays", async () => {
    const view = await fixtureQueries().playoffs({ seasonSlug: "2025-26", leagueSlug: "prva" });
    if (!view) throw new Error("the fixture has no play-offs");
    const tab = playoffTab({ ...view, rounds: emptyBracket("top-8"), places: [] }, language);
    expect(tab.openNote).toContain("until then");
    expect(tab.rounds[0]?.duels[0]?.slots.map(({ text }) => text)).toEqual(["No. 1 in the table", "No. 8 in the table"]);
  });
});

describe("the play-offs before there is a bracket", () => {
  const [first, second, third, fourth, fifth] = fixtureTeams.map(({ ref }) => ref);

  function picture(underWay: number): PlayoffPicture {
    if (!first || !second || !third || !fourth || !fifth) throw new Error("the fixture has teams");
    const teams = [first, second, third, fourth, fifth];
    const refs = new Map(teams.map((team) => [team.teamSlug, team]));
    const bracket = bracketOf(presetPlan("top-4"), { league: teams.map(({ teamSlug }) => teamSlug) }, []);
    const slot = ({ team, ...rest }: (typeof bracket.rounds)[number]["duels"][number]["first"]) => ({
      ...rest,
      team: team === null ? null : (refs.get(team) ?? null),
    });
    return {
      places: 4,
      underWay,
      rows: teams.map((team, index) => ({
        rank: index + 1,
        team,
        wins: 9 - index,
        losses: index,
        prospect: index === 0 ? "in" : index === 4 ? "out" : "open",
      })),
      rounds: bracket.rounds.map((round) => ({
        ...round,
        duels: round.duels.map((duel) => ({
          ...duel,
          first: slot(duel.first),
          second: slot(duel.second),
          games: duel.games.map((game) => ({ ...game, summary: null })),
        })),
      })),
    };
  }

  function open(): PlayoffAnswer {
    const competition = { seasonSlug: "2025-26", leagueSlug: "prva", name: ownName("Prva liga") };
    return { competition, seasonName: "2025/26", rounds: emptyBracket("top-4"), places: [], strays: [] };
  }

  test("BRACKET11 BRACKET14 BRACKET12 show who would meet whom, that it is no bracket, and what is certain", () => {
    const tab = playoffTab(open(), language, picture(0));
    expect(tab.openNote).toContain("Not the bracket yet");
    expect(tab.rounds[0]?.duels[0]).toMatchObject({ slots: [{ club: first?.clubSlug }, { club: fourth?.clubSlug }] });
    const certain = tab.places.rows.map(({ text }) => text.split(" · ")[2] ?? null);
    expect(certain).toEqual(["place secured", null, null, null, "out of reach"]);
    expect(tab.champion).toBeNull();
  });

  test("BRACKET11 say that games under way count as they stand", () => {
    expect(playoffTab(open(), language, picture(1)).openNote).toContain("1 game in progress counts");
    expect(playoffTab(open(), language, picture(3)).openNote).toContain("3 games in progress count");
    expect(playoffTab(open(), language).openNote).toContain("Teams are set by the table after the last round");
  });
});
