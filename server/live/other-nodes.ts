import { type Kysely, sql } from "kysely";
import { pageTagChannel, type PageTagNotice, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { Logger } from "../log.ts";
import { type BridgeMessage, openBridge } from "./bridge.ts";
import type { Hub } from "./hub.ts";
import { readRunningLogs } from "./log-heads.ts";
import { watchHeads } from "./watch-heads.ts";

/** The kept pages of this node. */
export type LivePages = {
  /** Drops those that show something of a game. */
  drop(notice: PageTagNotice): void;
  /** Another node was told of a change of whatever kind. */
  changed(notice: PageTagNotice): void;
  /** Changes may have been missed. */
  doubtAll(): void;
};

export type OtherNodesOptions = {
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly hub: Hub;
  readonly pages: LivePages;
  /** `null`: nodes hear each other through the database. */
  readonly redisUrl: string | null;
  readonly installation: string;
  /** Another node has made anew what was stored of a game. LIVE26 */
  readonly onMended: (tenantId: TenantId, gameId: GameId) => void;
  /** Told of each event of another node's that says when it was committed, and when it has been told here. ALERT3 */
  readonly shown: (at: number, told: Promise<boolean>) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

export type OtherNodes = {
  /** Through the bridge; else in the words of the database's notices, which every node hears as well. */
  tell(message: BridgeMessage, inNotices: PageTagNotice): void;
  close(): Promise<void>;
};

/** Between two looks at the heads of running logs: while the line between the nodes is lost, and else. */
const lookEveryMs = { lost: 1000, usual: 5000 };

/** What this node hears of the others and tells them. Losing the line costs latency: the database is looked at instead. */
export function joinOtherNodes(options: OtherNodesOptions): OtherNodes {
  const { db, log, hub, pages, redisUrl, installation, onFailure } = options;
  function take(message: BridgeMessage): void {
    if (message.kind === "mended") options.onMended(message.tenantId, message.gameId);
    else if (message.kind === "state") hub.stateChanged(message.tenantId, message.channel);
    else if (message.kind === "pages") pages.changed(message.notice);
    else {
      pages.drop({ tenantId: message.tenantId, tags: message.tags });
      const told = hub.gameStands(message.tenantId, message.gameId, message);
      if (message.at !== undefined) void options.shown(message.at, told);
    }
  }
  let heads: ReturnType<typeof watchHeads> | null = null;
  const listener = {
    onMessage: take,
    onGap() {
      hub.lookAtAll();
      pages.doubtAll();
    },
    onLost(error: Error) {
      log.warn({ err: error }, "the line to the other nodes is lost; the database is looked at instead");
      heads?.hurry();
    },
  };
  const bridge = redisUrl === null ? null : openBridge(redisUrl, installation, listener);
  const isDeaf = () => bridge !== null && !bridge.isUp;
  heads = watchHeads({
    async read() {
      const running = await readRunningLogs(db);
      hub.runningAre(running);
      return running;
    },
    pauseMs: () => (isDeaf() ? lookEveryMs.lost : lookEveryMs.usual),
    onHead(head, hasMoved) {
      void hub.gameStands(head.tenantId, head.gameId, head);
      if (hasMoved && isDeaf()) pages.drop({ tenantId: head.tenantId, tags: [pageTags.game(head.gameId), pageTags.league(head.leagueId)] });
    },
    onFailure,
  });
  async function tell(message: BridgeMessage, inNotices: PageTagNotice): Promise<void> {
    if (bridge !== null && (await bridge.publish(message))) return;
    await sql`select pg_notify(${pageTagChannel}, ${JSON.stringify(inNotices)})`.execute(db);
  }
  return {
    tell: (message, inNotices) => void tell(message, inNotices).catch(onFailure),
    async close() {
      await heads?.close();
      await bridge?.close();
    },
  };
}
