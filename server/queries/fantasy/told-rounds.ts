import type { Kysely } from "kysely";
import type { FantasyRound } from "#contract/fantasy.ts";
import type { Database } from "../../db/schema.ts";
import { seasonGames } from "../../fantasy/season-games.ts";
import type { SeasonAt } from "./season-at.ts";
import { roundNames, toldRound, turnsFinal } from "./told-round.ts";

/** All rounds by their numbers, in the order in which they lock, with when each turns final as things stand. */
export async function toldRounds(
  db: Kysely<Database>,
  { season, rounds }: Pick<SeasonAt, "season" | "rounds">,
): Promise<ReadonlyMap<number, FantasyRound>> {
  const [names, games] = await Promise.all([roundNames(db, season), seasonGames(db, season)]);
  const finalAt = turnsFinal(season, rounds, games);
  return new Map(rounds.map((round) => [round.round, toldRound(names, round, finalAt)]));
}
