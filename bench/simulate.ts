import { exhibitionGame } from "#demo/exhibition-game.ts";
import { foldGame } from "#core/game/evolve.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";

/**
 * Whole games simulated, each line through `decide`, beside folding the same games from their logs. The simulator
 * must be quick enough to fill decades of seasons; the ratio says how much playing costs over reading.
 */
const warmUpGames = 200;
const games = 600;

function gamesASecond(count: number, work: (number: number) => void): number {
  const before = performance.now();
  for (let number = 0; number < count; number++) work(number);
  return (count / (performance.now() - before)) * 1000;
}

function simulate(number: number): void {
  exhibitionGame(`bench ${number}`);
}

function fold(number: number): void {
  boxScoreOf(foldGame(logs[number] ?? [], fiba));
}

const logs = Array.from({ length: games }, (_, number) => exhibitionGame(`bench ${number}`).events);
gamesASecond(warmUpGames, fold);
const simulated = gamesASecond(games, simulate);
const folded = gamesASecond(games, fold);
const events = logs.reduce((sum, log) => sum + log.length, 0) / games;
console.log(`simulated ${simulated.toFixed(0)} games/s, folded ${folded.toFixed(0)} games/s, ${events.toFixed(0)} events a game`);
console.log(`simulating costs ${(folded / simulated).toFixed(1)} x folding`);
