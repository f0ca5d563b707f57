import type { Channel, ChannelState } from "#contract/live/stream-message.ts";
import type { PageTagNotice } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { AskedChannel, ChannelKind } from "./asked-channels.ts";
import { KeptFrames } from "./kept-frames.ts";
import type { IsKnownSubject } from "./known-subjects.ts";
import type { LiveGames, LogGrowth } from "./live-games.ts";
import type { PayloadCipher } from "./payload-cipher.ts";
import { GameTopic, StateTopic, type Topic } from "./topic.ts";

/** What a channel of states says now; `null`: there is no such thing. */
export type ReadChannelState = (tenantId: TenantId, subject: string) => Promise<ChannelState | null>;

export type StateKind = Exclude<ChannelKind, "game" | "probe">;

/** What is asked for is not waited for longer than this: a database that is slow or away keeps nobody from listening. */
const longestLookMs = 2000;
/** After a time in which notices may have been missed so many topics are looked at together. */
const lookedAtTogether = 8;

export type HubOptions = {
  readonly games: LiveGames;
  readonly states: Readonly<Record<StateKind, ReadChannelState>>;
  /** For a channel whose payload goes out under a key. */
  readonly cipherOf: (tenantId: TenantId, channel: Channel) => PayloadCipher | null;
  /** There is no topic of what a tenant does not have: whatever strangers make up costs nothing further. */
  readonly isKnown: IsKnownSubject;
  readonly onFailure: (error: unknown) => void;
};

/** The channels somebody on this node listens to. A cache: whatever it holds can be read again. */
export class Hub {
  readonly #options: HubOptions;
  readonly #topics = new Map<string, Topic>();
  readonly #frames = new KeptFrames();
  #running: ReadonlySet<string> = new Set();
  #isLookingAtAll = false;
  #isToLookAgain = false;

  constructor(options: HubOptions) {
    this.#options = options;
  }

  /** Of these channels those that are about something the tenant has. Where that cannot be told, all of them. */
  async known(tenantId: TenantId, channels: readonly AskedChannel[]): Promise<readonly AskedChannel[]> {
    const { isKnown, onFailure } = this.#options;
    const { promise: late, resolve: giveUp } = Promise.withResolvers<true>();
    const timer = setTimeout(() => giveUp(true), longestLookMs);
    const look = async (asked: AskedChannel) =>
      this.#topics.has(`${tenantId} ${asked.channel}`) || (await Promise.race([isKnown(tenantId, asked), late]));
    try {
      const are = await Promise.all(channels.map(look));
      return channels.filter((_, place) => are[place]);
    } catch (error) {
      onFailure(error);
      return channels;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Of these channels the keys of those that this node would not have without whoever asks: about a game that nobody listens to
   * and nobody plays. What all follow is nobody's burden, so that it is never refused for another's sake.
   */
  burdens(tenantId: TenantId, channels: readonly AskedChannel[]): readonly string[] {
    return channels
      .filter(({ kind, subject }) => isOfGame(kind) && !this.#running.has(`${tenantId} ${subject}`))
      .map(({ channel }) => `${tenantId} ${channel}`)
      .filter((key) => !this.#topics.has(key));
  }

  /** The games that are being played, of all tenants. */
  runningAre(games: readonly { readonly tenantId: TenantId; readonly gameId: GameId }[]): void {
    this.#running = new Set(games.map(({ tenantId, gameId }) => `${tenantId} ${gameId}`));
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
        ? new GameTopic(games, tenantId, subject as GameId, cipher, this.#frames)
        : new StateTopic(tenantId, channel, () => states[kind](tenantId, subject), cipher);
    this.#topics.set(key, topic);
    return topic;
  }

  leave(topic: Topic): void {
    const key = `${topic.tenantId} ${topic.channel}`;
    if (topic.isDeserted && this.#topics.get(key) === topic) this.#topics.delete(key);
  }

  /**
   * A game's log has grown, or begun anew: by `growth` where that is at hand, so that nothing need be read. Comes back when all who listen
   * to it have been told, with whether they could be.
   */
  async gameChanged(tenantId: TenantId, gameId: GameId, growth: LogGrowth | null = null): Promise<boolean> {
    const topic = this.#topics.get(`${tenantId} game:${gameId}`);
    const isKnown = growth !== null && this.#options.games.grow(tenantId, gameId, growth);
    let told = Promise.resolve(true);
    if (topic?.kind === "game" && isKnown) topic.takeKnown();
    else if (topic) told = this.#lookAt(topic);
    else if (!isKnown) this.#options.games.doubt(tenantId, gameId);
    this.#lookAtStates(tenantId, isOfTenant);
    return told;
  }

  /** What was told of a game may be wrong: it is read anew, and whoever listens to it is sent to its log. LIVE26 */
  gameMended(tenantId: TenantId, gameId: GameId): void {
    this.#options.games.forget(tenantId, gameId);
    const topic = this.#topics.get(`${tenantId} game:${gameId}`);
    if (topic?.kind === "game") topic.tellAnew().catch((error: unknown) => this.#options.onFailure(error));
    this.#lookAtStates(tenantId, isOfTenant);
  }

  /** What a channel of states says may have changed. */
  stateChanged(tenantId: TenantId, channel: Channel): void {
    this.#doubtShown(tenantId, channel);
    this.#look(tenantId, channel);
  }

  /** Something was committed by whoever it was: everything it may be about is looked at. Comes back when that is told. */
  async pagesChanged({ tenantId, tags }: PageTagNotice): Promise<boolean> {
    if (tags === null) this.#options.games.doubtAll();
    for (const tag of tags ?? []) {
      if (tag.startsWith("game:")) this.#options.games.doubt(tenantId, tag.slice(5) as GameId);
      this.#doubtShown(tenantId, tag);
    }
    const changed = tags === null ? null : new Set<string>(tags);
    const looks: Promise<boolean>[] = [];
    for (const topic of this.#topics.values()) {
      if (topic.tenantId !== tenantId || (changed !== null && !isAbout(topic.channel, changed))) continue;
      const look = this.#lookAt(topic);
      // What states say waits for a moment on purpose.
      if (topic.kind === "game") looks.push(look);
    }
    return (await Promise.all(looks)).every(Boolean);
  }

  /** Where a log stands, as somebody has just seen it: looked at only where this node has less. Comes back when that is told. */
  async gameStands(
    tenantId: TenantId,
    gameId: GameId,
    { epoch, version }: { readonly epoch: number; readonly version: number },
  ): Promise<boolean> {
    const topic = this.#topics.get(`${tenantId} game:${gameId}`);
    const stands = topic?.kind === "game" ? topic.stands : null;
    if (stands !== null && stands.epoch === epoch && stands.version >= version) return true;
    return this.gameChanged(tenantId, gameId);
  }

  /** Notices may have been missed. */
  lookAtAll(): void {
    this.#options.games.doubtAll();
    this.#isToLookAgain = true;
    if (!this.#isLookingAtAll) void this.#lookAtTopics();
  }

  /** A few at a time: however much is listened to, others have their turn at the database too. */
  async #lookAtTopics(): Promise<void> {
    this.#isLookingAtAll = true;
    while (this.#isToLookAgain) {
      this.#isToLookAgain = false;
      const topics = this.#topics.values();
      const look = async () => {
        for (const topic of topics) await topic.lookAgain().catch((error: unknown) => this.#options.onFailure(error));
      };
      await Promise.all(Array.from({ length: lookedAtTogether }, look));
    }
    this.#isLookingAtAll = false;
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
    if (topic) void this.#lookAt(topic);
  }

  #lookAtStates(tenantId: TenantId, isMeant: (channel: Channel) => boolean): void {
    for (const topic of this.#topics.values()) if (topic.tenantId === tenantId && isMeant(topic.channel)) void this.#lookAt(topic);
  }

  async #lookAt(topic: Topic): Promise<boolean> {
    return topic.lookAgain().then(
      () => true,
      (error: unknown) => {
        this.#options.onFailure(error);
        return false;
      },
    );
  }
}

function isOfGame(kind: ChannelKind): boolean {
  return kind === "game" || kind === "graphics" || kind === "operators";
}

/** What is played in leagues and halls any change may be about; what is about one game, that game's alone. */
function isAbout(channel: Channel, changed: ReadonlySet<string>): boolean {
  const [kind = "", subject = ""] = channel.split(":");
  return !isOfGame(kind as ChannelKind) || changed.has(channel) || changed.has(`game:${subject}`);
}

function isOfTenant(channel: Channel): boolean {
  return channel === "games" || channel.startsWith("league:") || channel.startsWith("venue:");
}
