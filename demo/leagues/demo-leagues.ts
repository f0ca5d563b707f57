import { belgrade } from "./belgrade.ts";
import type { LeagueBlueprint } from "./league-blueprint.ts";
import { ljubljana } from "./ljubljana.ts";

/** The leagues of the demo, each under its own host. */
export const demoLeagues: readonly LeagueBlueprint[] = [belgrade, ljubljana];
