import type { FantasyRound } from "#contract/fantasy.ts";
import type { SeasonGame } from "../../fantasy/season-games.ts";
import type { SeasonAt } from "./season-at.ts";
import { toldRound, turnsFinal } from "./told-round.ts";

/** All rounds by their numbers, in the order in which they lock, with when each turns final as things stand. */
export function toldRounds(
  { season, rounds, names }: Pick<SeasonAt, "season" | "rounds" | "names">,
  games: readonly SeasonGame[],
): ReadonlyMap<number, FantasyRound> {
  const finalAt = turnsFinal(season, rounds, games);
  return new Map(rounds.map((round) => [round.round, toldRound(names, round, finalAt)]));
}
