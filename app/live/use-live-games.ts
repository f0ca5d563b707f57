import type { GameInShort } from "#contract/live/stream-message.ts";
import { useChannel } from "./use-channel.ts";
import type { ConnectionNow } from "./use-connection.ts";

/** All games being played, or those of one league by the id of its row: for tickers. `null` before the first word. */
export function useLiveGames(leagueId?: string): ConnectionNow & { readonly games: readonly GameInShort[] | null } {
  const { state, ...connection } = useChannel(leagueId === undefined ? "games" : `league:${leagueId}`, "games");
  return { games: state?.games ?? null, ...connection };
}
