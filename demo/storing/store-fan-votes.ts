import type { Insertable, Transaction } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { longestGameMs } from "#server/projections/fan-votes.ts";
import { bestLines } from "../editorial/round-best.ts";
import { seededRandom } from "../random.ts";
import type { WorldGame, WorldRound } from "../world.ts";
import { insertRows } from "./insert-rows.ts";
import type { SeasonPlace } from "./store-season.ts";

/** A week: whenever somebody looks at the demo, its fans are voting on the latest round. */
export const demoVoteHours = 168;

type Fans = { readonly fewest: number; readonly most: number };
/** A first league has more of them than those below. */
const ofFirstLeague: Fans = { fewest: 180, most: 940 };
const ofOthers: Fans = { fewest: 40, most: 210 };
/** Below this index nobody's favourite is seen by others. */
const unseenBelow = 4;

/**
 * What the fans' votes of a running season came to, as far as they are over at `now`; those that go on begin with the games'
 * projections. The demo has no accounts that could have voted: counts are all that is left of any vote. FANVOTE3
 */
export async function storeFanVotes(transaction: Transaction<Database>, place: SeasonPlace, now: number): Promise<void> {
  const { season, names } = place;
  if (!season.isRunning) return;
  const votes: Insertable<Database["fan_votes"]>[] = [];
  const counts: Insertable<Database["fan_vote_counts"]>[] = [];
  for (const [number, league] of season.leagues.entries()) {
    const leagueId = names.league(season, league);
    for (const { round, game } of endedGames(league.rounds, now)) {
      const row = { tenant_id: names.tenantId, game_id: names.game(names.round(leagueId, round), game) };
      const { openedAt, closesAt } = hoursOf(game);
      votes.push({ ...row, opened_at: new Date(openedAt), closes_at: new Date(closesAt), closed_at: new Date(closesAt) });
      counts.push(...countsOf(game, row.game_id, number === 0 ? ofFirstLeague : ofOthers).map((count) => ({ ...row, ...count })));
    }
  }
  await insertRows(transaction, "fan_votes", votes);
  await insertRows(transaction, "fan_vote_counts", counts);
}

function endedGames(rounds: readonly WorldRound[], now: number): { readonly round: WorldRound; readonly game: WorldGame }[] {
  return rounds.flatMap((round) =>
    round.games
      .filter((game) => game.plan === "played" && game.events.length > 0 && hoursOf(game).closesAt <= now)
      .map((game) => ({ round, game })),
  );
}

function hoursOf({ tipOff }: WorldGame): { readonly openedAt: number; readonly closesAt: number } {
  const openedAt = tipOff + longestGameMs;
  return { openedAt, closesAt: openedAt + demoVoteHours * 3_600_000 };
}

/** Fans see figures, and the winners a little better; whom else they like is chance. */
function countsOf(
  game: WorldGame,
  gameId: string,
  { fewest, most }: Fans,
): Pick<Insertable<Database["fan_vote_counts"]>, "player_key" | "votes">[] {
  const random = seededRandom(`fan vote ${gameId}`);
  const fans = random.whole(fewest, most);
  const winner = (game.result?.homePoints ?? 0) > (game.result?.awayPoints ?? 0) ? "home" : "away";
  const seen = bestLines([game])
    .filter(({ line }) => line.played)
    .map(({ line, side }) => {
      const index = Math.max(0, (line.performanceIndexRating ?? 0) - unseenBelow);
      return { player_key: line.key, weight: index * index * (side === winner ? 1.6 : 1) * random.between(0.6, 1.5) };
    });
  const sum = seen.reduce((total, { weight }) => total + weight, 0);
  return seen.flatMap(({ player_key, weight }) => {
    const votes = Math.round((fans * weight) / sum);
    return votes > 0 ? [{ player_key, votes }] : [];
  });
}
