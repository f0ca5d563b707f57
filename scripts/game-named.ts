import { type Kysely, sql } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";

export type NamedGame = {
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly slug: string;
  /** Of its tenant, the one to link to first. */
  readonly hosts: readonly string[];
};

/**
 * A game by its id, or by the last part of its page's address where that is enough to tell it: `TENANT/SLUG`. In one line
 * why there is none.
 */
export async function gameNamed(db: Kysely<Database>, name: string): Promise<NamedGame | string> {
  const { rows } = await sql<NamedGame>`
    select game.tenant_id as "tenantId", game.game_id as "gameId", game.slug,
      array(select host from tenant_hosts host where host.tenant_id = game.tenant_id order by host.is_primary desc, host.host) as hosts
    from games game join tenants tenant on tenant.tenant_id = game.tenant_id
    where game.game_id::text = ${name} or tenant.slug || '/' || game.slug = ${name}
    order by game.tip_off desc nulls last
    limit 20`.execute(db);
  const [game, ...others] = rows;
  if (!game) return `there is no game ${name}; name it by its id, or as tenant/slug`;
  if (others.length > 0) return `several games are called ${name}: ${rows.map(({ gameId }) => gameId).join(", ")}`;
  return game;
}
