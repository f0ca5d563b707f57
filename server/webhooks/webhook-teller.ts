import { type Kysely, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { Wire } from "../api/public-api/wire.ts";
import type { Database } from "../db/schema.ts";
import type { GamePosition, Teller } from "../telling/teller.ts";
import { noteFantasyRounds } from "./fantasy-topic.ts";
import { GameTopic, gameStates } from "./game-topic.ts";
import { notePublishedNews } from "./news-topic.ts";
import { changedSince } from "./note-events.ts";
import { noteScheduleChanges } from "./schedule-topic.ts";
import { noteTableChanges } from "./table-topic.ts";
import { noteTransfers } from "./transfer-topic.ts";

/** Where visitors find a league, and the language it speaks. */
export type Site = { readonly origin: string; readonly locale: Locale };
/** `null`: it is not known here yet. */
export type SiteOf = (tenantId: TenantId) => Site | null;

export type WebhookTelling = {
  readonly db: Kysely<Database>;
  readonly siteOf: SiteOf;
  readonly now: () => number;
  /** Something may have to be sent. */
  readonly onTold: () => void;
  readonly onFailure: (error: unknown) => void;
};

/** Tells partners, by what it writes into their outbox. WEBHOOK2 */
export function webhookTeller({ db, siteOf, now, onTold, onFailure }: WebhookTelling): Teller {
  const games = new GameTopic(db, now);
  return {
    async tenants() {
      const { rows } = await sql<{ id: TenantId }>`select distinct tenant_id as id from webhook_subscriptions where is_on`.execute(db);
      return rows.map(({ id }) => id).filter((id) => siteOf(id) !== null);
    },
    games: async (tenants) => (await Promise.all(tenants.map((tenantId) => gamesGoneOn(db, tenantId)))).flat(),
    async tellGame(game) {
      const site = siteOf(game.tenantId);
      if (site && (await games.tell(game, wireOf(site)))) onTold();
    },
    heeds: (tag) => tag === pageTags.news || tag.startsWith("league:") || tag.startsWith("fantasy:"),
    async tellRest(tenants, isWhole) {
      for (const tenantId of tenants) {
        const site = siteOf(tenantId);
        if (!site) continue;
        if (await noteChanges(db, tenantId, site, now())) onTold();
        // Worked out from whole lists, and no notice names them: now and then is soon enough.
        if (isWhole && (await noteTransfers(db, tenantId, wireOf(site), now()))) onTold();
      }
    },
    onFailure,
  };
}

/** What is no game's log. `true`: there was something. */
async function noteChanges(db: Kysely<Database>, tenantId: TenantId, site: Site, now: number): Promise<boolean> {
  const wire = wireOf(site);
  const told = [
    await noteScheduleChanges(db, tenantId, wire, now),
    await noteTableChanges(db, tenantId, wire, now),
    await noteFantasyRounds(db, tenantId, wire, now),
    await notePublishedNews(db, tenantId, { wire, locale: site.locale }, now),
  ];
  return told.includes(true);
}

function wireOf({ origin, locale }: Site): Wire {
  return new Wire(origin, locale);
}

/** Games whose logs go further than partners were told. */
async function gamesGoneOn(db: Kysely<Database>, tenantId: TenantId): Promise<readonly GamePosition[]> {
  const { rows } = await sql<GamePosition>`
    select ${tenantId}::uuid as "tenantId", "gameId", state as position from ${changedSince(tenantId, "game", gameStates(tenantId))} changed`.execute(
    db,
  );
  return rows;
}
