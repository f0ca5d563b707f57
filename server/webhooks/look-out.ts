import { type Kysely, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import { type PageTagNotice, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { Wire } from "../api/public-api/wire.ts";
import type { Database } from "../db/schema.ts";
import { type GameTopic, gameStates } from "./game-topic.ts";
import { notePublishedNews } from "./news-topic.ts";
import { changedSince } from "./note-events.ts";
import { noteScheduleChanges } from "./schedule-topic.ts";
import { noteTableChanges } from "./table-topic.ts";
import { noteTransfers } from "./transfer-topic.ts";

/** Where visitors find a league, and the language it speaks. */
export type Site = { readonly origin: string; readonly locale: Locale };
/** `null`: it is not known here yet. */
export type SiteOf = (tenantId: TenantId) => Site | null;

export type WebhookLooking = {
  readonly db: Kysely<Database>;
  readonly games: GameTopic;
  readonly siteOf: SiteOf;
  readonly now: () => number;
  readonly onTold: () => void;
  readonly onFailure: (error: unknown) => void;
  readonly everyMs: number;
};

export type WebhookLookOut = { heard(notice: PageTagNotice): void; lookAgain(): void; close(): Promise<void> };

/** A game's commits come in bursts: looks are at least so long apart. */
const betweenLooksMs = 250;
const mostWaitingGames = 1000;

/** Looks at games that were told of, and now and then at everything, whatever was missed. WEBHOOK2 */
export function webhookLookOut({ db, games, siteOf, now, onTold, onFailure, everyMs }: WebhookLooking): WebhookLookOut {
  const waitingGames = new Map<GameId, { readonly tenantId: TenantId; readonly isAnew: boolean }>();
  const waitingTenants = new Set<TenantId>();
  /** How far a log went when it was looked at. */
  const looked = new Map<GameId, string>();
  let tenants: ReadonlySet<TenantId> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
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
    const { rows } = await sql<{ id: TenantId }>`select distinct tenant_id as id from webhook_subscriptions where is_on`.execute(db);
    tenants = new Set(rows.map(({ id }) => id));
    for (const tenantId of tenants) {
      waitingTenants.add(tenantId);
      for (const { gameId, state } of await gamesGoneOn(db, tenantId)) {
        if (looked.get(gameId) !== state) waitingGames.set(gameId, { tenantId, isAnew: true });
        looked.set(gameId, state);
      }
    }
    await lookAtWaiting();
    // Worked out from whole lists, and no notice names them: now and then is soon enough.
    for (const tenantId of tenants) {
      const site = siteOf(tenantId);
      if (site && !isClosed && (await noteTransfers(db, tenantId, wireOf(site), now()))) onTold();
    }
  }

  async function lookAtWaiting(): Promise<void> {
    for (const [gameId, { tenantId, isAnew }] of waitingGames) {
      waitingGames.delete(gameId);
      const site = siteOf(tenantId);
      if (!site || isClosed) continue;
      try {
        if (await games.look(tenantId, wireOf(site), gameId, isAnew)) onTold();
      } catch (error) {
        // The next look at everything finds it again.
        looked.delete(gameId);
        onFailure(error);
      }
    }
    for (const tenantId of waitingTenants) {
      waitingTenants.delete(tenantId);
      const site = siteOf(tenantId);
      if (site && !isClosed && (await noteChanges(db, tenantId, site, now()))) onTold();
    }
  }

  function heard({ tenantId, tags }: PageTagNotice): void {
    if (isClosed || !tenants.has(tenantId)) return;
    for (const tag of tags ?? []) {
      const gameId = tag.startsWith("game:") ? (tag.slice(5) as GameId) : null;
      if (gameId !== null && !waitingGames.has(gameId) && waitingGames.size < mostWaitingGames)
        waitingGames.set(gameId, { tenantId, isAnew: false });
      if (tag === pageTags.news || tag.startsWith("league:")) waitingTenants.add(tenantId);
    }
    if (tags === null) waitingTenants.add(tenantId);
    soon ??= setTimeout(() => {
      soon = undefined;
      working = working.then(lookAtWaiting).catch(onFailure);
    }, betweenLooksMs).unref();
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

/** What is no game's log. `true`: there was something. */
async function noteChanges(db: Kysely<Database>, tenantId: TenantId, site: Site, now: number): Promise<boolean> {
  const wire = wireOf(site);
  const told = [
    await noteScheduleChanges(db, tenantId, wire, now),
    await noteTableChanges(db, tenantId, wire, now),
    await notePublishedNews(db, tenantId, { wire, locale: site.locale }, now),
  ];
  return told.includes(true);
}

function wireOf({ origin, locale }: Site): Wire {
  return new Wire(origin, locale);
}

/** Games whose logs go further than partners were told. */
async function gamesGoneOn(
  db: Kysely<Database>,
  tenantId: TenantId,
): Promise<readonly { readonly gameId: GameId; readonly state: string }[]> {
  const { rows } = await sql<{ gameId: GameId; state: string }>`
    select "gameId", state from ${changedSince(tenantId, "game", gameStates(tenantId))} changed`.execute(db);
  return rows;
}
