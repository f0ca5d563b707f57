import { type Kysely, sql } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { GamePosition, Teller } from "../telling/teller.ts";
import { notePublications } from "./publications-to-tell.ts";
import { noteFantasy } from "./fantasy-to-tell.ts";
import { GameWatch } from "./watch-games.ts";
import { placeInTime } from "../db/game-time.ts";

export type PushTelling = {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** So often all fantasy teams are looked at, besides when something became of a round. */
  readonly fantasyEveryMs?: number;
  /** Something may have to be sent. */
  readonly onTold: () => void;
  readonly onFailure: (error: unknown) => void;
};

/** Deadlines come nearer, and players fall ill, a minute at a time. */
const usualFantasyMs = 60_000;

/** Tells devices, by what it writes into their outbox. */
export function pushTeller({ db, now, fantasyEveryMs = usualFantasyMs, onTold, onFailure }: PushTelling): Teller {
  const watch = new GameWatch(db, now);
  let fantasySeenAt = Number.NEGATIVE_INFINITY;
  return {
    async tenants() {
      const { rows } = await sql<{ id: TenantId }>`select distinct tenant_id as id from push_subscriptions`.execute(db);
      return rows.map(({ id }) => id);
    },
    games: (tenants) => gamesOfTheDay(db, tenants),
    async tellGame(game) {
      if (await watch.tell(game)) onTold();
    },
    heeds: (tag) => tag === pageTags.news || tag.startsWith("fantasy:"),
    async tellRest(tenants, isWhole) {
      if (await notePublications(db, tenants)) onTold();
      const isDue = now() - fantasySeenAt >= fantasyEveryMs;
      if (isWhole && !isDue) return;
      if (isWhole) fantasySeenAt = now();
      if (await noteFantasy(db, tenants)) onTold();
    },
    onFailure,
  };
}

/** Games that are played now or were within the last day and a half, by the schedule or by their tables, and how far their logs go. */
async function gamesOfTheDay(db: Kysely<Database>, tenants: readonly TenantId[]): Promise<readonly GamePosition[]> {
  const { rows } = await sql<GamePosition>`
    select games.tenant_id as "tenantId", games.game_id as "gameId", head.epoch || '.' || head.sequence as position
    from games
    join game_logs head on head.tenant_id = games.tenant_id and head.game_id = games.game_id
    where games.tenant_id = any(${tenants}::uuid[]) and head.sequence > 0
      and (games.status in ('live', 'interrupted') or ${placeInTime} between now() - interval '36 hours' and now() + interval '1 hour'
        or (select last.recorded_at > now() - interval '36 hours' and last.recording ->> 'role' <> 'importer' from game_events last
          where last.tenant_id = head.tenant_id and last.game_id = head.game_id and last.sequence = head.sequence))`.execute(db);
  return rows;
}
