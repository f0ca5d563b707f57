import { type FantasySettings, type PositionGroup, positionGroups, type Shape, squadSize } from "./fantasy-settings.ts";
import { type Market, playerNumbered } from "./market.ts";

/** How many stand on the court; whoever follows is the sixth man, then the bench in its order. */
export const fiveSize = 5;

/** Who is on the court and on the bench, in this order; captain and vice-captain by number. FAN4 */
export type LineUp = {
  readonly players: readonly number[];
  readonly captain: number;
  readonly vice: number;
};

/** A line-up and what each of it weighs on the budget, in tenths, in the same order. FAN2 */
export type Squad = LineUp & { readonly paid: readonly number[] };

/** Why a squad or a line-up is none: the rule, and what of it. */
export type SquadFault =
  | { readonly rule: "FAN1"; readonly code: "size" | "twice" | "shape" | "unknown-player" }
  | { readonly rule: "FAN2"; readonly code: "budget"; readonly over: number }
  | { readonly rule: "FAN3"; readonly code: "club-limit"; readonly club: string; readonly limit: number }
  | { readonly rule: "FAN4"; readonly code: "formation" | "captain" | "vice" };

/** How many of each group. */
export function shapeOf(groups: readonly PositionGroup[]): Shape {
  const shape = { guard: 0, forward: 0, centre: 0 };
  for (const group of groups) shape[group] += 1;
  return shape;
}

/** Whether five players of these groups may stand on the court together. FAN4 */
export function isFormation({ formations }: Pick<FantasySettings, "formations">, groups: readonly PositionGroup[]): boolean {
  return formations.some((formation) => sameShape(formation, shapeOf(groups)));
}

export function sameShape(one: Shape, other: Shape): boolean {
  return positionGroups.every((group) => one[group] === other[group]);
}

/** Most players of one club while so many clubs play. FAN3 */
export function clubLimitOf({ clubLimits }: Pick<FantasySettings, "clubLimits">, clubs: number): number {
  return clubLimits.find((step) => clubs >= step.clubs)?.players ?? Infinity;
}

/**
 * What is wrong with a squad; `null`: nothing. Only clubs that somebody is `joining` are held to the limit: who moved club takes his
 * team over it without penalty. FAN1–FAN4
 */
export function squadFault(
  settings: FantasySettings,
  market: Market,
  squad: Squad,
  { clubsPlaying, joining }: { readonly clubsPlaying: number; readonly joining: readonly number[] },
): SquadFault | null {
  const { players, paid } = squad;
  if (players.length !== squadSize(settings) || paid.length !== players.length) return { rule: "FAN1", code: "size" };
  if (new Set(players).size !== players.length) return { rule: "FAN1", code: "twice" };
  if (players.some((number) => market[number] === undefined)) return { rule: "FAN1", code: "unknown-player" };
  const groups = players.map((number) => playerNumbered(market, number).group);
  if (!sameShape(shapeOf(groups), settings.shape)) return { rule: "FAN1", code: "shape" };
  const over = paid.reduce((sum, price) => sum + price, 0) - settings.budget;
  if (over > 0) return { rule: "FAN2", code: "budget", over };
  const limit = clubLimitOf(settings, clubsPlaying);
  const clubs = players.map((number) => playerNumbered(market, number).club);
  const crowded = joining
    .map((number) => playerNumbered(market, number).club)
    .find((club) => clubs.filter((other) => other === club).length > limit);
  if (crowded !== undefined) return { rule: "FAN3", code: "club-limit", club: crowded, limit };
  return lineUpFault(settings, market, squad);
}

/** What is wrong with who stands where; `null`: nothing. FAN4 */
export function lineUpFault(settings: FantasySettings, market: Market, { players, captain, vice }: LineUp): SquadFault | null {
  const five = players.slice(0, fiveSize);
  const groups = five.map((number) => playerNumbered(market, number).group);
  if (!isFormation(settings, groups)) return { rule: "FAN4", code: "formation" };
  if (!five.includes(captain)) return { rule: "FAN4", code: "captain" };
  return !five.includes(vice) || vice === captain ? { rule: "FAN4", code: "vice" } : null;
}
