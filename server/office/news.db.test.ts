import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { newsFor } from "../db/repositories/news.ts";
import { changeThing } from "./change.ts";
import type { OfficeHand, OfficeOrder, OfficeOutcome } from "./office-change.ts";
import type { OfficeStore } from "./office-store.ts";
import { newsItems } from "./news.ts";
import { thingRow } from "./thing-rows.ts";

const database = databaseForThisFile();
const store = newsItems as unknown as OfficeStore<Fields>;

it("OFF57 EDIT7 EDIT11 news is written, corrected, taken away and comes back, and no address becomes another's", async () => {
  const { db } = database;
  const { tenantId } = await LeagueInDatabase.founded(db, "desk", ["Avala", "Dunav", "Soko"]);
  const hand: OfficeHand = { tenantId, timeZone: "Europe/Belgrade", now: () => Date.UTC(2026, 10, 28), accountId: null, source: "command" };
  const change = async (order: object) =>
    changeThing(db, store, hand, { changeId: crypto.randomUUID(), reason: null, ...order } as OfficeOrder);
  const stored = (outcome: OfficeOutcome) => {
    if (outcome.kind !== "stored") throw new Error(JSON.stringify(outcome));
    return outcome;
  };
  const addressesOf = async () =>
    (await newsFor(db, tenantId).addresses()).map(({ key, texts }) => [key, texts.map(({ locale, slug }) => `${locale} ${slug}`)]);

  const draft = { kind: "announcement", title: { sr: "Novi početak", en: "A new start" }, text: { sr: "Prvi red.\n- jedan\n- dva" } };
  const { slug } = stored(await change({ act: "make", typed: draft }));
  expect((await thingRow(db, store, tenantId, slug))?.values).toMatchObject({
    published: null,
    text: { sr: "Prvi red.\n\n- jedan\n- dva" },
  });
  expect(await addressesOf()).toEqual([["a-new-start", ["en a-new-start", "sr novi-pocetak"]]]);

  // A second of the same title, and what would be no text.
  const twin = stored(await change({ act: "make", typed: { ...draft, published: "2026-11-20 12:00" } }));
  expect((await addressesOf())[1]).toEqual(["a-new-start-2", ["en a-new-start-2", "sr novi-pocetak-2"]]);
  for (const typed of [
    { ...draft, title: {} },
    { ...draft, text: { fr: "Sans titre" } },
  ])
    expect(await change({ act: "make", typed })).toMatchObject({ kind: "faults", faults: { title: { code: "rule", rule: "OFF57" } } });

  // A new title keeps the address; a third club that somebody else wrote down stays.
  await sql`insert into news_clubs (tenant_id, news_id, club_id) select tenant_id, ${slug}, club_id from clubs where tenant_id = ${tenantId}`.execute(
    db,
  );
  await sql`update news_texts set published = false where news_id = ${slug} and locale = 'en'`.execute(db);
  stored(
    await change({
      act: "set",
      slug,
      seen: null,
      typed: { title: { sr: "Drugi početak", en: "A new start" }, club: "dunav", otherClub: null },
    }),
  );
  const row = await thingRow(db, store, tenantId, slug);
  expect(row?.values).toMatchObject({ title: { sr: "Drugi početak" }, club: "dunav", otherClub: "soko" });
  expect((await addressesOf())[0]).toEqual(["a-new-start", ["en a-new-start", "sr novi-pocetak"]]);
  const { rows } = await sql<{ locale: string }>`select locale from news_texts where news_id = ${slug} and not published`.execute(db);
  expect(rows).toEqual([{ locale: "en" }]);

  const { revision } = stored(await change({ act: "remove", slug: twin.slug, seen: null }));
  expect(await addressesOf()).toHaveLength(1);
  stored(await change({ act: "undo", undoes: revision }));
  expect((await addressesOf())[1]).toEqual(["a-new-start-2", ["en a-new-start-2", "sr novi-pocetak-2"]]);
});
