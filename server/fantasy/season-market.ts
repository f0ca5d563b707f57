import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Market } from "#core/fantasy/market.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "./fantasy-season.ts";
import type { PositionGroup } from "#core/fantasy/fantasy-settings.ts";

/** A round's market, and how many clubs play in it. */
export type RoundMarket = { readonly market: Market; readonly clubsPlaying: number };

/** Somebody with a number as a round's market has him. */
export type MarketRow = {
  readonly number: number;
  readonly group: PositionGroup | null;
  readonly club: string;
  readonly hasLeft: boolean;
  readonly price: number | null;
};

/** Everybody with a number, at the prices of a round's market. Who has no position, or no price yet, cannot be taken. FAN1 */
export async function roundMarket(db: Kysely<Database>, key: SeasonKey, round: number): Promise<RoundMarket> {
  const { rows } = await marketQuestion(key, round).execute(db);
  return marketOf(rows);
}

/** The same as a question, to be asked on its own or with others. */
export function marketQuestion({ tenantId, leagueId }: SeasonKey, round: number): RawBuilder<MarketRow> {
  return sql<MarketRow>`
    select player.number, player.position_group as "group", team.club_id as club, player.has_left as "hasLeft", priced.price
    from fantasy_players player
    join teams team on team.tenant_id = player.tenant_id and team.team_id = player.team_id
    left join fantasy_prices priced on priced.tenant_id = player.tenant_id and priced.league_id = player.league_id
      and priced.round = ${round} and priced.number = player.number
    where player.tenant_id = ${tenantId} and player.league_id = ${leagueId} order by player.number`;
}

/** Of its rows. */
export function marketOf(rows: readonly MarketRow[]): RoundMarket {
  const market: Market[number][] = [];
  for (const { number, group, club, hasLeft, price } of rows) {
    const state = hasLeft ? "left" : group === null || price === null ? "no-position" : "on-market";
    // Of somebody who cannot be taken the group says nothing.
    market[number] = { group: group ?? "forward", club, price: price ?? 0, state };
  }
  return { market, clubsPlaying: new Set(rows.filter(({ hasLeft }) => !hasLeft).map(({ club }) => club)).size };
}
