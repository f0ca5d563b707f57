import { seasonRatings } from "../../stats/season-ratings.ts";
import type { SeasonRace } from "./season-race.ts";

export type RaceStrength = {
  /** Points above an average team of the league, by margins and opponents (TEAM4), and its place among them. */
  readonly rating: number;
  readonly rank: number;
  /** Mean rating of the opponents still to come; `null`: there are none that have played. */
  readonly schedule: number | null;
};

/** How strong each team is, and those it still has to play; teams that have not played out a game are left out. RACE6 */
export function raceStrengths<Team extends string>({ table, toCome }: SeasonRace<Team>): ReadonlyMap<Team, RaceStrength> {
  const played = [...table.results.values()].flat().filter(({ atHome, result }) => atHome && result.kind === "played");
  const ratings = seasonRatings(
    played.map(({ team, opponent, pointsFor, pointsAgainst }) => ({
      home: team,
      away: opponent,
      homePoints: pointsFor,
      awayPoints: pointsAgainst,
    })),
  );
  const ratingOf = new Map(ratings.map(({ team, simpleRating }) => [team, simpleRating]));
  const strengths = new Map<Team, RaceStrength>();
  for (const { team } of table.rows) {
    const rating = ratingOf.get(team);
    if (rating === undefined) continue;
    const opponents = toCome.flatMap(({ home, away }) => (home === team ? [away] : away === team ? [home] : []));
    const met = opponents.flatMap((opponent) => ratingOf.get(opponent) ?? []);
    const schedule = met.length === 0 ? null : met.reduce((sum, value) => sum + value, 0) / met.length;
    const rank = 1 + ratings.filter(({ simpleRating }) => simpleRating > rating).length;
    strengths.set(team, { rating, rank, schedule });
  }
  return strengths;
}
