import { otherSide, type FoulKind, type FoulOffender, type Side } from "#core/game/facts.ts";
import { isInPenalty } from "#core/game/game-state.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { pause, playToWholeSecond, write, type GameInPlay, type PlayerInPlay } from "./game-in-play.ts";
import { substitute } from "./substitutions.ts";

export type CalledFoul = { readonly id: EventId; readonly freeThrows: number };

type DefensiveFoul = {
  /** The player fouled. */
  readonly against: PlayerInPlay;
  readonly shooting: boolean;
  /** `penalty`: two when the side is over its team fouls, else none. */
  readonly freeThrows: number | "penalty";
  readonly kind?: "personal" | "unsportsmanlike";
};

/** A defender fouls. Whoever is out of fouls leaves at once, and both coaches may change. */
export function callFoul(game: GameInPlay, { against, shooting, freeThrows, kind = "personal" }: DefensiveFoul): CalledFoul {
  playToWholeSecond(game);
  const side = otherSide(against.side);
  const fouler = game.random.weighted(game[side].onCourt, (player) => player.skill.fouling * caution(game, player));
  const awarded = freeThrows !== "penalty" ? freeThrows : isInPenalty(game.log.state, side) ? 2 : 0;
  const id = writeFoul(game, { side, offender: "player", player: fouler, kind, freeThrows: awarded, shooting });
  write(game, { type: "foul.drawn", side: against.side, player: against.roster.key }, "foul-drawn-of", id);
  pause(game, 20_000);
  substitute(game, { keep: against });
  return { id, freeThrows: awarded };
}

/** The player with the ball fouls: a team foul, but never free throws. */
export function callOffensiveFoul(game: GameInPlay, fouler: PlayerInPlay): EventId {
  playToWholeSecond(game);
  const id = writeFoul(game, { side: fouler.side, offender: "player", player: fouler, kind: "offensive", freeThrows: 0, shooting: false });
  const side = otherSide(fouler.side);
  const victim = game.random.weighted(game[side].onCourt, (player) => player.skill.defence);
  write(game, { type: "foul.drawn", side, player: victim.roster.key }, "foul-drawn-of", id);
  return id;
}

/** Somebody says too much, on the court or beside it. Coach and bench have no team fouls. */
export function callTechnicalFoul(game: GameInPlay, side: Side): CalledFoul {
  const offender: FoulOffender = game.random.weighted(
    ["player", "coach", "bench"] as const,
    (who) => ({ player: 10, coach: 9, bench: 2 })[who],
  );
  const player = offender === "player" ? game.random.weighted(game[side].onCourt, ({ skill }) => skill.fouling) : null;
  const id = writeFoul(game, { side, offender, player, kind: "technical", freeThrows: 1, shooting: false });
  pause(game, 30_000);
  substitute(game, {});
  return { id, freeThrows: 1 };
}

type WrittenFoul = {
  readonly side: Side;
  readonly offender: FoulOffender;
  readonly player: PlayerInPlay | null;
  readonly kind: FoulKind;
  readonly freeThrows: number;
  readonly shooting: boolean;
};

function writeFoul(game: GameInPlay, { side, offender, player, kind, freeThrows, shooting }: WrittenFoul): EventId {
  return write(game, {
    type: "foul",
    side,
    offender,
    player: player?.roster.key ?? null,
    kind,
    freeThrows,
    shooting,
    countsAsTeamFoul: offender === "player",
    position: null,
  });
}

/** One foul from the bench, hands stay down. */
function caution(game: GameInPlay, player: PlayerInPlay): number {
  const fouls = foulsOf(game, player);
  const left = game.log.state.rules.playerFoulLimit - fouls;
  return left <= 1 ? 0.25 : left === 2 ? 0.7 : 1;
}

export function foulsOf(game: GameInPlay, player: PlayerInPlay): number {
  return game.log.state[player.side].players.get(player.roster.key)?.foulsCommitted ?? 0;
}
