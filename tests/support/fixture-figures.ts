import type { Side } from "#core/game/facts.ts";
import type { FlowPoint } from "#core/game/game-state.ts";
import type { PlayerLine, TeamBox, TeamTotals } from "#core/stats/box-score.ts";
import type { GameFlow } from "#core/stats/game-flow.ts";
import { countedStatistics, type Counted, type Court } from "./fixture-court.ts";

/** A side's box score from its lines. What no possession decides (fast breaks, second chances) is made up. */
export function fixtureTeamBox(court: Court, points: number, flow: GameFlow): TeamBox {
  const { side, team, lines } = court;
  return {
    side,
    teamKey: team.ref.teamSlug,
    name: team.ref.name.text,
    code: team.ref.code,
    coach: team.coach,
    points,
    totals: totalsOf(court, points, flow),
    players: lines,
  };
}

function totalsOf({ side, lines }: Court, points: number, flow: GameFlow): TeamTotals {
  const total = (statistic: keyof PlayerLine): number => lines.reduce((all, line) => all + Number(line[statistic] ?? 0), 0);
  const counted = Object.fromEntries(countedStatistics.map((statistic) => [statistic, total(statistic)])) as Record<Counted, number>;
  return {
    ...counted,
    points,
    twoPointersMade: total("twoPointersMade"),
    twoPointersAttempted: total("twoPointersAttempted"),
    threePointersMade: total("threePointersMade"),
    threePointersAttempted: total("threePointersAttempted"),
    freeThrowsMade: total("freeThrowsMade"),
    freeThrowsAttempted: total("freeThrowsAttempted"),
    offensiveRebounds: counted.offensiveRebounds + 2,
    defensiveRebounds: counted.defensiveRebounds + 3,
    turnovers: counted.turnovers + 1,
    teamOffensiveRebounds: 2,
    teamDefensiveRebounds: 3,
    teamTurnovers: 1,
    benchFouls: 0,
    efficiencyIndex: total("efficiencyIndex"),
    timeouts: 4,
    biggestLead: flow.biggestLead[side],
    biggestRun: flow.biggestRun[side],
    leadChanges: flow.leadChanges,
    timesLevel: flow.timesLevel,
    secondsLeading: flow.secondsLeading[side],
    pointsInThePaint: 2 * Math.floor(total("twoPointersMade") * 0.7),
    fastBreakPoints: side === "home" ? 11 : 8,
    secondChancePoints: 9,
    pointsFromTurnovers: 14,
    starterPoints: lines.filter((line) => line.starter).reduce((all, line) => all + line.points, 0),
    benchPoints: lines.filter((line) => !line.starter).reduce((all, line) => all + line.points, 0),
  };
}

/** Leads, runs and level scores of a made-up game, from its scoring plays. */
export function fixtureFlow(points: readonly FlowPoint[], periods: GameFlow["periods"], end: FlowPoint): GameFlow {
  const lead = { home: 0, away: 0 };
  const run = { home: 0, away: 0 };
  const leading = { home: 0, away: 0 };
  let leadChanges = 0;
  let timesLevel = 0;
  let running = 0;
  let leader: Side | null = null;
  let before = { elapsedMs: 0, home: 0, away: 0 };
  for (const point of [...points, end]) {
    const margin = before.home - before.away;
    if (margin !== 0) leading[margin > 0 ? "home" : "away"] += (point.elapsedMs - before.elapsedMs) / 1000;
    const gained = point.home - before.home - (point.away - before.away);
    running = gained === 0 ? running : Math.sign(running) === Math.sign(gained) ? running + gained : gained;
    run[running > 0 ? "home" : "away"] = Math.max(run[running > 0 ? "home" : "away"], Math.abs(running));
    const now: Side | null = point.home === point.away ? null : point.home > point.away ? "home" : "away";
    if (now === null && gained !== 0) timesLevel += 1;
    if (now !== null) {
      if (leader !== null && leader !== now) leadChanges += 1;
      leader = now;
      lead[now] = Math.max(lead[now], Math.abs(point.home - point.away));
    }
    before = point;
  }
  const secondsLeading = { home: Math.round(leading.home), away: Math.round(leading.away) };
  return { points, periods, leadChanges, timesLevel, biggestLead: lead, biggestRun: run, secondsLeading };
}
