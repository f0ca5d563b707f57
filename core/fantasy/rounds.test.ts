import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usualFantasySettings as settings } from "./fantasy-settings.ts";
import { finalAt, isSquadPublic, mayCloseFrom, nextRoundFacts, type RoundFact, type RoundSight } from "./round-states.ts";
import { fixedDeadlines, movedDeadline, roundWindows, type ScheduledGame, windowAt } from "./round-windows.ts";

const hour = 3_600_000;
const day = 24 * hour;
const friday = Date.UTC(2026, 9, 2, 17);
const zone = "Europe/Belgrade";

function weekend(leagueRound: number, at: number): ScheduledGame[] {
  return [0, 1, 24, 26, 49].map((hours) => ({ game: `${leagueRound}-${hours}`, leagueRound, tipOff: at + hours * hour }));
}
const season = [1, 2, 3].flatMap((round) => weekend(round, friday + (round - 1) * 7 * day));
function moved(game: string, tipOff: number | null): ScheduledGame[] {
  return season.map((one) => (one.game === game ? { ...one, tipOff } : one));
}

describe("windows of rounds", () => {
  it("FAN9 go from a first tip-off to the next round's, the last without an end", () => {
    expect(roundWindows(settings, season)).toEqual([
      { leagueRound: 1, locksAt: friday, endsAt: friday + 7 * day },
      { leagueRound: 2, locksAt: friday + 7 * day, endsAt: friday + 14 * day },
      { leagueRound: 3, locksAt: friday + 14 * day, endsAt: null },
    ]);
  });

  it("FAN9 a postponed game belongs to the round in whose window it is played, and to none while it has no day", () => {
    const windows = roundWindows(settings, moved("1-24", friday + 11 * day));
    expect(windows.map(({ locksAt }) => locksAt)).toEqual(roundWindows(settings, season).map(({ locksAt }) => locksAt));
    expect(windowAt(windows, friday + 11 * day)).toBe(1);
    expect(windowAt(windows, friday + 90 * day)).toBe(2);
    expect(roundWindows(settings, moved("1-24", null))).toHaveLength(3);
  });

  it("FAN25 a game brought forward by weeks makes no window of its own", () => {
    const windows = roundWindows(settings, moved("3-0", friday + 4 * day));
    expect(windows[2]?.locksAt).toBe(friday + 14 * day + hour);
    expect(windowAt(windows, friday + 4 * day)).toBe(0);
  });

  it("FAN25 move with the calendar until a day before, then no later, though sooner", () => {
    expect(movedDeadline(friday, friday + day, friday - 25 * hour)).toBe(friday + day);
    expect(movedDeadline(friday, friday + day, friday - 23 * hour)).toBe(friday);
    expect(movedDeadline(friday, friday - hour, friday - 23 * hour)).toBe(friday - hour);
    const published = roundWindows(settings, season);
    const games = moved("2-0", friday + 8 * day);
    const fixed = fixedDeadlines(published, roundWindows(settings, games), friday + 7 * day - hour);
    expect(roundWindows(settings, games, fixed)[1]?.locksAt).toBe(friday + 7 * day);
  });

  it("FAN9 give every moment to exactly one round", () => {
    const tip = fc.integer({ min: friday - 20 * day, max: friday + 60 * day });
    fc.assert(
      fc.property(
        fc.array(fc.record({ game: fc.string(), leagueRound: fc.integer({ min: 1, max: 6 }), tipOff: tip }), { minLength: 1 }),
        tip,
        (games, at) => {
          const windows = roundWindows(settings, games);
          const holding = windows.filter(
            ({ locksAt, endsAt }, index) => (index === 0 || locksAt <= at) && (endsAt === null || at < endsAt),
          );
          expect(holding).toEqual([windows[windowAt(windows, at) ?? -1]]);
        },
      ),
    );
  });
});

describe("a round's facts", () => {
  const over = friday + 50 * hour;
  const sight: RoundSight = {
    at: friday - day,
    locksAt: friday,
    mayOpen: true,
    firstEventAt: null,
    lastGameOverAt: null,
    allGamesFinal: false,
    openProtest: false,
    correctionsSinceFinal: 0,
    seasonClosed: false,
  };
  const ended: RoundSight = { ...sight, at: over + 40 * day, firstEventAt: friday, lastGameOverAt: over, allGamesFinal: true };
  const kinds = (facts: readonly RoundFact[]) => facts.map(({ kind, revision }) => (revision === 0 ? kind : `${kind} ${revision}`));

  it("FAN26 come one after the other, and all at once for whoever was away", () => {
    expect(kinds(nextRoundFacts(settings, zone, [], { ...sight, mayOpen: false }))).toEqual(["planned"]);
    expect(kinds(nextRoundFacts(settings, zone, [], sight))).toEqual(["planned", "opened"]);
    expect(kinds(nextRoundFacts(settings, zone, [], { ...sight, at: friday }))).toEqual(["planned", "opened", "locked"]);
    expect(kinds(nextRoundFacts(settings, zone, [], ended))).toEqual(["planned", "opened", "locked", "live", "provisional", "final 1"]);
  });

  it("FAN26 asked again there are none, and a correction is one revision", () => {
    const facts = nextRoundFacts(settings, zone, [], ended);
    expect(nextRoundFacts(settings, zone, facts, ended)).toEqual([]);
    const revised = nextRoundFacts(settings, zone, facts, { ...ended, correctionsSinceFinal: 3 });
    expect(kinds(revised)).toEqual(["final 2"]);
    expect(nextRoundFacts(settings, zone, [...facts, ...revised], ended)).toEqual([]);
  });

  it("FAN26 are the same in whatever steps they are asked for", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2 * 24, max: 12 * 24 }), { maxLength: 12 }), (hours) => {
        const at = (moment: number): RoundSight => ({
          ...ended,
          at: moment,
          firstEventAt: moment >= friday ? friday : null,
          lastGameOverAt: moment >= over ? over : null,
        });
        const facts: RoundFact[] = [];
        for (const moment of [...hours.sort((one, other) => one - other), 13 * 24]) {
          facts.push(...nextRoundFacts(settings, zone, facts, at(friday + moment * hour)));
        }
        expect(kinds(facts)).toEqual(["planned", "opened", "locked", "live", "provisional", "final 1"]);
      }),
    );
  });

  it("FAN26 is final after a quiet day and not before Monday noon, with a protest after a week", () => {
    const monday = Date.UTC(2026, 9, 5, 10);
    expect(finalAt(settings, zone, { lastGameOverAt: friday + 3 * hour, allGamesFinal: true, openProtest: false })).toBe(monday);
    expect(finalAt(settings, zone, { lastGameOverAt: monday, allGamesFinal: true, openProtest: false })).toBe(monday + day);
    expect(finalAt(settings, zone, { lastGameOverAt: over, allGamesFinal: false, openProtest: true })).toBe(over + 7 * day);
    expect(finalAt(settings, zone, { lastGameOverAt: over, allGamesFinal: false, openProtest: false })).toBeNull();
    // Clocks go back in the night to Sunday: noon is an hour later by Greenwich.
    const october = Date.UTC(2026, 9, 23, 20);
    expect(finalAt(settings, zone, { lastGameOverAt: october, allGamesFinal: true, openProtest: false })).toBe(Date.UTC(2026, 9, 26, 11));
  });

  it("FAN15 end with the season's closing, and then corrections add nothing", () => {
    const facts = nextRoundFacts(settings, zone, [], { ...ended, seasonClosed: true });
    expect(kinds(facts).at(-1)).toBe("closed 1");
    expect(nextRoundFacts(settings, zone, facts, { ...ended, correctionsSinceFinal: 1 })).toEqual([]);
    expect(mayCloseFrom(settings, over)).toBe(over + 14 * day);
  });

  it("FAN18 make squads public when it is locked", () => {
    expect(isSquadPublic(nextRoundFacts(settings, zone, [], sight))).toBe(false);
    expect(isSquadPublic(nextRoundFacts(settings, zone, [], { ...sight, at: friday }))).toBe(true);
  });
});
