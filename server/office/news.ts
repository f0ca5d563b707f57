import { sql, type Transaction } from "kysely";
import { languageOf, languages as siteLanguages, type Locale } from "#contract/locale.ts";
import type { NewsBlock } from "#contract/news.ts";
import { readNewsText, writeNewsText } from "#contract/news-text.ts";
import { news as thing } from "#contract/office/news.ts";
import { titleSlug } from "#core/wording/slug.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { isPublished } from "../db/published-news.ts";
import { freeNewsSlug, slugsByLocale } from "../db/repositories/news-slugs.ts";
import type { Database } from "../db/schema.ts";
import { lockNewsSlugs } from "../db/write-locks.ts";
import { competitionKey } from "./competitions.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";
import { ownPictures } from "./own-pictures.ts";

type NewsFields = typeof thing.fields;
type Values = OfficeRow<NewsFields>["values"];
type Text = { readonly title: string; readonly summary: string; readonly body: readonly NewsBlock[]; readonly isOut: boolean };
type Row = Pick<Values, "competition" | "game" | "kind" | "cover"> & {
  readonly id: string;
  readonly slug: string;
  readonly published: number | null;
  readonly clubs: readonly { readonly slug: string; readonly place: number }[];
  readonly texts: Readonly<Record<string, Text>>;
};

/** OFF57, OFF67, OFF68 */
export const newsItems: OfficeStore<NewsFields> = {
  thing,
  table: { name: "news_items", id: "news_id", own: ["news_texts", "news_clubs", "news_slugs"], kept: [], key: "id" },

  rows: async (transaction, tenantId, ids) => {
    const { rows } = await sql<Row>`
      select news_items.news_id as id, news_items.news_id as slug, news_items.kind, (extract(epoch from news_items.published_at) * 1000)::float8 as published,
        (select ${competitionKey} from leagues held where held.tenant_id = news_items.tenant_id and held.league_id = news_items.league_id) as competition,
        news_items.game_id as game,
        (select '/files/' || file.file_id || '/' || file.name from files file
          where file.tenant_id = news_items.tenant_id and file.file_id = news_items.cover_file_id) as cover,
        (select coalesce(json_agg(json_build_object('slug', club.slug, 'place', about.place) order by about.place, club.slug), '[]') from news_clubs about
          join clubs club on club.tenant_id = about.tenant_id and club.club_id = about.club_id
          where about.tenant_id = news_items.tenant_id and about.news_id = news_items.news_id) as clubs,
        (select coalesce(json_object_agg(locale, json_build_object('title', title, 'summary', summary, 'body', body, 'isOut', published)), '{}')
          from news_texts text where text.tenant_id = news_items.tenant_id and text.news_id = news_items.news_id) as texts
      from news_items
      where news_items.tenant_id = ${tenantId} and (${ids}::uuid[] is null or news_items.news_id = any(${ids}::uuid[]))
      order by news_items.published_at desc nulls first, news_items.slug`.execute(transaction);
    return rows.map(rowOf);
  },

  pages: {
    of: async (transaction, tenantId, id) => {
      const { rows } = await sql<{ slug: string }>`
        select slug from news_items where tenant_id = ${tenantId} and news_id = ${id} and ${isPublished}`.execute(transaction);
      return rows[0]?.slug ?? null;
    },
    slug: async (transaction, tenantId, page) => {
      const { rows } = await sql<{ id: string }>`
        select news_id as id from news_slugs where tenant_id = ${tenantId} and slug = ${page}`.execute(transaction);
      return rows[0]?.id ?? null;
    },
  },

  refuses: async (transaction, tenantId, { values: { cover } }) => ownPictures(transaction, tenantId, { cover }),

  make: async (transaction, tenantId, row) => {
    await lockNewsSlugs(transaction, tenantId);
    const slug = await freeNewsSlug(transaction, tenantId, titleSlug(thing.called(row.values)) || "news");
    await sql`insert into news_items (tenant_id, news_id, slug, kind) values (${tenantId}, ${row.id}, ${slug}, ${row.values.kind})`.execute(
      transaction,
    );
    await newsItems.write(transaction, tenantId, row);
  },

  write: async (transaction, tenantId, row) => {
    const { id, ids, values } = row;
    await lockNewsSlugs(transaction, tenantId);
    await sql`
      update news_items set kind = ${values.kind}, league_id = ${ids?.["competition"] ?? null}, game_id = ${ids?.["game"] ?? null},
        published_at = to_timestamp(${values.published}::float8 / 1000), cover_file_id = ${pictureId(values.cover)}
      where tenant_id = ${tenantId} and news_id = ${id}`.execute(transaction);
    // The first two are typed; a third stays.
    await sql`
      delete from news_clubs where tenant_id = ${tenantId} and news_id = ${id} and club_id in (
        select club_id from news_clubs join clubs using (tenant_id, club_id)
        where tenant_id = ${tenantId} and news_id = ${id} order by place, slug limit 2)`.execute(transaction);
    for (const [place, clubId] of [ids?.["club"], ids?.["otherClub"]].entries())
      if (clubId !== undefined)
        await sql`insert into news_clubs (tenant_id, news_id, club_id, place) values (${tenantId}, ${id}, ${clubId}, ${place})
          on conflict (tenant_id, news_id, club_id) do update set place = excluded.place`.execute(transaction);
    await writeTexts(transaction, tenantId, { id, values });
  },
};

/** A language that had a text keeps its address. EDIT7, OFF68 */
async function writeTexts(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { id, values: { title, summary, text, heldBack } }: Pick<OfficeRow<NewsFields>, "id" | "values">,
): Promise<void> {
  const { rows } = await sql<{ slug: string }>`
    select slug from news_items where tenant_id = ${tenantId} and news_id = ${id}`.execute(transaction);
  const own = rows[0]?.slug ?? id;
  const slugs = await slugsByLocale(transaction, { tenantId, newsId: id }, title, own);
  const texts = (Object.keys(title) as Locale[]).map((locale) => ({
    locale,
    slug: slugs.get(locale) ?? own,
    title: title[locale],
    summary: summary[locale] ?? "",
    body: readNewsText(text[locale] ?? ""),
    published: !(heldBack ?? "").split(", ").includes(languageOf(locale)),
  }));
  const languages = texts.map(({ locale }) => locale);
  await sql`delete from news_texts where tenant_id = ${tenantId} and news_id = ${id} and locale <> all(${languages}::text[])`.execute(
    transaction,
  );
  await sql`
    insert into news_texts (tenant_id, news_id, locale, slug, title, summary, body, published)
    select ${tenantId}, ${id}, locale, slug, title, summary, body, published
    from json_to_recordset(${JSON.stringify(texts)}::json)
      said (locale text, slug text, title text, summary text, body json, published boolean)
    on conflict (tenant_id, news_id, locale) do update
      set title = excluded.title, summary = excluded.summary, body = excluded.body, published = excluded.published`.execute(transaction);
}

/** The file that a picture's address names. */
function pictureId(address: string | null): string | null {
  return address === null ? null : (address.split("/")[2] ?? null);
}

function rowOf({ id, slug, clubs, texts, ...row }: Row): OfficeRow<NewsFields> {
  const of = (say: (text: Row["texts"][string]) => string) =>
    Object.fromEntries(Object.entries(texts).flatMap(([locale, text]) => (say(text) === "" ? [] : [[locale, say(text)]])));
  const [club = null, otherClub = null] = clubs[0]?.place === 1 ? [null, clubs[0].slug] : clubs.map((each) => each.slug);
  const title = of((text) => text.title);
  const heldBack = siteLanguages.filter((language) => {
    const own = [texts[language], language === "sr" ? texts["sr-cyrl"] : undefined].filter((text) => text !== undefined);
    return own.length > 0 && own.every(({ isOut }) => !isOut);
  });
  return {
    id,
    slug,
    values: thing.tidied?.({
      ...row,
      club,
      otherClub,
      title,
      heldBack: heldBack.join(", ") || null,
      summary: of((text) => text.summary),
      text: of((text) => writeNewsText(text.body)),
    }) as Values,
  };
}
