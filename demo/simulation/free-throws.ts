import { otherSide, type FactOf, type ScoringContext, type Side } from "#core/game/facts.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { callTechnicalFoul, type CalledFoul } from "./fouls.ts";
import { pause, setShotClock, write, type Attack, type GameInPlay, type PlayerInPlay } from "./game-in-play.ts";
import { fightForRebound } from "./rebound.ts";
import { considerTimeout } from "./timeouts.ts";

type FreeThrows = { readonly foul: EventId; readonly count: number; readonly context: ScoringContext };

/** The shooter goes to the line; after the last one the ball is in play, or the other side's. */
export function shootFreeThrows(
  game: GameInPlay,
  attack: Attack,
  shooter: PlayerInPlay,
  { foul, count, context }: FreeThrows,
): Attack | null {
  game.shotClockMs = null;
  const last = throwAll(game, shooter, { foul, count, context: { ...context, inThePaint: false } }, "personal");
  const other = otherSide(attack.side);
  if (last.made) {
    considerTimeout(game, [attack.side, other], "dead-ball");
    return { side: other, origin: "basket", secondChance: false, offTurnover: false };
  }
  if (game.clockMs === 0) return null;
  return fightForRebound(game, attack, { missed: last.id, shooter, blocked: false, afterFreeThrow: true });
}

/** After a foul away from the shot: to the line when the other side is in the penalty, else a throw-in for the same attack. */
export function continueAfterFoul(game: GameInPlay, attack: Attack, fouled: PlayerInPlay, foul: CalledFoul): Attack | null {
  if (foul.freeThrows > 0) {
    const context = { fastBreak: false, secondChance: attack.secondChance, offTurnover: attack.offTurnover, inThePaint: false };
    return shootFreeThrows(game, attack, fouled, { foul: foul.id, count: foul.freeThrows, context });
  }
  shootTechnical(game);
  considerTimeout(game, [attack.side, otherSide(attack.side)], "dead-ball");
  setShotClock(game, Math.max(game.shotClockMs ?? 0, game.log.state.rules.shotClock.afterOffensiveReboundMs));
  return { ...attack, origin: "throw-in" };
}

/** Two free throws with nobody at the lane, and the ball again. */
export function shootUnsportsmanlike(game: GameInPlay, attack: Attack, fouled: PlayerInPlay, foul: CalledFoul): Attack {
  const context = { fastBreak: false, secondChance: attack.secondChance, offTurnover: attack.offTurnover, inThePaint: false };
  throwAll(game, fouled, { foul: foul.id, count: foul.freeThrows, context }, "unsportsmanlike");
  setShotClock(game, game.log.state.rules.shotClock.afterOffensiveReboundMs);
  return { ...attack, origin: "throw-in" };
}

/** Now and then somebody protests; the other side's best shooter takes one, and play goes on as it stood. */
function shootTechnical(game: GameInPlay): void {
  const { random } = game;
  if (!random.chance(0.052)) return;
  const offending: Side = random.chance(0.5) ? "home" : "away";
  const foul = callTechnicalFoul(game, offending);
  const shooter = game[otherSide(offending)].onCourt.toSorted((a, b) => b.skill.freeThrow - a.skill.freeThrow)[0] as PlayerInPlay;
  const context = { fastBreak: false, secondChance: false, offTurnover: false, inThePaint: false };
  throwAll(game, shooter, { foul: foul.id, count: 1, context }, "technical");
}

function throwAll(
  game: GameInPlay,
  shooter: PlayerInPlay,
  { foul, count, context }: FreeThrows,
  kind: FactOf<"free-throw">["kind"],
): { id: EventId; made: boolean } {
  let last: { id: EventId; made: boolean } | null = null;
  for (let number = 1; number <= count; number++) {
    const made = game.random.chance(chanceToMake(shooter));
    const fact: FactOf<"free-throw"> = {
      type: "free-throw",
      side: shooter.side,
      player: shooter.roster.key,
      made,
      number,
      of: count,
      kind,
      context,
    };
    last = { id: write(game, fact, "free-throw-of", foul), made };
    pause(game, 12_000);
  }
  if (last === null) throw new RangeError("No free throw to shoot");
  return last;
}

function chanceToMake({ skill, form }: PlayerInPlay): number {
  return Math.min(0.94, Math.max(0.38, 0.712 + 0.5 * (skill.freeThrow - 0.48) + form / 2));
}
