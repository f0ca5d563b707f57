import type { LiveRole } from "#contract/live/game-command.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { keepServerTime, serverNow, serverTime } from "../../live/keep-server-time.ts";
import { StreamClient } from "../../live/stream-client.ts";
import { leaveOwnPlaces } from "./leave-own-places.ts";
import { Seat, type SeatLink } from "./seat.ts";
import { seatCalls } from "./seat-calls.ts";
import { browserStore, type KeptSeat, memoryStore, otherPlaces, type SeatStore } from "./seat-store.ts";

export type OpenedSeat = { readonly seat: Seat; readonly close: () => void };

export type SeatToOpen = {
  readonly gameId: string;
  /** The page's own first. */
  readonly links: readonly SeatLink[];
  readonly log: LiveLog;
  /** Another window of this browser has it: this one waits until that is closed. SEAT8 */
  readonly onElsewhere: () => void;
  readonly signal: AbortSignal;
};

/** Takes a seat: what the device kept of it is read first, then the line is looked for. `null`: the page went meanwhile. SEAT1, SEAT4 */
export async function openSeat({ gameId, links, log, onElsewhere, signal }: SeatToOpen): Promise<OpenedSeat | null> {
  const name = seatName(gameId, links[0]!.role);
  const unlock = await lockOf(name, onElsewhere, signal);
  if (unlock === null) return null;
  const [store, isStored] = await storeOrMemory();
  const { seat: kept, commands } = await store.open(name);
  if (kept.serverAheadMs !== null) assumeServerTime(kept.serverAheadMs);
  // Asked for, not waited for: some browsers ask their user.
  void navigator.storage?.persist?.().catch(() => false);
  const stopTime = keepServerTime();
  const connection = new StreamClient({ isScreen: true });
  const calls = seatCalls(gameId);
  await leaveOwnPlaces(await leftPlaces(gameId, name), links, calls);
  const parts = { links, log, kept, commands, isStored, store, connection, calls, clock: serverNow };
  const seat = new Seat(parts);
  const gone = new AbortController();
  const hurry = () => seat.hurry();
  addEventListener("online", hurry, { signal: gone.signal });
  addEventListener("pageshow", hurry, { signal: gone.signal });
  const close = () => {
    gone.abort();
    seat.close();
    stopTime();
    store.close();
    unlock();
  };
  if (signal.aborted) close();
  return signal.aborted ? null : { seat, close };
}

/** Two pages of one browser that sit at different places of a table are two devices. */
function seatName(gameId: string, role: LiveRole): string {
  return `${gameId} ${role}`;
}

/** Where this device sits as well, and no window is open any more. */
async function leftPlaces(gameId: string, name: string): Promise<readonly KeptSeat[]> {
  if (!("locks" in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map((lock) => lock.name));
  return (await otherPlaces(gameId, name)).filter((place) => !open.has(`seat ${place.gameId}`));
}

async function storeOrMemory(): Promise<readonly [SeatStore, boolean]> {
  try {
    return [await browserStore(), true];
  } catch {
    return [memoryStore(), false];
  }
}

/** Without a line the time is the device's own, as far ahead of the server's as it last was: better than none, and said to be uncertain. */
function assumeServerTime(serverAheadMs: number): void {
  if (serverTime.isKnown) return;
  const at = performance.now();
  const server = Date.now() + serverAheadMs;
  serverTime.take({ askedAt: at - unsureMs, answeredAt: at + unsureMs, serverReceivedAt: server, serverSentAt: server });
}

const unsureMs = 1000;

/** One window at a time; what gives it up again. Where browsers know no locks, the lease alone keeps two apart. */
async function lockOf(name: string, onElsewhere: () => void, signal: AbortSignal): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined;
  const held = Promise.withResolvers<void>();
  const granted = Promise.withResolvers<(() => void) | null>();
  const hold = () => {
    granted.resolve(held.resolve);
    return held.promise;
  };
  const isFree = await new Promise<boolean>((resolve) => {
    const ask = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : hold();
    };
    navigator.locks.request(`seat ${name}`, { ifAvailable: true }, ask).catch(() => granted.resolve(() => undefined));
  });
  if (!isFree) {
    onElsewhere();
    navigator.locks.request(`seat ${name}`, { signal }, hold).catch(() => granted.resolve(null));
  }
  return granted.promise;
}
