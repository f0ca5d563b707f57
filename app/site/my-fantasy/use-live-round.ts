import { useEffect, useState } from "react";
import { fantasyGamesPath, type GameLedgers, type TeamRound } from "#contract/fantasy.ts";
import { fetchWithRetry } from "../../ui/fetch-with-retry.ts";
import { loadAgain } from "../../ui/load-again.ts";
import { withLedgers } from "./live-ledgers.ts";

/** A round that follows its games basket by basket, as long as one of them is played. MYFAN11 */
export function useLiveRound(round: TeamRound | null): TeamRound | null {
  const [news, setNews] = useState<ReadonlyMap<string, GameLedgers>>(new Map());
  // Another answer of the same games is no reason to listen anew.
  const games = round?.playing.join(" ") ?? "";
  useEffect(() => {
    if (games === "") return undefined;
    let isOver = false;
    const ends: (() => void)[] = [];
    async function follow(): Promise<void> {
      const { followGameLog } = await loadAgain(() => import("../../live/follow-game-log.ts"));
      if (isOver) return;
      for (const game of games.split(" ")) ends.push(followGameLog(game, () => ask(game)));
    }
    async function ask(game: string): Promise<string | null> {
      const answer = await fetchWithRetry(`${fantasyGamesPath}/${game}`);
      if (!answer.ok || isOver) return null;
      const told = (await answer.json()) as GameLedgers;
      setNews((before) => new Map(before).set(game, told));
      return told.version;
    }
    void follow().catch(() => undefined);
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }, [games]);
  if (round === null) return null;
  return [...news.values()].filter(({ game }) => round.playing.includes(game)).reduce(withLedgers, round);
}
