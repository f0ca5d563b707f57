import { type Kysely, type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { gameCards, type GameCardRow } from "../games/game-cards.ts";
import { matchesOne, wholeWords, type SoughtWords } from "./sought-words.ts";
import { placeInTime } from "../../db/game-time.ts";

export type FoundGameRow = Omit<GameCardRow, "outlets"> & { readonly seasonSlug: string; readonly leagueSlug: string };

/** One letter begins the names of many clubs; the games of so many are looked at. */
const mostClubs = 8;

/** Those being played first, then by how near they are to now, before or after. */
const soonness: RawBuilder<number> = sql`case when games.status in ('live', 'interrupted') then -1
  else coalesce(abs(extract(epoch from ${placeInTime} - now())), 'infinity') end`;

/** Games in which every word names the home or the away club: those of one, or those between two. SRCH4 */
export function foundGames(db: Kysely<Database>, tenantId: TenantId, words: SoughtWords, limit: number) {
  // A game of two clubs that are both named comes from each of them, so twice as many are taken.
  const ids = sql`
    with named as (
      select club_id, bit_or(words) as words, max(whole) as whole from (
        ${clubsNamed("clubs", tenantId, words)} union all ${clubsNamed("teams", tenantId, words)}
      ) by_any_name group by club_id order by bit_count(bit_or(words)::bit(8)) desc, max(whole) desc, club_id limit ${mostClubs}
    ), sides as materialized (
      select teams.team_id, named.words from named
      join teams on teams.tenant_id = ${tenantId} and teams.club_id = named.club_id ${inSeasons(words.seasons, tenantId)}
    )
    select games.game_id from (
      ${gamesOf("home_team_id", "away_team_id", tenantId)} union all ${gamesOf("away_team_id", "home_team_id", tenantId)}
    ) games where games.words = ${2 ** words.names.length - 1} order by ${soonness}, games.game_id limit ${2 * limit}`;
  return gameCards(db, tenantId)
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .select(["leagues.slug as leagueSlug", "seasons.slug as seasonSlug"])
    .where(sql<boolean>`games.game_id in (${ids})`)
    .orderBy(soonness)
    .orderBy("games.game_id")
    .limit(limit);
}

/** Clubs that any of the words names, each word as a bit. */
function clubsNamed(table: "clubs" | "teams", tenantId: TenantId, { names }: SoughtWords): RawBuilder<unknown> {
  const key = sql<string>`named.search_key`;
  const bits = names.map((spellings, at) => sql`case when ${matchesOne(key, spellings)} then ${sql.lit(2 ** at)} else 0 end`);
  const any = names.map((spellings) => matchesOne(key, spellings));
  return sql`select club_id, ${sql.join(bits, sql` | `)} as words, ${wholeWords(key, names)} as whole
    from ${sql.table(table)} named where tenant_id = ${tenantId} and (${sql.join(any, sql` or `)})`;
}

function gamesOf(own: string, other: string, tenantId: TenantId): RawBuilder<unknown> {
  return sql`select games.game_id, games.tenant_id, games.status, games.tip_off, games.tip_off_day, own.words | coalesce(other.words, 0) as words from sides own
    join games on games.tenant_id = ${tenantId} and games.${sql.ref(own)} = own.team_id
    left join sides other on other.team_id = games.${sql.ref(other)}`;
}

/** A year means each season that has it in its name, in full or by its last digits: 2026 is in 2025/26, too. */
function inSeasons(years: readonly string[], tenantId: TenantId): RawBuilder<unknown> {
  if (years.length === 0) return sql``;
  const named = years.map(
    (year) => sql`(search_key(seasons.name) like ${`% ${year} %`} or search_key(seasons.name) like ${`% ${year.slice(-2)} %`})`,
  );
  return sql`and teams.season_id in (select season_id from seasons where tenant_id = ${tenantId} and ${sql.join(named, sql` and `)})`;
}
