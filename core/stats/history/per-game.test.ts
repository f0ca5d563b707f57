import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPlayerGame, playerGame } from "#tests/support/games/history-lines.ts";
import {
  defaultPerGameView,
  everyGame,
  filterGames,
  parsePerGameView,
  type PerGameFilter,
  perGameModes,
  perGameParameters,
  type PerGameView,
} from "./per-game-filter.ts";
import { perGameEntries, perGameTable } from "./per-game-table.ts";
import { countStatistics, ratioStatistics } from "./statistics.ts";

function positive(most: number): fc.Arbitrary<number | null> {
  return fc.option(fc.integer({ min: 1, max: most }), { nil: null });
}

const anyFilter: fc.Arbitrary<PerGameFilter> = fc.record({
  phase: fc.constantFrom(null, "regular" as const, "playoff" as const),
  side: fc.constantFrom(null, "home" as const, "away" as const),
  result: fc.constantFrom(null, "won" as const, "lost" as const),
  club: fc.constantFrom(null, "stars", "hill"),
  opponent: fc.constantFrom(null, "river", "lake"),
  position: fc.constantFrom(null, "PG", "Бек", "Krilo-centar"),
  starter: fc.constantFrom(null, true, false),
  toRound: positive(40),
  minimumMinutes: positive(40),
  lastGames: positive(10),
});
const anyView: fc.Arbitrary<PerGameView> = fc.record({
  filter: anyFilter,
  mode: fc.constantFrom(...perGameModes),
  sort: fc.constantFrom("games" as const, "starts" as const, ...countStatistics, ...ratioStatistics),
  descending: fc.boolean(),
  minimumGames: fc.option(fc.nat({ max: 50 }), { nil: null }),
});

function parsed(address: string): PerGameView {
  const parameters = new URLSearchParams(address);
  return parsePerGameView((name) => parameters.get(name));
}

describe("per-game filters", () => {
  it("FILTER1 the last games are taken after the other filters: the last two at home", () => {
    const games = [1, 2, 3, 4, 5, 6].map((number) => playerGame(number, { side: number % 2 === 0 ? "away" : "home" }));
    const left = filterGames(games, { ...everyGame, side: "home", lastGames: 2 });
    expect(left.map(({ game }) => game)).toEqual(["g003", "g005"]);
  });

  it.each<[keyof PerGameFilter, Partial<PerGameFilter>]>([
    ["phase", { phase: "regular" }],
    ["side", { side: "home" }],
    ["result", { result: "won" }],
    ["club", { club: "stars" }],
    ["opponent", { opponent: "river" }],
    ["position", { position: "PG" }],
    ["starter", { starter: true }],
    ["toRound", { toRound: 7 }],
    ["minimumMinutes", { minimumMinutes: 25 }],
  ])("FILTER1 each filter keeps what it says: %s", (_, filter) => {
    const kept = playerGame(7, { position: "PG", starter: true, seconds: 1500 });
    const other = playerGame(8, {
      phase: "playoff",
      side: "away",
      won: false,
      club: "hill",
      opponentClub: "lake",
      position: "C",
      seconds: 1499,
    });
    expect(filterGames([kept, other], { ...everyGame, ...filter })).toEqual([kept]);
  });

  it("FILTER2 the last games are each player's own, and unknown minutes reach no minimum", () => {
    const games = [
      playerGame(1),
      playerGame(2),
      playerGame(1, { person: "eva" }),
      playerGame(9, { person: "iva", seconds: null }),
      playerGame(10, { forfeited: true }),
    ];
    const left = filterGames(games, { ...everyGame, lastGames: 1, minimumMinutes: 5 });
    expect(left.map(({ person, game }) => `${person} ${game}`)).toEqual(["ana g002", "eva g001"]);
  });

  it("FILTER1 FILTER2 what is left does not depend on the order given, and filtering again changes nothing", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyPlayerGame, { maxLength: 30, selector: ({ person, game }) => `${person} ${game}` }),
        anyFilter,
        (games, filter) => {
          const left = filterGames(games, filter);
          expect(new Set(filterGames(games.toReversed(), filter))).toEqual(new Set(left));
          expect(filterGames(left, filter)).toEqual(left);
        },
      ),
    );
  });

  it("FILTER3 a view survives its address", () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(parsed(new URLSearchParams(perGameParameters(view)).toString())).toEqual(view);
      }),
    );
  });

  it("FILTER3 the default has no parameters; one view has one address", () => {
    expect(perGameParameters(defaultPerGameView)).toEqual([]);
    expect(parsed("")).toEqual(defaultPerGameView);
    const view = parsed("minimum=0&order=ascending&mode=per-40&phase=playoff&sort=assists&starter=no&last=5");
    expect(new URLSearchParams(perGameParameters(view)).toString()).toBe(
      "phase=playoff&starter=no&last=5&mode=per-40&sort=assists&order=ascending&minimum=0",
    );
  });

  it("FILTER3 nonsense falls back to the default, each for itself, and what is sound beside it stays", () => {
    const view = parsed(
      "phase=summer&side=home&last=-3&round=1e3&minutes=0&mode=__proto__&sort=toString&club=%3Cscript%3E&minimum=01&order=up",
    );
    expect(view).toEqual({ ...defaultPerGameView, filter: { ...everyGame, side: "home" } });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (parameters, text) => {
        const any = parsePerGameView((name) => parameters[name] ?? text);
        expect(parsed(new URLSearchParams(perGameParameters(any)).toString())).toEqual(any);
      }),
    );
  });
});

describe("per-game table", () => {
  const games = [
    playerGame(1, { person: "ana", points: 10, assists: 4, seconds: 1200 }),
    playerGame(2, { person: "ana", points: 20, assists: 5, seconds: 1200, team: "hill-2025", club: "hill" }),
    playerGame(1, { person: "eva", points: 15, assists: null, seconds: 600 }),
    playerGame(2, { person: "eva", points: 15, assists: null, seconds: 600 }),
    playerGame(1, { person: "iva", points: 40, assists: 9, seconds: 2400 }),
  ];
  const persons = (view: Partial<PerGameView>, minimum = 0) =>
    perGameTable(perGameEntries(games), { ...defaultPerGameView, ...view }, minimum).rows.map(({ rank, person }) => `${rank} ${person}`);

  it("FILTER4 sorted by any statistic in any mode; level rows share a rank and stand by player", () => {
    expect(persons({})).toEqual(["1 iva", "2 ana", "2 eva"]);
    expect(persons({ mode: "totals" })).toEqual(["1 iva", "2 ana", "2 eva"]);
    expect(persons({ mode: "per-40" })).toEqual(["1 eva", "2 iva", "3 ana"]);
    expect(persons({ sort: "games", descending: false })).toEqual(["1 iva", "2 ana", "2 eva"]);
  });

  it("FILTER4 blanks stand last in both directions", () => {
    expect(persons({ sort: "assists" })).toEqual(["1 iva", "2 ana", "3 eva"]);
    expect(persons({ sort: "assists", descending: false })).toEqual(["1 ana", "2 iva", "3 eva"]);
  });

  it("FILTER4 a row has its figures in the mode of the table and the team of the latest game", () => {
    const table = perGameTable(perGameEntries(games.toReversed()), { ...defaultPerGameView, mode: "per-36" }, 0);
    const ana = table.rows.find(({ person }) => person === "ana");
    expect(ana).toMatchObject({
      team: "hill-2025",
      club: "hill",
      values: { points: 27, assists: 8.1, seconds: 2160, freeThrowPercentage: null },
    });
  });

  it("RATE7 FILTER4 per hundred possessions a table is sorted by the figure, and who has no pace stands last", () => {
    const paces: Record<string, number> = { ana: 0.05, iva: 0.02 };
    const entries = perGameEntries(games).map((entry) => ({ ...entry, possessionsPerSecond: paces[entry.person] ?? null }));
    const { rows } = perGameTable(entries, { ...defaultPerGameView, mode: "per-100" }, 0);
    expect(rows.map(({ person, values }) => [person, values.points])).toEqual([
      ["iva", 4000 / 48],
      ["ana", 25],
      ["eva", null],
    ]);
  });

  it("FILTER5 the minimum is told; the reader's own goes before the competition's", () => {
    expect(persons({}, 2)).toEqual(["1 ana", "1 eva"]);
    const table = perGameTable(perGameEntries(games), { ...defaultPerGameView, minimumGames: 1 }, 2);
    expect([table.minimumGames, table.rows.length]).toEqual([1, 3]);
  });
});
