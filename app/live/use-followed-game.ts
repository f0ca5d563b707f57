import { useEffect, useState } from "react";
import type { LiveEvent } from "#contract/live/live-event.ts";
import type { LiveGameAnswer, LiveLog } from "#contract/live/live-game.ts";
import type { GameNow } from "#core/game/game-now.ts";
import { followGame, nowOf } from "./follow-game.ts";
import type { LiveConnection } from "./live-connection.ts";
import { type ConnectionNow, useConnection } from "./use-connection.ts";

export type LiveGame = ConnectionNow & {
  readonly log: LiveLog;
  readonly now: GameNow;
  /** What came last after the page was there; `isAnew`: not added at the end, but a log begun anew or read whole. */
  readonly lastChange: { readonly events: readonly LiveEvent[]; readonly isAnew: boolean; readonly atMs: number } | null;
};

type Live = Pick<LiveGame, "log" | "now" | "lastChange">;

/** A game that goes on by a connection from where its view has it. `null`: on the server, where nothing goes on. */
export function useFollowedGame(client: LiveConnection | null, view: LiveGameAnswer): LiveGame {
  const [live, setLive] = useState<Live>({ log: view.log, now: view.now, lastChange: null });
  const { log } = view;
  useEffect(() => {
    if (!client) return undefined;
    setLive((before) => (before.log === log ? before : { log, now: nowOf(log), lastChange: null }));
    return followGame(client, log, (next, now) => setLive((before) => grownTo(before, next, now)));
  }, [client, log]);
  return { ...live, ...useConnection(client) };
}

function grownTo({ log: before }: Live, log: LiveLog, now: GameNow): Live {
  const had = before.events.length;
  const isAnew = log.gameId !== before.gameId || log.events[had - 1]?.eventId !== before.events[had - 1]?.eventId;
  return { log, now, lastChange: { events: isAnew ? log.events : log.events.slice(had), isAnew, atMs: Date.now() } };
}
