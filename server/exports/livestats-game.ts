import type {
  LiveStatsGame,
  LiveStatsPlayer,
  LiveStatsTeam,
  liveStatsCounts,
  liveStatsTeamCounts,
} from "#contract/api/livestats-shapes.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { foldPlays } from "#core/game/evolve.ts";
import type { Side } from "#core/game/facts.ts";
import { type GameState, teamFouls } from "#core/game/game-state.ts";
import { periodAt } from "#core/game/period.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { Count, CountingLine, PlayerLine, TeamBox, TeamTotals } from "#core/stats/box-score.ts";
import { performanceIndexRating } from "#core/stats/performance-index-rating.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { fibaEfficiency, gameScore } from "#core/stats/performance-index.ts";
import { fieldGoalsAttempted, fieldGoalsMade } from "#core/stats/shooting.ts";
import { officialRoles } from "../imports/fiba-livestats-codes.ts";
import { clockText, liveStatsCourse, liveStatsPeriodType, minutesText, type LiveStatsCourse } from "./livestats-actions.ts";

/** As the league writes them; `null` of a player: as the game's own team list has him. */
export type LiveStatsNames = Readonly<Record<Side, { readonly name: string; readonly code: string }>> & {
  readonly player: (key: PlayerKey) => { readonly givenName: string; readonly familyName: string } | null;
};

type LiveStatsFile = Omit<LiveStatsGame, "fullcourtGameId">;
type Figures = Readonly<Record<string, Count>>;
type Slot = { readonly pno: number; readonly line: PlayerLine; readonly givenName: string; readonly familyName: string };

/** The same with the game's own id, by which it is known when it is read in again. TABLE3 */
export function ownLiveStatsGame(log: Pick<LiveLog, "gameId" | "events" | "ruleProfile">, names: LiveStatsNames): LiveStatsGame {
  return { fullcourtGameId: log.gameId, ...liveStatsGame(log, names) };
}

/** A game in the shape of a LiveStats `data.json`: docs/formats/fiba-livestats.md. A figure that was not recorded is left out. */
export function liveStatsGame({ events, ruleProfile }: Pick<LiveLog, "events" | "ruleProfile">, names: LiveStatsNames): LiveStatsFile {
  const rules = ruleSetOf(ruleProfile);
  if (!rules) throw new Error(`A log was written by rules nobody knows: ${ruleProfile}`);
  const state = foldPlays(playsInForce(events), rules);
  const { teams, periods } = boxScoreOf(state);
  const slots = { home: slotsOf(teams.home, names), away: slotsOf(teams.away, names) };
  const course = liveStatsCourse(events, rules, (side, key) => {
    const slot = key === null ? undefined : slots[side].get(key);
    return slot === undefined ? { pno: 0, name: "", shirt: "" } : { pno: slot.pno, name: shortName(slot), shirt: slot.line.shirt };
  });
  const { format } = rules;
  const period = periodAt(Math.max(state.periodIndex, 0), format);
  const minutes = (ms: number) => ms / 60_000;
  const teamOf = (side: Side) => team(side, { state, box: teams[side], name: names[side], slots: slots[side], course, periods });
  return {
    clock: clockText(state.clock.remainingMs),
    period: period.number,
    periodType: liveStatsPeriodType(period),
    inOT: period.kind === "overtime" ? 1 : 0,
    periodsMax: format.regularPeriods,
    periodLength: minutes(format.regularMs),
    periodLengthREGULAR: minutes(format.regularMs),
    periodLengthOVERTIME: minutes(format.overtimeMs),
    attendance: state.attendance ?? 0,
    totalTimeAdded: 0,
    disableMatch: 0,
    officials: officialsOf(state),
    tm: { 1: teamOf("home"), 2: teamOf("away") },
    pbp: course.actions.toReversed(),
  };
}

/** Places of a list begin with 1: 0 is nobody. */
function slotsOf({ players }: TeamBox, names: LiveStatsNames): ReadonlyMap<PlayerKey, Slot> {
  return new Map(
    players.map((line, index) => {
      const { givenName, familyName } = names.player(line.key) ?? line;
      return [line.key, { pno: index + 1, line, givenName, familyName }];
    }),
  );
}

type TeamInput = {
  readonly state: GameState;
  readonly box: TeamBox;
  readonly name: LiveStatsNames[Side];
  readonly slots: ReadonlyMap<PlayerKey, Slot>;
  readonly course: LiveStatsCourse;
  readonly periods: ReturnType<typeof boxScoreOf>["periods"];
};

function team(side: Side, { state, box, name, slots, course, periods }: TeamInput): LiveStatsTeam {
  const { sheet, firstCoach, points } = state[side];
  const [assistcoach1, assistcoach2] = sheet?.assistantCoaches ?? [];
  const score = state.award === null ? points : side === "home" ? state.award.homePoints : state.award.awayPoints;
  const seconds = box.players.map((line) => (line.played ? line.seconds : 0));
  const overtimes = periods.filter(({ period }) => period.kind === "overtime");
  return {
    name: name.name,
    nameInternational: name.name,
    shortName: name.name,
    code: name.code,
    coach: firstCoach ?? "",
    ...(assistcoach1 !== undefined && { assistcoach1 }),
    ...(assistcoach2 !== undefined && { assistcoach2 }),
    score,
    full_score: score,
    ...Object.fromEntries(
      periods.flatMap((each) => (each.period.kind === "regular" ? [[`p${each.period.number}_score`, each[side]] as const] : [])),
    ),
    ...(overtimes.length > 0 && { ot_score: overtimes.reduce((all, each) => all + each[side], 0) }),
    fouls: teamFouls(state, side),
    ...minutesOf(
      "tot_sMinutes",
      seconds.some((each) => each === null) ? null : seconds.reduce<number>((all, each) => all + (each ?? 0), 0),
    ),
    ...recorded("tot_s", { ...countsOf(box.totals), ...teamCountsOf(box.totals) }),
    ...recorded("tot_", indicesOf(box.totals)),
    pl: Object.fromEntries([...slots.values()].map((slot) => [String(slot.pno), player(slot, state)])),
    shot: [...course.shots[side]],
  };
}

function player(slot: Slot, state: GameState): LiveStatsPlayer {
  const { line, givenName, familyName } = slot;
  const { key, shirt, position, starter, captain, onCourt, played } = line;
  const listed = state.home.players.get(key) ?? state.away.players.get(key);
  const name = shortName(slot);
  return {
    firstName: givenName,
    familyName,
    internationalFirstName: givenName,
    internationalFamilyName: familyName,
    name,
    scoreboardName: listed?.player.scoreboardName ?? name,
    shirtNumber: shirt,
    playingPosition: position ?? "",
    starter: starter ? 1 : 0,
    captain: captain ? 1 : 0,
    active: onCourt ? 1 : 0,
    // Whoever did not play stands in the list with zeros, as LiveStats has him.
    ...minutesOf("sMinutes", played ? line.seconds : 0),
    ...recorded("s", { ...countsOf(line), PlusMinusPoints: played ? line.plusMinus : 0 }),
    ...recorded("", indicesOf(line)),
  };
}

function minutesOf<Name extends string>(name: Name, seconds: Count): Partial<Record<Name, string>> {
  return (seconds === null ? {} : { [name]: minutesText(seconds) }) as Partial<Record<Name, string>>;
}

/** Under LiveStats' names; what was not recorded is no zero, and so not there. */
function recorded(prefix: string, figures: Figures): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).flatMap(([name, value]) => (value === null ? [] : [[prefix + name, value] as const])));
}

type Counted = Readonly<CountingLine> & Pick<TeamTotals, "pointsInThePaint" | "secondChancePoints" | "fastBreakPoints">;

function countsOf(line: Counted): Readonly<Record<(typeof liveStatsCounts)[number], Count>> {
  const [made, attempted] = [fieldGoalsMade(line), fieldGoalsAttempted(line)];
  const { offensiveRebounds, defensiveRebounds } = line;
  return {
    FieldGoalsMade: made,
    FieldGoalsAttempted: attempted,
    FieldGoalsPercentage: percentage(made, attempted),
    ThreePointersMade: line.threePointersMade,
    ThreePointersAttempted: line.threePointersAttempted,
    ThreePointersPercentage: percentage(line.threePointersMade, line.threePointersAttempted),
    TwoPointersMade: line.twoPointersMade,
    TwoPointersAttempted: line.twoPointersAttempted,
    TwoPointersPercentage: percentage(line.twoPointersMade, line.twoPointersAttempted),
    FreeThrowsMade: line.freeThrowsMade,
    FreeThrowsAttempted: line.freeThrowsAttempted,
    FreeThrowsPercentage: percentage(line.freeThrowsMade, line.freeThrowsAttempted),
    ReboundsDefensive: defensiveRebounds,
    ReboundsOffensive: offensiveRebounds,
    ReboundsTotal: sum(offensiveRebounds, defensiveRebounds),
    Assists: line.assists,
    Turnovers: line.turnovers,
    Steals: line.steals,
    Blocks: line.blocks,
    BlocksReceived: line.blocksReceived,
    FoulsPersonal: line.foulsCommitted,
    FoulsOn: line.foulsDrawn,
    Points: line.points,
    PointsInThePaint: line.pointsInThePaint,
    PointsSecondChance: line.secondChancePoints,
    PointsFastBreak: line.fastBreakPoints,
  };
}

function teamCountsOf(totals: TeamTotals): Readonly<Record<(typeof liveStatsTeamCounts)[number], Count>> {
  const { teamOffensiveRebounds, teamDefensiveRebounds, foulsCommitted, benchFouls } = totals;
  return {
    ReboundsTeam: sum(teamOffensiveRebounds, teamDefensiveRebounds),
    ReboundsTeamDefensive: teamDefensiveRebounds,
    ReboundsTeamOffensive: teamOffensiveRebounds,
    TurnoversTeam: totals.teamTurnovers,
    FoulsTeam: benchFouls,
    FoulsTotal: sum(foulsCommitted, benchFouls),
    PointsFromTurnovers: totals.pointsFromTurnovers,
    BenchPoints: totals.benchPoints,
    // A team that never led has none.
    BiggestLead: totals.biggestLead || null,
    BiggestScoringRun: totals.biggestRun,
    LeadChanges: totals.leadChanges,
    TimesScoresLevel: totals.timesLevel,
    TimeLeading: totals.secondsLeading / 60,
  };
}

function indicesOf(line: Readonly<CountingLine>): Figures {
  return { eff_1: fibaEfficiency(line), eff_3: gameScore(line), eff_5: performanceIndexRating(line) };
}

/** Whole percents, cut off as LiveStats does it. */
function percentage(made: number, attempted: number): number {
  return attempted === 0 ? 0 : Math.trunc((100 * made) / attempted);
}

function sum(one: Count, other: Count): Count {
  return one === null || other === null ? null : one + other;
}

/** "V. Law" */
function shortName({ givenName, familyName }: Slot): string {
  const [initial] = givenName;
  return initial === undefined ? familyName : `${initial}. ${familyName}`;
}

function officialsOf({ officials }: GameState): Record<string, { name: string }> {
  return Object.fromEntries(
    Object.entries(officialRoles).flatMap(([place, role]) => {
      const official = officials.find((each) => each.role === role);
      return official === undefined ? [] : [[place, { name: official.name }] as const];
    }),
  );
}
