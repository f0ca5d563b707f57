import type { IncomingMessage, ServerResponse } from "node:http";
import type { Kysely } from "kysely";
import type { LiveEvent } from "#contract/live/live-event.ts";
import type { Channel } from "#contract/live/stream-message.ts";
import { timerPaths } from "#contract/live/timer-api.ts";
import { type PageTag, type PageTagNotice, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { Logger } from "../log.ts";
import { readLogAfter } from "../queries/live/live-log.ts";
import { channelStates } from "./channel-states.ts";
import { Hub } from "./hub.ts";
import { LiveGames } from "./live-games.ts";
import { joinOtherNodes, type LivePages } from "./other-nodes.ts";
import { knownSubjects } from "./known-subjects.ts";
import { payloadCipher } from "./payload-cipher.ts";
import { RefusedStreams } from "./refused-streams.ts";
import { scorerLinksFor } from "./scorer-links.ts";
import type { AllowanceLimits } from "./stream-allowance.ts";
import { Streams, type MayListen, type StreamAsker, type StreamsOptions } from "./streams.ts";
import { machineClocks, Timeline } from "./timeline.ts";
import { timerApi, type TimerApi } from "./timer-api.ts";

/** A commit that added to a game's log, told by whoever made it. */
export type GameCommit = {
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly epoch: number;
  /** Version before it; the events follow on it without a gap. */
  readonly from: number;
  readonly events: readonly LiveEvent[];
  /** Pages that show it. */
  readonly tags: readonly PageTag[];
};

export type Live = {
  readonly hub: Hub;
  readonly games: LiveGames;
  readonly streams: Streams;
  readonly timer: TimerApi;
  /** The server's time, by which all of the live part goes: epoch milliseconds that nobody sets. */
  readonly now: () => number;
  stream(asker: StreamAsker, incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Takes in what a commit has changed, whoever made it. */
  pagesChanged(notice: PageTagNotice): void;
  /** Notices may have been missed. */
  noticesMissed(): void;
  /** A log has grown by a commit of this node: who listens here hears of it at once, other nodes through the bridge. */
  committed(commit: GameCommit): void;
  /** What a channel of states says has changed on this node. */
  stateChanged(tenantId: TenantId, channel: Channel): void;
  /** What was stored of a game, or told of it here, was wrong and is right now: all who listen to it, wherever, are sent to its log. LIVE26 */
  mended(tenantId: TenantId, gameId: GameId): void;
  /** Told of games that were mended, here or elsewhere. */
  onMended(listener: (tenantId: TenantId, gameId: GameId) => void): void;
  /** Ends the streams; their listeners come back elsewhere. */
  drain(): void;
  close(): Promise<void>;
};

export type LiveOptions = {
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly pages?: LivePages;
  /** Of the pages that are served, so that screens see when there is a new one. */
  readonly build?: () => string | null;
  /** `null` and 0: no limit. */
  readonly streamsPerAddress?: number | null;
  /** Other limits of streams than the usual ones. */
  readonly streamLimits?: Partial<AllowanceLimits>;
  /** A channel's key, where its payload is encrypted. */
  readonly keyOf?: (tenantId: TenantId, channel: Channel) => Uint8Array | null;
  /** `null`: nodes hear each other through the database. */
  readonly redisUrl?: string | null;
  /** Parts installations that share a Redis. */
  readonly installation?: string;
  readonly timeline?: Timeline;
  /** How long an event took from its commit to this node's streams and pages, whoever wrote it; `null`: they could not be told then. ALERT3 */
  readonly onShown?: (tookMs: number | null) => void;
  /** Where pages ask the timer API, when not at its usual path: it is answered there as well. */
  readonly timerApi?: string | null;
};

const noPages: LivePages = { drop: () => {}, changed: () => {}, doubtAll: () => {} };

/** The live part of one node: logs as they grow, and those who listen. */
export function createLive(options: LiveOptions): Live {
  const {
    db,
    log,
    pages = noPages,
    build = () => null,
    streamsPerAddress = null,
    streamLimits = {},
    keyOf,
    redisUrl = null,
    installation = "",
    timeline = new Timeline(machineClocks),
  } = options;
  const { now } = timeline;
  const shown = shownTo(options.onShown, now);
  const onFailure = (error: unknown) => log.warn({ err: error }, "a live channel could not be read; the next change reads it again");
  const games = new LiveGames((tenantId, gameId, sequence) => readLogAfter(db, tenantId, gameId, sequence));
  const hub = new Hub({ games, states: channelStates(db, games), cipherOf: ciphersBy(keyOf), isKnown: knownSubjects(db), onFailure });
  const timer = timerApi({
    bases: timerPaths(options.timerApi ?? null),
    now,
    game: (tenantId, gameId) => games.lastKnown(tenantId, gameId),
    onFailure,
  });
  const limits = { streamsPerNetwork: streamsPerAddress || Infinity, ...streamLimits };
  const streams = streamsOf(db, log, { hub, now, build, onFailure, limits });
  const mendedListeners = new Set<(tenantId: TenantId, gameId: GameId) => void>();
  function onMended(tenantId: TenantId, gameId: GameId): void {
    for (const listener of mendedListeners) listener(tenantId, gameId);
    hub.gameMended(tenantId, gameId);
  }
  const others = joinOtherNodes({ db, log, hub, pages, redisUrl, installation, onMended, shown, onFailure });
  return {
    hub,
    games,
    streams,
    timer,
    now,
    stream(asker, incoming, outgoing) {
      streams.answer(asker, incoming, outgoing).catch((error: unknown) => {
        onFailure(error);
        outgoing.destroy();
      });
    },
    pagesChanged(notice) {
      const told = hub.pagesChanged(notice);
      if (notice.at !== undefined) void shown(notice.at, told);
      streams.looksAtLinks(notice.tenantId, notice.tags);
    },
    noticesMissed() {
      hub.lookAtAll();
      streams.looksAtAllLinks();
    },
    committed({ tenantId, gameId, epoch, from, events, tags }) {
      const at = now();
      const told = hub.gameChanged(tenantId, gameId, { epoch, from, events });
      pages.drop({ tenantId, tags });
      void shown(at, told);
      const version = from + events.length;
      others.tell({ kind: "game", tenantId, gameId, epoch, version, tags, at }, { tenantId, tags, at });
    },
    stateChanged(tenantId, channel) {
      hub.stateChanged(tenantId, channel);
      others.tell({ kind: "state", tenantId, channel }, { tenantId, tags: [channel as string as PageTag] });
    },
    mended(tenantId, gameId) {
      onMended(tenantId, gameId);
      others.tell({ kind: "mended", tenantId, gameId }, { tenantId, tags: [pageTags.game(gameId)] });
    },
    onMended: (listener) => void mendedListeners.add(listener),
    drain: () => streams.drain(),
    async close() {
      streams.drain();
      await others.close();
    },
  };
}

function ciphersBy(keyOf: LiveOptions["keyOf"]) {
  return (tenantId: TenantId, channel: Channel) => {
    const key = keyOf?.(tenantId, channel) ?? null;
    return key && payloadCipher(key);
  };
}

/** Tells how long after its commit something had been told here. ALERT3 */
function shownTo(onShown: LiveOptions["onShown"], now: () => number) {
  return async (at: number, told: Promise<boolean>): Promise<void> => onShown?.((await told) ? Math.max(0, now() - at) : null);
}

function streamsOf(db: Kysely<Database>, log: Logger, options: Omit<StreamsOptions, "mayListen" | "onRefused">): Streams {
  const refused = new RefusedStreams(log);
  return new Streams({ ...options, mayListen: byScorerLink(db, options.now), onRefused: (refusal) => refused.note(refusal) });
}

/** The table's channel is for whoever has a link to that game, whatever his role. */
function byScorerLink(db: Kysely<Database>, now: () => number): MayListen {
  return async (tenantId, { subject }, token) => {
    if (token === null) return { kind: "link-missing" };
    const reading = await scorerLinksFor(db, tenantId).read(token, now());
    if (reading.kind !== "link") return { kind: `link-${reading.kind}` };
    return reading.link.gameId === subject ? { kind: "until", at: reading.link.expiresAt } : { kind: "link-elsewhere" };
  };
}
