import { describe, expect, it } from "vitest";
import { realLeagueSeasons } from "#tests/support/games/real-league-seasons.ts";
import { classify } from "../classify.ts";
import { rankingPolicyOf } from "../ranking-policies.ts";
import { possiblePlaces } from "./possible-places.ts";
import { winsToBeSure } from "./race-marks.ts";

const seasons = realLeagueSeasons();

describe.skipIf(seasons.length === 0).each(["euroleague", "fiba"])("whole seasons as they were, ranked as by %s", (id) => {
  it(
    "RACE1 RACE4 after no round was anybody called sure of a place, or out of one, that the last round told otherwise",
    { timeout: 60_000 },
    () => {
      const policy = rankingPolicyOf(id)!;
      let told = 0;
      for (const { name, games } of seasons) {
        const teams = [...new Set(games.flatMap(({ home, away }) => [home, away]))].map((team) => ({ team }));
        const end = new Map(classify({ teams, results: games, policy, meetings: 2 }).rows.map(({ team, rank }) => [team, rank]));
        for (const round of new Set(games.map((game) => game.round))) {
          const table = classify({ teams, results: games.filter((game) => game.round <= round), policy, meetings: 2 });
          const race = { table, toCome: games.filter((game) => game.round > round), policy, meetings: 2 };
          const possible = possiblePlaces(race);
          for (const [team, { best, worst }] of possible) {
            const rank = end.get(team)!;
            expect(rank, `${name}, ${team}, round ${round}`).toBeGreaterThanOrEqual(best);
            expect(rank, `${name}, ${team}, round ${round}`).toBeLessThanOrEqual(worst);
            if (best > 4 || worst <= 4) told++;
          }
          for (const [team, wins] of winsToBeSure(race, 4, possible)) {
            const won = race.toCome.filter(
              ({ home, away, homePoints, awayPoints }) => (homePoints > awayPoints ? home : away) === team,
            ).length;
            if (wins !== null && won >= wins) expect(end.get(team), `${name}, ${team}, round ${round}`).toBeLessThanOrEqual(4);
          }
        }
      }
      expect(told).toBeGreaterThan(500);
    },
  );
});
