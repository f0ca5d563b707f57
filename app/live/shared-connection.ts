import type { Channel } from "#contract/live/stream-message.ts";
import type { ChannelListener, ConnectionFault, ConnectionState, LiveConnection } from "./live-connection.ts";
import { oldestPosition } from "./oldest-position.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** So often a page tells that it is still there. */
const aliveEveryMs = 20_000;

/** The connection that all pages of this browser share, in a worker of theirs. */
export class SharedConnection implements LiveConnection {
  readonly hosts = [""];
  readonly fetch: typeof fetch = (...asked) => fetch(...asked);
  readonly #port: MessagePort;
  readonly #listeners = new Map<Channel, Set<ChannelListener>>();
  readonly #watchers = new Set<() => void>();
  #state: ConnectionState = "connecting";
  #fault: ConnectionFault | null = null;
  #stale = { forMs: 0, at: 0 };

  constructor(port: MessagePort) {
    this.#port = port;
    port.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#take(data));
    port.start();
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
    return this.#stale.forMs === 0 ? 0 : this.#stale.forMs + performance.now() - this.#stale.at;
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
    this.#say({ kind: "hurry" });
  }

  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  }

  #say(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    this.#port.postMessage(message);
  }

  #take(data: FromWorker): void {
    if (data.kind === "message") {
      for (const listener of this.#listeners.get(data.channel) ?? []) listener.onMessage(data.message);
      return;
    }
    this.#stale = { forMs: data.staleForMs, at: performance.now() };
    if (this.#state === data.state && this.#fault === data.fault) return;
    this.#state = data.state;
    this.#fault = data.fault;
    for (const watcher of this.#watchers) watcher();
  }
}
