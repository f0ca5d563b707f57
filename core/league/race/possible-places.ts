import { placesOfAll } from "./places-of-all-endings.ts";
import { placesOfEach } from "./places-of-each.ts";
import type { SeasonRace } from "./season-race.ts";

/** The places a team can still end on; never narrower than the truth. */
export type PossiblePlaces = { readonly best: number; readonly worst: number; readonly toCome: number };

/** So many games to come are tried in every way they can end; of more each team is taken by itself. */
const gamesTried = 12;

/**
 * The best and the worst place each team can still end on, whatever the games to come bring; somebody wins each. Teams that
 * end level may stand either way, unless the games between them have already parted them. With twelve games to come or
 * fewer every ending is tried. RACE1 RACE2
 */
export function possiblePlaces<Team extends string>(race: SeasonRace<Team>): ReadonlyMap<Team, PossiblePlaces> {
  const { rows } = race.table;
  const teams = new Set(rows.map(({ team }) => team));
  const toCome = race.toCome.filter(({ home, away }) => teams.has(home) || teams.has(away));
  if (toCome.length === 0) {
    const sharing = Map.groupBy(rows, ({ rank }) => rank);
    // Who shares a place is still to be drawn.
    return new Map(rows.map(({ team, rank }) => [team, { best: rank, worst: rank + (sharing.get(rank)?.length ?? 1) - 1, toCome: 0 }]));
  }
  const places = toCome.length <= gamesTried ? placesOfAll({ ...race, toCome }) : placesOfEach({ ...race, toCome }, gamesTried);
  const left = (team: Team) => toCome.filter(({ home, away }) => home === team || away === team).length;
  return new Map(rows.map(({ team }, index) => [team, { ...(places[index] ?? { best: 1, worst: rows.length }), toCome: left(team) }]));
}
