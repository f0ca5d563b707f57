import { describe, expect, it } from "vitest";
import { leagueResult, playoffResult as result, seedsOf } from "#tests/support/games/playoff-results.ts";
import type { Bracket, BracketDuel, PlayoffResult } from "./bracket.ts";
import { bracketOf } from "./bracket-of.ts";
import { type Carried, type DuelFormat, fibaForfeits, type PlannedDuel, type PlayoffPlan, type SlotSource } from "./playoff-plan.ts";
import { presetPlan } from "./preset-plans.ts";

function duelOf(bracket: Bracket<string>, at: string): BracketDuel<string> {
  const [round, slug] = at.split("/");
  const duel = bracket.rounds.find((each) => each.slug === round)?.duels.find((each) => each.slug === slug);
  if (!duel) throw new Error(`no pairing ${at}`);
  return duel;
}

function teamsOf(duel: BracketDuel<string>): string {
  return `${duel.first.team ?? duel.first.state}-${duel.second.team ?? duel.second.state}`;
}

/** One pairing of A against B. */
function pairing(format: DuelFormat, carried: Carried = { kind: "nothing" }, more: Partial<PlannedDuel> = {}): PlayoffPlan {
  const seed = (place: number): SlotSource => ({ kind: "seed", seed: place, table: null });
  const slots = { slug: "final", stage: "final", places: null, first: seed(1), second: seed(2) } as const;
  const duel: PlannedDuel = { ...slots, format, carried, tipOffs: [], ruling: null, ...more };
  const won: SlotSource = { kind: "winner", round: "final", duel: "final" };
  return {
    rounds: [{ slug: "final", stage: "final", duels: [duel] }],
    places: [{ place: 1, from: [won], order: "shared" }],
    forfeits: fibaForfeits,
  };
}

const ofThree: DuelFormat = { kind: "series", bestOf: 3, pattern: "HAH" };
const ofFive: DuelFormat = { kind: "series", bestOf: 5, pattern: "HHAAH" };
const twoLegs: DuelFormat = { kind: "aggregate", pattern: "AH" };

function final(plan: PlayoffPlan, ...results: readonly PlayoffResult<string>[]): BracketDuel<string> {
  return duelOf(bracketOf(plan, seedsOf(2), results), "final/final");
}

function statesOf(duel: BracketDuel<string>): string {
  return duel.games.map(({ state }) => state).join(" ");
}

describe("a pairing", () => {
  it("SERIES1 SERIES3 three wins of five end it, and what is left is cancelled", () => {
    const plan = pairing(ofFive);
    expect(statesOf(final(plan))).toBe("needed needed needed if-needed if-needed");
    const first = [result("final/final/1", "A 80:70 B"), result("final/final/2", "A 70:75 B")];
    expect(final(plan, ...first)).toMatchObject({ score: { first: 1, second: 1 }, state: "playing", nextGame: 3 });
    expect(statesOf(final(plan, ...first))).toBe("played played needed needed if-needed");
    const all = [...first, result("final/final/3", "B 60:61 A"), result("final/final/4", "B 70:90 A")];
    const decided = final(plan, ...all);
    expect(decided).toMatchObject({ score: { first: 3, second: 1 }, decision: { winner: "first", by: "wins" }, nextGame: null });
    expect(statesOf(decided)).toBe("played played played played cancelled");
    expect(decided.games.map(({ home }) => home)).toEqual(["first", "first", "second", "second", "first"]);
  });

  it("SERIES1 a game that was played after the deciding one, by results as they stand now, is surplus", () => {
    const played = [
      result("final/final/1", "A 80:70 B"),
      result("final/final/2", "B 70:75 A", "administrative", "home"),
      result("final/final/3", "A 70:75 B"),
    ];
    const duel = final(pairing(ofThree), ...played);
    expect(duel).toMatchObject({ score: { first: 2, second: 0 }, decision: { winner: "first", by: "wins" } });
    expect(duel.games.map(({ state, surplus }) => [state, surplus])).toEqual([
      ["played", false],
      ["played", false],
      ["played", true],
    ]);
  });

  it("SERIES2 SERIES9 the points of both legs decide, the first may end level, the second knows what it needs", () => {
    const plan = pairing(twoLegs);
    expect(final(plan).games.map(({ home, ending }) => [home, ending])).toEqual([
      ["second", { kind: "may-end-level" }],
      ["first", null],
    ]);
    const afterFirst = final(plan, result("final/final/1", "B 80:72 A"));
    expect(afterFirst.games[1]?.ending).toEqual({ kind: "aggregate", homeMarginBefore: -8 });
    const level = final(plan, result("final/final/1", "B 80:80 A"));
    expect(level).toMatchObject({ state: "playing", nextGame: 2 });
    expect(level.games[1]?.ending).toEqual({ kind: "aggregate", homeMarginBefore: 0 });
    // A wins by seven and has lost by eight: 72 + 85 against 80 + 78.
    const lost = final(plan, result("final/final/1", "B 80:72 A"), result("final/final/2", "A 85:78 B"));
    expect(lost).toMatchObject({ score: { first: 157, second: 158 }, decision: { winner: "second", by: "aggregate" } });
  });

  it("SERIES4 a forfeit is won by the other side, whatever was on the board", () => {
    const duel = final(pairing(ofFive), result("final/final/1", "A 60:40 B", "forfeit", "home"));
    expect(duel).toMatchObject({ score: { first: 0, second: 1 }, decision: null });
  });

  it("SERIES5 a forfeit loses a best of three and an aggregate, not a best of five; a default loses an aggregate only", () => {
    const forfeit = result("final/final/1", "A 0:20 B", "forfeit", "home");
    expect(final(pairing(ofThree), forfeit).decision).toEqual({ winner: "second", by: "forfeit" });
    expect(final(pairing(twoLegs), forfeit).decision).toEqual({ winner: "second", by: "forfeit" });
    expect(statesOf(final(pairing(ofThree), forfeit))).toBe("played cancelled cancelled");
    expect(final(pairing(ofFive), forfeit).decision).toBeNull();
    const afterWin = final(pairing(ofThree), result("final/final/1", "A 90:50 B"), result("final/final/2", "B 20:0 A", "forfeit", "away"));
    expect(afterWin.decision).toEqual({ winner: "second", by: "forfeit" });
    const byDefault = result("final/final/1", "B 10:2 A", "default", "home");
    expect(final(pairing(twoLegs), byDefault).decision).toEqual({ winner: "first", by: "default" });
    expect(final(pairing(ofThree), byDefault)).toMatchObject({ decision: null, score: { first: 1, second: 0 } });
    const both = result("final/final/1", "A 0:0 B", "double-forfeit", "both");
    expect(final(pairing(ofThree), both).decision).toEqual({ winner: null, by: "forfeit" });
  });

  it("SERIES6 a carried win makes the series shorter, carried points are points", () => {
    const oneUp = pairing({ ...ofFive, pattern: "HAAH" }, { kind: "fixed", first: 1, second: 0 });
    expect(final(oneUp)).toMatchObject({ score: { first: 1, second: 0 }, carried: { first: 1, second: 0 }, state: "ready" });
    expect(statesOf(final(oneUp))).toBe("needed needed if-needed if-needed");
    const won = final(oneUp, result("final/final/1", "A 80:70 B"), result("final/final/2", "B 70:71 A"));
    expect(won).toMatchObject({ score: { first: 3, second: 0 }, decision: { winner: "first", by: "wins" } });
    const margin = final(pairing(twoLegs, { kind: "fixed", first: 0, second: 4 }), result("final/final/1", "B 70:70 A"));
    expect(margin.games[1]?.ending).toEqual({ kind: "aggregate", homeMarginBefore: -4 });
  });

  it("SERIES6 what the two did against each other before is carried", () => {
    const meetings = [
      leagueResult("B 70:80 A"),
      leagueResult("A 90:60 B"),
      leagueResult("A 60:90 C"),
      leagueResult("A 0:20 B", "annulled"),
    ];
    const bracket = bracketOf(pairing(ofFive, { kind: "meetings" }), seedsOf(2), [], { withdrawn: new Set(), meetings });
    expect(duelOf(bracket, "final/final")).toMatchObject({ score: { first: 2, second: 0 }, carried: { first: 2, second: 0 } });
    expect(statesOf(duelOf(bracket, "final/final"))).toBe("needed if-needed if-needed");
    const decided = bracketOf(pairing(ofThree, { kind: "meetings" }), seedsOf(2), [], { withdrawn: new Set(), meetings });
    expect(duelOf(decided, "final/final")).toMatchObject({ decision: { winner: "first", by: "carried" } });
    const points = bracketOf(pairing(twoLegs, { kind: "meetings" }), seedsOf(2), [], { withdrawn: new Set(), meetings });
    expect(duelOf(points, "final/final").score).toEqual({ first: 170, second: 130 });
  });

  it("SERIES7 the second forfeit ends it, also when the first was in a round before", () => {
    const twice = [result("final/final/1", "A 0:20 B", "forfeit", "home"), result("final/final/3", "B 20:0 A", "forfeit", "away")];
    expect(final(pairing(ofFive), ...twice).decision).toEqual({ winner: "second", by: "disqualification" });

    const plan = presetPlan("play-in-and-final-four");
    const quarter = [1, 2, 4].map((game) => result(`quarter-finals/2/${game}`, "D 80:70 E"));
    const results = [...quarter, result("quarter-finals/2/3", "E 20:0 D", "forfeit", "away")];
    const semi = result("semi-finals/1/1", "A 20:0 D", "forfeit", "away");
    const others = [1, 2, 3].map((game) => result(`quarter-finals/1/${game}`, "A 80:70 H"));
    const playIn = [result("play-in/1/1", "G 80:70 H"), result("play-in/2/1", "I 80:70 J"), result("play-in-decider/1/1", "H 80:70 I")];
    const bracket = bracketOf(plan, seedsOf(10), [...playIn, ...results, ...others, semi]);
    expect(duelOf(bracket, "semi-finals/1").decision).toEqual({ winner: "first", by: "forfeit" });
    // Out of the game for third place too, as soon as its opponent is known.
    expect(duelOf(bracket, "final/third-place")).toMatchObject({ state: "waiting", first: { team: "D" } });
    const rest = [
      ...[1, 2, 3].flatMap((game) => [result(`quarter-finals/3/${game}`, "B 80:70 G"), result(`quarter-finals/4/${game}`, "C 80:70 F")]),
      result("semi-finals/2/1", "B 80:70 C"),
    ];
    const later = bracketOf(plan, seedsOf(10), [...playIn, ...results, ...others, semi, ...rest]);
    expect(duelOf(later, "final/third-place").decision).toEqual({ winner: "second", by: "withdrawal" });
  });

  it("SERIES8 a ruling stands above games, games above a withdrawal; both gone: nobody goes on", () => {
    const two = [result("final/final/1", "A 80:70 B"), result("final/final/2", "B 60:70 A")];
    expect(final(pairing(ofThree, undefined, { ruling: "second" }), ...two).decision).toEqual({ winner: "second", by: "ruling" });
    expect(final(pairing(ofThree, undefined, { ruling: "nobody" }), ...two).decision).toEqual({ winner: null, by: "ruling" });
    const left = (teams: readonly string[], results: readonly PlayoffResult<string>[]) =>
      duelOf(bracketOf(pairing(ofThree), seedsOf(2), results, { withdrawn: new Set(teams), meetings: [] }), "final/final").decision;
    expect(left(["A"], two)).toEqual({ winner: "first", by: "wins" });
    expect(left(["A"], two.slice(0, 1))).toEqual({ winner: "second", by: "withdrawal" });
    expect(left(["A", "B"], [])).toEqual({ winner: null, by: "withdrawal" });
  });

  it("SERIES10 games that nobody won: more wins decide, and level it waits for a ruling", () => {
    const both = result("final/final/5", "A 0:0 B", "double-forfeit", "both");
    const level = [result("final/final/1", "A 80:70 B"), result("final/final/2", "A 80:70 B")].concat(
      result("final/final/3", "B 80:70 A"),
      result("final/final/4", "B 80:70 A"),
      both,
    );
    expect(final(pairing(ofFive), ...level)).toMatchObject({ state: "unresolved", decision: null, nextGame: null });
    const more = [...level.slice(0, 3), result("final/final/4", "B 0:0 A", "played"), both];
    expect(final(pairing(ofFive), ...more).decision).toEqual({ winner: "first", by: "most-wins" });
  });
});

describe("a bracket", () => {
  const topEight = presetPlan("top-8");
  const quarterFinals = ["A H", "D E", "B G", "C F"].flatMap((pair, index) => {
    const [better = "", other = ""] = pair.split(" ");
    return [
      result(`quarter-finals/${index + 1}/1`, `${better} 80:70 ${other}`),
      result(`quarter-finals/${index + 1}/2`, `${other} 70:80 ${better}`),
    ];
  });

  it("BRACKET4 slots fill from results, empty when one is annulled, and are as before when it is back", () => {
    const full = bracketOf(topEight, seedsOf(8), quarterFinals);
    expect(teamsOf(duelOf(full, "semi-finals/1"))).toBe("A-D");
    expect(teamsOf(duelOf(full, "semi-finals/2"))).toBe("B-C");
    const annulled = quarterFinals.map((each, index) =>
      index === 1 ? { ...each, result: { ...each.result, kind: "annulled" as const } } : each,
    );
    const emptied = bracketOf(topEight, seedsOf(8), annulled);
    expect(teamsOf(duelOf(emptied, "semi-finals/1"))).toBe("open-D");
    expect(duelOf(emptied, "quarter-finals/1").games.map(({ state, annulled: taken }) => [state, taken])).toEqual([
      ["played", false],
      ["needed", true],
      ["if-needed", false],
    ]);
    expect(bracketOf(topEight, seedsOf(8), quarterFinals.toReversed())).toEqual(full);
    expect(bracketOf(topEight, null, []).rounds.map(({ duels }) => duels.map(teamsOf))).toEqual([
      ["open-open", "open-open", "open-open", "open-open"],
      ["open-open", "open-open"],
      ["open-open", "open-open"],
    ]);
  });

  it("BRACKET5 a game played on slots that emptied, or that other teams have now, is kept and flagged", () => {
    const semi = result("semi-finals/1/1", "A 80:70 D");
    const emptied = bracketOf(topEight, seedsOf(8), [...quarterFinals.slice(2), semi]);
    expect(emptied.strays).toEqual([{ round: "semi-finals", duel: "1", game: 1, home: "A", away: "D", why: "other-teams" }]);
    const turned = [result("quarter-finals/1/1", "A 70:80 H"), result("quarter-finals/1/2", "H 80:70 A"), ...quarterFinals.slice(2), semi];
    const bracket = bracketOf(topEight, seedsOf(8), turned);
    expect(teamsOf(duelOf(bracket, "semi-finals/1"))).toBe("H-D");
    expect(duelOf(bracket, "semi-finals/1").games[0]?.state).toBe("needed");
    expect(bracket.strays).toHaveLength(1);
    const unknown = bracketOf(topEight, seedsOf(8), [
      result("quarter-finals/9/1", "A 1:0 H"),
      result("elsewhere/1/1", "A 1:0 H"),
      result("quarter-finals/1/4", "A 1:0 H"),
    ]);
    expect(unknown.strays.map(({ why }) => why)).toEqual(["not-in-plan", "not-in-plan", "not-in-plan"]);
    expect(bracketOf(topEight, seedsOf(8), [...quarterFinals, semi]).strays).toEqual([]);
  });

  it("BRACKET6 a bye goes on without a game, and so does the opponent of nobody", () => {
    const gone = { withdrawn: new Set(["D", "E"]), meetings: [] };
    const bracket = bracketOf(topEight, seedsOf(8), quarterFinals.slice(0, 2), gone);
    expect(duelOf(bracket, "quarter-finals/2")).toMatchObject({ state: "decided", decision: { winner: null, by: "withdrawal" } });
    expect(duelOf(bracket, "semi-finals/1")).toMatchObject({ state: "decided", decision: { winner: "first", by: "bye" } });
    expect(statesOf(duelOf(bracket, "semi-finals/1"))).toBe("cancelled cancelled cancelled");
    expect(teamsOf(duelOf(bracket, "final/final"))).toBe("A-open");
  });

  it("BRACKET3 the best that are left meet the worst, when all are known", () => {
    const remaining = (place: number): SlotSource => ({ kind: "remaining", round: "quarter-finals", place });
    const [first, semi, ...rest] = topEight.rounds;
    if (!first || !semi) throw new Error("no rounds");
    const reseeded: PlayoffPlan = {
      ...topEight,
      rounds: [
        first,
        { ...semi, duels: semi.duels.map((duel, index) => ({ ...duel, first: remaining(index + 1), second: remaining(4 - index) })) },
        ...rest,
      ],
    };
    const upset = [result("quarter-finals/1/1", "A 70:80 H"), result("quarter-finals/1/2", "H 80:70 A"), ...quarterFinals.slice(2)];
    expect(bracketOf(reseeded, seedsOf(8), upset).rounds[1]?.duels.map(teamsOf)).toEqual(["B-H", "C-D"]);
    expect(bracketOf(reseeded, seedsOf(8), upset.slice(0, -1)).rounds[1]?.duels.map(teamsOf)).toEqual(["open-open", "open-open"]);
  });

  it("BRACKET7 BRACKET8 final places, shared or by the table; labels until then", () => {
    const empty = bracketOf(topEight, null, []);
    expect(empty.places[0]).toEqual({
      place: 1,
      team: null,
      label: { key: "slots.winnerOf.final", values: { number: 1, of: 1, best: 0, worst: 0 } },
    });
    expect(duelOf(empty, "semi-finals/2").second.label).toEqual({
      key: "slots.winnerOf.quarterFinal",
      values: { number: 4, of: 4, best: 0, worst: 0 },
    });
    expect(duelOf(empty, "quarter-finals/1").second.label).toEqual({ key: "slots.seed", values: { seed: 8 } });
    const semis = ["1/1 A D", "1/2 A D", "2/1 B C", "2/2 B C"].map((line) => {
      const [at, better, other] = line.split(" ");
      return result(`semi-finals/${at}`, `${better} 80:70 ${other}`);
    });
    const last = [1, 2, 3].map((game) => result(`final/final/${game}`, "B 80:70 A")).concat(result("final/third-place/1", "D 80:70 C"));
    const all = [...quarterFinals, ...semis, ...last];
    const places = (plan: PlayoffPlan) => bracketOf(plan, seedsOf(8), all).places.map(({ place, team }) => `${place}${team}`);
    expect(places(topEight)).toEqual(["1B", "2A", "3D", "4C", "5H", "5E", "5G", "5F"]);
    const ordered = { ...topEight, places: topEight.places.map((place) => ({ ...place, order: "by-seed" as const })) };
    expect(places(ordered)).toEqual(["1B", "2A", "3D", "4C", "5E", "6F", "7G", "8H"]);
  });
});
