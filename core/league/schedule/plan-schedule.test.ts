import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#demo/random.ts";
import { kilometresBetween } from "./distance.ts";
import { planSchedule } from "./plan-schedule.ts";
import type { RoundDates, ScheduledVenue, ScheduleProblem, Slot, Wish } from "./schedule-problem.ts";
import { weekdayOf } from "./schedule-problem.ts";
import type { SchedulePlan } from "./schedule-plan.ts";

const dayMs = 86_400_000;

function slot(day: string, time: string, name: string | null = null, games: number | null = null): Slot {
  const tipOff = Date.parse(`${day}T${time}:00Z`);
  return { day, time, tipOff, about: tipOff, name, games };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Friday to Sunday, week after week; the first game of a round is on television. */
function weekends(first: string, count: number): RoundDates[] {
  return Array.from({ length: count }, (_, week) => {
    const friday = dayAfter(first, 7 * week);
    const [saturday, sunday] = [dayAfter(friday, 1), dayAfter(friday, 2)];
    return { slots: [slot(friday, "19:00", "tv", 1), slot(saturday, "17:00"), slot(saturday, "20:00"), slot(sunday, "18:00")] };
  });
}

const letters = "a b c d e f g h i j k l".split(" ");

function league(teams: number, wishes: readonly Wish[], given: Partial<ScheduleProblem> = {}): ScheduleProblem {
  const slugs = letters.slice(0, teams);
  const rounds = 2 * (teams - 1 + (teams % 2));
  return {
    teams: slugs.map((slug) => ({ slug, venue: `hall-${slug}` })),
    venues: slugs.map((slug): ScheduledVenue => ({ slug: `hall-${slug}`, place: null })),
    legs: 2,
    secondHalf: "mirrored",
    rounds: weekends("2026-10-02", rounds),
    wishes,
    ...given,
  };
}

function plan(problem: ScheduleProblem, seed = "1", tries?: number): SchedulePlan {
  const random = seededRandom(seed);
  return planSchedule(problem, () => random.next(), tries);
}

/** a and b share a hall, c and d another. */
const sharedHalls = {
  teams: letters.slice(0, 12).map((slug) => ({
    slug,
    venue: slug === "a" || slug === "b" ? "old-hall" : slug === "c" || slug === "d" ? "new-hall" : `hall-${slug}`,
  })),
};

const clash: Wish = { kind: "venue-clash", hours: 3, weight: "hard" };

describe("a schedule with wishes", () => {
  it("SCHED13 of twelve clubs, two pairs of which share halls, with European weeks and blocked dates, keeps all that must be kept", () => {
    const thursday = (week: number) => Date.parse(`${dayAfter("2026-10-01", 7 * week)}T18:00:00Z`);
    const wishes: Wish[] = [
      clash,
      { kind: "not-both-home", teams: ["a", "b"], within: "day", weight: "hard" },
      { kind: "not-both-home", teams: ["c", "d"], within: "day", weight: "hard" },
      // Two clubs play in Europe on six Thursdays: not on the Friday after.
      {
        kind: "gap",
        hours: 40,
        kmPerHour: null,
        otherGames: [1, 3, 5, 8, 10, 12].flatMap((week) => ["e", "f"].map((team) => ({ team, tipOff: thursday(week), place: null }))),
        weight: "hard",
      },
      // A fair in one hall, elections on a Sunday.
      { kind: "blocked", teams: [], venues: ["old-hall"], from: "2026-11-06", to: "2026-11-08", weight: "hard" },
      { kind: "blocked", teams: [], venues: [], from: "2026-12-20", to: "2026-12-20", weight: "hard" },
      { kind: "plays", team: "g", rounds: [1, 2], at: "away", against: null, weight: "hard" },
      { kind: "derby", teams: ["a", "c"], rounds: [1, 22], falls: "off", weight: "hard" },
      { kind: "derby", teams: ["e", "f"], rounds: [10, 11, 12, 13], falls: "on", weight: "hard" },
      { kind: "slot", team: "h", at: "home", weekdays: [6], times: ["20:00"], names: [], weight: 5 },
    ];
    const { rounds, report } = plan(league(12, wishes, sharedHalls));
    expect(report.broken.filter(({ hard }) => hard)).toEqual([]);
    expect(report.broken).toEqual([]);
    expect(report.breaks).toMatchObject({ total: 30, minimum: 30, longestRun: 2, bent: false });
    expect(rounds.flatMap(({ games }) => games)).toHaveLength(132);
  });

  it("SCHED13 is the same for the same seed, and another for another", () => {
    const problem = league(8, [clash, { kind: "not-both-home", teams: ["a", "b"], within: "round", weight: 3 }]);
    expect(plan(problem, "7", 500)).toEqual(plan(problem, "7", 500));
    expect(plan(problem, "7", 500)).not.toEqual(plan(problem, "8", 500));
  });

  it("SCHED13 drops no game and puts none where there is no room, whatever is wished", () => {
    const anyWish = (teams: number) => {
      const team = fc.constantFrom(...letters.slice(0, teams));
      const round = fc.integer({ min: 1, max: 2 * (teams - 1) });
      const weight = fc.constantFrom<Wish["weight"]>("hard", 1, 50);
      return fc.oneof(
        fc.record({
          kind: fc.constant("plays" as const),
          team,
          rounds: fc.array(round, { maxLength: 4 }),
          at: fc.constantFrom("home" as const, "away" as const, "bye" as const, "either" as const),
          against: fc.constant(null),
          weight,
        }),
        fc.record({
          kind: fc.constant("derby" as const),
          teams: fc.tuple(team, team).filter(([one, other]) => one !== other),
          rounds: fc.array(round, { maxLength: 4 }),
          falls: fc.constantFrom("on" as const, "off" as const),
          weight,
        }),
        fc.record({
          kind: fc.constant("not-both-home" as const),
          teams: fc.uniqueArray(team, { minLength: 2, maxLength: 4 }),
          within: fc.constantFrom("round" as const, "day" as const),
          weight,
        }),
        fc.record({
          kind: fc.constant("blocked" as const),
          teams: fc.uniqueArray(team, { maxLength: 3 }),
          venues: fc.constant([]),
          from: fc.constant("2026-10-10"),
          to: fc.constantFrom("2026-10-11", "2026-10-31"),
          weight,
        }),
      );
    };
    const problems = fc
      .integer({ min: 3, max: 10 })
      .chain((teams) => fc.tuple(fc.constant(teams), fc.array(anyWish(teams), { maxLength: 6 })));
    fc.assert(
      fc.property(problems, fc.string(), ([teams, wishes], seed) => {
        const problem = league(teams, wishes);
        const { rounds, report } = plan(problem, seed, 60);
        const games = rounds.flatMap((round) => round.games);
        expect(new Set(games.map(({ home, away }) => `${home}-${away}`)).size).toBe(teams * (teams - 1));
        expect(games).toHaveLength(teams * (teams - 1));
        for (const round of rounds) {
          const playing = round.games.flatMap(({ home, away }) => [home, away]);
          expect([...playing, ...round.byes].toSorted()).toEqual(letters.slice(0, teams));
          expect(round.games.filter(({ time }) => time === "19:00").length).toBeLessThanOrEqual(1);
        }
        expect(report.breaks.byTeam.reduce((sum, { breaks }) => sum + breaks, 0)).toBe(report.breaks.total);
      }),
      { numRuns: 40 },
    );
  });

  it("SCHED14 bends Berger's table only where a hard wish cannot be kept within it, and says what it cost", () => {
    // Everybody alternates by Berger but for breaks; four home games in a row are none of his.
    const wish: Wish = { kind: "plays", team: "a", rounds: [3, 4, 5, 6], at: "away", against: null, weight: "hard" };
    const { report } = plan(league(8, [wish]));
    expect(report.broken).toEqual([]);
    expect(report.breaks).toMatchObject({ longestRun: 4, bent: true });
  });

  it("SCHED14 reports a soft wish that is not kept, and leaves the table as it is", () => {
    const wish: Wish = { kind: "plays", team: "a", rounds: [3, 4, 5, 6], at: "away", against: null, weight: 100 };
    const { report } = plan(league(8, [wish]), "1", 3000);
    expect(report.broken.length).toBeGreaterThan(0);
    expect(report.broken[0]).toMatchObject({ key: "notAway", wish: 0, hard: false, values: { team: "a" } });
    expect(report.breaks).toMatchObject({ total: 18, minimum: 18, longestRun: 2, bent: false });
  });

  it("SCHED15 names what is impossible: a team whose every day of a round is blocked, its game still in the plan", () => {
    const wishes: Wish[] = [clash, { kind: "blocked", teams: ["c"], venues: [], from: "2026-10-09", to: "2026-10-11", weight: "hard" }];
    const { rounds, report } = plan(league(6, wishes), "1", 2000);
    expect(report.impossible).toEqual([{ key: "impossibleRound", values: { team: "c", round: 2 }, wishes: [1] }]);
    expect(report.broken).toHaveLength(1);
    expect(report.broken[0]).toMatchObject({ key: "teamBlocked", hard: true, wish: 1, values: { team: "c" } });
    expect(rounds[1]?.games.some(({ home, away }) => home === "c" || away === "c")).toBe(true);
    expect(report.breaks).toMatchObject({ total: 12, longestRun: 2 });
  });

  it.each<[string, readonly Wish[], object]>([
    [
      "three of one city, never two at home",
      [{ kind: "not-both-home", teams: ["a", "b", "c"], within: "round", weight: "hard" }],
      { key: "impossibleHomes", values: { teams: ["a", "b", "c"], games: 15, rounds: 10 }, wishes: [0] },
    ],
    [
      "two of one hall that must take turns, while it is closed for a round",
      [
        { kind: "not-both-home", teams: ["a", "b"], within: "round", weight: "hard" },
        { kind: "blocked", teams: [], venues: ["hall-a", "hall-b"], from: "2026-10-16", to: "2026-10-18", weight: "hard" },
      ],
      { key: "impossibleHomes", values: { teams: ["a", "b"], games: 10, rounds: 9 }, wishes: [0, 1] },
    ],
    [
      "at home and away in one round",
      [
        { kind: "plays", team: "a", rounds: [1, 10], at: "home", against: null, weight: "hard" },
        { kind: "plays", team: "a", rounds: [10], at: "away", against: null, weight: "hard" },
      ],
      { key: "impossibleTwoWishes", values: { team: "a", round: 10 }, wishes: [0, 1] },
    ],
    [
      "a bye among six",
      [{ kind: "plays", team: "a", rounds: [4], at: "bye", against: null, weight: "hard" }],
      { key: "impossibleBye", values: { team: "a", round: 4 }, wishes: [0] },
    ],
  ])("SCHED15 gives the reason for %s, and breaks the wish in sight", (_what, wishes, impossibility) => {
    const { report } = plan(league(6, wishes), "1", 1000);
    expect(report.impossible).toEqual([impossibility]);
    expect(report.broken.some(({ hard }) => hard)).toBe(true);
  });

  it("SCHED15 counts a hall that is too small for its clubs", () => {
    const rounds = weekends("2026-10-02", 10).map(({ slots }) => ({ slots: slots.slice(3) }));
    const teams = letters.slice(0, 6).map((slug) => ({ slug, venue: slug < "d" ? "only-hall" : null }));
    const { report } = plan(league(6, [clash], { teams, rounds }), "1", 1000);
    expect(report.impossible).toEqual([{ key: "impossibleHall", values: { venue: "only-hall", games: 15, slots: 10 }, wishes: [0] }]);
    expect(report.broken.some(({ key }) => key === "venueClash")).toBe(true);
  });

  it("refuses rounds that are too few, and slots that do not hold a round's games", () => {
    expect(() => plan(league(6, [], { rounds: weekends("2026-10-02", 9) }))).toThrow("6 teams need 10 rounds, not 9");
    const narrow = weekends("2026-10-02", 10).map(({ slots }) => ({ slots: slots.slice(0, 1) }));
    expect(() => plan(league(6, [], { rounds: narrow }))).toThrow("Round 1 has slots for 1 games, and 3 to play");
  });
});

describe("what a wish finds", () => {
  const two = (wishes: readonly Wish[], given: Partial<ScheduleProblem> = {}) => plan(league(2, wishes, given), "1", 1).report.broken;
  const saturdays: RoundDates[] = [{ slots: [slot("2026-10-03", "18:00")] }, { slots: [slot("2026-10-04", "18:00")] }];

  it("SCHED6 SCHED7 a hall's games and a team's, too near one another", () => {
    const teams = [
      { slug: "a", venue: "hall-a" },
      { slug: "b", venue: "hall-a" },
    ];
    const gap: Wish = { kind: "gap", hours: 30, kmPerHour: null, otherGames: [], weight: "hard" };
    const found = two([{ ...clash, hours: 25 }, gap], { teams, rounds: saturdays });
    expect(found.map(({ key, values }) => [key, values])).toEqual([
      ["venueClash", expect.objectContaining({ venue: "hall-a", day: "2026-10-04", hours: 24, needed: 25 })],
      ["gapTooShort", expect.objectContaining({ team: "a", hours: 24, needed: 30 })],
      ["gapTooShort", expect.objectContaining({ team: "b", hours: 24, needed: 30 })],
    ]);
  });

  it("SCHED7 a journey adds its time: Belgrade to Ljubljana at 60 km/h is eight hours", () => {
    const [belgrade, ljubljana] = [
      { latitude: 44.8125, longitude: 20.4612 },
      { latitude: 46.0511, longitude: 14.5051 },
    ];
    expect(kilometresBetween(belgrade, ljubljana)).toBeCloseTo(487, -1);
    const venues = [
      { slug: "hall-a", place: belgrade },
      { slug: "hall-b", place: ljubljana },
    ];
    const gap: Wish = { kind: "gap", hours: 20, kmPerHour: 60, otherGames: [], weight: "hard" };
    expect(two([gap], { venues, rounds: saturdays }).map(({ key }) => key)).toEqual(["gapTooShort", "gapTooShort"]);
    expect(two([{ ...gap, kmPerHour: 600 }], { venues, rounds: saturdays })).toEqual([]);
  });

  it("SCHED8 blocked days of a team, a hall, the league", () => {
    const day = { from: "2026-10-03", to: "2026-10-03", weight: "hard" } as const;
    const found = two(
      [
        { kind: "blocked", teams: ["b"], venues: [], ...day },
        { kind: "blocked", teams: [], venues: ["hall-a", "hall-b"], ...day },
        { kind: "blocked", teams: [], venues: [], ...day },
      ],
      { rounds: saturdays },
    );
    expect(found.map(({ key, wish }) => `${wish} ${key}`)).toEqual(["0 teamBlocked", "1 venueBlocked", "2 leagueBlocked"]);
  });

  it("SCHED9 SCHED10 SCHED11 homes, derbies and places in rounds", () => {
    const found = plan(
      league(4, [
        { kind: "not-both-home", teams: ["a", "b", "c", "d"], within: "round", weight: 1 },
        { kind: "derby", teams: ["a", "b"], rounds: [1, 2, 3, 4, 5, 6], falls: "off", weight: 1 },
        { kind: "derby", teams: ["a", "b"], rounds: [], falls: "on", weight: 1 },
        { kind: "plays", team: "a", rounds: [1], at: "either", against: "b", weight: 1 },
        { kind: "plays", team: "a", rounds: [1], at: "either", against: "c", weight: 1 },
      ]),
      "1",
      1,
    ).report.broken.map(({ key, wish }) => `${wish} ${key}`);
    expect(found.filter((line) => line === "0 bothAtHome")).toHaveLength(6);
    expect(found.filter((line) => line === "1 derbyMisplaced")).toHaveLength(2);
    expect(found.filter((line) => line === "2 derbyMissing")).toHaveLength(1);
    expect(found.filter((line) => line.endsWith("notAgainst")).length).toBeGreaterThan(0);
  });

  it("SCHED12 home games outside the slots a club asked for", () => {
    expect(weekdayOf("2026-10-03")).toBe(6);
    const wish: Wish = { kind: "slot", team: "a", at: "home", weekdays: [5], times: [], names: [], weight: 1 };
    expect(two([wish], { rounds: saturdays })).toMatchObject([{ key: "slotNotKept", values: { team: "a", other: "b", time: "18:00" } }]);
    expect(two([{ ...wish, weekdays: [6, 7] }], { rounds: saturdays })).toEqual([]);
    expect(two([{ ...wish, weekdays: [], names: ["tv"] }], { rounds: saturdays })).toHaveLength(1);
  });

  it("refuses a wish that names nobody who plays", () => {
    expect(() => two([{ kind: "plays", team: "z", rounds: [1], at: "home", against: null, weight: 1 }])).toThrow(
      "names z, which does not play",
    );
  });
});
