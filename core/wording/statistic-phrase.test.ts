import { describe, expect, expectTypeOf, it } from "vitest";
import en from "#messages/en/records.ts";
import type { QualificationRule } from "../league/competition-settings.ts";
import { qualificationRule, requirementFor } from "../stats/history/qualification.ts";
import { defaultMilestones } from "../stats/history/milestones.ts";
import { playerRecordIds } from "../stats/history/player-records.ts";
import { countStatistics } from "../stats/history/statistics.ts";
import { teamRecordIds } from "../stats/history/team-records.ts";
import {
  averagePointsPhrase,
  biggestWinPhrase,
  meetingsPhrase,
  meetingStreakPhrase,
  meetingWinsPhrase,
  titlePhrase,
  titlesPhrase,
} from "./meeting-phrases.ts";
import {
  agePhrase,
  firstRecordedPhrase,
  holderPhrase,
  moreLevelPhrase,
  recordedSincePhrase,
  recordPhrase,
  recordScope,
  reignPhrase,
} from "./record-phrases.ts";
import { minimumPhrase, requirementPhrase, ruleNotes, rulePhrase, standingPhrase } from "./standing-phrases.ts";
import { amount, countPhrase, phrase, type StatisticPhrase, type StatisticPhraseKey } from "./statistic-phrase.ts";
import {
  featPhrase,
  isStreakKind,
  milestoneAheadPhrase,
  milestoneReachedPhrase,
  spanPhrase,
  streakKindPhrase,
  streakKinds,
  streakPhrase,
} from "./streak-phrases.ts";

type Texts = { readonly [key: string]: string | Texts };
type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string];

const season = qualificationRule("default");
const average = { statistic: "points", mode: "average" } as const;
const accuracy = { statistic: "threePointPercentage", mode: "average" } as const;
const total = { statistic: "points", mode: "total" } as const;
const day = Date.UTC(2026, 1, 1, 18);

/** Every phrase that the functions make, once. */
const everyPhrase: readonly StatisticPhrase[] = [
  ...countStatistics.flatMap((statistic) => [countPhrase(statistic, 2), recordPhrase(statistic)]),
  ...(["games", "starts", "wins", "losses", "seasons", "clubs", "titles"] as const).flatMap((of) => [countPhrase(of, 2), recordPhrase(of)]),
  ...(["minutes", "overtimes", "spectators"] as const).map((of) => countPhrase(of, 2)),
  ...[...playerRecordIds, ...teamRecordIds].map(recordPhrase),
  ...(
    [
      "games",
      "minutes",
      "fieldGoalsMade",
      "twoPointersMade",
      "threePointersMade",
      "freeThrowsMade",
      "fieldGoalsAttempted",
      "assists",
      "steals",
    ] as const
  ).map((of) => standingPhrase({ key: "short", of, least: 10, have: 8, more: 2 })),
  standingPhrase({ key: "noMinimum" }),
  standingPhrase({ key: "qualified", of: "games", least: 10, have: 12 }),
  standingPhrase({ key: "qualifiedWithZeros", of: "games", least: 10, have: 8, withZeros: 21.6 }),
  requirementPhrase({ of: "games", least: 44 }),
  minimumPhrase(season, average, [8, 8]),
  minimumPhrase(season, average, [8, 10]),
  minimumPhrase(season, accuracy, [8, 10]),
  ...[0.5, 2 / 3, 1, 0.7].map((gamesShare) => rulePhrase({ ...season, gamesShare }, average, "season")),
  rulePhrase(season, total, "season"),
  rulePhrase(season, average, "career"),
  rulePhrase(season, accuracy, "career"),
  ...ruleNotes({ ...season, phases: "regular" }, average),
  ...ruleNotes({ ...season, tradedPlayers: "while-registered" }, accuracy),
  recordScope({ game: "g", season: "s" }),
  recordScope({ game: null, season: "s" }),
  recordScope({ game: null, season: null }),
  moreLevelPhrase(),
  recordedSincePhrase("2019/20") ?? phrase("moreLevel"),
  firstRecordedPhrase(undefined, "2019/20"),
  firstRecordedPhrase({ season: "s", playedAt: day, game: "g", round: 1 }, "2019/20"),
  ...[null, day].flatMap((from) => [null, day].map((until) => reignPhrase({ from, until }))),
  ...[0, 1].flatMap((place) => [null, day].map((at) => holderPhrase(place, at))),
  agePhrase(6000, day),
  agePhrase(6000, null),
  ...streakKinds.flatMap((kind) => [streakPhrase(kind, 2), streakKindPhrase(kind)]),
  spanPhrase("longest"),
  spanPhrase("current"),
  ...(["perfectFreeThrows", "tripleDouble", "quadrupleDouble", "fiveByFive"] as const).map((id) => featPhrase({ id, value: 13 })),
  milestoneAheadPhrase({ statistic: "points", threshold: 1000, have: 988, missing: 12 }),
  milestoneReachedPhrase({ statistic: "points", threshold: 1000, game: "g", playedAt: day }),
  milestoneReachedPhrase({ statistic: "games", threshold: 100, game: "g", playedAt: null }),
  meetingsPhrase({ games: 0 }),
  meetingsPhrase({ games: 2 }),
  meetingWinsPhrase("Avala", 2),
  meetingStreakPhrase({ length: 2, winner: "own" }, { own: "Avala", opponents: "Dunav" }),
  meetingStreakPhrase(null, { own: "Avala", opponents: "Dunav" }),
  averagePointsPhrase({ own: 81.25, opponents: 77 }) ?? phrase("moreLevel"),
  biggestWinPhrase("Avala"),
  titlePhrase("won", { league: "First league", season: "2025/26" }),
  titlePhrase("firstPlace", { league: "First league", season: "2025/26" }),
  titlesPhrase(0),
  titlesPhrase(2),
];

function textsOf(texts: Texts, prefix = ""): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === "string" ? [[prefix + key, text]] : textsOf(text, `${prefix}${key}.`),
  );
}

/** Names of the values, and of nothing within a plural's branches but these. */
function valueNames(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].flatMap(([, name]) => (name ? [name] : [])))].toSorted();
}

function within({ values }: StatisticPhrase): StatisticPhrase[] {
  return Object.values(values).flatMap((value) => (typeof value === "object" && value.kind === "phrase" ? [value, ...within(value)] : []));
}

describe("phrases of statistics", () => {
  it("LEADER5 every key is a sentence of the area, and every sentence has a key that something says", () => {
    expectTypeOf<StatisticPhraseKey>().toEqualTypeOf<KeysOf<typeof en>>();
    const said = new Set(everyPhrase.flatMap((each) => [each, ...within(each)]).map(({ key }) => key));
    expect(textsOf(en).filter(([key]) => !said.has(key as StatisticPhraseKey))).toEqual([]);
  });

  it("LEADER5 a phrase brings exactly the values that its sentence names", () => {
    const texts = new Map(textsOf(en));
    for (const { key, values } of everyPhrase.flatMap((each) => [each, ...within(each)])) {
      expect([key, Object.keys(values).toSorted()]).toEqual([key, valueNames(texts.get(key) ?? "")]);
    }
  });

  it("LEADER5 a standing says what he has, what is asked, or how many more he needs", () => {
    expect(standingPhrase({ key: "short", of: "games", least: 12, have: 10, more: 2 })).toEqual(
      phrase("standing.notYet", { figure: phrase("more.games", { count: 2 }) }),
    );
    expect(standingPhrase({ key: "qualified", of: "threePointersMade", least: 18, have: 25 })).toEqual(
      phrase("standing.qualified", { figure: phrase("count.threePointersMade", { count: 25 }), least: amount(18) }),
    );
  });

  it("LEADER2 a minimum tells its rule, and how much that is for teams that have played so much", () => {
    const now = (rule: QualificationRule, games: readonly number[]) => minimumPhrase(rule, average, games).values["now"];
    expect(now(season, [7, 8])).toEqual(countPhrase("games", 4));
    expect(now(season, [8, 9, 10])).toEqual(phrase("minimum.gamesRange", { least: amount(4), count: 5 }));
    // 0.8 threes for each of 22 games are 17.6, rounded up.
    expect(minimumPhrase(season, accuracy, [22]).values["now"]).toEqual(countPhrase("threePointersMade", 18));
    expect(minimumPhrase(season, total, [22])).toEqual(phrase("rule.none"));
    expect(minimumPhrase(season, average, [])).toEqual(phrase("rule.half"));
  });

  it("LEADER1 a rule is told in words where it has some, else as a share, and by figure per team game", () => {
    expect(rulePhrase(qualificationRule("acb"), average, "season")).toEqual(phrase("rule.twoThirds"));
    expect(rulePhrase(qualificationRule("nba"), average, "season")).toEqual(phrase("rule.share", { share: { kind: "share", value: 0.7 } }));
    const made = rulePhrase(qualificationRule("nba"), { statistic: "fieldGoalPercentage", mode: "average" }, "season");
    expect(made.values["amount"]).toEqual({ kind: "amount", value: 3.66, decimals: 2 });
    expect(rulePhrase(season, { statistic: "points", mode: "per-40" }, "season").values).toEqual({
      statistic: { kind: "statistic", id: "seconds" },
      amount: { kind: "amount", value: 15, decimals: 0 },
    });
  });

  it("LEADER4 LEADER6 LEADER7 notes say which games count and who is listed all the same", () => {
    const keys = (rule: QualificationRule, category: Parameters<typeof ruleNotes>[1]) => ruleNotes(rule, category).map(({ key }) => key);
    expect(keys(season, average)).toEqual(["rule.zeros", "rule.latestTeam"]);
    expect(keys(qualificationRule("acb"), average)).toEqual(["rule.regularSeason", "rule.latestTeam"]);
    expect(keys(season, total)).toEqual([]);
    expect(ruleNotes(qualificationRule("acb"), total, "regular")).toEqual([]);
  });

  it("LEADER3 FILTER5 a career is asked for the games of full seasons", () => {
    const asked = requirementFor(season, average, { over: "career", seasonGames: 22 });
    expect(requirementPhrase(asked)).toEqual(phrase("minimum.figure", { figure: countPhrase("games", 44) }));
    expect(requirementPhrase(null)).toEqual(phrase("rule.none"));
  });

  it("MILE2 what is missing has its noun, the threshold none; playing time is in minutes", () => {
    const [points] = defaultMilestones;
    expect(points?.thresholds).toContain(1000);
    expect(milestoneAheadPhrase({ statistic: "points", threshold: 1000, have: 988, missing: 12 })).toEqual(
      phrase("milestone.ahead", { figure: countPhrase("points", 12), threshold: amount(1000) }),
    );
    // 59,940 of 60,000 seconds and a second less: two begun minutes are missing.
    expect(milestoneAheadPhrase({ statistic: "seconds", threshold: 60_000, have: 59_939, missing: 61 })).toEqual(
      phrase("milestone.ahead", { figure: countPhrase("minutes", 2), threshold: amount(1000) }),
    );
  });

  it("RECORD5 an age is counted by the calendar: years, and days since the last birthday", () => {
    // Born on 3 March 2009: on 1 February 2026 sixteen, and 335 days from his birthday on.
    const ageDays = (Date.UTC(2026, 1, 1) - Date.UTC(2009, 2, 3)) / 86_400_000;
    expect(agePhrase(ageDays, day)).toEqual(phrase("age.exact", { years: 16, days: 335 }));
    expect(agePhrase(ageDays + 30, day + 30 * 86_400_000)).toEqual(phrase("age.exact", { years: 17, days: 0 }));
    expect(agePhrase(ageDays, null)).toEqual(phrase("age.years", { years: 16 }));
  });

  it("STREAK1 TOTAL5 what is no kind of streak is none, and what was always recorded needs no note", () => {
    expect([isStreakKind("freeThrows"), isStreakKind("fouls")]).toEqual([true, false]);
    expect(recordedSincePhrase(null)).toBeNull();
    expect(averagePointsPhrase(null)).toBeNull();
  });
});
