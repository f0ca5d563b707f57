import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import { sectionField } from "#contract/office/sections.ts";
import { optionalSections, sectionAt, type SectionKey, sections } from "#contract/sections.ts";
import { sitemapPaths } from "#contract/sitemap-paths.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { droppedWhile } from "../support/database/dropped-tags.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { changeThing } from "#server/office/change.ts";
import type { OfficeHand, OfficeOutcome } from "#server/office/office-change.ts";
import { ownSections } from "#server/office/site-sections.ts";
import { thingRow } from "#server/office/thing-rows.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
let hand: OfficeHand;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "sections", ["Avala", "Cer"]);
  hand = { tenantId: league.tenantId, timeZone: "Europe/Belgrade", now: Date.now, accountId: null, source: "command" };
});

beforeEach(() => database.db.deleteFrom("tenant_sections").execute());

async function set(typed: Readonly<Record<string, unknown>>): Promise<Extract<OfficeOutcome, { readonly kind: "stored" }>> {
  const order = { act: "set", changeId: crypto.randomUUID(), reason: null, slug: "sections", seen: null, typed } as const;
  const outcome = await changeThing(database.db, ownSections, hand, order);
  if (outcome.kind !== "stored") throw new Error(JSON.stringify(outcome));
  return outcome;
}

function ports(note = (_tag: string): void => undefined) {
  return tenantPortsFor(database.db, league.tenantId, note);
}

async function offNow() {
  return (await ports().site.site()).sections?.off ?? [];
}

async function mapped(): Promise<readonly string[]> {
  const { feeds } = ports();
  const one = { seasonSlug: "2026-27", leagueSlug: "first" };
  const entries = [...(await feeds.generalEntries()), ...((await feeds.leagueEntries(one)) ?? [])];
  return entries.map(({ path }) => path.split("?", 1)[0] ?? "");
}

describe.each(optionalSections)("%s", (section) => {
  const showing = sectionField(section, "showing");

  it("OFF63 is switched off and on by the office, and taken back; all pages hear of it", async () => {
    let never: Awaited<ReturnType<typeof set>> | undefined;
    const dropped = await droppedWhile(database.databaseUrl, async () => {
      never = await set({ [showing]: "never" });
    });
    expect(dropped).toContain("all");
    expect(await offNow()).toContain(section);
    const order = { act: "undo", changeId: crypto.randomUUID(), reason: null, undoes: never?.revision ?? "" } as const;
    expect((await changeThing(database.db, ownSections, hand, order)).kind).toBe("stored");
    expect((await thingRow(database.db, ownSections, league.tenantId, "sections"))?.values[showing]).toBe("filled");
    await set({ [showing]: "always" });
    expect(await offNow()).not.toContain(section);
  });

  it("OFF64 is in no sitemap when it is off, and in it when it is always shown", async () => {
    const own = (paths: readonly string[]) => paths.filter((path) => sectionAt(`/en${path}`) === section);
    await set({ [showing]: "always" });
    const [isMapped] = own(sitemapPaths({}));
    if (isMapped !== undefined) expect(own(await mapped())).toContain(isMapped);
    const before = await mapped();
    await set({ [showing]: "never" });
    expect(own(await mapped())).toEqual([]);
    expect((await mapped()).length).toBe(before.length - own(before).length);
  });
});

/** Makes the first of it. */
const filled: Readonly<Partial<Record<SectionKey, () => Promise<unknown>>>> = {
  news: async () => {
    const item = { tenant_id: league.tenantId, slug: "first", kind: "announcement", published_at: new Date(0) } as const;
    const { news_id } = await database.db
      .insertInto("news_items")
      .values(item as never)
      .returning("news_id")
      .executeTakeFirstOrThrow();
    const text = { tenant_id: league.tenantId, news_id, locale: "en", title: "Zvezdara wins", summary: "", body: "[]", published: true };
    await database.db
      .insertInto("news_texts")
      .values({ ...text, slug: "first" })
      .execute();
  },
  halls: () =>
    database.db
      .insertInto("venues")
      .values({
        tenant_id: league.tenantId,
        slug: "zvezdara",
        name: "Hala Zvezdara",
        latin_name: "Hala Zvezdara",
        transliterable: true,
        city: null,
        capacity: null,
      })
      .execute(),
  coaches: () =>
    database.db
      .insertInto("named_people")
      .values({
        tenant_id: league.tenantId,
        role: "coach",
        name_key: sql`search_key('Petar Zvezdara')`,
        slug: "petar-zvezdara",
        name: "Petar Zvezdara",
        transliterable: true,
      })
      .execute(),
};

describe("OFF64 a section without anything", () => {
  it.each(Object.keys(filled) as SectionKey[])(
    "%s is not there until there is something in it, and pages hear of the first",
    async (section) => {
      expect(await offNow()).toContain(section);
      const tags = new Set<string>();
      await ports((tag) => void tags.add(tag)).site.site();
      expect(tags.has(section === "news" ? pageTags.news : pageTags.statistics)).toBe(true);
      await filled[section]?.();
      expect(await offNow()).not.toContain(section);
    },
  );

  it("of what nobody can tell whether it is empty, it stands", async () => {
    expect(await offNow()).not.toContain("fantasy");
    expect(await offNow()).not.toContain("awards");
  });
});

it("OFF64 search, feeds and lists tell of nothing in a section that is off", async () => {
  const found = async () => {
    const { search, editorial, feeds, publicApi } = ports();
    const answer = await search.search({ words: "Zvezdara", locale: "en", kind: null, limit: 5 });
    return {
      news: answer.news.length,
      latest: (await editorial.latestNews("en", 5)).length,
      item: (await editorial.newsItem("en", "first")) !== null,
      mapped: (await feeds.newsEntries()).length,
      api: (await publicApi.news({ locale: "en", kind: null, after: null, limit: 5 })).news.length,
    };
  };
  expect(await found()).toMatchObject({ news: 1, latest: 1, item: true, mapped: 1, api: 1 });
  await set({ newsShowing: "never" });
  expect(await found()).toEqual({ news: 0, latest: 0, item: false, mapped: 0, api: 0 });
});

it("OFF65 places and names are the league's own, and what differs is kept alone", async () => {
  await set({ newsPlace: "1", newsName: { sr: "Priče", ru: "Истории" }, videosShowing: "always" });
  const { sections: said } = await ports().site.site();
  expect(said?.order.slice(0, 2)).toEqual(["news", "schedule"]);
  expect(said?.names).toEqual({ news: { sr: "Priče", ru: "Истории" } });
  expect(await database.db.selectFrom("tenant_sections").select(["section"]).orderBy("section").execute()).toEqual([
    { section: "news" },
    { section: "videos" },
  ]);
  const order = { act: "set", changeId: crypto.randomUUID(), reason: null, slug: "sections", seen: null } as const;
  const refused = await changeThing(database.db, ownSections, hand, {
    ...order,
    typed: { newsPlace: "0", newsName: { sr: "x".repeat(99) } },
  });
  expect(refused).toMatchObject({ kind: "faults", faults: { newsPlace: { code: "too-small" }, newsName: { code: "too-long" } } });
  // What no league may do without is not asked about.
  const fixed = await changeThing(database.db, ownSections, hand, {
    ...order,
    changeId: crypto.randomUUID(),
    typed: { clubsShowing: "never" },
  });
  expect(fixed.kind).toBe("faults");
  expect(sections.clubs.isOptional).toBe(false);
});
