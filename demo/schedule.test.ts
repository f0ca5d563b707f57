import { describe, expect, it } from "vitest";
import { doubleRoundRobin, tipOffs } from "./schedule.ts";

describe("a double round robin", () => {
  it.each([4, 8, 12])("brings %i teams together once in each other's hall", (teams) => {
    const rounds = doubleRoundRobin(teams);
    expect(rounds).toHaveLength(2 * (teams - 1));
    for (const round of rounds) {
      expect(round.flatMap(({ home, away }) => [home, away]).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: teams }, (_, team) => team),
      );
    }
    expect(new Set(rounds.flat().map(({ home, away }) => `${home}-${away}`)).size).toBe(teams * (teams - 1));
  });

  it("sends nobody three times in a row to the same kind of hall", () => {
    const rounds = doubleRoundRobin(8);
    for (let team = 0; team < 8; team++) {
      const halls = rounds.map((round) => (round.some(({ home }) => home === team) ? "h" : "a")).join("");
      expect(halls).not.toMatch(/hhh|aaa/);
    }
  });

  it("refuses an odd number: somebody would have nobody to play", () => {
    expect(() => doubleRoundRobin(7)).toThrow(RangeError);
  });
});

describe("tip-offs", () => {
  const zone = "Europe/Belgrade";
  const hall = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "minute" });

  it.each([
    ["on a Wednesday", "2026-11-18T12:00", "2026-11-15T18:00", "2026-11-20T19:00"],
    ["on a Friday before the game", "2026-11-20T18:59", "2026-11-15T18:00", "2026-11-20T19:00"],
    ["between the games of a weekend", "2026-11-21T18:30", "2026-11-15T18:00", "2026-11-27T19:00"],
    ["late on a Sunday", "2026-11-22T21:00", "2026-11-22T18:00", "2026-11-27T19:00"],
  ])("%s: what was played is over, what is next is to come", (_when, now, lastPlayed, next) => {
    const rounds = tipOffs(6, 4, Temporal.PlainDateTime.from(now).toZonedDateTime(zone).epochMilliseconds, zone);
    expect(hall(rounds[3]?.[3] as number)).toBe(lastPlayed);
    expect(hall(rounds[4]?.[0] as number)).toBe(next);
  });

  it("keeps the hall's hour when the clocks change", () => {
    const now = Temporal.PlainDateTime.from("2026-11-04T12:00").toZonedDateTime(zone).epochMilliseconds;
    expect(tipOffs(3, 3, now, zone).map(([friday]) => hall(friday as number))).toEqual([
      "2026-10-16T19:00",
      "2026-10-23T19:00",
      "2026-10-30T19:00",
    ]);
  });
});
