import { playedMs } from "#core/game/court.ts";
import type { PlayerState } from "#core/game/game-state.ts";
import {
  gameTimeMs,
  isClosing,
  isGarbageTime,
  isLastPeriod,
  write,
  type GameInPlay,
  type PlayerInPlay,
  type TeamInPlay,
} from "./game-in-play.ts";
import { positions } from "./skill.ts";

const minuteMs = 60_000;

type Swap = { readonly out: PlayerInPlay; readonly in: PlayerInPlay };

/**
 * Both coaches look at their five at a dead ball. Who may play no more must leave; else one changes for minutes
 * played, fouls, the end of a close game, or one that is decided. `keep` stays: he goes to the line.
 */
export function substitute(game: GameInPlay, { keep }: { keep?: PlayerInPlay }): void {
  for (const side of ["home", "away"] as const) {
    const team = game[side];
    const swaps = chooseSwaps(game, team, keep);
    if (swaps.length === 0) continue;
    write(game, { type: "substitution", side, out: swaps.map((swap) => swap.out.roster.key), in: swaps.map((swap) => swap.in.roster.key) });
    for (const swap of swaps) {
      team.onCourt[team.onCourt.indexOf(swap.out)] = swap.in;
      swap.out.changedAtMs = swap.in.changedAtMs = gameTimeMs(game);
    }
  }
}

function chooseSwaps(game: GameInPlay, team: TeamInPlay, keep: PlayerInPlay | undefined): Swap[] {
  // Those who change are stamped on the whole second, so that everybody's minutes add up to the team's.
  const free = game.clockMs > 0 && game.clockMs % 1000 === 0;
  const leaving = team.onCourt.filter((player) => mustLeave(game, player) || (free && player !== keep));
  const entering = team.players.filter((player) => !team.onCourt.includes(player) && !mustLeave(game, player));
  const gain = gainFunction(game);
  const swaps: Swap[] = [];
  const atMost = isGarbageTime(game) ? 5 : 3;
  while (swaps.length < atMost) {
    const swap = bestSwap(leaving, entering, (out, candidate) => (mustLeave(game, out) ? 1000 : 0) + gain(out, candidate));
    if (!swap) break;
    leaving.splice(leaving.indexOf(swap.out), 1);
    entering.splice(entering.indexOf(swap.in), 1);
    swaps.push(swap);
  }
  return swaps;
}

function bestSwap(
  leaving: readonly PlayerInPlay[],
  entering: readonly PlayerInPlay[],
  gain: (out: PlayerInPlay, candidate: PlayerInPlay) => number,
): Swap | null {
  let best: Swap | null = null;
  let most = 0;
  for (const out of leaving) {
    for (const candidate of entering) {
      const value = gain(out, candidate);
      if (value <= most) continue;
      most = value;
      best = { out, in: candidate };
    }
  }
  return best;
}

/** What the coach would gain by a change, in minutes of his plan; nothing or less: he leaves it. */
function gainFunction(game: GameInPlay): (out: PlayerInPlay, candidate: PlayerInPlay) => number {
  if (isClosing(game)) {
    return (out, candidate) => 20 * (candidate.skill.worth - out.skill.worth) - misfit(out, candidate) - 1;
  }
  if (isGarbageTime(game)) {
    return (out, candidate) => (0.4 * (out.plannedMs - candidate.plannedMs)) / minuteMs - misfit(out, candidate) - 1;
  }
  const now = gameTimeMs(game);
  const { format } = game.log.state.rules;
  const share = now / (format.regularPeriods * format.regularMs);
  // After half-time the best begin again.
  const freshStart = game.clockMs === format.regularMs && game.period.number === 3 ? 0.3 : 0;
  function surplus(player: PlayerInPlay): number {
    return (playedMs(lineOf(game, player), now) - player.plannedMs * share) / minuteMs;
  }
  return (out, candidate) => {
    const tired = 0.5 * ((now - out.changedAtMs) / minuteMs - 5);
    const troubled = isInFoulTrouble(game, out);
    if (!troubled && freshStart === 0 && now - out.changedAtMs < 2.5 * minuteMs) return -100;
    if (candidate.plannedMs === 0 || isInFoulTrouble(game, candidate) || (freshStart === 0 && now - candidate.changedAtMs < 1.5 * minuteMs))
      return -100;
    const better = (freshStart * (candidate.plannedMs - out.plannedMs)) / minuteMs;
    return surplus(out) - surplus(candidate) + tired + better + (troubled ? 5 : 0) - misfit(out, candidate) - 2;
  };
}

/** A guard for a centre costs more than a guard for a guard. */
function misfit(out: PlayerInPlay, candidate: PlayerInPlay): number {
  const gap = Math.abs(positions.indexOf(out.position) - positions.indexOf(candidate.position));
  return [0, 0.6, 2, 4, 6][gap] as number;
}

/** Two fouls in the first quarter, three before half-time, four before the last: a coach sits such a player down. */
function isInFoulTrouble(game: GameInPlay, player: PlayerInPlay): boolean {
  if (isLastPeriod(game)) return false;
  return lineOf(game, player).foulsCommitted >= game.period.number + 1;
}

function mustLeave(game: GameInPlay, player: PlayerInPlay): boolean {
  return lineOf(game, player).disqualified;
}

function lineOf(game: GameInPlay, player: PlayerInPlay): PlayerState {
  const line = game.log.state[player.side].players.get(player.roster.key);
  if (!line) throw new Error(`Nobody ${player.roster.key} on the team sheet`);
  return line;
}
