import type { Kysely } from "kysely";
import type { NewsBlock, NewsKind } from "#contract/news.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { ClubId, FileId, LeagueId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

export type NewsText = { readonly title: string; readonly summary: string; readonly body: readonly NewsBlock[] };

export type NewNewsItem = {
  readonly slug: string;
  readonly kind: NewsKind;
  /** Epoch milliseconds; `null`: a draft. */
  readonly publishedAt: number | null;
  readonly coverFileId: FileId | null;
  readonly leagueId: LeagueId | null;
  readonly gameId: GameId | null;
  readonly clubIds: readonly ClubId[];
  /** By language; a reader of a language that is missing is shown another one, marked as such. */
  readonly texts: Readonly<Record<string, NewsText>>;
};

/** The news of one tenant. */
export function newsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Out or not; `null`: there is none of this slug. `leagueId`: the league it is about, where it is about one. */
    async bySlug(slug: string): Promise<{ readonly newsId: string; readonly leagueId: LeagueId | null } | null> {
      const row = await db
        .selectFrom("news_items")
        .select(["news_id as newsId", "league_id as leagueId"])
        .where("tenant_id", "=", tenantId)
        .where("slug", "=", slug)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Makes the item of this slug, or brings it to what is given, its languages and clubs included. */
    async save(item: NewNewsItem): Promise<string> {
      return inTransaction(db, async (transaction) => {
        const row = {
          kind: item.kind,
          published_at: item.publishedAt === null ? null : new Date(item.publishedAt),
          cover_file_id: item.coverFileId,
          league_id: item.leagueId,
          game_id: item.gameId,
        };
        const { news_id: newsId } = await transaction
          .insertInto("news_items")
          .values({ tenant_id: tenantId, slug: item.slug, ...row })
          .onConflict((conflict) => conflict.columns(["tenant_id", "slug"]).doUpdateSet(row))
          .returning("news_id")
          .executeTakeFirstOrThrow();
        for (const table of ["news_texts", "news_clubs"] as const) {
          await transaction.deleteFrom(table).where("tenant_id", "=", tenantId).where("news_id", "=", newsId).execute();
        }
        const texts = Object.entries(item.texts).map(([locale, { title, summary, body }]) => ({
          tenant_id: tenantId,
          news_id: newsId,
          locale,
          title,
          summary,
          body: JSON.stringify(body),
        }));
        if (texts.length > 0) await transaction.insertInto("news_texts").values(texts).execute();
        const clubs = item.clubIds.map((clubId) => ({ tenant_id: tenantId, news_id: newsId, club_id: clubId }));
        if (clubs.length > 0) await transaction.insertInto("news_clubs").values(clubs).execute();
        await dropPages(transaction, tenantId, [pageTags.news]);
        return newsId;
      });
    },
  };
}
