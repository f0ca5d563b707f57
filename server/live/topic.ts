import { logPosition } from "#contract/live/live-event.ts";
import type { Channel, ChannelState } from "#contract/live/stream-message.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { KnownGame, LiveGames } from "./live-games.ts";
import type { PayloadCipher } from "./payload-cipher.ts";
import { eventsFrame, stateFrame } from "./stream-frame.ts";

/** Whoever listens to a topic is told to take what is new from it. */
export type TopicListener = { pump(): void };

/** A channel as this node has it: what it says now, and who listens. */
export type Topic = GameTopic | StateTopic;

/** The channel of a game's log. */
export class GameTopic {
  readonly kind = "game";
  readonly listeners = new Set<TopicListener>();
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly channel: Channel;
  /** Where the payload goes out under a key. */
  readonly cipher: PayloadCipher | null;
  readonly #games: LiveGames;
  #stands: { readonly epoch: number; readonly version: number } | null = null;
  #frames = new Map<number, Buffer>();
  /** Somebody could not be told for want of the log. */
  #isAwaited = false;

  constructor(games: LiveGames, tenantId: TenantId, gameId: GameId, cipher: PayloadCipher | null) {
    this.#games = games;
    this.cipher = cipher;
    this.tenantId = tenantId;
    this.gameId = gameId;
    this.channel = `game:${gameId}`;
  }

  /** Where the log stands as far as this node knows; `null`: not read yet, or there is no such game. */
  get stands(): { readonly epoch: number; readonly version: number } | null {
    return this.#stands;
  }

  /** Reads the log for whoever has just come. */
  async prepare(): Promise<void> {
    this.#take(await this.#games.current(this.tenantId, this.gameId));
  }

  /** Reads what was committed meanwhile, and has it taken. */
  async lookAgain(): Promise<void> {
    this.#take(await this.#games.lookAgain(this.tenantId, this.gameId));
  }

  /** Has what is in memory taken, without reading. */
  takeKnown(): void {
    this.#take(this.#games.known(this.tenantId, this.gameId));
  }

  /** The events after a sequence, one buffer for all who stand there. `null`: they have to be read first; listeners are told then. */
  frameAfter(sequence: number): Buffer | null {
    const made = this.#frames.get(sequence);
    if (made) return made;
    const game = this.#games.known(this.tenantId, this.gameId);
    if (game === null || game.epoch !== this.#stands?.epoch || game.version < this.#stands.version) {
      this.#isAwaited = true;
      void this.prepare().catch(() => undefined);
      return null;
    }
    const frame = eventsFrame(this.channel, game, sequence, this.cipher);
    this.#frames.set(sequence, frame);
    return frame;
  }

  #take(game: KnownGame | null): void {
    if (game === null) return;
    const { epoch, version } = game;
    const isNew = this.#stands === null || epoch !== this.#stands.epoch || version !== this.#stands.version;
    if (!isNew && !this.#isAwaited) return;
    this.#isAwaited = false;
    if (isNew) {
      this.#stands = { epoch, version };
      this.#frames = new Map();
    }
    for (const listener of this.listeners) listener.pump();
  }

  get position() {
    return this.#stands && logPosition(this.#stands.epoch, this.#stands.version);
  }
}

export type ReadState = () => Promise<ChannelState | null>;

/** So soon after one telling of a state the next one waits: states are for looking at. */
const pauseMs = 200;

/** A channel that tells a state: only the newest counts. */
export class StateTopic {
  readonly kind = "state";
  readonly listeners = new Set<TopicListener>();
  readonly tenantId: TenantId;
  readonly channel: Channel;
  readonly #read: ReadState;
  readonly #cipher: PayloadCipher | null;
  #revision = 0;
  #frame: Buffer | null = null;
  #told = "";
  #isStale = true;
  #reading: Promise<void> | null = null;
  #readAt = -Infinity;

  constructor(tenantId: TenantId, channel: Channel, read: ReadState, cipher: PayloadCipher | null) {
    this.tenantId = tenantId;
    this.channel = channel;
    this.#read = read;
    this.#cipher = cipher;
  }

  get revision(): number {
    return this.#revision;
  }

  /** The newest; `null`: nothing to tell. */
  get frame(): Buffer | null {
    return this.#frame;
  }

  async prepare(): Promise<void> {
    if (this.#frame === null) await this.lookAgain();
  }

  async lookAgain(): Promise<void> {
    this.#isStale = true;
    while (this.#isStale || this.#reading !== null) {
      this.#reading ??= this.#readOnce().finally(() => (this.#reading = null));
      await this.#reading;
    }
  }

  async #readOnce(): Promise<void> {
    const waitMs = this.#readAt + pauseMs - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    this.#isStale = false;
    this.#readAt = performance.now();
    const state = await this.#read();
    const text = JSON.stringify(state);
    if (state === null || text === this.#told) return;
    this.#told = text;
    // Later ones are greater after a restart too.
    this.#revision = Math.max(this.#revision + 1, Date.now());
    this.#frame = stateFrame({ channel: this.channel, revision: this.#revision, state }, this.#cipher);
    for (const listener of this.listeners) listener.pump();
  }
}
