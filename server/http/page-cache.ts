import type { PageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";

/** What is kept of one answer. The cache knows its size and its fate, not what it is. */
export type Keepable = {
  readonly bytes: number;
  /** How long it may be kept, in milliseconds; `Infinity`: until something it shows changes; 0: not at all. */
  readonly keepMs: number;
};

export type Produce<Answer> = (note: (tag: PageTag) => void) => Promise<Answer>;

export type CacheOutcome = "hit" | "stale" | "miss" | "joined";

export type PageCacheOptions = {
  /** All kept answers together, in bytes. 0: nothing is kept and nothing is shared, as if there were no cache. */
  readonly maxBytes: number;
  /** How long an answer may still be sent after something it shows has changed. */
  readonly maxStaleMs: number;
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** A rendering in the background failed; nobody waited for it. */
  readonly onBackgroundFailure: (error: unknown) => void;
};

type Entry<Answer> = {
  readonly key: string;
  readonly answer: Answer;
  readonly tags: ReadonlySet<string>;
  /** From when on it does not show the truth any more; `Infinity` while it does. */
  staleSince: number;
  /** Asked for since the last sweep: spared once. */
  used: boolean;
};

type Flight<Answer> = {
  readonly promise: Promise<Landed<Answer>>;
  /** The first drop of each tag since the rendering began: it may have read what was there before. */
  readonly dropped: Map<string, number>;
  allDroppedAt: number;
};

type Landed<Answer> = { readonly answer: Answer; readonly staleSince: number };

/**
 * Whole answers by key, shared by everybody who asks.
 *
 * - One rendering per key at a time, however many wait for it.
 * - An answer is dropped by the tags noted while it was made. For `maxStaleMs` after that it is still sent, while it
 *   is made again; later, whoever asks waits.
 * - Whoever asks never gets what was already out of date `maxStaleMs` before he asked: a rendering that began before
 *   a drop counts as out of date from that drop on, also when it ends after it.
 * - Memory is bounded; what nobody asked for since the last sweep goes first.
 */
export class PageCache<Answer extends Keepable> {
  readonly #options: PageCacheOptions;
  readonly #entries = new Map<string, Entry<Answer>>();
  readonly #flights = new Map<string, Flight<Answer>>();
  readonly #byTag = new Map<string, Set<Entry<Answer>>>();
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How many answers are being made. */
  get rendering(): number {
    return this.#flights.size;
  }

  /** The answer if it is kept and true, without waiting; the path nearly every request takes. */
  fresh(key: string): Answer | null {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.staleSince <= this.#options.now()) return null;
    entry.used = true;
    return entry.answer;
  }

  /** The answer, made by `produce` if need be. Rejects when making it does; nothing is kept then. */
  async get(key: string, tenantId: TenantId, produce: Produce<Answer>): Promise<{ answer: Answer; outcome: CacheOutcome }> {
    if (this.#options.maxBytes === 0) return { answer: await produce(() => {}), outcome: "miss" };
    const arrivedAt = this.#options.now();
    const entry = this.#entries.get(key);
    if (entry) {
      entry.used = true;
      if (entry.staleSince > arrivedAt) return { answer: entry.answer, outcome: "hit" };
      if (arrivedAt - entry.staleSince <= this.#options.maxStaleMs) {
        this.#renew(key, tenantId, produce);
        return { answer: entry.answer, outcome: "stale" };
      }
    }
    const running = this.#flights.get(key);
    if (running) {
      const landed = await running.promise;
      if (landed.staleSince >= arrivedAt - this.#options.maxStaleMs) return { answer: landed.answer, outcome: "joined" };
      // The rendering began before a drop that this visitor must see. The next one begins after he came.
    }
    const landed = await (this.#flights.get(key) ?? this.#start(key, tenantId, produce)).promise;
    return { answer: landed.answer, outcome: "miss" };
  }

  /** Marks everything as out of date that showed one of these; `null`: everything of the tenant. */
  dropTags(tenantId: TenantId, tags: readonly PageTag[] | null): void {
    const now = this.#options.now();
    const scoped = tags === null ? [scope(tenantId, null)] : tags.map((tag) => scope(tenantId, tag));
    for (const tag of scoped) {
      for (const entry of this.#byTag.get(tag) ?? []) entry.staleSince = Math.min(entry.staleSince, now);
      for (const { dropped } of this.#flights.values()) if (!dropped.has(tag)) dropped.set(tag, now);
    }
  }

  /** Marks everything of everybody as out of date: after a time in which drops may have been missed. */
  dropAll(): void {
    const now = this.#options.now();
    for (const entry of this.#entries.values()) entry.staleSince = Math.min(entry.staleSince, now);
    for (const flight of this.#flights.values()) flight.allDroppedAt = Math.min(flight.allDroppedAt, now);
  }

  #renew(key: string, tenantId: TenantId, produce: Produce<Answer>): void {
    if (this.#flights.has(key)) return;
    this.#start(key, tenantId, produce).promise.catch(this.#options.onBackgroundFailure);
  }

  #start(key: string, tenantId: TenantId, produce: Produce<Answer>): Flight<Answer> {
    const dropped = new Map<string, number>();
    const tags = new Set([scope(tenantId, null)]);
    const note = (tag: PageTag) => void tags.add(scope(tenantId, tag));
    const flight: Flight<Answer> = {
      dropped,
      allDroppedAt: Infinity,
      // Begins in a later turn, so that the flight is listed before anything is read.
      promise: Promise.resolve()
        .then(() => produce(note))
        .then(
          (answer) => {
            this.#flights.delete(key);
            let staleSince = flight.allDroppedAt;
            for (const tag of tags) staleSince = Math.min(staleSince, dropped.get(tag) ?? Infinity);
            this.#keep({ key, answer, tags, staleSince: Math.min(staleSince, this.#options.now() + answer.keepMs), used: true });
            return { answer, staleSince };
          },
          (error: unknown) => {
            this.#flights.delete(key);
            throw error;
          },
        ),
    };
    this.#flights.set(key, flight);
    return flight;
  }

  #keep(entry: Entry<Answer>): void {
    this.#forget(this.#entries.get(entry.key));
    // What noted nothing but its tenant could never be dropped; what is larger than a part of the house would empty it.
    const droppable = entry.tags.size > 1 || entry.answer.keepMs < Infinity;
    if (entry.answer.keepMs <= 0 || !droppable || entry.answer.bytes > this.#options.maxBytes / 4) return;
    this.#entries.set(entry.key, entry);
    this.#bytes += entry.answer.bytes;
    for (const tag of entry.tags) {
      const tagged = this.#byTag.get(tag);
      if (tagged) tagged.add(entry);
      else this.#byTag.set(tag, new Set([entry]));
    }
    this.#sweep(entry);
  }

  #sweep(newcomer: Entry<Answer>): void {
    for (const entry of this.#entries.values()) {
      if (this.#bytes <= this.#options.maxBytes) return;
      if (entry === newcomer) continue;
      if (entry.used) {
        entry.used = false;
        this.#entries.delete(entry.key);
        this.#entries.set(entry.key, entry);
      } else {
        this.#forget(entry);
      }
    }
  }

  #forget(entry: Entry<Answer> | undefined): void {
    if (entry === undefined || !this.#entries.delete(entry.key)) return;
    this.#bytes -= entry.answer.bytes;
    for (const tag of entry.tags) {
      const tagged = this.#byTag.get(tag);
      tagged?.delete(entry);
      if (tagged?.size === 0) this.#byTag.delete(tag);
    }
  }
}

function scope(tenantId: TenantId, tag: PageTag | null): string {
  return tag === null ? tenantId : `${tenantId} ${tag}`;
}
