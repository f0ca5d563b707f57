import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { Channel, StreamMessage } from "#contract/live/stream-message.ts";
import { type ConnectionTimes, connectionTimes, longestAnswerBytes } from "./connection-times.ts";
import type { ChannelListener, ConnectionFault, ConnectionState, LiveConnection } from "./live-connection.ts";
import { oldestPosition } from "./oldest-position.ts";
import { type PayloadKey, payloadKey } from "./payload-key.ts";
import { readStream } from "./read-stream.ts";

export type StreamClientOptions = {
  /** Where streams are asked for, in this order; an empty one is the page's own host. */
  readonly hosts?: readonly string[];
  /** Heartbeats every two seconds: for screens that nobody sits before. */
  readonly isScreen?: boolean;
  /** For channels that are not everybody's. */
  readonly token?: string;
  /** For channels whose payload is encrypted. */
  readonly keys?: ReadonlyMap<Channel, Uint8Array<ArrayBuffer>>;
  readonly times?: Partial<ConnectionTimes>;
  readonly fetch?: typeof fetch;
  readonly random?: () => number;
};

/** After so many heartbeats' time without a word a line counts as dead. */
const patience = 1.4;
const leastPatienceMs = 3500;
/** Channels that come and go at the same time are one connecting. */
const gatherMs = 30;

/** Heard without a token. */
function isEverybodys(channel: Channel): boolean {
  return !channel.startsWith("operators:");
}

/** One connection for all channels somebody listens to, made again for ever. */
export class StreamClient implements LiveConnection {
  readonly hosts: readonly string[];
  readonly fetch: typeof fetch;
  readonly #options: StreamClientOptions;
  readonly #times: ConnectionTimes;
  readonly #keys: ReadonlyMap<Channel, PayloadKey>;
  readonly #listeners = new Map<Channel, Set<ChannelListener>>();
  readonly #watchers = new Set<() => void>();
  #state: ConnectionState = "disconnected";
  #fault: ConnectionFault | null = null;
  #heardAt = 0;
  #listenedAt = 0;
  #attempt = 0;
  /** Messages in a row that no key opened. */
  #unopened = 0;
  #downSince: number | null = null;
  #running: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #polling: ReturnType<typeof setTimeout> | undefined;
  #isPolled = false;
  /** The token is not taken any more: what is everybody's is heard without it. */
  #isTokenRefused = false;
  #isScreen: boolean;
  #heartbeatMs = 25_000;
  /** Messages under a key are opened one after the other. */
  #opening: Promise<void> = Promise.resolve();

  constructor(options: StreamClientOptions = {}) {
    this.#options = options;
    this.#isScreen = options.isScreen ?? false;
    this.hosts = options.hosts ?? [""];
    this.fetch = options.fetch ?? ((...asked) => fetch(...asked));
    this.#times = { ...connectionTimes, ...options.times };
    this.#keys = new Map([...(options.keys ?? [])].map(([channel, key]) => [channel, payloadKey(key)]));
  }

  get state(): ConnectionState {
    return this.#state;
  }

  get fault(): ConnectionFault | null {
    return this.#fault;
  }

  get staleForMs(): number {
    if (this.#listeners.size === 0) return 0;
    // A page that never heard of anything is as old as its listening.
    const silentMs = performance.now() - (this.#heardAt || this.#listenedAt);
    const usualMs = this.#isPolled ? this.#times.poll : this.#heartbeatMs;
    return this.#state === "connected" && silentMs <= usualMs + 1000 ? 0 : silentMs;
  }

  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  }

  listen(channel: Channel, listener: ChannelListener): () => void {
    if (this.#listeners.size === 0) this.#listenedAt = performance.now();
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    listeners.add(listener);
    if (this.#state !== "failed") this.#connectSoon(gatherMs);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(channel) === listeners) this.#listeners.delete(channel);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  /** Positions are asked at each connecting. */
  moved(): void {}

  reconnect(): void {
    if (this.#listeners.size > 0) this.#connectSoon(0);
  }

  /** From now on the heartbeats of screens, or of spectators. */
  setPace(isScreen: boolean): void {
    if (this.#isScreen === isScreen) return;
    this.#isScreen = isScreen;
    this.reconnect();
  }

  hurry(): void {
    if (this.#state === "connected" && !this.#isPolled) return;
    this.#attempt = 0;
    this.reconnect();
  }

  #connectSoon(inMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), inMs);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#polling);
    this.#polling = undefined;
    this.#running?.abort();
    this.#running = null;
    this.#downSince = null;
    this.#change("disconnected", null);
  }

  async #connect(): Promise<void> {
    this.#running?.abort();
    if (this.#listeners.size === 0) return;
    const running = new AbortController();
    this.#running = running;
    this.#downSince ??= performance.now();
    if (this.#state !== "connected") this.#change("connecting", this.#fault);
    this.#pollWhenSlow();
    const ended = this.#isTokenUnfit() ? "refused" : await this.#readStream(running).catch(() => null);
    if (this.#running !== running) return;
    running.abort();
    if (ended === "refused") this.#refused();
    else this.#lost(ended?.retryMs ?? null);
  }

  async #readStream(running: AbortController) {
    const host = this.hosts[this.#attempt % this.hosts.length] ?? "";
    const isElsewhereToo = this.hosts.length > 1;
    let retryMs: number | null = null;
    const ending = await readStream(this.fetch, this.#address(host), {
      running,
      token: this.#token(),
      firstWordMs: isElsewhereToo ? this.#times.slow : this.#times.realtimeRequest,
      silenceMs: () => Math.min(this.#times.receive, Math.max(leastPatienceMs, this.#heartbeatMs * patience)),
      onMessage: (message) => {
        if (this.#running !== running) return;
        if (message.event === "hello") this.#connected(message.data.heartbeatMs);
        if (message.event === "bye") retryMs = message.data.retryAfterMs;
        this.#take(message);
      },
    });
    return ending === "refused" ? ending : { retryMs };
  }

  /** Too long, or nothing that a header can bear: refused unasked, like one that the server refuses. */
  #isTokenUnfit(): boolean {
    const token = this.#token();
    return token !== null && (token.length > longestAnswerBytes || !/^[!-~]+$/.test(token));
  }

  #token(): string | null {
    return this.#isTokenRefused ? null : (this.#options.token ?? null);
  }

  #address(host: string): string {
    const asked = [...this.#listeners]
      .filter(([channel]) => !this.#isTokenRefused || isEverybodys(channel))
      .map(([channel, listeners]) => ({ channel, position: oldestPosition(listeners) }));
    return `${host}${liveAddresses.stream(asked)}${this.#isScreen ? "&pace=screen" : ""}`;
  }

  #connected(heartbeatMs: number): void {
    this.#heartbeatMs = heartbeatMs;
    this.#attempt = 0;
    this.#downSince = null;
    this.#isPolled = false;
    clearTimeout(this.#polling);
    this.#polling = undefined;
    this.#change("connected", this.#isTokenRefused ? "token-refused" : null);
  }

  #take(message: StreamMessage): void {
    this.#heardAt = performance.now();
    if (message.event !== "encrypted") return this.#tell(message);
    const open = this.#keys.get(message.data.channel);
    if (open === undefined) return;
    this.#opening = this.#opening.then(() => this.#open(open, message.data.cipher));
  }

  /** Damaged on the way, it is asked for again; under another key nothing opens the next time either. STREAM6 */
  async #open(open: PayloadKey, cipher: string): Promise<void> {
    try {
      const opened = await open(cipher);
      this.#unopened = 0;
      this.#tell(opened);
    } catch {
      this.#connectSoon(Math.min(this.#times.disconnectedRetry, this.#times.firstRetry * 2 ** this.#unopened++));
    }
  }

  #tell(message: StreamMessage): void {
    if (message.event === "bye") return;
    const told = "channel" in message.data ? [this.#listeners.get(message.data.channel) ?? []] : this.#listeners.values();
    for (const listeners of told) {
      for (const listener of listeners) {
        try {
          listener.onMessage(message);
        } catch (error) {
          // What one cannot read another may.
          globalThis.reportError?.(error);
        }
      }
    }
  }

  #lost(askedMs: number | null): void {
    this.#downSince ??= performance.now();
    const isSuspended = performance.now() - this.#downSince >= this.#times.stateTtl;
    if (!this.#isPolled) this.#change(isSuspended ? "suspended" : "disconnected", "disconnected");
    const { random = Math.random } = this.#options;
    const ceiling = Math.min(this.#times.disconnectedRetry, this.#times.firstRetry * 2 ** this.#attempt);
    this.#attempt += 1;
    this.#connectSoon(askedMs ?? (isSuspended ? this.#times.suspendedRetry * (0.5 + random() / 2) : random() * ceiling));
  }

  /** Asking again would be answered the same, but for what is everybody's. */
  #refused(): void {
    if (!this.#isTokenRefused && [...this.#listeners.keys()].some(isEverybodys)) {
      this.#isTokenRefused = true;
      return this.#connectSoon(0);
    }
    clearTimeout(this.#polling);
    this.#polling = undefined;
    this.#change("failed", "token-refused");
  }

  /** Where streams do not come through, what they would say is fetched: the same messages, all at once. */
  #pollWhenSlow(): void {
    if (this.#polling !== undefined) return;
    const waitedMs = performance.now() - (this.#downSince ?? performance.now());
    this.#polling = setTimeout(() => void this.#poll(0), Math.max(0, this.#times.slow - waitedMs));
  }

  async #poll(failures: number): Promise<void> {
    if (this.#listeners.size === 0 || this.#downSince === null) return;
    let failed = failures + 1;
    const host = this.hosts[failures % this.hosts.length] ?? "";
    try {
      const running = new AbortController();
      await readStream(this.fetch, `${this.#address(host)}&once=1`, {
        running,
        token: this.#token(),
        firstWordMs: this.#times.realtimeRequest,
        silenceMs: () => this.#times.realtimeRequest,
        onMessage: (message) => {
          if (this.#downSince === null) return;
          if (message.event === "hello") {
            failed = 0;
            this.#isPolled = true;
            this.#change("connected", this.#isTokenRefused ? "token-refused" : null);
          }
          this.#take(message);
        },
      });
    } catch {
      // Then the next one.
    }
    if (this.#downSince === null || this.#listeners.size === 0) return;
    if (failed > 1 && this.#isPolled) {
      this.#isPolled = false;
      this.#change("disconnected", "disconnected");
    }
    this.#polling = setTimeout(() => void this.#poll(failed), Math.min(this.#times.disconnectedRetry, this.#times.poll * (failed + 1)));
  }

  #change(state: ConnectionState, fault: ConnectionFault | null): void {
    if (this.#state === state && this.#fault === fault) return;
    this.#state = state;
    this.#fault = fault;
    for (const watcher of this.#watchers) watcher();
  }
}
