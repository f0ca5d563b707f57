import { demoLeagues } from "./leagues/demo-leagues.ts";
import { buildLeague, type DemoLeague } from "./season.ts";

/** The demo as it stands at `now` (epoch milliseconds), before anything is stored. */
export function buildWorld(now: number): readonly DemoLeague[] {
  return demoLeagues.map((blueprint) => buildLeague(blueprint, now));
}
