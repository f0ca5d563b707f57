import type { ClutchFigures } from "./clutch.ts";

/** What was done in several games while they were close and late; `null` where one of their sources keeps no record. FLOW15 */
export type ClutchSums = ClutchFigures & { readonly games: number; readonly wins: number; readonly losses: number };

/** The figures that are added up. */
export const clutchFigures = [
  "seconds",
  "points",
  "twoPointersMade",
  "twoPointersAttempted",
  "threePointersMade",
  "threePointersAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "offensiveRebounds",
  "defensiveRebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocksReceived",
  "foulsCommitted",
  "foulsDrawn",
  "plusMinus",
] as const satisfies readonly (keyof ClutchFigures)[];

/** Who was on court for less of his team's close and late time is not listed: so little says nothing of him. FLOW16 */
export const leastShareOfClutch = 0.2;

type OfTeam = { readonly team: string; readonly seconds: ClutchFigures["seconds"] };

/** Those who were on court long enough. Where nobody kept the minutes everybody is. FLOW16 */
export function clutchRegulars<Player extends OfTeam>(players: readonly Player[], teams: readonly OfTeam[]): readonly Player[] {
  const least = new Map(teams.map(({ team, seconds }) => [team, seconds === null ? 0 : leastShareOfClutch * seconds]));
  return players.filter(({ team, seconds }) => seconds === null || seconds >= (least.get(team) ?? 0));
}
