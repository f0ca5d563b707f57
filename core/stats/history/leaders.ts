import {
  type CompetitionSettings,
  type PerformanceIndex,
  performanceIndexOn,
  type QualificationRule,
} from "../../league/competition-settings.ts";
import type { GameContext } from "./game-line.ts";
import {
  type LeaderCategory,
  type QualificationBase,
  qualificationRule,
  type Requirement,
  requirementFor,
  type QualificationStatus,
} from "./qualification.ts";
import { byText, mostFirst, type Ranked, topWithTies } from "./ranking.ts";
import { longRecordEntries, type RecordEntry } from "./record-list.ts";
import { isRatio } from "./statistics.ts";
import { averageOf, perMinutesOf, type PlayerSums, totalOf } from "./sums.ts";

export type LeaderCandidate = {
  readonly person: string;
  readonly team: string;
  readonly sums: PlayerSums;
  /** How many games his minimum is counted from. */
  readonly base: QualificationBase;
};

export type LeaderRow<Candidate extends LeaderCandidate> = {
  readonly candidate: Candidate;
  readonly value: number;
  /** Games in which the statistic was recorded; of a ratio, games played. */
  readonly games: number;
  readonly standing: QualificationStatus;
};

export type LeaderList<Candidate extends LeaderCandidate> = {
  readonly category: LeaderCategory;
  readonly leaders: readonly Ranked<LeaderRow<Candidate>>[];
  /** Those who would stand on the list but for the minimum, best first, as many as the list has ranks. */
  readonly notYet: readonly LeaderRow<Candidate>[];
};

/** The games that count for leaders: not forfeited, and of the phases that the competition counts. LEADER7 */
export function gamesForLeaders<Game extends GameContext>(games: readonly Game[], rule: QualificationRule): Game[] {
  return games.filter(({ forfeited, phase }) => !forfeited && (rule.phases === "all" || phase === "regular"));
}

/** The best of a category down to a rank, with all ties, and who is kept from it by the minimum. LEADER1–LEADER5 */
export function leadersOf<Candidate extends LeaderCandidate>(
  candidates: readonly Candidate[],
  category: LeaderCategory,
  rule: QualificationRule,
  lastRank: number,
): LeaderList<Candidate> {
  const rows = candidates.flatMap((candidate) => {
    const value = leaderValue(candidate.sums, category);
    if (value === null) return [];
    return [{ candidate, value, games: gamesOf(candidate.sums, category), standing: standingOf(candidate, category, rule) }];
  });
  const judged = rule.zerosException ? withZeros(rows, category) : rows;
  const leaders = topWithTies(
    judged.filter(({ standing }) => standing.key !== "short"),
    lastRank,
    byValue,
    byPerson,
  );
  const last = leaders.length >= lastRank ? leaders.at(-1) : undefined;
  const notYet = judged.filter((row) => row.standing.key === "short" && (last === undefined || byValue(row, last) <= 0));
  return { category, leaders, notYet: topWithTies(notYet, lastRank, byValue, byPerson).map(({ rank: _, ...row }) => row) };
}

/** What a player's sums are worth in a category; `null` where it was not recorded. */
export function leaderValue(sums: PlayerSums, { statistic, mode }: LeaderCategory): number | null {
  if (mode === "total") return totalOf(sums, statistic);
  return mode === "per-40" ? perMinutesOf(sums, statistic, 40) : averageOf(sums, statistic);
}

/** A season's qualified leaders as entries of a list over many seasons: its best averages, under their own minimum. RECORD4 */
export function leaderEntries(list: LeaderList<LeaderCandidate>, season: string | null): RecordEntry[] {
  return longRecordEntries(list.leaders.map(({ candidate, value }) => ({ holder: candidate.person, season, team: candidate.team, value })));
}

/** The minimums of a competition: its preset, with what it has changed. LEADER1 */
export function qualificationOf(settings: CompetitionSettings): QualificationRule {
  const { preset, ...changed } = settings.qualification ?? {};
  const share = settings.leaderGamesShare === undefined ? {} : { gamesShare: settings.leaderGamesShare };
  return qualificationRule(preset ?? "default", { ...share, ...changed });
}

/**
 * The one index of a table over several games: that of the competition on the day of the last of them, `yyyy-mm-dd`. All
 * games of the table are valued by it, out of their counts, also those of days when another one was in force. LEADER8
 */
export function indexOfTable(settings: CompetitionSettings, lastDay: string): PerformanceIndex {
  return performanceIndexOn(settings, lastDay);
}

function gamesOf(sums: PlayerSums, { statistic }: LeaderCategory): number {
  return isRatio(statistic) ? sums.games : sums.counts[statistic].games;
}

/** LEADER5 */
function standingOf({ sums, base }: LeaderCandidate, category: LeaderCategory, rule: QualificationRule): QualificationStatus {
  const requirement = requirementFor(rule, category, base);
  if (requirement === null) return { key: "noMinimum" };
  const { of, least } = requirement;
  const have = amountOf(sums, of);
  return have >= least ? { key: "qualified", of, least, have } : { key: "short", of, least, have, more: least - have };
}

/** Minutes are whole ones: who lacks half a minute lacks one. */
function amountOf(sums: PlayerSums, of: Requirement["of"]): number {
  if (of === "games") return sums.games;
  return of === "minutes" ? Math.floor(sums.counts.seconds.total / 60) : sums.counts[of].total;
}

/** LEADER4: held against the best of those who have games enough; an average only, for a share has no missing games. */
function withZeros<Row extends LeaderRow<LeaderCandidate>>(rows: readonly Row[], category: LeaderCategory): Row[] {
  const { statistic } = category;
  if (category.mode !== "average" || isRatio(statistic)) return [...rows];
  const best = Math.max(...rows.flatMap(({ standing, value }) => (standing.key === "qualified" ? [value] : [])));
  return rows.map((row) => {
    if (row.standing.key !== "short") return row;
    const { least, have } = row.standing;
    const zeros = row.candidate.sums.counts[statistic].total / least;
    // Nobody has games enough: then there is nobody whom he would lead.
    const leads = Number.isFinite(best) && zeros > 0 && mostFirst(zeros, best) <= 0;
    return leads ? { ...row, standing: { key: "qualifiedWithZeros", of: "games", least, have, withZeros: zeros } } : row;
  });
}

type Valued = { readonly value: number; readonly candidate: LeaderCandidate };

function byValue(one: Valued, other: Valued): number {
  return mostFirst(one.value, other.value);
}

function byPerson(one: Valued, other: Valued): number {
  return byText(one.candidate.person, other.candidate.person) || byText(one.candidate.team, other.candidate.team);
}
