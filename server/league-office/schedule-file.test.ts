import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { planSchedule } from "#core/league/schedule/plan-schedule.ts";
import { seededRandom } from "#demo/random.ts";
import { readSchedule } from "./schedule-file.ts";

const page = readFileSync("docs/formats/schedule.md", "utf8");
const example = JSON.parse(/```json\n(.+?)```/s.exec(page)?.[1] ?? "") as Record<string, unknown>;

function changed(change: Record<string, unknown>): string {
  return JSON.stringify({ ...example, ...change });
}

describe("a schedule's file", () => {
  it("of the documentation gives what is said there", () => {
    const { problem, names } = readSchedule(JSON.stringify(example));
    expect(problem.rounds.map(({ slots }) => slots[0]?.day)).toEqual([
      "2026-10-02",
      "2026-10-09",
      "2026-10-16",
      "2026-10-23",
      "2026-10-30",
      "2026-11-13",
    ]);
    expect(names.get("dorcol")).toBe("Dorćol");
    const random = seededRandom("1");
    const { report } = planSchedule(problem, () => random.next());
    expect(report).toMatchObject({ broken: [], impossible: [], breaks: { total: 6, minimum: 6, longestRun: 2, bent: false } });
  });

  it("keeps the hall's hour when the clocks change", () => {
    const { problem } = readSchedule(JSON.stringify(example));
    const tipOffs = problem.rounds.map(({ slots }) => new Date(slots[0]?.tipOff ?? 0).toISOString().slice(11, 16));
    expect(tipOffs).toEqual(["18:00", "18:00", "18:00", "18:00", "19:00", "19:00"]);
  });

  it("takes a list of rounds, each with its own slots, and none for undated games", () => {
    const starts = ["2026-10-02", "2026-10-06", "2026-10-09", "2026-10-16", "2026-10-23", "2026-10-30"];
    const rounds = starts.map((from, index) =>
      index === 1 ? { from, slots: [{ weekday: "tuesday", time: "19:00" }] } : { from, slots: [] },
    );
    const { problem } = readSchedule(changed({ rounds, wishes: [] }));
    expect(problem.rounds.map(({ slots }) => slots.map(({ day }) => day))).toEqual([[], ["2026-10-06"], [], [], [], []]);
  });

  const plays = { kind: "plays", team: "dorcol", rounds: [1], at: "home" };
  it.each<[string, string, string]>([
    ["no JSON", "{", "no JSON"],
    ["a field nobody knows", changed({ halls: [] }), 'Unrecognized key: "halls"'],
    ["an unknown time zone", changed({ timeZone: "Europe/Atlantis" }), "time zone Europe/Atlantis is not known"],
    ["a team twice", changed({ teams: [{ slug: "a" }, { slug: "a" }] }), "team a stands there twice"],
    ["one team", changed({ teams: [{ slug: "a" }] }), "teams: must be at least two"],
    ["a hall nobody knows", changed({ teams: [{ slug: "a", venue: "x" }, { slug: "b" }] }), "team a plays at x, which is not among"],
    ["an odd weekday", changed({ slots: [{ weekday: "caturday", time: "17:00" }] }), "slots.0.weekday: "],
    ["an odd time", changed({ slots: [{ weekday: "friday", time: "25:00" }] }), "slots.0.time: must be a time like 19:00"],
    [
      "fewer slots than games",
      changed({ slots: [{ weekday: "friday", time: "17:00", games: 1 }] }),
      "round 1 has slots for 1 games, and 2 to play",
    ],
    ["a season that is too short", changed({ season: { from: "2026-10-01", to: "2026-10-20" } }), "only 3 of 6 rounds fit into the season"],
    [
      "a date outside the season",
      changed({ season: { from: "2026-10-03", to: "2026-12-31" } }),
      "round 1 is on 2026-10-02, outside the season",
    ],
    ["too few rounds", changed({ rounds: [{ from: "2026-10-02" }] }), "4 teams need 6 rounds, and there are 1"],
    [
      "rounds out of order",
      changed({ rounds: ["2026-10-09", "2026-10-02", "2026-10-16", "2026-10-23", "2026-10-30", "2026-11-06"].map((from) => ({ from })) }),
      "round 2 begins on 2026-10-02, not after the one before",
    ],
    ["an unknown team in a wish", changed({ wishes: [{ ...plays, team: "novi" }] }), "wishes.0: unknown team novi"],
    ["a round that is not there", changed({ wishes: [{ ...plays, rounds: [7] }] }), "wishes.0: there is no round 7 of 6"],
    ["hard with a weight", changed({ wishes: [{ ...plays, hard: true, weight: 3 }] }), "wishes.0: is hard and has a weight"],
    ["a wish of no kind", changed({ wishes: [{ kind: "sunshine" }] }), "wishes.0.kind: "],
    ["against itself", changed({ wishes: [{ ...plays, against: "dorcol" }] }), "wishes.0: dorcol cannot play against itself"],
    ["a day before itself", changed({ wishes: [{ kind: "blocked", from: "2026-10-09", to: "2026-10-02" }] }), "before it begins"],
    ["an unknown hall in a wish", changed({ wishes: [{ kind: "blocked", from: "2026-10-09", venues: ["x"] }] }), "unknown venue x"],
    [
      "DATE1 a season of a far year",
      changed({ season: { from: "2026-10-01", to: "9999-12-31" } }),
      "season.to: must be a day like 2026-10-02",
    ],
    [
      "DATE3 an hour that is left out",
      changed({
        season: { from: "2026-10-01", to: "2027-06-01" },
        rounds: { from: "2027-03-26" },
        slots: [{ weekday: "sunday", time: "02:30" }],
      }),
      "2027-03-28T02:30 must be a time that clocks in Europe/Belgrade show",
    ],
    ["DATE4 rounds further apart than a year", changed({ rounds: { from: "2026-10-02", everyDays: 1e9 } }), "rounds"],
    ["half a place", changed({ venues: [{ slug: "hala-dorcol", latitude: 44 }] }), "venues.0: has half a place"],
  ])("is refused in one line: %s", (_what, text, reason) => {
    expect(() => readSchedule(text)).toThrow(reason);
    expect(() => readSchedule(text)).toThrow(/^[^\n]+$/);
  });
});
