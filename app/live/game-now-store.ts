import { useSyncExternalStore } from "react";
import type { GameNow } from "#core/game/game-now.ts";

/** Games as the stream told them last; empty until it is listened to. What a page shows of them at once is read here. */
const games = new Map<string, GameNow>();
const watchers = new Set<() => void>();
let lineFault: LineFault | null = null;

/** Why what stands there may be old: the specification's code, and its words where they are others than the page's own. */
export type LineFault = { readonly code: number; readonly text: string | null };

/** `null`: the page's own figures stand again. */
export function tellGame(gameId: string, now: GameNow | null): void {
  if (now === null) games.delete(gameId);
  else games.set(gameId, now);
  wake();
}

/** Nothing certain has been heard for so long that what stands there may be old; `null`: all is well. */
export function tellLineFault(fault: LineFault | null): void {
  if (lineFault?.code === fault?.code && lineFault?.text === fault?.text) return;
  lineFault = fault;
  wake();
}

/** `null` on the server, and before anything came. */
export function useGameNow(gameId: string): GameNow | null {
  return useSyncExternalStore(watch, () => games.get(gameId) ?? null, nothing);
}

export function useLineFault(): LineFault | null {
  return useSyncExternalStore(watch, () => lineFault, nothing);
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
