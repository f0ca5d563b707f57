import { type Kysely, sql } from "kysely";
import { type PageTagNotice, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { deliver } from "./deliver.ts";
import { deliverySender } from "./send-delivery.ts";
import { messageMaker, type Say } from "./message-of.ts";
import { outboxOn } from "./outbox.ts";
import { notePublications } from "./publications-to-tell.ts";
import { pushDesk, type PushDesk } from "./push-desk.ts";
import { pushKeysOf } from "./push-keys.ts";
import { pushServices } from "./push-services.ts";
import { senderThreads } from "./sender-threads.ts";
import type { FcmAddresses } from "./fcm.ts";
import { GameWatch, type ReadGame } from "./watch-games.ts";
import { webPush } from "./web-push.ts";

export type PushOptions = {
  readonly db: Kysely<Database>;
  readonly readGame: ReadGame;
  /** The words of notices. */
  readonly say: Say;
  /** Where visitors find a league. */
  readonly originOf: (tenantId: TenantId) => string;
  /** Where the people of push services reach ours: `mailto:` or `https:`. */
  readonly contact: string;
  /** Push services on our own machine, for tests. */
  readonly allowsPrivate: boolean;
  readonly fcmAddresses?: FcmAddresses;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  readonly leaseMs?: number;
  readonly lookEveryMs?: number;
};

export type Push = {
  readonly desk: PushDesk;
  /** Something was committed, here or elsewhere. */
  heard(notice: PageTagNotice): void;
  /** Notices may have been missed. */
  lookAgain(): void;
  close(): Promise<void>;
};

const usualLookMs = 5000;
/** A game's commits come in bursts: looks are at least so long apart. */
const betweenLooksMs = 200;
const pruneEveryMs = 60 * 60 * 1000;

/** Notices to devices: sees what there is to tell, writes it into the outbox, and sends what stands there. */
export async function createPush(options: PushOptions): Promise<Push> {
  const { db, contact, allowsPrivate, now, onFailure } = options;
  const keys = await pushKeysOf(db);
  const threads = senderThreads({ allowsPrivate }, onFailure);
  const standard = webPush({ keys, contact, sealedPost: threads.sealedPost, allowsPrivate });
  const services = pushServices(db, standard, threads.post, options.fcmAddresses);
  const outbox = outboxOn(db, options.leaseMs);
  const sending = deliver({
    outbox,
    send: deliverySender({
      serviceOf: ({ tenantId, service }) => services.named(tenantId, service),
      messageOf: messageMaker(options.say, async (tenantId) => ({ origin: options.originOf(tenantId), icon: await iconOf(db, tenantId) })),
      now,
      onFailure,
    }),
    onFailure,
  });
  const games = new GameWatch(db, options.readGame, now);
  const looking = lookOut({ db, games, onTold: () => sending.wake(), onFailure, everyMs: options.lookEveryMs ?? usualLookMs });
  const pruning = setInterval(() => void outbox.prune().catch(onFailure), pruneEveryMs).unref();
  return {
    desk: pushDesk({ db, services, allowsPrivate, now, wake: () => sending.wake(), onFailure }),
    heard: looking.heard,
    lookAgain: looking.lookAgain,
    async close() {
      clearInterval(pruning);
      await looking.close();
      await sending.close();
      await threads.close();
    },
  };
}

type LookOut = {
  readonly db: Kysely<Database>;
  readonly games: GameWatch;
  readonly onTold: () => void;
  readonly onFailure: (error: unknown) => void;
  readonly everyMs: number;
};

/** Looks at games that were told of, and now and then at all that may have something to tell, whatever was missed. */
function lookOut({ db, games, onTold, onFailure, everyMs }: LookOut) {
  const waiting = new Map<GameId, { readonly tenantId: TenantId; readonly isAnew: boolean }>();
  const positions = new Map<GameId, string>();
  let tenants: ReadonlySet<TenantId> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let lookedAt = -betweenLooksMs;
  let working: Promise<void> = Promise.resolve();
  let isClosed = false;
  lookAgain();

  function lookAgain(): void {
    clearTimeout(timer);
    if (isClosed) return;
    working = working.then(lookAtAll).catch(onFailure);
    timer = setTimeout(lookAgain, everyMs).unref();
  }

  async function lookAtAll(): Promise<void> {
    const { rows } = await sql<{ id: TenantId }>`select distinct tenant_id as id from push_subscriptions`.execute(db);
    tenants = new Set(rows.map(({ id }) => id));
    if (tenants.size === 0 || isClosed) return;
    for (const { tenantId, gameId, position } of await gamesOfTheDay(db, [...tenants])) {
      if (positions.get(gameId) !== position) waiting.set(gameId, { tenantId, isAnew: true });
      positions.set(gameId, position);
    }
    if (await notePublications(db, [...tenants])) onTold();
    await lookAtWaiting();
  }

  async function lookAtWaiting(): Promise<void> {
    for (const [gameId, { tenantId, isAnew }] of waiting) {
      waiting.delete(gameId);
      try {
        if (await games.look(tenantId, gameId, isAnew)) onTold();
      } catch (error) {
        // The next look at all finds it again.
        positions.delete(gameId);
        onFailure(error);
      }
    }
  }

  function hear(gameId: GameId, tenantId: TenantId): void {
    if (!waiting.has(gameId)) waiting.set(gameId, { tenantId, isAnew: false });
  }

  function heard({ tenantId, tags }: PageTagNotice): void {
    if (isClosed || !tenants.has(tenantId)) return;
    if (tags === null || tags.includes(pageTags.news)) lookAgain();
    for (const tag of tags ?? []) if (tag.startsWith("game:")) hear(tag.slice(5) as GameId, tenantId);
    if (waiting.size === 0) return;
    soon ??= setTimeout(
      () => {
        soon = undefined;
        lookedAt = performance.now();
        working = working.then(lookAtWaiting).catch(onFailure);
      },
      Math.max(0, lookedAt + betweenLooksMs - performance.now()),
    ).unref();
  }

  return {
    heard,
    lookAgain,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(soon);
      await working;
    },
  };
}

/** The picture of a league on a phone. */
async function iconOf(db: Kysely<Database>, tenantId: TenantId): Promise<string | null> {
  const row = await db
    .selectFrom("tenant_branding")
    .select(["android_chrome_lg_url as large", "android_chrome_sm_url as small"])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row?.large ?? row?.small ?? null;
}

type Standing = { readonly tenantId: TenantId; readonly gameId: GameId; readonly position: string };

/** Games that are played now or were within the last day and a half, and how far their logs go. */
async function gamesOfTheDay(db: Kysely<Database>, tenants: readonly TenantId[]): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    select games.tenant_id as "tenantId", games.game_id as "gameId", head.epoch || '.' || head.sequence as position
    from games
    join game_logs head on head.tenant_id = games.tenant_id and head.game_id = games.game_id
    where games.tenant_id = any(${tenants}::uuid[]) and head.sequence > 0
      and (games.status in ('live', 'interrupted') or games.tip_off between now() - interval '36 hours' and now() + interval '1 hour')`.execute(
    db,
  );
  return rows;
}
