import type { TenantBlueprint } from "../leagues/tenant-blueprint.ts";
import type { Random } from "../random.ts";
import type { Team } from "./team.ts";

/** Spectators of a game: the hall's seats, how good the two are, whether they are neighbours, what is at stake. */
export function drawAttendance(random: Random, { derbies }: TenantBlueprint, home: Team, away: Team, playoff: boolean): number {
  const derby = derbies.some((pair) => pair.includes(home.club.slug) && pair.includes(away.club.slug));
  const usual = 0.42 + 2.2 * home.club.strength + 1.6 * away.club.strength;
  const share = usual * (derby ? 1.7 : 1) * (playoff ? 1.5 : 1) * random.between(0.78, 1.25);
  return Math.round(home.club.venue.capacity * Math.min(1, Math.max(0.12, share)));
}
