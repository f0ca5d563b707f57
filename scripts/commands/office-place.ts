import type { Kysely } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { clubsFor } from "#server/db/repositories/clubs.ts";
import { gamesFor } from "#server/db/repositories/games.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import type { ClubId, LeagueId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { leagueAt } from "#server/league-office/league-address.ts";

/** How an operator names what he speaks of: by the parts of its page's address. */
export type PlaceNames = {
  readonly tenant: string;
  readonly season?: string | undefined;
  readonly league?: string | undefined;
  readonly round?: string | undefined;
  readonly game?: string | undefined;
  readonly club?: string | undefined;
};

export type OfficePlace = {
  readonly tenantId: TenantId;
  readonly leagueId: LeagueId | null;
  readonly gameId: GameId | null;
  readonly clubId: ClubId | null;
};

/** The options that name a place, for `parseArgs`. */
export const placeOptions = {
  tenant: { type: "string" },
  season: { type: "string" },
  league: { type: "string" },
  round: { type: "string" },
  game: { type: "string" },
  club: { type: "string" },
} as const;

/** The rows of a place, or in one line what is not there or was named by half. */
export async function officePlace(db: Kysely<Database>, names: PlaceNames): Promise<OfficePlace | string> {
  const { tenant, season, league, round, game, club } = names;
  if ((season === undefined) !== (league === undefined)) return "--season and --league belong together";
  if ((round === undefined) !== (game === undefined)) return "--round and --game belong together";
  if (game !== undefined && league === undefined) return "--game needs --season and --league";
  if (club !== undefined && league !== undefined) return "name a club or a league, not both";
  const found = (await listTenants(db)).find(({ slug, hosts }) => slug === tenant || hosts.includes(tenant));
  if (!found) return `there is no tenant ${tenant}`;
  const place = { tenantId: found.id, leagueId: null, gameId: null, clubId: null };
  if (club !== undefined) {
    const clubId = await clubsFor(db, found.id).bySlug(club);
    return clubId === null ? `${tenant} has no club ${club}` : { ...place, clubId };
  }
  if (season === undefined || league === undefined) return place;
  const known = await leagueAt(db, { tenant, season, league });
  if ("kind" in known) return known.reason;
  if (round === undefined || game === undefined) return { ...place, leagueId: known.leagueId };
  const address = { seasonSlug: season, leagueSlug: league, roundSlug: round, gameSlug: game };
  const gameId = await gamesFor(db, found.id).byAddress(address);
  return gameId ? { ...place, leagueId: known.leagueId, gameId } : `${league} has no game ${game} in round ${round}`;
}
