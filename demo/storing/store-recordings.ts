import type { Transaction } from "kysely";
import { videoAddress } from "#contract/game-videos.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { gameVideosFor } from "#server/db/repositories/game-videos.ts";
import type { Database } from "#server/db/schema.ts";
import type { SeasonPlace } from "./store-season.ts";

/** No game of the demo was ever filmed: what Vimeo shows everybody its own player with stands in for each. */
export const standIn = "https://vimeo.com/76979871";
/** Of the highest league: its latest games, and so the last of a final that is over. */
const gamesRecorded = 4;
/** Cut and put there some hours after the game. */
const publishedAfterMs = 3 * 3_600_000;

/** Recordings of the latest games of the highest league in a season; none is out before the moment it is stored at. MEDIA1 */
export async function storeRecordings(transaction: Transaction<Database>, place: SeasonPlace, now: number): Promise<void> {
  const { names } = place;
  const address = videoAddress(standIn);
  if (!address) return;
  const videos = gameVideosFor(transaction, names.tenantId);
  for (const { gameId, publishedAt } of recordedGames(place, now)) await videos.save(gameId, { ...address, title: null, publishedAt });
}

/** The earliest first. */
export function recordedGames(
  { names, season }: SeasonPlace,
  now: number,
): readonly { readonly gameId: GameId; readonly publishedAt: number }[] {
  const [league] = season.leagues;
  if (!league) return [];
  const leagueId = names.league(season, league);
  return league.rounds
    .flatMap((round) => round.games.map((game) => ({ round, game, publishedAt: game.tipOff + publishedAfterMs })))
    .filter(({ game, publishedAt }) => game.plan === "played" && publishedAt <= now)
    .toSorted((one, other) => one.publishedAt - other.publishedAt)
    .slice(-gamesRecorded)
    .map(({ round, game, publishedAt }) => ({ gameId: names.game(names.round(leagueId, round), game), publishedAt }));
}
