import type { Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Locale } from "#contract/locale.ts";
import type { NewsBlock, NewsKind } from "#contract/news.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { ClubId, FileId, LeagueId } from "../row-ids.ts";
import type { Database } from "../schema.ts";
import { lockNewsSlugs } from "../write-locks.ts";
import { readdress, type Readdressed, slugsByLocale } from "./news-slugs.ts";

export type NewsText = {
  readonly title: string;
  readonly summary: string;
  readonly body: readonly NewsBlock[];
  /** A draft is shown to nobody. */
  readonly isDraft?: boolean;
};

export type NewNewsItem = {
  /** Its own name, the same in all languages: commands and the public API call it so, and its addresses are found by it, too. */
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

/** A piece by its own slug, with the slug of each language that it is written in. */
export type NewsAddresses = {
  readonly key: string;
  readonly texts: readonly { readonly locale: string; readonly slug: string }[];
};

/** The news of one tenant. */
export function newsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Out or not, by any slug it has or had; `null`: there is none. `leagueId`: the league it is about, where it is about one. */
    async bySlug(slug: string): Promise<{ readonly newsId: string; readonly leagueId: LeagueId | null } | null> {
      const row = await db
        .selectFrom("news_slugs as named")
        .innerJoin("news_items as item", (join) =>
          join.onRef("item.tenant_id", "=", "named.tenant_id").onRef("item.news_id", "=", "named.news_id"),
        )
        .select(["item.news_id as newsId", "item.league_id as leagueId"])
        .where("named.tenant_id", "=", tenantId)
        .where("named.slug", "=", slug)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Every piece by its own slug, the newest first, with the slug of each language. */
    async addresses(): Promise<readonly NewsAddresses[]> {
      return db
        .selectFrom("news_items as item")
        .select((item) => [
          "item.slug as key",
          jsonArrayFrom(
            item
              .selectFrom("news_texts as text")
              .select(["text.locale", "text.slug"])
              .whereRef("text.tenant_id", "=", "item.tenant_id")
              .whereRef("text.news_id", "=", "item.news_id")
              .orderBy("text.locale"),
          ).as("texts"),
        ])
        .where("item.tenant_id", "=", tenantId)
        .orderBy("item.published_at", (order) => order.desc().nullsFirst())
        .orderBy("item.slug")
        .execute();
    },

    /**
     * Gives a language of a piece another slug: `wish`, else one of its title as it is now; both scripts of Serbian have the
     * same. `null`: there is no text in this language. EDIT7
     */
    async readdress(newsId: string, locale: Locale, wish: string | null): Promise<Readdressed | null> {
      return inTransaction(db, async (transaction) => {
        await lockNewsSlugs(transaction, tenantId);
        const given = await readdress(transaction, { tenantId, newsId }, locale, wish);
        if (given?.slug) await dropPages(transaction, tenantId, [pageTags.news]);
        return given;
      });
    },

    /** Makes the item of this slug, or brings it to what is given, its languages and clubs included. Addresses that it has stay. */
    async save(item: NewNewsItem): Promise<string> {
      return inTransaction(db, async (transaction) => {
        await lockNewsSlugs(transaction, tenantId);
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
        const titles = Object.fromEntries(Object.entries(item.texts).map(([locale, { title }]) => [locale, title]));
        const slugs = await slugsByLocale(transaction, { tenantId, newsId }, titles, item.slug);
        for (const table of ["news_texts", "news_clubs"] as const) {
          await transaction.deleteFrom(table).where("tenant_id", "=", tenantId).where("news_id", "=", newsId).execute();
        }
        const texts = textRows(item, slugs).map((text) => ({ tenant_id: tenantId, news_id: newsId, ...text }));
        if (texts.length > 0) await transaction.insertInto("news_texts").values(texts).execute();
        const clubs = item.clubIds.map((clubId, place) => ({ tenant_id: tenantId, news_id: newsId, club_id: clubId, place }));
        if (clubs.length > 0) await transaction.insertInto("news_clubs").values(clubs).execute();
        await dropPages(transaction, tenantId, [pageTags.news]);
        return newsId;
      });
    },
  };
}

function textRows(item: NewNewsItem, slugs: ReadonlyMap<string, string>) {
  return Object.entries(item.texts).map(([locale, { title, summary, body, isDraft = false }]) => ({
    locale,
    slug: slugs.get(locale) ?? item.slug,
    published: !isDraft,
    title,
    summary,
    body: JSON.stringify(body),
  }));
}
