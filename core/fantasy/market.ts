import type { PositionGroup } from "./fantasy-settings.ts";

/** A player as a round's market has him. */
export type MarketPlayer = {
  readonly group: PositionGroup;
  /** The club he is of now; it need not be the one he opened with. */
  readonly club: string;
  /** In tenths. */
  readonly price: number;
  /** `left`: no longer in the league, or merged into another record: he stays in squads and cannot be taken. FAN17 */
  readonly state: "on-market" | "left" | "no-position";
};

/** By number; players count from 1, and nobody's number is ever another's. */
export type Market = readonly (MarketPlayer | undefined)[];

const groups: Readonly<Record<string, PositionGroup>> = {
  PG: "guard",
  SG: "guard",
  G: "guard",
  SF: "forward",
  PF: "forward",
  F: "forward",
  C: "centre",
};

/** The group of a position as rosters write it; `null`: none, and he waits for the office's word. FAN1 */
export function groupOfPosition(position: string | null): PositionGroup | null {
  return groups[position ?? ""] ?? null;
}

/** Who stands in a squad must stand in its market. */
export function playerNumbered(market: Market, number: number): MarketPlayer {
  const player = market[number];
  if (player === undefined) throw new RangeError(`No player ${number} on the market`);
  return player;
}
