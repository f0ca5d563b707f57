import type { Side } from "../game/facts.ts";
import type { GameState, PlayerState } from "../game/game-state.ts";
import type { Period } from "../game/period.ts";
import type { PlayerKey } from "../kernel/ids.ts";

export type SheetPlayer = {
  readonly key: PlayerKey;
  readonly points: number;
  readonly fouls: number;
  readonly isCaptain: boolean;
  readonly isOnCourt: boolean;
  /** Has as many fouls as end their game. */
  readonly mustLeave: boolean;
};

export type SheetSide = {
  readonly coach: string | null;
  /** How each challenge that its head coach asked for ended; `null`: nobody knows yet. */
  readonly challenges: readonly (boolean | null)[];
  readonly players: readonly SheetPlayer[];
};

/** What crew chief and benches look up while a game is played: the same fold as the box score's, cut to what they ask. SIGN6 */
export type LiveSheet = {
  readonly home: SheetSide;
  readonly away: SheetSide;
  readonly periods: readonly { readonly period: Period; readonly home: number; readonly away: number; readonly isConfirmed: boolean }[];
};

export function liveSheetOf(state: GameState): LiveSheet {
  const side = (each: Side): SheetSide => ({
    coach: state[each].sheet?.coach ?? null,
    challenges: state[each].challenges,
    players: [...state[each].players.values()].map(playerOf).toSorted(byShirt(state, each)),
  });
  const periods = state.periods
    .filter(({ started }) => started)
    .map(({ period, home, away, confirmed }) => ({ period, home, away, isConfirmed: confirmed }));
  return { home: side("home"), away: side("away"), periods };
}

function playerOf(player: PlayerState): SheetPlayer {
  const { twoPointersMade, threePointersMade, freeThrowsMade, foulsCommitted, disqualified, onCourt } = player;
  return {
    key: player.player.key,
    points: 2 * twoPointersMade + 3 * threePointersMade + freeThrowsMade,
    fouls: foulsCommitted,
    isCaptain: player.player.captain,
    isOnCourt: onCourt,
    mustLeave: disqualified,
  };
}

/** `0` before `00`, then by number. */
function byShirt(state: GameState, side: Side) {
  const number = ({ key }: SheetPlayer) => {
    const shirt = state[side].players.get(key)?.player.shirt ?? "";
    return shirt === "00" ? 0.5 : shirt === "" ? Infinity : Number(shirt);
  };
  return (one: SheetPlayer, other: SheetPlayer) => number(one) - number(other);
}
