import type { ScoringContext, Side } from "./facts.ts";
import type { ContextPoints, GameState, Tally, TeamState } from "./game-state.ts";
import { otherSide } from "./facts.ts";

/** Puts points on the board and follows lead, runs and the line of the score. FLOW1–FLOW5 */
export function scorePoints(state: GameState, side: Side, points: number, context: ScoringContext, atMs: number): void {
  const team = state[side];
  team.points += points;
  const period = state.periods[state.periodIndex];
  if (period) period[side] += points;
  addContext(team.inThePaint, context.inThePaint, points);
  addContext(team.fastBreak, context.fastBreak, points);
  addContext(team.secondChance, context.secondChance, points);
  addContext(team.offTurnover, context.offTurnover, points);
  followRun(state, team, points);
  followLead(state, team, atMs);
  state.flow.push({ elapsedMs: atMs, home: state.home.points, away: state.away.points });
}

/** The scorer's own share of what his team's points came from; a mark that was never made adds nothing. BOX10 */
export function markContext(line: Tally, context: ScoringContext, points: number): void {
  if (context.inThePaint) line.pointsInThePaint += points;
  if (context.fastBreak) line.fastBreakPoints += points;
  if (context.secondChance) line.secondChancePoints += points;
  if (context.offTurnover) line.pointsFromTurnovers += points;
}

function addContext(context: ContextPoints, marked: boolean | null, points: number): void {
  if (marked === null) context.told = false;
  else if (marked) context.points += points;
}

/** FLOW3: a run is points without an answer, whatever stands between them. */
function followRun(state: GameState, team: TeamState, points: number): void {
  state.runPoints = state.runSide === team.side ? state.runPoints + points : points;
  state.runSide = team.side;
  if (state.runPoints > team.biggestRun) team.biggestRun = state.runPoints;
}

/** FLOW1, FLOW2, FLOW4: the leader changes when another side leads than led last; a tie between does not count. */
function followLead(state: GameState, team: TeamState, atMs: number): void {
  const difference = state.home.points - state.away.points;
  const leader: Side | null = difference > 0 ? "home" : difference < 0 ? "away" : null;
  const lead = team.points - state[otherSide(team.side)].points;
  if (lead > team.biggestLead) team.biggestLead = lead;
  if (leader === null) state.timesLevel++;
  if (leader === state.leader) return;
  // A clock that steps back must not take time away from the leader.
  const at = Math.max(atMs, state.leaderSinceMs);
  if (state.leader !== null) state[state.leader].msLeading += at - state.leaderSinceMs;
  state.leaderSinceMs = at;
  state.leader = leader;
  if (leader === null) return;
  if (state.lastLeader !== null && state.lastLeader !== leader) state.leadChanges++;
  state.lastLeader = leader;
}
