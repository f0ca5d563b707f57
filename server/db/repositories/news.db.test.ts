import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { aLeague } from "#tests/support/database/database-rows.ts";
import { newsFor } from "./news.ts";

const database = databaseForThisFile();
let tenantId: TenantId;
let tenants = 0;

beforeEach(async () => {
  ({ tenantId } = await aLeague(database.db, `newsroom-${++tenants}`));
});

/** A piece of this name, with its titles by language. */
async function save(slug: string, titles: Readonly<Record<string, string>>, of = tenantId): Promise<string> {
  const texts = Object.fromEntries(Object.entries(titles).map(([locale, title]) => [locale, { title, summary: "", body: [] }]));
  const item = { kind: "announcement", publishedAt: Date.UTC(2026, 9, 1), coverFileId: null, leagueId: null, gameId: null } as const;
  return newsFor(database.db, of).save({ ...item, slug, clubIds: [], texts });
}

/** Slugs by language. */
async function slugs(newsId: string): Promise<Readonly<Record<string, string>>> {
  const rows = await database.db.selectFrom("news_texts").select(["locale", "slug"]).where("news_id", "=", newsId).execute();
  return Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug]));
}

async function readdress(newsId: string, locale: Locale, wish: string | null = null) {
  return newsFor(database.db, tenantId).readdress(newsId, locale, wish);
}

describe("EDIT7 EDIT11 slugs of news", () => {
  it("are made of the titles of their languages, and may be the same in several of one piece", async () => {
    const id = await save("final", { sr: "Finale je počelo!", sl: "Finale je počelo", en: "The final is on", ru: "Начался финал" });
    expect(await slugs(id)).toEqual({
      sr: "finale-je-pocelo",
      sl: "finale-je-pocelo",
      en: "the-final-is-on",
      ru: "nacalsja-final",
    });
  });

  it("of another piece get a number where they are taken in any language, and so does one that is another's own name", async () => {
    await save("first", { sr: "Derbi", en: "The derby" });
    expect(await slugs(await save("second", { sl: "Derbi", en: "Derby" }))).toEqual({ sl: "derbi-2", en: "derby" });
    expect(await slugs(await save("third", { fr: "Derbi", en: "First" }))).toEqual({ fr: "derbi-3", en: "first-2" });
    const { tenantId: elsewhere } = await aLeague(database.db, `elsewhere-${tenants}`);
    expect(await slugs(await save("first", { sr: "Derbi" }, elsewhere))).toEqual({ sr: "derbi" });
  });

  it("stay when a title changes, and when a language is taken back and comes again", async () => {
    const id = await save("one", { sr: "Prvi naslov", en: "First title" });
    await save("one", { sr: "Drugi naslov", fr: "Titre" });
    expect(await slugs(id)).toEqual({ sr: "prvi-naslov", fr: "titre" });
    await save("one", { sr: "Drugi naslov", en: "First title" });
    expect(await slugs(id)).toEqual({ sr: "prvi-naslov", en: "first-title" });
  });

  it("are one for Serbian in both scripts, whichever came first", async () => {
    const both = await save("both", { "sr-cyrl": "Ђоковићи у Љубљани", sr: "Đokovići u Ljubljani, opet" });
    expect(await slugs(both)).toEqual({ sr: "djokovici-u-ljubljani-opet", "sr-cyrl": "djokovici-u-ljubljani-opet" });
    const one = await save("one", { "sr-cyrl": "Гости" });
    await save("one", { "sr-cyrl": "Гости", sr: "Drugačije" });
    expect(await slugs(one)).toEqual({ sr: "gosti", "sr-cyrl": "gosti" });
  });

  it("are the piece's own name where no address can spell the title", async () => {
    expect(await slugs(await save("wordless", { sr: "!!!", en: "81:79" }))).toEqual({ sr: "wordless", en: "81-79" });
    expect(await slugs(await save("wordless-too", { sr: "???" }))).toEqual({ sr: "wordless-too" });
  });

  it("are given once, also when two pieces of one title are saved at the same moment", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, (_, index) => save(`at-once-${index}`, { sr: "Isti naslov" })));
    const given = await Promise.all(ids.map(async (id) => (await slugs(id))["sr"]));
    expect(given).toHaveLength(6);
    expect(new Set(given)).toEqual(new Set(["isti-naslov", ...[2, 3, 4, 5, 6].map((number) => `isti-naslov-${number}`)]));
  });

  it("wished for crosswise by pieces that are saved at the same moment are given to both, and none waits for the other for ever", async () => {
    const pairs = Array.from({ length: 8 }, (_, pair) => pair);
    for (const pair of pairs) await save(`taken-${pair}`, { en: `A${pair}`, sr: `X${pair}` });
    const both = (pair: number) => [
      save(`one-${pair}`, { en: `A${pair} 2`, sr: `X${pair}` }),
      save(`other-${pair}`, { en: `X${pair} 2`, sr: `A${pair}` }),
    ];
    expect(new Set(await Promise.all(pairs.flatMap(both)))).toHaveProperty("size", 16);
  });

  it("that somebody exchanges while the piece is saved stay exchanged", async () => {
    const id = await save("one", { en: "Title" });
    let saving = Promise.resolve("");
    await database.db.transaction().execute(async (transaction) => {
      expect(await newsFor(transaction, tenantId).readdress(id, "en", "another")).toEqual({ slug: "another" });
      saving = save("one", { en: "Title", sr: "Naslov" });
      await expect.poll(waiting).toBe(true);
    });
    await saving;
    expect(await slugs(id)).toEqual({ en: "another", sr: "naslov" });
  });

  /** Whether somebody waits for what another transaction holds. */
  async function waiting(): Promise<boolean> {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(
      database.db,
    );
    return rows[0]?.waits ?? false;
  }

  it("become others when somebody asks, and those before stay the piece's own", async () => {
    const id = await save("one", { sr: "Stari naslov", en: "Old title" });
    await save("other", { sr: "Zauzeto" });
    await save("one", { sr: "Novi naslov", en: "New title" });
    expect(await readdress(id, "sr")).toEqual({ slug: "novi-naslov" });
    expect(await readdress(id, "en", "as-somebody-likes")).toEqual({ slug: "as-somebody-likes" });
    expect(await readdress(id, "en", "zauzeto")).toEqual({ slug: null });
    expect(await readdress(id, "fr")).toBeNull();
    expect(await slugs(id)).toEqual({ sr: "novi-naslov", en: "as-somebody-likes" });
    for (const slug of ["one", "stari-naslov", "novi-naslov", "old-title", "as-somebody-likes"]) {
      expect(await newsFor(database.db, tenantId).bySlug(slug)).toMatchObject({ newsId: id });
    }
    expect(await slugs(await save("third", { sr: "Stari naslov" }))).toEqual({ sr: "stari-naslov-2" });
    expect(await readdress(id, "sr", "stari-naslov")).toEqual({ slug: "stari-naslov" });
  });

  it("are nobody's once their piece is gone, and no statement takes one that is another's", async () => {
    const id = await save("one", { sr: "Naslov" });
    const other = await save("other", { sr: "Drugi" });
    const take = database.db.updateTable("news_texts").set({ slug: "naslov" }).where("news_id", "=", other).execute();
    await expect(take).rejects.toThrow("the slug naslov is another piece of news's");
    await expect(save("naslov", { en: "Title" })).rejects.toThrow("the slug naslov is another piece of news's");
    await database.db.deleteFrom("news_items").where("news_id", "=", id).execute();
    expect(await slugs(await save("naslov", { sr: "Naslov" }))).toEqual({ sr: "naslov" });
  });
});
