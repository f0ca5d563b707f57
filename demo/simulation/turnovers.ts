import { otherSide, type TurnoverKind } from "#core/game/facts.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { callOffensiveFoul } from "./fouls.ts";
import { pause, playToWholeSecond, setShotClock, write, type Attack, type GameInPlay, type PlayerInPlay } from "./game-in-play.ts";
import { substitute } from "./substitutions.ts";
import { considerTimeout } from "./timeouts.ts";

/** How often each kind comes, and how often the other side steals the ball by it; the rest stop play. */
const kinds: readonly { readonly kind: TurnoverKind; readonly weight: number; readonly stolen: number; readonly team?: true }[] = [
  { kind: "bad-pass", weight: 470, stolen: 0.76 },
  { kind: "ball-handling", weight: 240, stolen: 0.85 },
  { kind: "offensive-foul", weight: 120, stolen: 0 },
  { kind: "travel", weight: 62, stolen: 0 },
  { kind: "out-of-bounds", weight: 38, stolen: 0 },
  { kind: "three-seconds", weight: 14, stolen: 0 },
  { kind: "double-dribble", weight: 6, stolen: 0 },
  { kind: "five-seconds", weight: 5, stolen: 0 },
  { kind: "backcourt", weight: 4, stolen: 0 },
  { kind: "eight-seconds", weight: 3, stolen: 0, team: true },
  { kind: "offensive-goaltending", weight: 2, stolen: 0 },
];

/** The attack loses the ball before a shot; the other side's next attack follows from a turnover. */
export function loseBall(game: GameInPlay, attack: Attack): Attack {
  const { kind, stolen, team } = game.random.weighted(kinds, ({ weight }) => weight);
  const loser = team ? null : chooseLoser(game, attack, kind);
  const foul = kind === "offensive-foul" && loser ? callOffensiveFoul(game, loser) : undefined;
  const turnover = writeTurnover(game, attack, loser, kind, foul);
  if (game.random.chance(stolen)) return steal(game, attack, turnover);
  return stopPlay(game, attack);
}

/** The shot clock runs out: the whole team's turnover. */
export function violateShotClock(game: GameInPlay, attack: Attack): Attack {
  writeTurnover(game, attack, null, "shot-clock");
  return stopPlay(game, attack);
}

/** Two hands of each side on the ball: the arrow decides, and turns. */
export function holdBall(game: GameInPlay, attack: Attack): Attack {
  playToWholeSecond(game);
  const winner = game.arrow;
  if (winner !== attack.side) writeTurnover(game, attack, chooseLoser(game, attack, "ball-handling"), "ball-handling");
  write(game, { type: "jump-ball", kind: "held-ball", winner, home: null, away: null });
  game.arrow = otherSide(winner);
  write(game, { type: "arrow.flip", to: game.arrow });
  pause(game, 10_000);
  if (winner !== attack.side) return throwIn(game, attack);
  setShotClock(game, Math.max(game.shotClockMs ?? 0, game.log.state.rules.shotClock.afterOffensiveReboundMs));
  return { ...attack, origin: "throw-in" };
}

function steal(game: GameInPlay, attack: Attack, turnover: EventId): Attack {
  const side = otherSide(attack.side);
  const thief = game.random.weighted(game[side].onCourt, ({ skill }) => skill.stealing * skill.stealing);
  write(game, { type: "steal", side, player: thief.roster.key }, "steal-of", turnover);
  setShotClock(game, game.log.state.rules.shotClock.fullMs);
  return { side, origin: "steal", secondChance: false, offTurnover: true };
}

function stopPlay(game: GameInPlay, attack: Attack): Attack {
  pause(game, 12_000);
  substitute(game, {});
  considerTimeout(game, [attack.side, otherSide(attack.side)], "dead-ball");
  return throwIn(game, attack);
}

function throwIn(game: GameInPlay, attack: Attack): Attack {
  setShotClock(game, game.log.state.rules.shotClock.fullMs);
  return { side: otherSide(attack.side), origin: "throw-in", secondChance: false, offTurnover: true };
}

/** Passers lose passes, dribblers the ball, and big men foul while setting screens. */
function chooseLoser(game: GameInPlay, attack: Attack, kind: TurnoverKind): PlayerInPlay {
  return game.random.weighted(game[attack.side].onCourt, ({ skill }) => {
    const busy = 0.5 * skill.usage + (kind === "bad-pass" ? skill.passing : 0.4);
    return kind === "offensive-foul" || kind === "three-seconds" ? skill.fouling : busy * (1.35 - skill.handling);
  });
}

function writeTurnover(game: GameInPlay, attack: Attack, loser: PlayerInPlay | null, kind: TurnoverKind, foul?: EventId): EventId {
  return write(game, { type: "turnover", side: attack.side, player: loser?.roster.key ?? null, kind }, foul && "turnover-of", foul);
}
