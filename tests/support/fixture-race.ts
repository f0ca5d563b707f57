import type { LeagueTableAnswer, LeagueTableWanted, TeamRace } from "#contract/league-queries.ts";
import type { PossiblePlaces } from "#core/league/race/possible-places.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";

/** The race of a made-up league: the first plays on, the last goes down, the rest is open. */
export function fixtureRace(rows: readonly StandingsRow[], wanted: LeagueTableWanted["race"]): Pick<LeagueTableAnswer, "places" | "race"> {
  if (wanted === undefined || rows.length === 0) return { places: null, race: null };
  const last = rows.length;
  const places = rows.map(({ team }, index): [string, PossiblePlaces] => [
    team.clubSlug,
    { best: index === last - 1 ? last : 1, worst: index === 0 ? 3 : last, toCome: 4 },
  ]);
  const race = places.map(([club, possible], index): [string, TeamRace] => [
    club,
    {
      places: possible,
      winsToPlayoffs: index < 6 ? index : null,
      strength: { rating: 6 - index, rank: index + 1, schedule: index - 6 },
      odds: oddsWithin(possible, index, last),
    },
  ]);
  return { places: new Map(places), race: wanted === "odds" ? new Map(race) : null };
}

/** Likeliest where it stands. */
function oddsWithin({ best, worst }: PossiblePlaces, index: number, teams: number): number[] {
  const weights = Array.from({ length: teams }, (_, place) => (place + 1 < best || place + 1 > worst ? 0 : 1 / (1 + (place - index) ** 2)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
