import { otherSide, type Side } from "#core/game/facts.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { pause, play, setShotClock, write, type Attack, type GameInPlay, type PlayerInPlay } from "./game-in-play.ts";

type Miss = { readonly missed: EventId; readonly shooter: PlayerInPlay; readonly blocked: boolean; readonly afterFreeThrow: boolean };

/**
 * The ball comes off the ring, or from a blocking hand: a player gets it, or it goes out and belongs to a team.
 * `null` when the horn sounds first: nobody's rebound.
 */
export function fightForRebound(game: GameInPlay, attack: Attack, miss: Miss): Attack | null {
  const { random } = game;
  play(game, random.triangular(400, 1300, 2800));
  if (game.clockMs === 0) return null;
  const offensive = random.chance(chanceOfOffensive(game, attack.side, miss));
  const side = offensive ? attack.side : otherSide(attack.side);
  const toTeam = random.chance(miss.blocked ? (offensive ? 0.5 : 0.08) : 0.1);
  const rebounder = toTeam ? null : chooseRebounder(game, side, miss);
  write(
    game,
    { type: "rebound", side, player: rebounder?.roster.key ?? null, kind: offensive ? "offensive" : "defensive", deadBall: false },
    "rebound-of",
    miss.missed,
  );
  if (offensive) return reboundedByAttack(game, attack, rebounder);
  setShotClock(game, game.log.state.rules.shotClock.fullMs);
  if (!rebounder) pause(game, 10_000);
  return { side, origin: rebounder ? "rebound" : "throw-in", secondChance: false, offTurnover: false };
}

/** The attack goes on; whatever it scores now is a second chance, and still follows from a turnover if it did before. */
function reboundedByAttack(game: GameInPlay, attack: Attack, rebounder: PlayerInPlay | null): Attack {
  setShotClock(game, game.log.state.rules.shotClock.afterOffensiveReboundMs);
  if (!rebounder) pause(game, 10_000);
  return { ...attack, origin: rebounder ? "offensive-rebound" : "throw-in", secondChance: true };
}

function chanceOfOffensive(game: GameInPlay, attacking: Side, miss: Miss): number {
  const attack = strength(game, attacking, (player) => player.skill.offensiveRebounding);
  const defence = strength(game, otherSide(attacking), (player) => player.skill.defensiveRebounding);
  const base = miss.afterFreeThrow ? 0.12 : miss.blocked ? 0.42 : 0.275;
  return Math.min(0.6, Math.max(0.04, base + 0.35 * (attack - 0.47) - 0.3 * (defence - 0.52)));
}

function strength(game: GameInPlay, side: Side, skill: (player: PlayerInPlay) => number): number {
  const five = game[side].onCourt;
  return five.reduce((sum, player) => sum + skill(player), 0) / five.length;
}

function chooseRebounder(game: GameInPlay, side: Side, miss: Miss): PlayerInPlay {
  const offensive = side === miss.shooter.side;
  return game.random.weighted(game[side].onCourt, (player) => {
    const skill = offensive ? player.skill.offensiveRebounding : player.skill.defensiveRebounding;
    return skill * skill * (player === miss.shooter ? 0.5 : 1);
  });
}
