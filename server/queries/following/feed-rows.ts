import { type Kysely, type RawBuilder, sql } from "kysely";
import type { FollowedKey } from "#contract/following.ts";
import { type ToldRecord, toldRecords, type WantedFeed } from "#contract/following-queries.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import type { TextsByLocale } from "../refs/best-text.ts";
import { isAhead, isPlayed } from "../games/game-cards.ts";
import { followedGames, idsOf } from "./followed-games.ts";
import { type FollowedRows, itemsJson, type NamedPerson, personJson } from "./followed-rows.ts";

const entriesOnPage = 20;
const gamesAhead = 10;
/** What happened longer ago is history, and stands on the pages of those it happened to. FEED2 */
const daysBack = 90;
const daysAhead = 60;
const dayMs = 86_400_000;
/** A game whose hour has passed without a ball in the air is late, not over. */
const lateMs = 3 * 3_600_000;

type Name = { readonly name: string; readonly transliterable: boolean };
type PlaceRow = { readonly tipOff: number | null; readonly tipOffDay: string | null; readonly venue: Name | null };
type LineRow = { readonly person: NamedPerson; readonly points: number; readonly rebounds: number | null; readonly assists: number | null };

export type EntryRow = { readonly id: string; readonly at: number } & (
  | { readonly kind: "result"; readonly gameId: GameId; readonly detail: readonly LineRow[] | null }
  | { readonly kind: "moved"; readonly gameId: GameId; readonly detail: { readonly from: PlaceRow; readonly to: PlaceRow } }
  | {
      readonly kind: "news";
      readonly gameId: null;
      readonly detail: { readonly texts: TextsByLocale<{ readonly slug: string; readonly title: string }> | null };
    }
  | {
      readonly kind: "record";
      readonly gameId: GameId;
      readonly detail: {
        readonly person: NamedPerson;
        readonly scope: "league" | "club";
        readonly figure: ToldRecord;
        readonly value: number;
      };
    }
);

export type FeedRows = {
  readonly tenantLocale: string;
  readonly items: FollowedRows;
  readonly live: readonly GameId[];
  readonly next: readonly GameId[];
  readonly entries: readonly EntryRow[];
  readonly hasMore: boolean;
};

/** Everything of a feed but the games themselves, in one round trip along the indexes by team, league and person. */
export async function feedRows(
  db: Kysely<Database>,
  tenantId: TenantId,
  { keys, before }: WantedFeed,
  listed: readonly FollowedKey[],
  now: number,
): Promise<FeedRows> {
  const since = new Date(now - daysBack * dayMs);
  const upTo = before ? sql`(at, id) < (${before.at}::bigint, ${before.id})` : sql`true`;
  const branch = (entries: RawBuilder<unknown>) =>
    sql`(select * from (${entries}) told where ${upTo} order by at desc, id desc limit ${entriesOnPage + 1})`;
  const from = { tenantId, since, now: new Date(now) };
  const { rows } = await sql<{
    tenantLocale: string;
    items: FollowedRows;
    live: readonly GameId[] | null;
    next: readonly GameId[] | null;
    entries: readonly EntryRow[] | null;
  }>`
    with ${followedGames(tenantId, keys, { from: since, until: new Date(now + daysAhead * dayMs) })},
    told as (
      select * from (
        ${branch(results(from))} union all ${branch(moves(from))} union all ${branch(news(from, keys))} union all ${branch(records(from, keys))}
      ) of_all_kinds order by at desc, id desc limit ${entriesOnPage + 1})
    select tenants.default_locale as "tenantLocale",
      ${before ? sql`json_build_object()` : itemsJson(tenantId, listed)} as items,
      ${
        before
          ? sql`null`
          : sql`(select json_agg(game_id order by place_in_time, game_id) from (
              select * from their_games where status in ('live', 'interrupted') order by place_in_time limit ${gamesAhead}) running)`
      } as live,
      ${
        before
          ? sql`null`
          : sql`(select json_agg(game_id order by place_in_time, game_id) from (
              select * from their_games games where ${isAhead} and status in ('scheduled', 'open', 'if-needed')
                and (tip_off >= ${new Date(now - lateMs)} or tip_off is null and place_in_time >= ${new Date(now)})
                order by place_in_time, game_id limit ${gamesAhead}) soonest)`
      } as next,
      (select json_agg(json_build_object('id', id, 'at', at, 'kind', kind, 'gameId', game_id, 'detail', detail) order by at desc, id desc)
        from told) as entries
    from tenants where tenants.tenant_id = ${tenantId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no tenant ${tenantId}`);
  const entries = row.entries ?? [];
  return {
    tenantLocale: row.tenantLocale,
    items: row.items,
    live: row.live ?? [],
    next: row.next ?? [],
    entries: entries.slice(0, entriesOnPage),
    hasMore: entries.length > entriesOnPage,
  };
}

type From = { readonly tenantId: TenantId; readonly since: Date; readonly now: Date };

function epochMs(moment: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(extract(epoch from ${moment}) * 1000)::bigint`;
}

/** With what the followed players did in them. */
function results({ tenantId, now }: From): RawBuilder<unknown> {
  return sql`
    select 'result' as kind, ${epochMs(sql`games.place_in_time`)} as at, 'result:' || games.game_id as id, games.game_id, (
      select json_agg(json_build_object('person', ${personJson}, 'points', line.points,
        'rebounds', line.offensive_rebounds + line.defensive_rebounds, 'assists', line.assists) order by line.points desc, person.slug)
      from box_player_lines line
      join persons person on person.tenant_id = line.tenant_id and person.person_id = line.person_id
      where line.tenant_id = ${tenantId} and line.game_id = games.game_id and line.played and line.points is not null
        and line.person_id in (select person_id from persons_meant)) as detail
    from their_games games
    where ${isPlayed} and games.status not in ('live', 'interrupted') and coalesce(games.tip_off, games.place_in_time - interval '1 day') <= ${now}`;
}

/** Of games still ahead: where a played one was to be played once, nobody needs to be told. FEED3 */
function moves({ tenantId, since }: From): RawBuilder<unknown> {
  const venue = (column: string) => sql`(
    select json_build_object('name', venues.name, 'transliterable', venues.transliterable) from venues
    where venues.tenant_id = move.tenant_id and venues.venue_id = ${sql.ref(column)})`;
  return sql`
    select 'moved' as kind, ${epochMs(sql`move.moved_at`)} as at, 'moved:' || move.game_move_id as id, games.game_id, json_build_object(
      'from', json_build_object('tipOff', ${epochMs(sql`move.from_tip_off`)}, 'tipOffDay', move.from_tip_off_day, 'venue', ${venue("move.from_venue_id")}),
      'to', json_build_object('tipOff', ${epochMs(sql`move.to_tip_off`)}, 'tipOffDay', move.to_tip_off_day, 'venue', ${venue("move.to_venue_id")})) as detail
    from their_games games
    join game_moves move on move.tenant_id = ${tenantId} and move.game_id = games.game_id and move.moved_at >= ${since}
    where ${isAhead} or games.status = 'cancelled'`;
}

function news({ tenantId, since, now }: From, keys: WantedFeed["keys"]): RawBuilder<unknown> {
  return sql`
    select 'news' as kind, ${epochMs(sql`item.published_at`)} as at, 'news:' || item.news_id as id, null::uuid as game_id, json_build_object(
      'texts', (
        select json_object_agg(words.locale, json_build_object('slug', words.slug, 'title', words.title)) from news_texts words
        where words.tenant_id = item.tenant_id and words.news_id = item.news_id and words.published)) as detail
    from news_items item
    where item.tenant_id = ${tenantId} and item.published_at between ${since} and ${now}
      and exists (select from news_texts words where words.tenant_id = item.tenant_id and words.news_id = item.news_id and words.published)
      and (item.league_id = any(${idsOf(keys, "league")}::uuid[])
        or item.game_id = any(${idsOf(keys, "game")}::uuid[])
        or exists (select from news_clubs link where link.tenant_id = item.tenant_id and link.news_id = item.news_id and (
          link.club_id = any(${idsOf(keys, "club")}::uuid[])
          or link.club_id in (select team.club_id from teams team where team.tenant_id = ${tenantId}
            and team.team_id = any(${idsOf(keys, "team")}::uuid[])))))`;
}

/** Figures that nobody has had higher in the league's season, or in the club's history, since. FEED4 */
function records({ tenantId, since, now }: From, keys: WantedFeed["keys"]): RawBuilder<unknown> {
  return sql`
    select 'record' as kind, ${epochMs(sql`mark.played_at`)} as at,
      'record:' || mark.scope || ':' || mark.category || ':' || mark.game_id || ':' || mark.holder_id as id, mark.game_id,
      json_build_object('person', ${personJson}, 'scope', mark.scope, 'figure', mark.category, 'value', mark.standing) as detail
    from their_games games
    join record_marks mark on mark.tenant_id = ${tenantId} and mark.game_id = games.game_id and mark.holder = 'player'
      and mark.category = any(${[...toldRecords]}::text[])
    join persons person on person.tenant_id = mark.tenant_id and person.person_id = mark.person_id
    where mark.played_at between ${since} and ${now}
      and (mark.person_id in (select person_id from persons_meant) or mark.team_id in (select team_id from their_teams)
        or (mark.scope = 'league' and mark.scope_id = any(${idsOf(keys, "league")}::uuid[])))
      and not exists (
        select from record_marks higher
        where higher.tenant_id = mark.tenant_id and higher.scope = mark.scope and higher.scope_id = mark.scope_id
          and higher.holder = 'player' and higher.category = mark.category and higher.standing > mark.standing)`;
}
