import { otherSide } from "#core/game/facts.ts";
import { callFoul } from "./fouls.ts";
import { continueAfterFoul, shootUnsportsmanlike } from "./free-throws.ts";
import {
  isGarbageTime,
  isLastPeriod,
  lead,
  pause,
  play,
  setShotClock,
  write,
  type Attack,
  type GameInPlay,
  type PlayerInPlay,
} from "./game-in-play.ts";
import { heave, shoot } from "./shooting.ts";
import type { Pace } from "./shot-choice.ts";
import { substitute } from "./substitutions.ts";
import { holdBall, loseBall, violateShotClock } from "./turnovers.ts";

/** How often an action ends before its shot. */
const chances: Readonly<Record<Pace, { readonly turnover: number; readonly foul: number }>> = {
  set: { turnover: 0.175, foul: 0.128 },
  transition: { turnover: 0.1, foul: 0.05 },
  "put-back": { turnover: 0.02, foul: 0 },
};

/** One action of an attack, to whatever ends or interrupts it. Answers who attacks next; `null`: the period is over. */
export function playAction(game: GameInPlay, attack: Attack): Attack | null {
  const { random } = game;
  bringInBall(game, attack);
  if (game.clockMs === 0) return null;
  if (attack.origin === "rebound" && random.chance(0.022)) return foulAwayFromBall(game, attack);
  if (mustStopClock(game, attack)) return foulToStopClock(game, attack);
  const pace = choosePace(game, attack);
  const lasts = actionMs(game, attack, pace);
  if (lasts >= game.clockMs || isTooLateToAdvance(game, attack)) return runOut(game, attack);
  const { turnover, foul } = chances[pace];
  if (random.chance(foul)) {
    play(game, lasts * random.between(0.15, 0.95));
    return foulOnFloor(game, attack, pace);
  }
  if (random.chance(turnover)) {
    if (pace === "set" && random.chance(0.05)) return letShotClockRunOut(game, attack);
    play(game, lasts * random.between(0.25, 1));
    return random.chance(0.06) ? holdBall(game, attack) : loseBall(game, attack);
  }
  play(game, lasts);
  return shoot(game, attack, pace);
}

/** After a basket the clock runs while the ball is taken out, but not at the end of the game. Art. 49 */
function bringInBall(game: GameInPlay, attack: Attack): void {
  const { random } = game;
  if (attack.origin === "basket") {
    const stopped = isLastPeriod(game) && game.clockMs <= 120_000;
    if (!stopped) play(game, random.triangular(1000, 2200, 4000));
    else pause(game, 4000);
    setShotClock(game, game.log.state.rules.shotClock.fullMs);
  }
  // A ball tipped out of bounds stands in no log, but coaches use it.
  if (attack.origin === "throw-in" && random.chance(0.3)) substitute(game, {});
}

function choosePace(game: GameInPlay, attack: Attack): Pace {
  const { random } = game;
  if (attack.origin === "steal") return random.chance(0.45) ? "transition" : "set";
  if (attack.origin === "rebound") return random.chance(0.15) ? "transition" : "set";
  if (attack.origin === "offensive-rebound") return random.chance(0.42) ? "put-back" : "set";
  return "set";
}

/** How long the action lasts, from control to its end. */
function actionMs(game: GameInPlay, attack: Attack, pace: Pace): number {
  const { random } = game;
  if (pace === "put-back") return random.triangular(500, 1000, 2600);
  if (pace === "transition") return random.triangular(2000, 4200, 7000);
  // Nobody shoots sooner than he can turn to the ring.
  const left = Math.max(600, game.shotClockMs ?? game.clockMs);
  const margin = lead(game, attack.side);
  const late = isLastPeriod(game) && game.clockMs <= 180_000;
  if (holdsForLastShot(game, attack)) return game.clockMs - random.triangular(200, 1600, Math.min(5000, game.clockMs - 500));
  if (late && margin < -3) return Math.min(left - 300, random.triangular(2500, 5500, 12_000));
  if ((late && margin > 3) || (isGarbageTime(game) && margin > 0)) return Math.min(left - 300, random.triangular(12_000, 20_500, 23_700));
  return Math.min(
    left - 200,
    left <= 15_000 ? random.triangular(2500, 8000, 13_900) : random.triangular(5000, 16_700, 23_800) * game.tempo,
  );
}

/** With less than a shot clock left in the period nobody gives the ball away early, unless he must catch up. */
function holdsForLastShot(game: GameInPlay, attack: Attack): boolean {
  if (game.clockMs > 26_000 || game.clockMs < 3000) return false;
  const margin = lead(game, attack.side);
  return !(isLastPeriod(game) && (margin < -2 || margin > 0));
}

/** With so little left nobody brings the ball up the court; a throw-in near the ring may still find a man. */
function isTooLateToAdvance(game: GameInPlay, { origin }: Attack): boolean {
  if (game.clockMs > 3500 || origin === "offensive-rebound") return false;
  return origin !== "throw-in" || game.random.chance(0.5);
}

/** The horn comes before the action's end: a leader holds the ball, others may throw from where they are. */
function runOut(game: GameInPlay, attack: Attack): Attack | null {
  const decided = isLastPeriod(game) && (lead(game, attack.side) > 0 || isGarbageTime(game));
  if (!decided && game.clockMs > 3500) {
    play(game, game.clockMs - game.random.between(100, 1500));
    return shoot(game, attack, "set");
  }
  if (!decided && game.random.chance(0.45)) return heave(game, attack);
  play(game, game.clockMs);
  return null;
}

/** Behind by little with seconds left, a side fouls to get the ball back. */
function mustStopClock(game: GameInPlay, attack: Attack): boolean {
  if (!isLastPeriod(game) || game.clockMs > 40_000) return false;
  const margin = lead(game, attack.side);
  if (margin < 1 || margin > 9) return false;
  const hopeless = margin > 3 + game.clockMs / 5000;
  const needed = game.clockMs <= 24_000 || margin > 3;
  return needed && !hopeless && game.random.chance(0.85);
}

function foulToStopClock(game: GameInPlay, attack: Attack): Attack | null {
  play(game, Math.min(game.clockMs, game.random.triangular(800, 2500, 6000)));
  if (game.clockMs === 0) return null;
  const victim = game.random.weighted(game[attack.side].onCourt, ({ skill }) => skill.handling * skill.freeThrow);
  return continueAfterFoul(game, attack, victim, callFoul(game, { against: victim, shooting: false, freeThrows: "penalty" }));
}

function foulOnFloor(game: GameInPlay, attack: Attack, pace: Pace): Attack | null {
  const victim = game.random.weighted(game[attack.side].onCourt, ({ skill }) => skill.usage * skill.drawingFouls);
  if (game.random.chance(pace === "transition" ? 0.16 : 0.024)) {
    const foul = callFoul(game, { against: victim, shooting: false, freeThrows: 2, kind: "unsportsmanlike" });
    return shootUnsportsmanlike(game, attack, victim, foul);
  }
  return continueAfterFoul(game, attack, victim, callFoul(game, { against: victim, shooting: false, freeThrows: "penalty" }));
}

/** Two bodies under the ring, and the whistle for the one behind. */
function foulAwayFromBall(game: GameInPlay, attack: Attack): Attack | null {
  const victim = game.random.weighted<PlayerInPlay>(game[attack.side].onCourt, ({ skill }) => skill.defensiveRebounding);
  return continueAfterFoul(game, attack, victim, callFoul(game, { against: victim, shooting: false, freeThrows: "penalty" }));
}

function letShotClockRunOut(game: GameInPlay, attack: Attack): Attack | null {
  if (game.shotClockMs === null) return runOut(game, attack);
  play(game, game.shotClockMs);
  return game.clockMs === 0 ? null : violateShotClock(game, attack);
}

/** The ball goes up between two; whoever does not get it owns the arrow. */
export function tipOff(game: GameInPlay): Attack {
  const [home, away] = (["home", "away"] as const).map(
    (side) => game[side].onCourt.toSorted((a, b) => b.skill.leaping - a.skill.leaping)[0] as PlayerInPlay,
  );
  if (!home || !away) throw new Error("Nobody to jump");
  const winner = game.random.chance(0.5 + 0.6 * (home.skill.leaping - away.skill.leaping)) ? "home" : "away";
  write(game, { type: "jump-ball", kind: "opening", winner, home: home.roster.key, away: away.roster.key });
  game.arrow = otherSide(winner);
  write(game, { type: "arrow.set", side: game.arrow });
  setShotClock(game, game.log.state.rules.shotClock.fullMs);
  return { side: winner, origin: "tip", secondChance: false, offTurnover: false };
}

/** The other periods begin with a throw-in by the arrow, which then turns. Art. 12 */
export function arrowThrowIn(game: GameInPlay): Attack {
  const side = game.arrow;
  write(game, { type: "possession", side });
  game.arrow = otherSide(side);
  write(game, { type: "arrow.flip", to: game.arrow });
  setShotClock(game, game.log.state.rules.shotClock.fullMs);
  return { side, origin: "throw-in", secondChance: false, offTurnover: false };
}
