import { useMemo } from "react";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import { sharedClient } from "./shared-client.ts";
import { type LiveGame, useFollowedGame } from "./use-followed-game.ts";

/** A game that goes on by itself from where the page has it. `isScreen`: for screens that nobody sits before. */
export function useLiveGame(view: LiveGameAnswer, { isScreen = false }: { readonly isScreen?: boolean } = {}): LiveGame {
  const client = useMemo(() => (typeof window === "undefined" ? null : sharedClient(isScreen)), [isScreen]);
  return useFollowedGame(client, view);
}
