import type { DBSchema, IDBPDatabase } from "idb";
import { openDB } from "idb";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { LinkAnswer } from "#contract/live/link-answer.ts";
import type { Lease } from "#contract/live/lease.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import type { SeatCommand } from "./seat-command.ts";

/** What a device knows of a game it sat at, besides its commands. */
export type KeptSeat = {
  readonly gameId: string;
  readonly deviceId: string;
  /** How often it was opened: no two starts make the same ids. */
  readonly starts: number;
  readonly log: LiveLog | null;
  /** How far the server's time is ahead of this device's clock; `null`: it was never heard. */
  readonly serverAheadMs: number | null;
  readonly leases: Readonly<Partial<Record<LiveRole, Lease>>>;
};

/** Where a seat keeps what it must not lose. */
export type SeatStore = {
  open(gameId: string): Promise<{ readonly seat: KeptSeat; readonly commands: readonly SeatCommand[] }>;
  /** Resolves when they are on the disk, as far as the browser can say. SEAT2 */
  putCommands(gameId: string, commands: readonly SeatCommand[]): Promise<void>;
  putSeat(seat: KeptSeat): Promise<void>;
  /** Small things of the page: the sentence that is open, how somebody likes to type. */
  putNote(gameId: string, name: string, note: unknown): Promise<void>;
  note(gameId: string, name: string): Promise<unknown>;
  close(): void;
};

type Tables = DBSchema & {
  commands: { key: [string, number]; value: SeatCommand & { readonly gameId: string } };
  seats: { key: string; value: KeptSeat };
  links: { key: [string, string]; value: KeptLink & { readonly gameId: string; readonly role: string } };
  notes: { key: [string, string]; value: { readonly gameId: string; readonly name: string; readonly note: unknown } };
};

const databaseName = "fullcourt-table";
const version = 1;

/** A link as this device has it, and what the server said of it last. */
export type KeptLink = { readonly token: string; readonly answer: LinkAnswer };

function opened(): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>(databaseName, version, {
    upgrade(created) {
      created.createObjectStore("commands", { keyPath: ["gameId", "order"] });
      created.createObjectStore("seats", { keyPath: "gameId" });
      created.createObjectStore("links", { keyPath: ["gameId", "role"] });
      created.createObjectStore("notes", { keyPath: ["gameId", "name"] });
    },
  });
}

/** The browser's own database, written to the disk before anything is called kept. */
export async function browserStore(): Promise<SeatStore> {
  return storeIn(await opened());
}

/** The link that this device opened a game with in a role, for a page that is opened without a line; `null`: none that still holds. SEAT12 */
export async function keptLink(gameId: string, role: string): Promise<KeptLink | null> {
  const kept = await linksIn((database) => database.get("links", [gameId, role]));
  return kept && kept.answer.expiresAt > Date.now() ? kept : null;
}

/** `null`: it opens nothing any more. */
export async function keepLink(gameId: string, role: string, link: KeptLink | null): Promise<void> {
  await linksIn<unknown>((database) =>
    link ? database.put("links", { ...link, gameId, role }) : database.delete("links", [gameId, role]),
  );
}

/** The other places of this device at a game. */
export async function otherPlaces(gameId: string, name: string): Promise<readonly KeptSeat[]> {
  const places = await linksIn((database) => database.getAll("seats", IDBKeyRange.bound(`${gameId} `, `${gameId} \uffff`)));
  return (places ?? []).filter((place) => place.gameId !== name);
}

async function linksIn<Answer>(ask: (database: IDBPDatabase<Tables>) => Promise<Answer>): Promise<Answer | null> {
  try {
    const database = await opened();
    const answer = await ask(database);
    database.close();
    return answer;
  } catch {
    return null;
  }
}

function storeIn(database: IDBPDatabase<Tables>): SeatStore {
  const strict = { durability: "strict" } as const;
  return {
    async open(gameId) {
      const transaction = database.transaction(["seats", "commands"], "readwrite", strict);
      const before = await transaction.objectStore("seats").get(gameId);
      const seat: KeptSeat = before ? { ...before, starts: before.starts + 1 } : newSeat(gameId);
      await transaction.objectStore("seats").put(seat);
      const commands = await transaction.objectStore("commands").getAll(IDBKeyRange.bound([gameId, 0], [gameId, Infinity]));
      await transaction.done;
      return { seat, commands: commands.map(({ gameId: _, ...command }) => command) };
    },
    async putCommands(gameId, commands) {
      const transaction = database.transaction("commands", "readwrite", strict);
      for (const command of commands) void transaction.store.put({ ...command, gameId });
      await transaction.done;
    },
    async putSeat(seat) {
      await database.put("seats", seat);
    },
    async putNote(gameId, name, note) {
      await database.put("notes", { gameId, name, note });
    },
    async note(gameId, name) {
      return (await database.get("notes", [gameId, name]))?.note ?? null;
    },
    close: () => database.close(),
  };
}

/** Where nothing may be stored, as in some private windows: for as long as the page lives, and it says so. SEAT2 */
export function memoryStore(): SeatStore {
  const notes = new Map<string, unknown>();
  const kept = new Map<number, SeatCommand>();
  let seat: KeptSeat | null = null;
  return {
    open: (gameId) => {
      seat = seat ? { ...seat, starts: seat.starts + 1 } : newSeat(gameId);
      return Promise.resolve({ seat, commands: [...kept.values()].toSorted((one, other) => one.order - other.order) });
    },
    putCommands: (_, commands) => {
      for (const command of commands) kept.set(command.order, command);
      return Promise.resolve();
    },
    putSeat: (next) => {
      seat = next;
      return Promise.resolve();
    },
    putNote: (_, name, note) => {
      notes.set(name, note);
      return Promise.resolve();
    },
    note: (_, name) => Promise.resolve(notes.get(name) ?? null),
    close: () => undefined,
  };
}

function newSeat(gameId: string): KeptSeat {
  const deviceId = `d${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
  return { gameId, deviceId, starts: 1, log: null, serverAheadMs: null, leases: {} };
}
