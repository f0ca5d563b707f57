import type { IncomingMessage, ServerResponse } from "node:http";
import type { TenantId } from "#core/kernel/ids.ts";
import { readAskedStream, type AskedChannel } from "./asked-channels.ts";
import type { Hub } from "./hub.ts";
import { positionsOf, StreamConnection, type StreamCounts } from "./stream-connection.ts";
import { streamFrame } from "./stream-frame.ts";

/** Whether a token lets its bearer listen to a channel that is not everybody's. */
export type MayListen = (tenantId: TenantId, channel: AskedChannel, token: string | null) => Promise<boolean>;

export type StreamsOptions = {
  readonly hub: Hub;
  readonly mayListen: MayListen;
  /** Of the pages that are served. */
  readonly build: () => string | null;
  /** Epoch milliseconds of the server's timeline. */
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  /** Open at once, of one IPv4 address or one /64 of IPv6. */
  readonly mostPerAddress: number;
};

/** Between two heartbeats, for spectators and for screens of a hall, television and the table. */
export const heartbeatMs = { spectator: 25_000, screen: 2_000 } as const;
/** So many may have the pace of screens at once; whoever comes then gets that of spectators. */
const mostScreens = 500;
/** So often a link is looked at again. */
const guardEveryMs = 30_000;
/** Those that are sent away come back spread over so long. */
const returnWithinMs = 1000;

/** The open streams of this node. */
export class Streams {
  readonly counts: StreamCounts = { deliveries: 0, resets: 0, slowCloses: 0 };
  readonly #options: StreamsOptions;
  readonly #open = new Map<StreamConnection, Beating>();
  readonly #perNetwork = new Map<string, number>();
  #screens = 0;
  #isDraining = false;

  constructor(options: StreamsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Answers `GET` of the stream, and keeps writing until one of the two has had enough. `network`: whose it is, as limits care. */
  async answer(tenantId: TenantId, network: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = "" } = incoming;
    const search = url.includes("?") ? url.slice(url.indexOf("?") + 1) : "";
    const asked = readAskedStream(search, incoming.headers["last-event-id"] as string | undefined);
    if (asked.kind === "bad") return refuse(outgoing, 400, asked.detail);
    const already = this.#perNetwork.get(network) ?? 0;
    if (already >= this.#options.mostPerAddress) return refuse(outgoing, 429, "Too many streams from one address.");
    this.#perNetwork.set(network, already + 1);
    outgoing.once("close", () => {
      const left = (this.#perNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#perNetwork.set(network, left);
      else this.#perNetwork.delete(network);
    });
    // An address never opens anything: it is logged, and kept by those on the way. GUARD6
    const token = /^Bearer (\S+)$/.exec(incoming.headers.authorization ?? "")?.[1] ?? null;
    const guarded = asked.channels.filter(({ kind }) => kind === "operators");
    const mayHear = async () => {
      for (const channel of guarded) if (!(await this.#options.mayListen(tenantId, channel, token))) return false;
      return true;
    };
    if (!(await mayHear())) return refuse(outgoing, 403, "operators: for those with a link to it.");
    const connection = this.#begin(tenantId, asked, outgoing);
    if (connection && guarded.length > 0) this.#guard(connection, mayHear);
  }

  /** Everybody is sent elsewhere, to arrive spread over a moment. */
  drain(): void {
    this.#isDraining = true;
    for (const connection of this.#open.keys()) connection.bye("draining", returnMs());
  }

  #begin(tenantId: TenantId, { channels, isScreen: wantsScreenPace, isOnce }: Asked, outgoing: ServerResponse): StreamConnection | null {
    const { socket } = outgoing;
    if (!socket || socket.destroyed) return null;
    const isScreen = wantsScreenPace && this.#screens < mostScreens;
    const everyMs = isScreen ? heartbeatMs.screen : heartbeatMs.spectator;
    // Its end is the connection's: what is written is the same for everybody, with no lengths between.
    outgoing.useChunkedEncodingByDefault = false;
    outgoing.shouldKeepAlive = false;
    outgoing.writeHead(200, streamHeaders);
    outgoing.flushHeaders();
    socket.setNoDelay(true);
    socket.setKeepAlive(true, 30_000);
    socket.setTimeout(0);
    const connection = new StreamConnection(socket, this.counts);
    const { hub, build } = this.#options;
    connection.deliver(
      streamFrame({ event: "hello", data: { protocol: 1, serverTime: this.#options.now(), heartbeatMs: everyMs, build: build() } }),
    );
    // Whoever still finds his way here is not refused, but sent on.
    if (this.#isDraining) {
      connection.bye("draining", returnMs());
      return null;
    }
    if (isScreen) this.#screens += 1;
    const told = channels.map((asked) => this.#listen(connection, tenantId, asked));
    // Where streams are blocked on the way, what there is now is all of the answer.
    if (isOnce) void Promise.all(told).then(() => connection.end());
    this.#open.set(connection, this.#beat(connection, everyMs));
    socket.once("close", () => {
      this.#open.get(connection)?.stop();
      this.#open.delete(connection);
      if (isScreen) this.#screens -= 1;
      connection.leave();
      for (const topic of connection.topics) hub.leave(topic);
    });
    return connection;
  }

  /** A link may expire or be revoked while its stream is open. */
  #guard(connection: StreamConnection, mayHear: () => Promise<boolean>): void {
    const timer = setInterval(() => {
      if (connection.isClosed) return clearInterval(timer);
      return void mayHear().then(
        (may) => may || connection.bye("link-expired", null),
        (error: unknown) => this.#options.onFailure(error),
      );
    }, guardEveryMs);
  }

  async #listen(connection: StreamConnection, tenantId: TenantId, asked: AskedChannel): Promise<void> {
    const topic = this.#options.hub.topic(tenantId, asked);
    if (topic === null) return;
    const newcomer = topic.kind === "game" ? connection.listenToGame(topic, asked.position) : connection.listenToState(topic);
    try {
      await topic.prepare();
      newcomer.pump();
    } catch (error) {
      this.#options.onFailure(error);
    }
  }

  #beat(connection: StreamConnection, everyMs: number): Beating {
    const timer = setInterval(() => {
      connection.heartbeat(
        streamFrame({ event: "heartbeat", data: { serverTime: this.#options.now(), positions: positionsOf(connection.topics) } }),
      );
    }, everyMs);
    return { stop: () => clearInterval(timer) };
  }
}

function returnMs(): number {
  return Math.round(Math.random() * returnWithinMs);
}

type Asked = Extract<ReturnType<typeof readAskedStream>, { readonly kind: "channels" }>;

type Beating = { stop(): void };

const streamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
  "Access-Control-Allow-Origin": "*",
  Connection: "close",
};

function refuse(outgoing: ServerResponse, status: number, detail: string): void {
  outgoing.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  outgoing.end(`${detail}\n`);
}
