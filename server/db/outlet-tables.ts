import type { Generated } from "kysely";
import type { ProfileKind } from "#contract/outlets.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { ClubId, LeagueId } from "./row-ids.ts";

/** Where games are shown, and where others sell tickets and shirts, and where clubs and leagues speak besides the site. */
export type OutletTables = {
  broadcasts: {
    tenant_id: TenantId;
    broadcast_id: Generated<string>;
    league_id: LeagueId;
    /** `null`: every game of the league that has none of its own. */
    game_id: GameId | null;
    name: string;
    url: string | null;
    languages: string[];
    countries: string[];
    place: Generated<number>;
  };
  outside_links: {
    tenant_id: TenantId;
    outside_link_id: Generated<string>;
    kind: "tickets" | "shop" | ProfileKind;
    league_id: LeagueId | null;
    club_id: ClubId | null;
    game_id: GameId | null;
    url: string;
    price_from: number | null;
    currency: string | null;
  };
};
