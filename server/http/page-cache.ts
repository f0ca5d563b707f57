import type { PageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";

/** What is kept of one answer. The cache knows its size and its fate, not what it is. */
export type Keepable = {
  /** What it takes in memory now. */
  readonly bytes: number;
  /** Asks to be told by how many bytes it grows afterwards. */
  watchSize?(onGrowth: (bytes: number) => void): void;
  /** How long it may be kept, in milliseconds; `Infinity`: until something it shows changes; 0: not at all. */
  readonly keepMs: number;
  /** It stands for an answer that could not be made for a moment: what is kept of that is better. */
  readonly isPassing?: boolean;
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
  /** Whether nothing can be made now, since the database is away. Then what is kept is sent, however old, for `awayStaleMs`. PAGE26 */
  readonly isAway?: () => boolean;
  /** A rendering in the background failed; nobody waited for it. */
  readonly onBackgroundFailure: (error: unknown) => void;
};

type Entry<Answer> = {
  readonly key: string;
  readonly answer: Answer;
  readonly tags: readonly TaggedEntries<Answer>[];
  /** As counted. */
  bytes: number;
  /** From when on it does not show the truth any more; `Infinity` while it does. */
  staleSince: number;
  /** Asked for since the last sweep: spared once. */
  used: boolean;
};

/** What bears a tag. An entry knows these and not their names: thousands of entries would each have the texts again. */
type TaggedEntries<Answer> = { readonly tag: string; readonly entries: Set<Entry<Answer>> };

type Flight<Answer> = {
  readonly promise: Promise<Landed<Answer>>;
  /** The first drop of each tag since the rendering began: it may have read what was there before. */
  readonly dropped: Map<string, number>;
  allDroppedAt: number;
};

type Made<Answer> = { readonly answer: Answer; readonly outcome: CacheOutcome };

/** A page of a database that is away may be so old: after that nobody is shown it as if it were news. */
const awayStaleMs = 3_600_000;

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
  readonly #byTag = new Map<string, TaggedEntries<Answer>>();
  #bytes = 0;
  /** Answers under way that nobody shares. */
  #unshared = 0;

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
    return this.#flights.size + this.#unshared;
  }

  /** The answer if it is kept and true, without waiting; the path nearly every request takes. */
  fresh(key: string): Answer | null {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.staleSince <= this.#options.now()) return null;
    entry.used = true;
    return entry.answer;
  }

  /**
   * The answer, made by `produce` if need be. Rejects when making it does; nothing is kept then. `maxStaleMs`: of one that is waited for,
   * rather than had at once as it was.
   */
  async get(
    key: string,
    tenantId: TenantId,
    produce: Produce<Answer>,
    maxStaleMs: number = this.#options.maxStaleMs,
  ): Promise<Made<Answer>> {
    if (this.#options.maxBytes === 0) return { answer: await this.#alone(produce), outcome: "miss" };
    const arrivedAt = this.#options.now();
    const entry = this.#entries.get(key);
    if (entry) {
      entry.used = true;
      if (entry.staleSince > arrivedAt) return { answer: entry.answer, outcome: "hit" };
      if (maxStaleMs > 0 && arrivedAt - entry.staleSince <= maxStaleMs) {
        this.#renew(key, tenantId, produce);
        return { answer: entry.answer, outcome: "stale" };
      }
      const kept = this.#keptWhileAway(key);
      if (kept !== null) return kept;
    }
    return this.#made(key, tenantId, produce, arrivedAt - maxStaleMs).catch((error: unknown) => {
      const kept = this.#keptWhileAway(key);
      if (kept === null) throw error;
      return kept;
    });
  }

  /** `trueAt`: what it shows has to have been true then. */
  async #made(key: string, tenantId: TenantId, produce: Produce<Answer>, trueAt: number): Promise<Made<Answer>> {
    const running = this.#flights.get(key);
    if (running) {
      const landed = await running.promise;
      if (landed.staleSince >= trueAt) return this.#orKept(key, { answer: landed.answer, outcome: "joined" });
      // The rendering began before a drop that this visitor must see. The next one begins after he came.
    }
    const landed = await (this.#flights.get(key) ?? this.#start(key, tenantId, produce)).promise;
    return this.#orKept(key, { answer: landed.answer, outcome: "miss" });
  }

  #orKept(key: string, made: Made<Answer>): Made<Answer> {
    return (made.answer.isPassing ? this.#keptWhileAway(key) : null) ?? made;
  }

  #keptWhileAway(key: string): Made<Answer> | null {
    const entry = this.#entries.get(key);
    if (!entry || !this.#options.isAway?.() || this.#options.now() - entry.staleSince > awayStaleMs) return null;
    return { answer: entry.answer, outcome: "stale" };
  }

  /** Marks everything as out of date that showed one of these; `null`: everything of the tenant. */
  dropTags(tenantId: TenantId, tags: readonly PageTag[] | null): void {
    const now = this.#options.now();
    const scoped = tags === null ? [scope(tenantId, null)] : tags.map((tag) => scope(tenantId, tag));
    for (const tag of scoped) {
      for (const entry of this.#byTag.get(tag)?.entries ?? []) entry.staleSince = Math.min(entry.staleSince, now);
      for (const { dropped } of this.#flights.values()) if (!dropped.has(tag)) dropped.set(tag, now);
    }
  }

  /** Marks everything of everybody as out of date: after a time in which drops may have been missed. */
  dropAll(): void {
    const now = this.#options.now();
    for (const entry of this.#entries.values()) entry.staleSince = Math.min(entry.staleSince, now);
    for (const flight of this.#flights.values()) flight.allDroppedAt = Math.min(flight.allDroppedAt, now);
  }

  /** Nothing is kept, but how much is being made is known all the same: whoever comes when it is too much is sent away. PAGE11 */
  async #alone(produce: Produce<Answer>): Promise<Answer> {
    this.#unshared++;
    try {
      return await produce(() => {});
    } finally {
      this.#unshared--;
    }
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
            const until = Math.min(staleSince, this.#options.now() + answer.keepMs);
            this.#keep(key, answer, tags, until);
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

  #keep(key: string, answer: Answer, tags: ReadonlySet<string>, staleSince: number): void {
    if (answer.isPassing) return;
    this.#forget(this.#entries.get(key));
    // What noted nothing but its tenant could never be dropped; what is larger than a part of the house would empty it.
    const droppable = tags.size > 1 || answer.keepMs < Infinity;
    if (answer.keepMs <= 0 || !droppable || answer.bytes > this.#options.maxBytes / 4) return;
    const places = Array.from(tags, (tag) => this.#tagged(tag));
    const entry: Entry<Answer> = { key, answer, tags: places, bytes: answer.bytes, staleSince, used: true };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    answer.watchSize?.((more) => this.#grown(entry, more));
    for (const { entries } of places) entries.add(entry);
    this.#sweep(entry);
  }

  #tagged(tag: string): TaggedEntries<Answer> {
    const present = this.#byTag.get(tag);
    if (present) return present;
    const made = { tag, entries: new Set<Entry<Answer>>() };
    this.#byTag.set(tag, made);
    return made;
  }

  #grown(entry: Entry<Answer>, more: number): void {
    if (this.#entries.get(entry.key) !== entry) return;
    entry.bytes += more;
    this.#bytes += more;
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
    this.#bytes -= entry.bytes;
    for (const { tag, entries } of entry.tags) {
      entries.delete(entry);
      if (entries.size === 0) this.#byTag.delete(tag);
    }
  }
}

function scope(tenantId: TenantId, tag: PageTag | null): string {
  return tag === null ? tenantId : `${tenantId} ${tag}`;
}
