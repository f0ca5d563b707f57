import { logPosition } from "#contract/live/live-event.ts";
import type { Channel, ChannelState } from "#contract/live/stream-message.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { ListenersInStep } from "./listeners-in-step.ts";
import { KeptFrames } from "./kept-frames.ts";
import type { KnownGame, LiveGames } from "./live-games.ts";
import type { PayloadCipher } from "./payload-cipher.ts";
import { eventsFrame, stateFrame } from "./stream-frame.ts";

/** Missing more events than this, it is cheaper to read the whole log. */
export const mostEventsBehind = 300;

/** Whoever listens to a topic is told to take what is new from it. */
export type TopicListener = { pump(): void };

/** He can be told as well that what he has may be wrong. */
export type GameListener = TopicListener & { doubt(): void };

/** A channel as this node has it: what it says now, and who listens. */
export type Topic = GameTopic | StateTopic;

let lives = 0;

/** The channel of a game's log. */
export class GameTopic {
  readonly kind = "game";
  /** Those who are told on their own: newcomers, and whoever missed something or takes too little. */
  readonly listeners = new Set<GameListener>();
  /** All others. */
  readonly inStep = new ListenersInStep();
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly channel: Channel;
  /** Where the payload goes out under a key. */
  readonly cipher: PayloadCipher | null;
  readonly #games: LiveGames;
  readonly #frames: KeptFrames;
  #stands: TopicPosition | null = null;
  /** Somebody could not be told for want of the log. */
  #isAwaited = false;
  /** Another one when what was told was wrong: the same versions are then other messages. LIVE26 */
  #life = ++lives;

  constructor(games: LiveGames, tenantId: TenantId, gameId: GameId, cipher: PayloadCipher | null, frames = new KeptFrames()) {
    this.#games = games;
    this.#frames = frames;
    this.cipher = cipher;
    this.tenantId = tenantId;
    this.gameId = gameId;
    this.channel = `game:${gameId}`;
  }

  /** Where the log stands as far as this node knows; `null`: not read yet, or there is no such game. */
  get stands(): TopicPosition | null {
    return this.#stands;
  }

  get isDeserted(): boolean {
    return this.listeners.size === 0 && this.inStep.size === 0;
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

  /** What was told of the log may be wrong: everybody is sent to it as it is read now. LIVE26 */
  async tellAnew(): Promise<void> {
    const game = await this.#games.current(this.tenantId, this.gameId);
    if (game === null || this.#stands === null) return;
    this.inStep.dissolve(this.#stands);
    this.#stands = { epoch: game.epoch, version: game.version };
    this.#life = ++lives;
    for (const listener of this.listeners) listener.doubt();
  }

  /** The events after a sequence, one buffer for all who stand there. `null`: they have to be read first; listeners are told then. */
  frameAfter(sequence: number): Buffer | null {
    const game = this.#games.known(this.tenantId, this.gameId);
    if (game === null || game.epoch !== this.#stands?.epoch || game.version < this.#stands.version) {
      this.#isAwaited = true;
      void this.prepare().catch(() => undefined);
      return null;
    }
    const key = `${this.tenantId} ${this.channel} ${game.epoch}.${game.version} ${this.#life} ${sequence}`;
    return this.#frames.of(key, () => eventsFrame(this.channel, game, sequence, this.cipher));
  }

  #take(game: KnownGame | null): void {
    if (game === null) return;
    const { epoch, version } = game;
    const isNew = this.#stands === null || epoch !== this.#stands.epoch || version !== this.#stands.version;
    if (!isNew && !this.#isAwaited) return;
    this.#isAwaited = false;
    if (isNew) this.#standAt({ epoch, version });
    for (const listener of this.listeners) listener.pump();
  }

  #standAt(stands: TopicPosition): void {
    const before = this.#stands;
    this.#stands = stands;
    if (before === null || this.inStep.size === 0) return;
    const frame = isSoonAfter(stands, before) ? this.frameAfter(before.version) : null;
    if (frame === null) this.inStep.dissolve(before);
    else this.inStep.tell(frame);
  }

  get position() {
    return this.#stands && logPosition(this.#stands.epoch, this.#stands.version);
  }
}

/** A version of a log. */
export type TopicPosition = { readonly epoch: number; readonly version: number };

function isSoonAfter(stands: TopicPosition, before: TopicPosition): boolean {
  const events = stands.version - before.version;
  return stands.epoch === before.epoch && events > 0 && events <= mostEventsBehind;
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

  get isDeserted(): boolean {
    return this.listeners.size === 0;
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
