import type { Channel } from "#contract/live/stream-message.ts";
import type { ChannelListener, ConnectionFault, ConnectionState, LiveConnection } from "./live-connection.ts";
import { oldestPosition } from "./oldest-position.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** So often a page tells that it is still there. */
const aliveEveryMs = 20_000;

/** The worker says every two seconds how it stands: after so long a silence it has given this page up, or is gone itself. */
const givenUpAfterMs = 6000;
/** A little less than a screen waits until it says that it hears nothing. HALL3 */
const usualSilenceMs = 2900;
const lookEveryMs = 1000;

/**
 * The connection that all pages of this browser share, in a worker of theirs. A page that slept so long that the worker gave
 * it up joins anew, and hears from where it stands. MOVE8
 */
export class SharedConnection implements LiveConnection {
  readonly hosts = [""];
  readonly fetch: typeof fetch = (...asked) => fetch(...asked);
  readonly #join: () => MessagePort;
  readonly #listeners = new Map<Channel, Set<ChannelListener>>();
  readonly #watchers = new Set<() => void>();
  #state: ConnectionState = "connecting";
  #fault: ConnectionFault | null = null;
  #stale = { forMs: 0, at: 0 };
  #heardAt = performance.now();
  #isScreen = false;
  #port: MessagePort;

  /** `join` throws where no worker can be shared. */
  constructor(join: () => MessagePort) {
    this.#join = join;
    this.#port = this.#joined();
    setInterval(() => this.#joinAnewWhenGivenUp(), lookEveryMs);
    setInterval(() => this.#say({ kind: "alive" }), aliveEveryMs);
    addEventListener("pagehide", ({ persisted }) => {
      if (!persisted) this.#say({ kind: "leave" });
    });
  }

  get state(): ConnectionState {
    return this.#state;
  }

  get fault(): ConnectionFault | null {
    return this.#fault;
  }

  get staleForMs(): number {
    const now = performance.now();
    const silentMs = now - this.#heardAt;
    const toldMs = this.#stale.forMs === 0 ? 0 : this.#stale.forMs + now - this.#stale.at;
    return this.#listeners.size > 0 && silentMs > usualSilenceMs ? Math.max(toldMs, silentMs) : toldMs;
  }

  /** Nobody sits before this page. */
  becomeScreen(): void {
    if (this.#isScreen) return;
    this.#isScreen = true;
    this.#say({ kind: "screen" });
  }

  listen(channel: Channel, listener: ChannelListener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    listeners.add(listener);
    this.#say({ kind: "listen", channel, position: oldestPosition(listeners) });
    // The worker may have this channel for other pages already, and stand further on: it asks again from here.
    this.#say({ kind: "reconnect" });
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listeners.delete(channel);
      this.#say({ kind: "unlisten", channel });
    };
  }

  moved(channel: Channel): void {
    this.#say({ kind: "moved", channel, position: oldestPosition(this.#listeners.get(channel) ?? []) });
  }

  reconnect(): void {
    for (const channel of this.#listeners.keys()) this.moved(channel);
    this.#say({ kind: "reconnect" });
  }

  hurry(): void {
    this.#joinAnewWhenGivenUp();
    this.#say({ kind: "hurry" });
  }

  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  }

  #joined(): MessagePort {
    const port = this.#join();
    port.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (port === this.#port) this.#take(data);
    });
    port.start();
    return port;
  }

  #joinAnewWhenGivenUp(): void {
    if (performance.now() - this.#heardAt <= givenUpAfterMs) return;
    this.#change("connecting", this.#fault);
    this.#joinAnew();
  }

  #joinAnew(): void {
    this.#heardAt = performance.now();
    // A worker that was only slow is not to speak to this page twice.
    this.#say({ kind: "leave" });
    this.#port.close();
    this.#port = this.#joined();
    if (this.#isScreen) this.#say({ kind: "screen" });
    for (const [channel, listeners] of this.#listeners) this.#say({ kind: "listen", channel, position: oldestPosition(listeners) });
    this.#say({ kind: "reconnect" });
  }

  #say(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    this.#port.postMessage(message);
  }

  #take(data: FromWorker): void {
    this.#heardAt = performance.now();
    if (data.kind === "message") {
      for (const listener of this.#listeners.get(data.channel) ?? []) listener.onMessage(data.message);
      return;
    }
    if (data.kind === "gone") return this.#joinAnew();
    this.#stale = { forMs: data.staleForMs, at: performance.now() };
    this.#change(data.state, data.fault);
  }

  #change(state: ConnectionState, fault: ConnectionFault | null): void {
    if (this.#state === state && this.#fault === fault) return;
    this.#state = state;
    this.#fault = fault;
    for (const watcher of this.#watchers) watcher();
  }
}
