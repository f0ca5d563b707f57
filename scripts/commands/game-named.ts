import { type Kysely, sql } from "kysely";
import type { Field, Fields } from "#contract/fields/field-kinds.ts";
import { gameAddressOf } from "#contract/game-address.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";

export type NamedGame = {
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly slug: string;
  /** Epoch milliseconds; `null` while undecided. */
  readonly tipOff: number | null;
  /** Of its tenant, the one to link to first. */
  readonly hosts: readonly string[];
};

const ways = "name it by its id, as tenant/slug, or by the address of its page with its host";

/**
 * A game by its id; by the address of its page as browsers show it, of a round or of the play-offs, whatever its tab; or by the
 * last part of it where that is enough to tell it: `TENANT/SLUG`. Of any tenant unless one is given, whose addresses need no
 * host. In one line why there is none.
 */
export async function gameNamed(db: Kysely<Database>, name: string, of: TenantId | null = null): Promise<NamedGame | string> {
  const { rows } = await sql<NamedGame>`
    select game.tenant_id as "tenantId", game.game_id as "gameId", game.slug,
      (extract(epoch from game.tip_off) * 1000)::float8 as "tipOff",
      array(select host from tenant_hosts host where host.tenant_id = game.tenant_id order by host.is_primary desc, host.host) as hosts
    from games game
    join tenants tenant on tenant.tenant_id = game.tenant_id
    join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
    join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    where ${of === null ? sql`true` : sql`game.tenant_id = ${of}`} and ${isNamed(name, of)}
    order by game.tip_off desc nulls last
    limit 20`.execute(db);
  const [game, ...others] = rows;
  if (!game) return `there is no game ${name}; ${ways}`;
  if (others.length > 0) return `several games are called ${name}: ${rows.map(({ gameId }) => gameId).join(", ")}`;
  return game;
}

type Described = { readonly name: string; readonly fields: Fields };
type Typed = { readonly slug: string; readonly typed: Readonly<Record<string, unknown>> };

/** An order of the office whose games are called as everywhere else on a command line, with their ids; or in one line why there is none. OFF87 */
export async function gamesAsIds(
  db: Kysely<Database>,
  tenantId: TenantId,
  thing: Described,
  { slug, typed }: Typed,
): Promise<Typed | string> {
  const said: Record<string, unknown> = { ...typed };
  const idOf = async (name: string) => {
    const game = await gameNamed(db, name, tenantId);
    return typeof game === "string" ? game : { id: game.gameId };
  };
  for (const [field, described] of Object.entries<Field>(thing.fields)) {
    const name = typed[field];
    if (described.kind !== "reference" || described.to !== "fixture" || typeof name !== "string" || name === "") continue;
    const found = await idOf(name);
    if (typeof found === "string") return found;
    said[field] = found.id;
  }
  if (thing.name !== "fixture" || slug === "") return { slug, typed: said };
  const found = await idOf(slug);
  return typeof found === "string" ? found : { slug: found.id, typed: said };
}

const page =
  /^\/[^/]+\/seasons\/(?<season>[^/]+)\/leagues\/(?<league>[^/]+)\/(?:rounds\/(?<round>[^/]+)|playoff\/(?<stage>[^/]+)\/(?<duel>[^/]+))\/games\/(?<game>[^/]+)/;

function isNamed(name: string, of: TenantId | null) {
  const url = URL.parse(name, of === null ? undefined : "http://its.tenant");
  const { season, league, round, stage, duel, game } = page.exec(url?.pathname ?? "")?.groups ?? {};
  const address = gameAddressOf({ season, league, round: round ?? stage, duel, game });
  if (!url || !address) return sql`(game.game_id::text = ${name.toLowerCase()} or tenant.slug || '/' || game.slug = ${name})`;
  const isGame =
    "gameSlug" in address
      ? sql`game.slug = ${address.gameSlug}`
      : sql`game.duel_slug = ${address.duelSlug} and game.duel_game = ${address.game}`;
  const isOnHost =
    url.hostname === "its.tenant"
      ? sql`true`
      : sql`exists (select from tenant_hosts host where host.tenant_id = game.tenant_id and host.host = ${url.hostname})`;
  return sql`season.slug = ${address.seasonSlug} and league.slug = ${address.leagueSlug} and round.slug = ${address.roundSlug}
    and ${isGame} and ${isOnHost}`;
}
