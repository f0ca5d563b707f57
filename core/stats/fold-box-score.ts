import { playedMs, plusMinus } from "../game/court.ts";
import type { Recordable, Side } from "../game/facts.ts";
import {
  newTally,
  playedUntilMs,
  type ContextPoints,
  type GameState,
  type PlayerState,
  type Tally,
  type TeamState,
} from "../game/game-state.ts";
import type { BoxScore, Count, CountingLine, PlayerLine, TeamBox, TeamTotals } from "./box-score.ts";
import { performanceIndexRating } from "./performance-index-rating.ts";
import { secondsLeading } from "./game-flow-of.ts";

/** The box score of a game as it stands: every figure from the log, blanks where the source keeps no record. BOX1–BOX11 */
export function boxScoreOf(state: GameState): BoxScore {
  return {
    periods: state.periods
      .filter((period) => period.started || period.home + period.away > 0)
      .map(({ period, home, away }) => ({ period, home, away })),
    teams: { home: teamBox(state, "home"), away: teamBox(state, "away") },
  };
}

function teamBox(state: GameState, side: Side): TeamBox {
  const team = state[side];
  const untilMs = playedUntilMs(state);
  const players = [...team.players.values()].map((player) => playerLine(state, player, untilMs));
  return {
    side,
    teamKey: team.sheet?.teamKey ?? "",
    name: team.sheet?.name ?? "",
    code: team.sheet?.code ?? "",
    coach: team.firstCoach,
    points: team.points,
    totals: teamTotals(state, team),
    players,
  };
}

function playerLine(state: GameState, player: PlayerState, untilMs: number): PlayerLine {
  const counting = countingLine(player, state.notRecorded);
  const team = state[player.side];
  const noFouls = state.notRecorded.has("foulsCommitted");
  const { key, shirt, givenName, familyName, position, captain } = player.player;
  const blank = (statistic: Recordable) => !player.played || state.notRecorded.has(statistic);
  return {
    key,
    shirt,
    givenName,
    familyName,
    position,
    captain,
    starter: player.starter,
    played: player.played,
    // BOX6: a clock in hundredths is rounded once, at the end. BOX16: stamps that step back never make time negative.
    seconds: blank("minutes") ? null : Math.max(0, Math.round(playedMs(player, untilMs) / 1000)),
    plusMinus: blank("plusMinus") ? null : plusMinus(state, player),
    performanceIndexRating: performanceIndexRating(counting),
    pointsInThePaint: team.inThePaint.told ? player.pointsInThePaint : null,
    fastBreakPoints: team.fastBreak.told ? player.fastBreakPoints : null,
    secondChancePoints: team.secondChance.told ? player.secondChancePoints : null,
    pointsFromTurnovers: team.offTurnover.told ? player.pointsFromTurnovers : null,
    technicalFouls: noFouls ? null : player.technicalFouls,
    unsportsmanlikeFouls: noFouls ? null : player.unsportsmanlikeFouls,
    offensiveFouls: noFouls ? null : player.offensiveFouls,
    disqualified: player.disqualified,
    onCourt: player.onCourt,
    ...counting,
  };
}

function teamTotals(state: GameState, team: TeamState): TeamTotals {
  const sum = newTally();
  add(sum, team.unattributed);
  let benchPoints = 0;
  let starterPoints = 0;
  for (const player of team.players.values()) {
    add(sum, player);
    if (player.starter) starterPoints += pointsOf(player);
    else benchPoints += pointsOf(player);
  }
  const counting = countingLine(sum, state.notRecorded);
  const { unattributed } = team;
  const recorded = (statistic: Recordable, value: number): Count => (state.notRecorded.has(statistic) ? null : value);
  return {
    ...counting,
    teamOffensiveRebounds: recorded("offensiveRebounds", unattributed.offensiveRebounds),
    teamDefensiveRebounds: recorded("defensiveRebounds", unattributed.defensiveRebounds),
    teamTurnovers: recorded("turnovers", unattributed.turnovers),
    benchFouls: recorded("foulsCommitted", team.benchFouls),
    performanceIndexRating: performanceIndexRating(counting),
    timeouts: team.timeouts.length,
    biggestLead: team.biggestLead,
    biggestRun: team.biggestRun,
    leadChanges: state.leadChanges,
    timesLevel: state.timesLevel,
    secondsLeading: secondsLeading(state, team.side),
    pointsInThePaint: contextPoints(team.inThePaint),
    fastBreakPoints: contextPoints(team.fastBreak),
    secondChancePoints: contextPoints(team.secondChance),
    pointsFromTurnovers: contextPoints(team.offTurnover),
    benchPoints: team.startersKnown ? benchPoints : null,
    starterPoints: team.startersKnown ? starterPoints : null,
  };
}

function contextPoints(context: ContextPoints): Count {
  return context.told ? context.points : null;
}

function pointsOf(tally: Tally): number {
  return 2 * tally.twoPointersMade + 3 * tally.threePointersMade + tally.freeThrowsMade;
}

/** BOX2: what a source does not record is blank for everybody, also for those who would have had none. */
function countingLine(tally: Tally, notRecorded: ReadonlySet<Recordable>): CountingLine {
  const all = notRecorded.size === 0;
  const count = (statistic: Exclude<Recordable, "minutes" | "plusMinus">): Count =>
    all || !notRecorded.has(statistic) ? tally[statistic] : null;
  return {
    points: pointsOf(tally),
    twoPointersMade: tally.twoPointersMade,
    twoPointersAttempted: tally.twoPointersAttempted,
    threePointersMade: tally.threePointersMade,
    threePointersAttempted: tally.threePointersAttempted,
    freeThrowsMade: tally.freeThrowsMade,
    freeThrowsAttempted: tally.freeThrowsAttempted,
    offensiveRebounds: count("offensiveRebounds"),
    defensiveRebounds: count("defensiveRebounds"),
    assists: count("assists"),
    steals: count("steals"),
    turnovers: count("turnovers"),
    blocks: count("blocks"),
    blocksReceived: count("blocksReceived"),
    foulsCommitted: count("foulsCommitted"),
    foulsDrawn: count("foulsDrawn"),
  };
}

function add(sum: Tally, part: Tally): void {
  sum.twoPointersMade += part.twoPointersMade;
  sum.twoPointersAttempted += part.twoPointersAttempted;
  sum.threePointersMade += part.threePointersMade;
  sum.threePointersAttempted += part.threePointersAttempted;
  sum.freeThrowsMade += part.freeThrowsMade;
  sum.freeThrowsAttempted += part.freeThrowsAttempted;
  sum.offensiveRebounds += part.offensiveRebounds;
  sum.defensiveRebounds += part.defensiveRebounds;
  sum.assists += part.assists;
  sum.steals += part.steals;
  sum.turnovers += part.turnovers;
  sum.blocks += part.blocks;
  sum.blocksReceived += part.blocksReceived;
  sum.foulsCommitted += part.foulsCommitted;
  sum.foulsDrawn += part.foulsDrawn;
}
