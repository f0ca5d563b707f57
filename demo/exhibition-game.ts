import { fiba } from "#core/rules/fiba.ts";
import { belgrade } from "./leagues/belgrade.ts";
import type { ClubBlueprint } from "./leagues/tenant-blueprint.ts";
import { seededRandom } from "./random.ts";
import { gatherCrowd } from "./seasons/crowd.ts";
import { formTeam, type Market } from "./seasons/market.ts";
import { simulatedTeam, type Team } from "./seasons/team.ts";
import { simulateGame, type SimulatedGame } from "./simulate-game.ts";

const seasonYear = 2026;

/** A game outside any season, between two newly drawn squads: for tests and measurements. */
export function exhibitionGame(seed: string): SimulatedGame {
  const random = seededRandom(seed);
  const market: Market = { blueprint: belgrade, crowd: gatherCrowd(random.fork("names")), random, seasonYear, free: [], coaches: [] };
  const [home, away] = random
    .shuffled(belgrade.clubs.slice(0, 12))
    .slice(0, 2)
    .map((club: ClubBlueprint) => formTeam(market, { club, lift: 0, before: null }, [], `${seasonYear}-08-15`)) as [Team, Team];
  const tipOff = Date.UTC(2026, 9, 23, 17);
  const teams = { home: simulatedTeam(home, "home", home.signings), away: simulatedTeam(away, "away", away.signings) };
  return simulateGame({ rules: fiba, ...teams, officials: [], attendance: null, tipOff }, random);
}
