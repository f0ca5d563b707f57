import type { Kysely } from "kysely";
import type { PageTagNotice } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Config } from "../config.ts";
import { connectDatabase } from "../db/connection.ts";
import type { DatabaseLine } from "../db/database-line.ts";
import type { Database } from "../db/schema.ts";
import type { SiteServer } from "../site/site-server.ts";
import type { TenantDirectory } from "../http/tenant-directory.ts";
import { type LiveDesk, liveDesk } from "../live/live-desk.ts";
import { createLive, type Live } from "../live/live.ts";
import { DatabaseClock, timeOf } from "../live/database-clock.ts";
import { machineClocks, Timeline } from "../live/timeline.ts";
import { watchClocks } from "../live/watch-clocks.ts";
import { watchDrift } from "../live/watch-drift.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";

const tableConnections = 4;
const tableTimeoutMs = 8000;

export type LiveParts = {
  readonly config: Pick<Config, "streamsPerAddress" | "channelKeys" | "redisUrl" | "timerApi">;
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  /** The games' time. */
  readonly timeline: Timeline;
  readonly tenants: TenantDirectory;
  readonly log: Logger;
  /** Told of what this node has committed, and what others have. */
  readonly heard: (notice: PageTagNotice) => void;
  /** Made after it: other nodes may speak before it is there, and then it has no page to drop. */
  readonly server: () => SiteServer | null;
  readonly metrics: Pick<Metrics, "observeShown">;
};

/** Games as they are played, and who hears of them. */
export function liveOf({ config, db, databaseUrl, timeline, tenants, log, heard, server, metrics }: LiveParts): Live {
  return createLive({
    db,
    log,
    pages: {
      drop(notice) {
        server()?.cache.dropTags(notice.tenantId, notice.tags);
        heard(notice);
      },
      changed: (notice) => server()?.pagesChanged(notice),
      doubtAll: () => server()?.noticesMissed(),
    },
    build: () => server()?.buildId ?? null,
    streamsPerAddress: config.streamsPerAddress,
    keyOf: (tenantId, channel) => config.channelKeys.get(`${slugOf(tenants, tenantId)}/${channel}`) ?? null,
    redisUrl: config.redisUrl,
    installation: new URL(databaseUrl).pathname.slice(1),
    timerApi: config.timerApi,
    timeline,
    onShown: (tookMs) => metrics.observeShown(tookMs === null ? null : tookMs / 1000),
  });
}

/** The games' time: the database's, so that all nodes have the same. That this machine's own is another is said, and counted. CLOCK15 */
export async function gamesTime({ opened, db, log, metrics }: Pick<TableParts, "opened" | "db" | "log" | "metrics">): Promise<Timeline> {
  const clock = new DatabaseClock(timeOf(db), machineClocks, {
    onOff: (aheadMs) => log.warn({ aheadMs }, "this machine's clock is not the database's, by which all goes: set it by NTP"),
    onRight: () => log.info("this machine's clock is the database's again"),
    onFailure: (error) => log.warn({ err: error }, "the database was not asked what time it is; trying again"),
  });
  await clock.look();
  const timeline = new Timeline(clock.clocks);
  metrics.watchClocks({ machineAheadMs: () => clock.machineAheadMs, gamesAheadMs: () => -timeline.wallSetMs });
  const watching = clock.watch();
  opened.defer(() => watching.close());
  return timeline;
}

export type TableParts = {
  readonly opened: AsyncDisposableStack;
  /** That of pages. */
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  readonly line: DatabaseLine;
  readonly live: Live;
  readonly log: Logger;
  readonly metrics: Metrics;
};

/** The scoring tables' side, who looks for clocks that nobody watches, and who holds what is stored against the logs. */
export function tableDesk({ opened, db: pagesDb, databaseUrl, line, live, log, metrics }: TableParts): LiveDesk {
  // Apart from those of pages: however many visitors wait, the table does not wait behind them.
  const db = connectDatabase({
    databaseUrl,
    connections: tableConnections,
    statementTimeoutMs: tableTimeoutMs,
    preparesQuestions: true,
    line,
  });
  opened.defer(() => db.destroy());
  const desk = liveDesk({
    db,
    now: live.now,
    notices: live,
    observe: (answered) => metrics.observeCommands(answered),
    onFailure: (error) => log.warn({ err: error }, "commands not kept; their senders send them again"),
    onOpened: (...game) => drift.soon(...game),
  });
  metrics.watchTables(desk.lanes);
  const clocks = watchClocks({ db, games: live.games, submit: (...asked) => desk.submit(...asked), now: live.now }, (error) =>
    log.warn({ err: error }, "clocks that nobody watches not looked for; trying again"),
  );
  opened.defer(() => clocks.close());
  live.onMended((...game) => desk.lanes.doubt(...game));
  const drift = watchDrift({
    db: pagesDb,
    games: live.games,
    lanes: desk.lanes,
    mended: (...game) => live.mended(...game),
    onDrift: (found) => log.error({ ...found }, "what was stored or told of a game was not what its log gives; made anew from the log"),
    onFailure: (error) => log.warn({ err: error }, "a game not held against its log; trying again"),
  });
  opened.defer(() => drift.close());
  return desk;
}

function slugOf(tenants: TenantDirectory, tenantId: TenantId): string | undefined {
  return tenants.tenants.find(({ id }) => id === tenantId)?.slug;
}
