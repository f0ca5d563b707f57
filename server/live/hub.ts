import type { Channel, ChannelState } from "#contract/live/stream-message.ts";
import type { PageTagNotice } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { AskedChannel, ChannelKind } from "./asked-channels.ts";
import type { LiveGames, LogGrowth } from "./live-games.ts";
import type { PayloadCipher } from "./payload-cipher.ts";
import { GameTopic, StateTopic, type Topic } from "./topic.ts";

/** What a channel of states says now; `null`: there is no such thing. */
export type ReadChannelState = (tenantId: TenantId, subject: string) => Promise<ChannelState | null>;

export type StateKind = Exclude<ChannelKind, "game" | "probe">;

export type HubOptions = {
  readonly games: LiveGames;
  readonly states: Readonly<Record<StateKind, ReadChannelState>>;
  /** For a channel whose payload goes out under a key. */
  readonly cipherOf: (tenantId: TenantId, channel: Channel) => PayloadCipher | null;
  readonly onFailure: (error: unknown) => void;
};

/** The channels somebody on this node listens to. A cache: whatever it holds can be read again. */
export class Hub {
  readonly #options: HubOptions;
  readonly #topics = new Map<string, Topic>();

  constructor(options: HubOptions) {
    this.#options = options;
  }

  /** The topic of a channel, made when nobody listened to it before. Forgotten when its last listener has left. */
  topic(tenantId: TenantId, { channel, kind, subject }: AskedChannel): Topic | null {
    if (kind === "probe") return null;
    const key = `${tenantId} ${channel}`;
    const present = this.#topics.get(key);
    if (present) return present;
    const { games, states, cipherOf } = this.#options;
    const cipher = cipherOf(tenantId, channel);
    const topic =
      kind === "game"
        ? new GameTopic(games, tenantId, subject as GameId, cipher)
        : new StateTopic(tenantId, channel, () => states[kind](tenantId, subject), cipher);
    this.#topics.set(key, topic);
    return topic;
  }

  leave(topic: Topic): void {
    const key = `${topic.tenantId} ${topic.channel}`;
    if (topic.isDeserted && this.#topics.get(key) === topic) this.#topics.delete(key);
  }

  /** A game's log has grown, or begun anew: by `growth` where that is at hand, so that nothing need be read. */
  gameChanged(tenantId: TenantId, gameId: GameId, growth: LogGrowth | null = null): void {
    const topic = this.#topics.get(`${tenantId} game:${gameId}`);
    const isKnown = growth !== null && this.#options.games.grow(tenantId, gameId, growth);
    if (topic?.kind === "game" && isKnown) topic.takeKnown();
    else if (topic) this.#lookAt(topic);
    else if (!isKnown) this.#options.games.doubt(tenantId, gameId);
    this.#lookAtStates(tenantId, (channel) => channel === "games" || /^(?:league|venue):/.test(channel));
  }

  /** What was told of a game may be wrong: it is read anew, and whoever listens to it is sent to its log. LIVE21 */
  gameMended(tenantId: TenantId, gameId: GameId): void {
    this.#options.games.forget(tenantId, gameId);
    const topic = this.#topics.get(`${tenantId} game:${gameId}`);
    if (topic?.kind === "game") topic.tellAnew().catch((error: unknown) => this.#options.onFailure(error));
    this.#lookAtStates(tenantId, (channel) => channel === "games" || /^(?:league|venue):/.test(channel));
  }

  /** What a channel of states says may have changed. */
  stateChanged(tenantId: TenantId, channel: Channel): void {
    this.#doubtShown(tenantId, channel);
    this.#look(tenantId, channel);
  }

  /** Something was committed by whoever it was: everything it may be about is looked at. */
  pagesChanged({ tenantId, tags }: PageTagNotice): void {
    if (tags === null) this.#options.games.doubtAll();
    for (const tag of tags ?? []) {
      if (tag.startsWith("game:")) this.#options.games.doubt(tenantId, tag.slice(5) as GameId);
      this.#doubtShown(tenantId, tag);
    }
    for (const topic of this.#topics.values()) {
      if (topic.tenantId !== tenantId) continue;
      if (topic.kind === "game" && tags !== null && !(tags as readonly string[]).includes(topic.channel)) continue;
      this.#lookAt(topic);
    }
  }

  /** Where a log stands, as somebody has just seen it: looked at only where this node has less. */
  gameStands(tenantId: TenantId, gameId: GameId, { epoch, version }: { readonly epoch: number; readonly version: number }): void {
    const topic = this.#topics.get(`${tenantId} game:${gameId}`);
    const stands = topic?.kind === "game" ? topic.stands : null;
    if (stands !== null && stands.epoch === epoch && stands.version >= version) return;
    this.gameChanged(tenantId, gameId);
  }

  /** Notices may have been missed. */
  lookAtAll(): void {
    this.#options.games.doubtAll();
    for (const topic of this.#topics.values()) this.#lookAt(topic);
  }

  /** How many channels are listened to. */
  get size(): number {
    return this.#topics.size;
  }

  /** What television shows of a game is known with its log. */
  #doubtShown(tenantId: TenantId, channel: string): void {
    if (channel.startsWith("graphics:")) this.#options.games.doubt(tenantId, channel.slice("graphics:".length) as GameId);
  }

  #look(tenantId: TenantId, channel: Channel): void {
    const topic = this.#topics.get(`${tenantId} ${channel}`);
    if (topic) this.#lookAt(topic);
  }

  #lookAtStates(tenantId: TenantId, isMeant: (channel: Channel) => boolean): void {
    for (const topic of this.#topics.values()) if (topic.tenantId === tenantId && isMeant(topic.channel)) this.#lookAt(topic);
  }

  #lookAt(topic: Topic): void {
    topic.lookAgain().catch((error: unknown) => this.#options.onFailure(error));
  }
}
