import { useSyncExternalStore } from "react";
import type { GameNow } from "#core/game/game-now.ts";

/** Games as the stream told them last; empty until it is listened to. What a page shows of them at once is read here. */
const games = new Map<string, GameNow>();
const watchers = new Set<() => void>();
let isStale = false;

/** `null`: the page's own figures stand again. */
export function tellGame(gameId: string, now: GameNow | null): void {
  if (now === null) games.delete(gameId);
  else games.set(gameId, now);
  wake();
}

/** Whether nothing certain has been heard for so long that what stands there may be old. */
export function tellStale(stale: boolean): void {
  if (isStale === stale) return;
  isStale = stale;
  wake();
}

/** `null` on the server, and before anything came. */
export function useGameNow(gameId: string): GameNow | null {
  return useSyncExternalStore(watch, () => games.get(gameId) ?? null, nothing);
}

export function useIsStale(): boolean {
  return useSyncExternalStore(
    watch,
    () => isStale,
    () => false,
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function nothing(): null {
  return null;
}

function wake(): void {
  for (const watcher of watchers) watcher();
}
