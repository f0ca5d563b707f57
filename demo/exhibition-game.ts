import { fiba } from "#core/rules/fiba.ts";
import { belgrade } from "./leagues/belgrade.ts";
import { nameDrawer } from "./leagues/person-names.ts";
import { drawSquad, teamOf, type Squad } from "./leagues/squad.ts";
import { seededRandom } from "./random.ts";
import { simulateGame, type SimulatedGame } from "./simulate-game.ts";

/** A game outside any season, between two newly drawn squads: for tests and measurements. */
export function exhibitionGame(seed: string): SimulatedGame {
  const random = seededRandom(seed);
  const drawName = nameDrawer(random.fork("names"));
  const clubs = random.shuffled(belgrade.clubs).slice(0, 2);
  const [home, away] = clubs.map((club) => drawSquad(random.fork(club.slug), club, belgrade.culture, drawName)) as [Squad, Squad];
  const tipOff = Date.UTC(2026, 9, 23, 17);
  return simulateGame(
    { rules: fiba, home: teamOf(home, "home"), away: teamOf(away, "away"), officials: [], attendance: null, tipOff },
    random,
  );
}
