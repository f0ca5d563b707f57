import type { FantasySettings } from "./fantasy-settings.ts";

/** A round as windows see it, in the order in which rounds lock. */
export type WindowRound = { readonly round: number; readonly isPlayoff: boolean };

/**
 * Whether any number of transfers is free in a round: in the first of the regular season's second half, in the first of the play-offs,
 * and where the office has said so. Rounds that are yet to be planned may move the half. FAN35
 */
export function isOpenWindow({ windows }: Pick<FantasySettings, "windows">, rounds: readonly WindowRound[], round: number): boolean {
  if (windows.rounds.includes(round)) return true;
  const regular = rounds.filter(({ isPlayoff }) => !isPlayoff);
  const half = regular.length < 2 ? undefined : regular[Math.ceil(regular.length / 2)];
  const playoffs = regular.length === 0 ? undefined : rounds.find(({ isPlayoff }) => isPlayoff);
  return (windows.half === "open" && half?.round === round) || (windows.playoffs === "open" && playoffs?.round === round);
}
