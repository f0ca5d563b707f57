import type { GameNames } from "#contract/live/live-game.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";

/** Titling programs ask ten times a second, and a name changes once in a season. */
const keptForMs = 60_000;
const mostKept = 256;

export type ReadGameNames = (tenantId: TenantId, gameId: GameId) => Promise<GameNames | null>;

/** The names of games, asked for once a minute however many want them; what could not be read is asked for again. */
export function keptNames(read: ReadGameNames, now: () => number): ReadGameNames {
  const kept = new Map<string, { readonly at: number; readonly names: Promise<GameNames | null> }>();
  return (tenantId, gameId) => {
    const key = `${tenantId} ${gameId}`;
    const known = kept.get(key);
    if (known && now() - known.at < keptForMs) return known.names;
    const names = read(tenantId, gameId);
    kept.delete(key);
    kept.set(key, { at: now(), names });
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
    names.catch(() => kept.get(key)?.names === names && kept.delete(key));
    return names;
  };
}
