import { type Transaction, sql } from "kysely";
import { languageOf, type Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { titleSlug } from "#core/wording/slug.ts";
import type { Database } from "../schema.ts";

/** Whose slugs are meant. */
export type NewsRow = { readonly tenantId: TenantId; readonly newsId: string };

/**
 * The slugs of a piece of news by language: a language keeps the one it has, whatever its title has become, and a new one is
 * given one made of its title, with a number where that is another's. To be asked before the texts are written, by whoever holds
 * the tenant's slugs (`lockNewsSlugs`). EDIT7
 */
export async function slugsByLocale(
  transaction: Transaction<Database>,
  row: NewsRow,
  titles: Readonly<Record<string, string>>,
  /** For a title that no address can spell. */
  ownSlug: string,
): Promise<ReadonlyMap<string, string>> {
  const before = await transaction
    .selectFrom("news_texts")
    .select(["locale", "slug"])
    .where("tenant_id", "=", row.tenantId)
    .where("news_id", "=", row.newsId)
    .execute();
  const ofLanguage = new Map<string, string>(before.map(({ locale, slug }) => [languageOf(locale as Locale), slug]));
  // Serbian has one slug for its two scripts: the one that is written first, Latin before Cyrillic.
  const wishes = new Map<string, string>();
  for (const [locale, title] of Object.entries(titles).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const language = languageOf(locale as Locale);
    if (!ofLanguage.has(language) && !wishes.has(language)) wishes.set(language, titleSlug(title) || ownSlug);
  }
  const claimed = await claimSlugs(transaction, row, [...wishes.values()]);
  for (const [language, wish] of wishes) ofLanguage.set(language, claimed.get(wish) ?? wish);
  return new Map(Object.keys(titles).map((locale) => [locale, ofLanguage.get(languageOf(locale as Locale)) ?? ownSlug]));
}

/** Slugs that are this item's from now on, by what was wished: the wish itself, or the first of `wish-2`, `wish-3`, … that is nobody else's. */
async function claimSlugs(
  transaction: Transaction<Database>,
  row: NewsRow,
  wishes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(wishes)].toSorted();
  const own = await ownOf(transaction, row, distinct);
  const claimed = new Map<string, string>();
  for (const wish of distinct) claimed.set(wish, own.has(wish) ? wish : await numbered(transaction, row, wish));
  return claimed;
}

/** The wish, or the first of `wish-2`, `wish-3`, … that is no piece's: for one that is not there yet. By whoever holds the tenant's slugs. EDIT11 */
export async function freeNewsSlug(transaction: Transaction<Database>, tenantId: TenantId, wish: string): Promise<string> {
  const taken = await slugsLike(transaction, tenantId, wish);
  return taken.has(wish) ? firstNumbered(wish, taken) : wish;
}

async function numbered(transaction: Transaction<Database>, row: NewsRow, wish: string): Promise<string> {
  for (;;) {
    const slug = firstNumbered(wish, await slugsLike(transaction, row.tenantId, wish, row.newsId));
    // A statement by hand, which holds no lock, may have taken it a moment ago.
    if ((await ownOf(transaction, row, [slug])).has(slug)) return slug;
  }
}

/** The wish and its numbers that are pieces' already; `newsId`: but for its own. */
async function slugsLike(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  wish: string,
  newsId: string | null = null,
): Promise<ReadonlySet<string>> {
  const taken = await transaction
    .selectFrom("news_slugs")
    .select("slug")
    .where("tenant_id", "=", tenantId)
    .where(sql<boolean>`news_id is distinct from ${newsId}::uuid`)
    .where(sql<boolean>`slug ~ ${`^${wish}(-[0-9]+)?$`}`)
    .execute();
  return new Set(taken.map(({ slug }) => slug));
}

function firstNumbered(wish: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${wish}-${number}`)) number++;
  return `${wish}-${number}`;
}

/** Which of these are the item's: it takes those that are nobody's. */
async function ownOf(transaction: Transaction<Database>, { tenantId, newsId }: NewsRow, slugs: readonly string[]) {
  if (slugs.length === 0) return new Set<string>();
  const own = await transaction
    .insertInto("news_slugs")
    .values(slugs.map((slug) => ({ tenant_id: tenantId, slug, news_id: newsId })))
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "slug"])
        // Changes nothing; an answer of "do nothing" would leave out those it had before.
        .doUpdateSet({ news_id: newsId })
        .where("news_slugs.news_id", "=", newsId),
    )
    .returning("slug")
    .execute();
  return new Set(own.map(({ slug }) => slug));
}

/** `slug`: the one it has from now on; `null`: the wish is another piece's, or no address can spell the title. */
export type Readdressed = { readonly slug: string | null };

/**
 * Gives a language of a piece of news another address: the one wished for, else one made of its title as it is now. The one it
 * had leads to it. `null`: there is no text in this language. By whoever holds the tenant's slugs, as above. EDIT7
 */
export async function readdress(
  transaction: Transaction<Database>,
  row: NewsRow,
  locale: Locale,
  wish: string | null,
): Promise<Readdressed | null> {
  const texts = await transaction
    .selectFrom("news_texts")
    .select(["locale", "title"])
    .where("tenant_id", "=", row.tenantId)
    .where("news_id", "=", row.newsId)
    .orderBy("locale")
    .execute();
  const ofLanguage = texts.filter((text) => languageOf(text.locale as Locale) === languageOf(locale));
  const [first] = ofLanguage;
  if (!first) return null;
  const slug = wish === null ? await slugOfTitle(transaction, row, first.title) : (await ownOf(transaction, row, [wish])).has(wish) && wish;
  if (!slug) return { slug: null };
  await transaction
    .updateTable("news_texts")
    .set({ slug })
    .where("tenant_id", "=", row.tenantId)
    .where("news_id", "=", row.newsId)
    .where(
      "locale",
      "in",
      ofLanguage.map((text) => text.locale),
    )
    .execute();
  return { slug };
}

async function slugOfTitle(transaction: Transaction<Database>, row: NewsRow, title: string): Promise<string | null> {
  const wish = titleSlug(title);
  return wish === "" ? null : ((await claimSlugs(transaction, row, [wish])).get(wish) ?? null);
}
