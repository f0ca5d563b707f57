import { gameLeaders, type LeaderKind } from "#core/stats/game-leaders.ts";
import type { ScreenPlayer } from "./screen-model.ts";

export type { LeaderKind } from "#core/stats/game-leaders.ts";

/** A team's best in one figure, so far, as screens name him. */
export type Leader = { readonly kind: LeaderKind; readonly player: ScreenPlayer; readonly value: number };

export function leadersOf(players: readonly ScreenPlayer[]): Leader[] {
  return gameLeaders(players.map(({ line }) => line)).map(({ kind, line, value }) => ({
    kind,
    value,
    player: players.find((player) => player.line === line)!,
  }));
}
