import { otherSide, type CourtPosition, type FactOf, type ScoringContext, type ShotKind } from "#core/game/facts.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { callFoul } from "./fouls.ts";
import { shootFreeThrows } from "./free-throws.ts";
import { isClosing, isGarbageTime, lead, play, write, type Attack, type GameInPlay, type PlayerInPlay } from "./game-in-play.ts";
import { fightForRebound } from "./rebound.ts";
import { chooseShot, type Pace, type Shot } from "./shot-choice.ts";
import { drawHeavePosition, isInThePaint, shotValue, type ShotZone } from "./shot-position.ts";
import { considerTimeout } from "./timeouts.ts";

/** How often a shot of an ordinary player against an ordinary defence falls, is blocked, is fouled, comes from a pass. */
const chances: Readonly<Record<ShotZone, { made: number; blocked: number; fouled: number; assisted: number }>> = {
  rim: { made: 0.582, blocked: 0.072, fouled: 0.182, assisted: 0.59 },
  paint: { made: 0.412, blocked: 0.056, fouled: 0.1, assisted: 0.45 },
  midRange: { made: 0.37, blocked: 0.028, fouled: 0.05, assisted: 0.55 },
  corner: { made: 0.345, blocked: 0.008, fouled: 0.016, assisted: 0.95 },
  arc: { made: 0.332, blocked: 0.01, fouled: 0.018, assisted: 0.89 },
};

const courtAdvantage = 0.0185;

/**
 * The action ends in a shot: it falls, misses, is blocked, or somebody fouls the shooter. Answers who attacks next;
 * `null` when the period ran out with it.
 */
export function shoot(game: GameInPlay, attack: Attack, pace: Pace): Attack | null {
  const { random } = game;
  const shot = chooseShot(random, game[attack.side].onCourt, pace, isClosing(game));
  const context = contextOf(attack, pace, shot.position);
  const made = random.chance(chanceToScore(game, shot, pace));
  const fouled = random.chance(chances[shot.zone].fouled * shot.shooter.skill.drawingFouls * (isGarbageTime(game) ? 0.6 : 1));
  // Contact spoils most shots: only some of those that would have fallen still do.
  if (fouled) return made && random.chance(0.5) ? scoreAndOne(game, attack, shot, context) : foulOnShooter(game, attack, shot, context);
  if (made) return score(game, attack, shot, context);
  return miss(game, attack, shot, context);
}

/** A throw from far out, because the horn is about to sound. */
export function heave(game: GameInPlay, attack: Attack): null {
  const shooter = game.random.weighted(game[attack.side].onCourt, (player) => player.skill.three);
  const position = drawHeavePosition(game.random);
  const shot: Shot = { shooter, zone: "arc", kind: "jump-shot", position };
  game.clockMs = 0;
  writeShot(game, attack, shot, contextOf(attack, "set", position), game.random.chance(0.025), false);
  return null;
}

/** What the scorer marks, as it really was: free throws of the same attack carry the same marks but the paint's. */
function contextOf(attack: Attack, pace: Pace, position: CourtPosition): ScoringContext {
  return {
    fastBreak: pace === "transition",
    secondChance: attack.secondChance,
    offTurnover: attack.offTurnover,
    inThePaint: isInThePaint(position),
  };
}

function chanceToScore(game: GameInPlay, { shooter, zone, kind }: Shot, pace: Pace): number {
  const { skill, side, form } = shooter;
  const touch =
    zone === "rim" ? skill.rim : zone === "paint" ? (skill.rim + skill.midRange) / 2 : zone === "midRange" ? skill.midRange : skill.three;
  const defenders = game[otherSide(side)].onCourt;
  const defence = defenders.reduce((sum, player) => sum + player.skill.defence, 0) / defenders.length;
  const open = pace === "transition" ? 0.05 : pace === "put-back" ? -0.06 : 0;
  const sure = dunks.has(kind) ? 0.28 : 0;
  // Whoever leads eases off, whoever trails tries harder.
  const ease = -0.0018 * Math.min(25, Math.max(-25, lead(game, side)));
  const crowd = side === "home" ? courtAdvantage : -courtAdvantage;
  return chances[zone].made + 0.24 * (touch - 0.5) - 0.16 * (defence - 0.5) + open + sure + ease + form + crowd;
}

function score(game: GameInPlay, attack: Attack, shot: Shot, context: ScoringContext): Attack {
  writeBasket(game, attack, shot, context);
  const defence = otherSide(attack.side);
  considerTimeout(game, [defence], "basket");
  return { side: defence, origin: "basket", secondChance: false, offTurnover: false };
}

function scoreAndOne(game: GameInPlay, attack: Attack, shot: Shot, context: ScoringContext): Attack | null {
  writeBasket(game, attack, shot, context);
  const foul = callFoul(game, { against: shot.shooter, shooting: true, freeThrows: 1 });
  return shootFreeThrows(game, attack, shot.shooter, { foul: foul.id, count: 1, context });
}

function foulOnShooter(game: GameInPlay, attack: Attack, shot: Shot, context: ScoringContext): Attack | null {
  const count = shotValue(shot.position);
  const foul = callFoul(game, { against: shot.shooter, shooting: true, freeThrows: count });
  return shootFreeThrows(game, attack, shot.shooter, { foul: foul.id, count, context });
}

function writeBasket(game: GameInPlay, attack: Attack, shot: Shot, context: ScoringContext): void {
  const basket = writeShot(game, attack, shot, context, true, false);
  if (!isAssisted(game, shot)) return;
  const passer = game.random.weighted(
    game[attack.side].onCourt.filter((player) => player !== shot.shooter),
    (player) => player.skill.passing * player.skill.passing,
  );
  write(game, { type: "assist", side: attack.side, player: passer.roster.key }, "assist-of", basket);
}

/** Nobody passes to a tip-in, and nobody alley-oops alone. */
function isAssisted(game: GameInPlay, { zone, kind }: Shot): boolean {
  if (kind === "tip-in" || kind === "tip-in-layup" || kind === "tip-in-dunk") return false;
  if (kind === "alley-oop" || kind === "alley-oop-dunk") return true;
  const own = kind === "driving-layup" || kind === "euro-step" || kind === "pull-up" || kind === "step-back" ? 0.7 : 1;
  return game.random.chance(chances[zone].assisted * own);
}

function miss(game: GameInPlay, attack: Attack, shot: Shot, context: ScoringContext): Attack | null {
  const blocker = chooseBlocker(game, attack, shot);
  const attempt = writeShot(game, attack, shot, context, false, blocker !== null);
  if (blocker) write(game, { type: "block", side: blocker.side, player: blocker.roster.key }, "block-of", attempt);
  return fightForRebound(game, attack, { missed: attempt, shooter: shot.shooter, blocked: blocker !== null, afterFreeThrow: false });
}

function chooseBlocker(game: GameInPlay, attack: Attack, { zone, kind }: Shot): PlayerInPlay | null {
  const defenders = game[otherSide(attack.side)].onCourt;
  const reach = defenders.reduce((sum, player) => sum + player.skill.blocking, 0) / defenders.length;
  const { made, blocked } = chances[zone];
  const hard = dunks.has(kind) ? 0.4 : 1;
  if (!game.random.chance((blocked * hard * (reach / 0.43)) / (1 - made))) return null;
  return game.random.weighted(defenders, (player) => player.skill.blocking * player.skill.blocking);
}

const dunks: ReadonlySet<ShotKind> = new Set<ShotKind>(["dunk", "alley-oop-dunk", "tip-in-dunk"]);

function writeShot(game: GameInPlay, attack: Attack, shot: Shot, context: ScoringContext, made: boolean, blocked: boolean): EventId {
  const value = shotValue(shot.position);
  // A shot that leaves the hand in the last instant falls after the horn.
  if (game.clockMs > 0 && game.clockMs <= 1000 && game.random.chance(0.4)) play(game, game.clockMs);
  const fact: FactOf<"field-goal"> = {
    type: "field-goal",
    side: attack.side,
    player: shot.shooter.roster.key,
    value,
    made,
    kind: shot.kind,
    position: shot.position,
    context,
    blocked,
    ownBasket: false,
    goaltending: made && shot.zone === "rim" && !dunks.has(shot.kind) && game.random.chance(0.006),
    buzzer: game.clockMs === 0,
  };
  const id = write(game, fact);
  game.shotClockMs = null;
  return id;
}
