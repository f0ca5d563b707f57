import type { TeamRace } from "#contract/league-queries.ts";
import { winsToBeSure } from "#core/league/race/race-marks.ts";
import { raceStrengths } from "#core/league/race/remaining-schedule.ts";
import type { SeasonRace } from "#core/league/race/season-race.ts";
import type { TeamId } from "../../db/row-ids.ts";
import { oddsOf, placesOf, type RaceParts, seasonRace } from "./season-race.ts";

/** With its clubs by their teams, as pages name them. */
export type LeagueRace = SeasonRace<TeamId> & { readonly clubs: ReadonlyMap<TeamId, string> };

/** `null`: nothing is to come, nothing has been played, games may be lacking on the schedule, or they were not read. */
export function raceOf({ teams, decisions, countedGames, ...rest }: Partial<RaceParts> & Omit<RaceParts, keyof Read>): LeagueRace | null {
  if (!teams || !decisions || !countedGames) return null;
  const race = seasonRace({ teams, decisions, countedGames, ...rest });
  if (!race || race.toCome.length === 0 || race.table.rows.every(({ played }) => played === 0)) return null;
  return { ...race, clubs: new Map(teams.map(({ teamId, team }) => [teamId, team.clubSlug])) };
}

type Read = Pick<RaceParts, "teams" | "decisions" | "countedGames">;

/** Each team of a race that is on, with the odds of its places. One that has left has none. */
export async function toldRace(race: LeagueRace, playoffPlaces: number): Promise<ReadonlyMap<string, TeamRace>> {
  const places = placesOf(race);
  const strengths = raceStrengths(race);
  const wins = playoffPlaces > 0 ? winsToBeSure(race, playoffPlaces, places) : null;
  const odds = await oddsOf(race);
  const told = [...places].map(([team, possible]): [TeamId, TeamRace] => [
    team,
    {
      places: possible,
      winsToPlayoffs: wins?.get(team) ?? null,
      strength: strengths.get(team) ?? null,
      odds: odds.get(team) ?? [],
    },
  ]);
  return byClub(new Map(told), race.clubs);
}

export function byClub<Value>(ofTeams: ReadonlyMap<TeamId, Value>, clubs: LeagueRace["clubs"]): ReadonlyMap<string, Value> {
  return new Map([...ofTeams].map(([team, value]) => [clubs.get(team) ?? team, value]));
}
