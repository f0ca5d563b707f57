import { foldGame } from "#core/game/evolve.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { TenantWorld } from "../world.ts";
import type { FiguredGame } from "./game-figures.ts";

/** Every game of a world that was played out on the court. */
export function simulatedGames(world: readonly TenantWorld[]): FiguredGame[] {
  const leagues = world.flatMap(({ seasons }) => seasons.flatMap((season) => season.leagues));
  const games = leagues.flatMap(({ rounds }) => rounds.flatMap((round) => round.games));
  return games
    .filter(({ result }) => result?.kind === "played")
    .map(({ events }) => ({
      box: boxScoreOf(foldGame(events, fiba)),
      shots: events.flatMap((event) => (event.op === "add" && event.fact.type === "field-goal" ? [event.fact] : [])),
    }));
}
