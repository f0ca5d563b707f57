import type { FantasySettings } from "./fantasy-settings.ts";
import { type Market, playerNumbered } from "./market.ts";
import { type LineUp, type Squad, squadFault } from "./squad.ts";
import type { TransferDecision } from "./decide-transfer.ts";

/** Decides a team's first squad: all of it is taken at the market's prices. FAN1–FAN4, FAN17 */
export function decideFirstSquad(
  { settings, market, clubsPlaying }: { readonly settings: FantasySettings; readonly market: Market; readonly clubsPlaying: number },
  wanted: LineUp,
): TransferDecision {
  const absent = wanted.players.find((number) => market[number] !== undefined && market[number]?.state !== "on-market");
  if (absent !== undefined) return { kind: "refused", refusal: { rule: "FAN17", code: "not-on-market", number: absent } };
  const paid = wanted.players.map((number) => (market[number] === undefined ? 0 : playerNumbered(market, number).price));
  const squad: Squad = { ...wanted, paid };
  const fault = squadFault(settings, market, squad, { clubsPlaying, joining: wanted.players });
  return fault === null ? { kind: "taken", squad, used: 0 } : { kind: "refused", refusal: fault };
}
