import { classify } from "#core/league/classify.ts";
import { rankingPolicyOf } from "#core/league/ranking-policies.ts";
import { possiblePlaces } from "#core/league/race/possible-places.ts";
import { endingsPlayed, seasonOdds, type SeasonOdds } from "#core/league/race/season-odds.ts";
import type { SeasonRace } from "#core/league/race/season-race.ts";
import { seededChance } from "#core/league/race/seeded-chance.ts";
import { leagueResults } from "#tests/support/games/league-results.ts";
import { realLeagueSeasons } from "#tests/support/games/real-league-seasons.ts";

/**
 * What possible places and odds cost, as a ratio to making the table once on the same machine; and on real seasons how often
 * what was called so likely came about (RACE5).
 */
const policy = rankingPolicyOf("euroleague")!;

function odds(race: SeasonRace<string>): { odds: SeasonOdds<string>; longestMs: number } {
  const playing = seasonOdds(race, seededChance("bench"));
  for (let longestMs = 0; ;) {
    const began = performance.now();
    const { done, value } = playing.next();
    longestMs = Math.max(longestMs, performance.now() - began);
    if (done === true) return { odds: value, longestMs };
  }
}

/** Of the processor's time, so that what else the machine does is not in it. */
function timed(times: number, work: () => unknown): number {
  const began = process.cpuUsage();
  for (let time = 0; time < times; time++) work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000 / times;
}

function raceAt(games: ReturnType<typeof gamesOf>, round: number): SeasonRace<string> {
  const teams = [...new Set(games.flatMap(({ home, away }) => [home, away]))].map((team) => ({ team }));
  const table = classify({ teams, results: games.filter((game) => game.round <= round), policy, meetings: 2 });
  return { table, toCome: games.filter((game) => game.round > round), policy, meetings: 2 };
}

function gamesOf(size: number) {
  const teams = Array.from({ length: size }, (_, index) => `team ${index}`);
  const chance = seededChance(`season of ${size}`);
  const order = leagueResults.roundRobin(teams, 2).toSorted(() => chance() - 0.5);
  return order.map(({ home, away }, index) => ({
    ...leagueResults.result(home, away, Math.round((chance() - 0.45) * 30) || 1),
    round: 1 + Math.floor((index * 2) / size),
  }));
}

for (const size of [12, 18]) {
  const games = gamesOf(size);
  const rounds = 2 * (size - 1);
  const teams = [...new Set(games.flatMap(({ home, away }) => [home, away]))].map((team) => ({ team }));
  const tableMs = timed(200, () => classify({ teams, results: games, policy, meetings: 2 }));
  for (const round of [1, rounds / 2, rounds - 3, rounds - 2, rounds - 1]) {
    const race = raceAt(games, round);
    const placesMs = timed(3, () => possiblePlaces(race));
    let longestMs = 0;
    const oddsMs = timed(1, () => ({ longestMs } = odds(race)));
    console.log(
      `${size} teams, ${race.toCome.length} games to come: places ${(placesMs / tableMs).toFixed(1)} tables, ` +
        `${endingsPlayed} endings ${(oddsMs / tableMs).toFixed(0)} tables (a table ${tableMs.toFixed(2)} ms), at once ${longestMs.toFixed(1)} ms at most`,
    );
  }
}

const bands = Array.from({ length: 10 }, () => ({ said: 0, came: 0, count: 0 }));
let [brier, naive, count] = [0, 0, 0];
for (const { games } of realLeagueSeasons()) {
  const rounds = [...new Set(games.map(({ round }) => round))].toSorted((one, other) => one - other);
  const end = raceAt([...games], Infinity).table.rows;
  const places = Math.ceil(end.length / 2);
  for (const part of [0.25, 0.5, 0.75]) {
    const race = raceAt([...games], rounds[Math.floor(rounds.length * part)] ?? 0);
    const likely = odds(race).odds;
    for (const { team, rank } of end) {
      const said = (likely.get(team) ?? []).slice(0, places).reduce((sum, share) => sum + share, 0);
      const came = rank <= places ? 1 : 0;
      const now = (race.table.rows.find((row) => row.team === team)?.rank ?? 0) <= places ? 1 : 0;
      const band = bands[Math.min(9, Math.floor(said * 10))]!;
      band.said += said;
      band.came += came;
      band.count++;
      brier += (said - came) ** 2;
      naive += (now - came) ** 2;
      count++;
    }
  }
}
if (count > 0) {
  console.log(
    `upper half of the table, ${count} forecasts: Brier ${(brier / count).toFixed(3)}; the table as it stands ${(naive / count).toFixed(3)}, a coin 0.250`,
  );
  for (const { said, came, count: number } of bands.filter((band) => band.count > 0)) {
    console.log(`said ${((100 * said) / number).toFixed(0)} %: came about ${((100 * came) / number).toFixed(0)} % of ${number}`);
  }
}
