import { belgrade } from "./leagues/belgrade.ts";
import { ljubljana } from "./leagues/ljubljana.ts";
import { buildLeague, type DemoLeague } from "./season.ts";

/** The demo as it stands at `now` (epoch milliseconds), before anything is stored. */
export function buildWorld(now: number): readonly DemoLeague[] {
  return [belgrade, ljubljana].map((blueprint) => buildLeague(blueprint, now));
}
