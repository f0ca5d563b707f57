import { type Kysely, sql } from "kysely";
import { newsSlugs } from "#contract/news-slugs.ts";
import type { FollowedItem } from "#contract/push.ts";
import type { PushNotice } from "#contract/push-notice.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { gameToTell } from "./game-to-tell.ts";
import { noteOccasion } from "./note-occasion.ts";

type Move = {
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly moveId: string;
  readonly movedAt: Date;
  readonly tipOff: Date | null;
  readonly tipOffDay: string | null;
  readonly status: GameStatus;
};

type Item = {
  readonly tenantId: TenantId;
  readonly newsId: string;
  readonly slug: string;
  readonly publishedAt: Date;
  readonly tellsResults: boolean;
  readonly tenantLocale: string;
  readonly slugs: Readonly<Record<string, string>>;
  readonly texts: Extract<PushNotice, { kind: "news" }>["texts"];
  readonly followed: readonly FollowedItem[];
};

const longestSummary = 300;

/** Writes down what the newsroom published and the office moved within a day, and was not written down yet. `true`: there was something. */
export async function notePublications(db: Kysely<Database>, tenants: readonly TenantId[]): Promise<boolean> {
  const [moves, items] = [await movesToTell(db, tenants), await newsToTell(db, tenants)];
  for (const { tenantId, gameId, moveId, movedAt, tipOff, tipOffDay, status } of moves) {
    const game = await gameToTell(db, tenantId, gameId);
    if (!game) continue;
    const { ref, home, away, followed } = game;
    const notice = { kind: "schedule-change", gameId, ref, home, away, tipOff: tipOff?.getTime() ?? null, tipOffDay, status } as const;
    await noteOccasion(db, tenantId, { subjectId: gameId, key: `move:${moveId}`, happenedAt: movedAt.getTime(), notice }, followed);
  }
  for (const { tenantId, newsId, slug, publishedAt, tellsResults, tenantLocale, texts, followed, ...item } of items) {
    const slugs = newsSlugs(item.slugs, tenantLocale);
    const notice = { kind: "news", slug, ...(slugs && { slugs }), tellsResults, texts } as const;
    await noteOccasion(db, tenantId, { subjectId: newsId, key: "news", happenedAt: publishedAt.getTime(), notice }, followed);
  }
  return moves.length + items.length > 0;
}

/** The newest move of each game: of those before it, nobody needs to hear any more. */
async function movesToTell(db: Kysely<Database>, tenants: readonly TenantId[]): Promise<readonly Move[]> {
  const { rows } = await sql<Move>`
    select * from (
      select distinct on (tenant_id, game_id) tenant_id as "tenantId", game_id as "gameId", game_move_id as "moveId", moved_at as "movedAt",
        to_tip_off as "tipOff", to_tip_off_day as "tipOffDay", to_status as status
      from game_moves where moved_at > now() - interval '1 day' and tenant_id = any(${tenants}::uuid[])
      order by tenant_id, game_id, moved_at desc, game_move_id desc
    ) move
    where not exists (
      select from push_occasions noted
      where noted.tenant_id = move."tenantId" and noted.subject_id = move."gameId" and noted.key = 'move:' || move."moveId")`.execute(db);
  return rows;
}

/** What is about no club and no league is for all who follow any of the leagues. PUSH5 */
async function newsToTell(db: Kysely<Database>, tenants: readonly TenantId[]): Promise<readonly Item[]> {
  const { rows } = await sql<Item>`
    select item.tenant_id as "tenantId", item.news_id as "newsId", item.slug, item.published_at as "publishedAt",
      item.kind in ('recap', 'round-awards') as "tellsResults", tenants.default_locale as "tenantLocale",
      (select json_object_agg(text.locale, text.slug)
        from news_texts text where text.tenant_id = item.tenant_id and text.news_id = item.news_id and text.published) as slugs,
      (select json_object_agg(text.locale, json_build_object('title', text.title, 'summary', left(text.summary, ${longestSummary})))
        from news_texts text where text.tenant_id = item.tenant_id and text.news_id = item.news_id and text.published) as texts,
      (select coalesce(json_agg(json_build_object('kind', about.kind, 'id', about.id)), '[]') from (
        select 'club' as kind, club_id as id from news_clubs club where club.tenant_id = item.tenant_id and club.news_id = item.news_id
        union all select 'game', item.game_id where item.game_id is not null
        union all select 'league', league_id from leagues
          where leagues.tenant_id = item.tenant_id and (leagues.league_id = item.league_id or (item.league_id is null and not exists (
            select from news_clubs club where club.tenant_id = item.tenant_id and club.news_id = item.news_id)))
      ) about) as followed
    from news_items item
    join tenants on tenants.tenant_id = item.tenant_id
    where item.published_at between now() - interval '1 day' and now() and item.tenant_id = any(${tenants}::uuid[])
      and exists (select from news_texts text
        where text.tenant_id = item.tenant_id and text.news_id = item.news_id and text.published)
      and not exists (select from push_occasions noted
        where noted.tenant_id = item.tenant_id and noted.subject_id = item.news_id and noted.key = 'news')`.execute(db);
  return rows;
}
