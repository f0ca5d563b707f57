import { beforeEach, expect, test } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { newsFor } from "../../db/repositories/news.ts";
import { movedPath } from "./former-slugs.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
let other: LeagueInDatabase;
let tenants = 0;

beforeEach(async () => {
  league = await LeagueInDatabase.founded(database.db, `one-${++tenants}`, ["Avala", "Cer"]);
  other = await LeagueInDatabase.founded(database.db, `two-${tenants}`, ["Avala", "Cer"]);
});

async function rename(table: "clubs" | "persons" | "teams", from: string, to: string): Promise<void> {
  await database.db.updateTable(table).set({ slug: to }).where("tenant_id", "=", league.tenantId).where("slug", "=", from).execute();
}

async function moved(path: string, tenantId: TenantId = league.tenantId): Promise<string | null> {
  return movedPath(database.db, tenantId, () => undefined, path);
}

test("ROUTE9 an old address leads to today's, after several changes too, tab kept; another tenant's does not", async () => {
  await rename("clubs", "avala", "avala-beograd");
  await rename("clubs", "avala-beograd", "kk-avala");
  expect(await moved("/sr/clubs/avala/tabs/Photo")).toBe("/sr/clubs/kk-avala/tabs/Photo");
  expect(await moved("/sr/clubs/avala-beograd")).toBe("/sr/clubs/kk-avala");
  expect(await moved("/sr/seasons/2026-27/clubs/avala/tabs/Players")).toBe("/sr/seasons/2026-27/clubs/kk-avala/tabs/Players");
  expect(await moved("/sr/clubs/kk-avala")).toBeNull();
  expect(await moved("/sr/clubs/avala", other.tenantId)).toBeNull();
  expect(await moved("/sr/players/avala")).toBeNull();
  expect(await moved("/sr/clubs/nobody")).toBeNull();
});

test("ROUTE9 a slug in use is nobody's former one: there and back, and taken over by another", async () => {
  await rename("clubs", "avala", "kk-avala");
  await rename("clubs", "kk-avala", "avala");
  expect(await moved("/sr/clubs/avala")).toBeNull();
  expect(await moved("/sr/clubs/kk-avala")).toBe("/sr/clubs/avala");
  await rename("clubs", "cer", "kk-avala");
  expect(await moved("/sr/clubs/kk-avala")).toBeNull();
  expect(await moved("/sr/clubs/cer")).toBe("/sr/clubs/kk-avala");
});

test("ROUTE9 people, both of a comparison, and teams within their league; who is gone leads nowhere", async () => {
  for (const name of ["Ana", "Mina"]) await league.person(name, "Ilić");
  await rename("persons", "ana-ilic", "ana-petrovic");
  await rename("persons", "mina-ilic", "mina-petrovic");
  expect(await moved("/en/players/ana-ilic/compare/mina-ilic")).toBe("/en/players/ana-petrovic/compare/mina-petrovic");
  await rename("teams", "cer", "cer-sabac");
  const team = "seasons/2026-27/leagues/first/teams";
  expect(await moved(`/en/${team}/cer/tabs/Roster`)).toBe(`/en/${team}/cer-sabac/tabs/Roster`);
  expect(await moved("/en/seasons/2026-27/leagues/second/teams/cer")).toBeNull();
  await database.db.deleteFrom("persons").where("tenant_id", "=", league.tenantId).where("slug", "=", "ana-petrovic").execute();
  expect(await moved("/en/players/ana-ilic")).toBeNull();
  expect(await database.db.selectFrom("former_slugs").select("slug").where("slug", "=", "ana-ilic").execute()).toEqual([]);
});

/** A piece of news of this name, with its titles by language; drafts are no texts. */
async function publish(slug: string, titles: Readonly<Record<string, string>>, publishedAt: number | null = Date.UTC(2026, 9, 1)) {
  const texts = Object.fromEntries(Object.entries(titles).map(([locale, title]) => [locale, { title, summary: "", body: [] }]));
  const item = { kind: "announcement", coverFileId: null, leagueId: null, gameId: null, clubIds: [] } as const;
  return newsFor(database.db, league.tenantId).save({ ...item, slug, publishedAt, texts });
}

test("EDIT8 a story's own name, its former slugs and those of its other languages lead to the slug of the language asked in", async () => {
  const newsId = await publish("opening", { sr: "Početak", en: "The opening", ru: "Начало" });
  await newsFor(database.db, league.tenantId).readdress(newsId, "en", "tip-off");
  const each = ["opening", "pocetak", "the-opening", "tip-off", "nacalo"];
  const under = async (locale: string) => Promise.all(each.map(async (slug) => (await moved(`/${locale}/news/${slug}`)) ?? slug));
  const all = (slug: string, path: string) => each.map((from) => (from === slug ? from : path));
  expect(await under("sr")).toEqual(all("pocetak", "/sr/news/pocetak"));
  expect(await under("en")).toEqual(all("tip-off", "/en/news/tip-off"));
  expect(await under("ru")).toEqual(all("nacalo", "/ru/news/nacalo"));
  // The other script's is sr's; a language without a text bears that of the one it is shown in.
  expect(await under("sr-cyrl")).toEqual(all("pocetak", "/sr-cyrl/news/pocetak"));
  expect(await under("fr")).toEqual(all("pocetak", "/fr/news/pocetak"));
  await publish("opening", { sr: "Početak", en: "The opening", ru: "Начало", fr: "L’ouverture" });
  expect(await moved("/fr/news/pocetak")).toBe("/fr/news/louverture");
  await publish("opening", { sr: "Početak", en: "The opening", ru: "Начало" });
  expect(await moved("/fr/news/louverture")).toBe("/fr/news/pocetak");
  expect(await moved("/sr/news/pocetak", other.tenantId)).toBeNull();
});

test("EDIT12 EDIT2 what is not out leads nowhere", async () => {
  const newsId = await publish("plan", { sr: "Tajna", en: "A secret" }, Date.now() + 3_600_000);
  expect(await moved("/sr/news/plan")).toBeNull();
  await publish("plan", { sr: "Tajna", en: "A secret" }, Date.now() - 1000);
  expect(await moved("/sr/news/plan")).toBe("/sr/news/tajna");
  await database.db.updateTable("news_texts").set({ published: false }).where("news_id", "=", newsId).execute();
  expect(await moved("/sr/news/plan")).toBeNull();
});

test("ROUTE9 an address without slugs asks nothing", async () => {
  const tags: string[] = [];
  expect(await movedPath(database.db, league.tenantId, (tag) => tags.push(tag), "/sr/schedule")).toBeNull();
  expect(tags).toEqual([]);
  await movedPath(database.db, league.tenantId, (tag) => tags.push(tag), "/sr/clubs/x");
  expect(tags).toEqual([pageTags.site]);
  // EDIT9: what leads on in one language today is a page tomorrow.
  await movedPath(database.db, league.tenantId, (tag) => tags.push(tag), "/sr/news/x");
  expect(tags).toContain(pageTags.news);
});
