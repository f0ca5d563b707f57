import type { IncomingMessage, ServerResponse } from "node:http";
import type { TenantId } from "#core/kernel/ids.ts";
import { readAskedStream, type AskedChannel } from "./asked-channels.ts";
import type { Hub } from "./hub.ts";
import type { Refusal } from "./refused-streams.ts";
import { type AllowanceLimits, StreamAllowance, type StreamShare } from "./stream-allowance.ts";
import { positionsOf, StreamConnection, type StreamCounts } from "./stream-connection.ts";
import { streamFrame } from "./stream-frame.ts";

/** Until when a token lets its bearer listen to a channel that is not everybody's, or why it does not. */
export type MayListen = (tenantId: TenantId, channel: AskedChannel, token: string | null) => Promise<Permission>;

export type Permission =
  | { readonly kind: "until"; /** Epoch milliseconds. */ readonly at: number }
  | { readonly kind: "link-missing" | "link-unknown" | "link-expired" | "link-revoked" | "link-elsewhere" };

/** Whose stream it is: the league, and the network as far as limits care. */
export type StreamAsker = { readonly tenant: { readonly id: TenantId; readonly slug: string }; readonly network: string };

export type StreamsOptions = {
  readonly hub: Hub;
  readonly mayListen: MayListen;
  /** Of the pages that are served. */
  readonly build: () => string | null;
  /** Epoch milliseconds of the server's timeline. */
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  /** Of one IPv4 address or one /64 of IPv6, and of all together. */
  readonly limits: AllowanceLimits;
  /** Told of each stream that was refused. GUARD18 */
  readonly onRefused: (refusal: Refusal) => void;
};

/** Between two heartbeats, for spectators and for screens of a hall, television and the table. */
export const heartbeatMs = { spectator: 25_000, screen: 2_000 } as const;
/** So many may have the pace of screens at once; whoever comes then gets that of spectators. */
const mostScreens = 500;
/** So often a link is looked at again, whatever is heard of it. */
const guardEveryMs = 30_000;
/** Those that are sent away come back spread over so long. */
const returnWithinMs = 1000;

/** The open streams of this node. */
export class Streams {
  readonly counts: StreamCounts = { deliveries: 0, resets: 0, slowCloses: 0 };
  readonly #options: StreamsOptions;
  readonly #open = new Map<StreamConnection, Beating>();
  readonly #allowance: StreamAllowance;
  /** By tenant and channel: those whose listeners need a link. */
  readonly #guards = new Map<string, Set<() => void>>();
  #screens = 0;
  #isDraining = false;

  constructor(options: StreamsOptions) {
    this.#options = options;
    this.#allowance = new StreamAllowance(options.limits);
  }

  get size(): number {
    return this.#open.size;
  }

  /** Answers `GET` of the stream, and keeps writing until one of the two has had enough. */
  async answer(asker: StreamAsker, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = "" } = incoming;
    const search = url.includes("?") ? url.slice(url.indexOf("?") + 1) : "";
    const asked = readAskedStream(search, incoming.headers["last-event-id"] as string | undefined);
    if (asked.kind === "bad") return this.#refuse(outgoing, asker, { status: 400, detail: asked.detail, why: "bad-request" });
    const share = this.#allowance.stream(asker.network);
    if (!share) return this.#refuse(outgoing, asker, tooMany.streams);
    outgoing.once("close", () => share.giveBack());
    const { id: tenantId } = asker.tenant;
    // An address never opens anything: it is logged, and kept by those on the way. GUARD6
    const token = /^Bearer (\S+)$/.exec(incoming.headers.authorization ?? "")?.[1] ?? null;
    const guarded = asked.channels.filter(({ kind }) => kind === "operators");
    const permission = () => this.#permission(tenantId, guarded, token);
    const { kind: allowed } = await permission();
    if (allowed !== "until") return this.#refuse(outgoing, asker, { ...noLink, why: allowed });
    const { hub } = this.#options;
    const known = await hub.known(tenantId, asked.channels);
    if (outgoing.destroyed) return undefined;
    if (!share.topics(hub.burdens(tenantId, known))) return this.#refuse(outgoing, asker, tooMany.topics);
    const connection = this.#begin(tenantId, { ...asked, channels: known }, share, outgoing);
    if (connection && guarded.length > 0)
      this.#guard(
        connection,
        permission,
        guarded.map((channel) => guardKey(tenantId, channel.channel)),
      );
    return undefined;
  }

  /** Something was said of these channels by whoever changed them: a link to them may have been taken back. */
  looksAtLinks(tenantId: TenantId, channels: readonly string[] | null): void {
    if (channels === null) return this.looksAtAllLinks();
    for (const channel of channels) for (const look of this.#guards.get(guardKey(tenantId, channel)) ?? []) look();
    return undefined;
  }

  looksAtAllLinks(): void {
    for (const looks of this.#guards.values()) for (const look of looks) look();
  }

  /** Everybody is sent elsewhere, to arrive spread over a moment. */
  drain(): void {
    this.#isDraining = true;
    for (const connection of this.#open.keys()) connection.bye("draining", returnMs());
  }

  #begin(
    tenantId: TenantId,
    { channels, isScreen: wantsScreenPace, isOnce }: ChannelsRequest,
    share: StreamShare,
    outgoing: ServerResponse,
  ): StreamConnection | null {
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
    const connection = new StreamConnection(socket, this.counts, (bytes) => share.hold(bytes));
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

  /** How long all of these may be listened to with a token; `Infinity` where none is needed. */
  async #permission(tenantId: TenantId, guarded: readonly AskedChannel[], token: string | null): Promise<Permission> {
    let at = Infinity;
    for (const channel of guarded) {
      const permission = await this.#options.mayListen(tenantId, channel, token);
      if (permission.kind !== "until") return permission;
      at = Math.min(at, permission.at);
    }
    return { kind: "until", at };
  }

  /** A link may expire or be revoked while its stream is open: then it ends at once. LIVE2 */
  #guard(connection: StreamConnection, permission: () => Promise<Permission>, keys: readonly string[]): void {
    let timer: NodeJS.Timeout | undefined;
    const lookIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, Math.max(0, ms)).unref();
    };
    const look = () => {
      if (connection.isClosed) return;
      lookIn(guardEveryMs);
      void permission().then(heed, (error: unknown) => this.#options.onFailure(error));
    };
    const heed = (found: Permission) => {
      if (found.kind === "until") lookIn(Math.min(guardEveryMs, found.at - this.#options.now()));
      else connection.bye(found.kind === "link-revoked" ? "link-revoked" : "link-expired", null);
    };
    for (const key of keys) this.#guards.set(key, (this.#guards.get(key) ?? new Set()).add(look));
    connection.socket.once("close", () => {
      clearTimeout(timer);
      for (const key of keys) {
        this.#guards.get(key)?.delete(look);
        if (this.#guards.get(key)?.size === 0) this.#guards.delete(key);
      }
    });
    // It may have been taken back since it was read.
    look();
  }

  #refuse(outgoing: ServerResponse, { tenant, network }: StreamAsker, { status, detail, why }: RefusedStream): void {
    const event = status === 400 ? "unreadable" : status === 429 ? "held-back" : "not-allowed";
    this.#options.onRefused({ event, why, tenant: tenant.slug, network });
    if (outgoing.destroyed) return;
    outgoing.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    outgoing.end(`${detail}\n`);
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

type ChannelsRequest = Extract<ReturnType<typeof readAskedStream>, { readonly kind: "channels" }>;

type Beating = { stop(): void };

const streamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
  "Access-Control-Allow-Origin": "*",
  Connection: "close",
};

type RefusedStream = { readonly status: 400 | 403 | 429; readonly detail: string; readonly why: string };

const noLink = { status: 403, detail: "operators: for those with a link to it." } as const;

const tooMany = {
  streams: { status: 429, detail: "Too many streams from one address.", why: "too-many-streams" },
  topics: { status: 429, detail: "Too many games that nobody plays, from one address.", why: "too-many-topics" },
} as const satisfies Record<string, RefusedStream>;

function guardKey(tenantId: TenantId, channel: string): string {
  return `${tenantId} ${channel}`;
}
