import { expect, test } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import type { PersonId } from "../row-ids.ts";
import { type NewPerson, peopleFor } from "./people.ts";
import { personMergesFor } from "./person-merges.ts";
import { saveTenant } from "./tenants.ts";

const database = databaseForThisFile();

async function aTenant(slug: string): Promise<TenantId> {
  return saveTenant(database.db, { slug, defaultLocale: "sr", timeZone: "Europe/Belgrade", hosts: [] });
}

function person(slug: string, changes: Partial<NewPerson> = {}): NewPerson {
  return {
    slug,
    givenName: "Đorđe",
    familyName: "Žižić",
    transliterable: true,
    latinGivenName: "Djordje",
    latinFamilyName: "Zizic",
    scoreboardGivenName: null,
    scoreboardFamilyName: "ZIZIC Dj.",
    birthDate: "2001-02-28",
    ...changes,
  };
}

async function people(tenantId: TenantId, ...slugs: string[]): Promise<PersonId[]> {
  return Promise.all(slugs.map((slug) => peopleFor(database.db, tenantId).save(person(slug))));
}

test("saving twice keeps one person, as last told", async () => {
  const tenantId = await aTenant("saving");
  const repository = peopleFor(database.db, tenantId);
  const first = await repository.save(person("zizic"));
  const again = await repository.save(person("zizic", { familyName: "Žižić-Petrović" }));
  expect(again).toBe(first);
  const row = await database.db.selectFrom("persons").selectAll().where("person_id", "=", first).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    given_name: "Đorđe",
    family_name: "Žižić-Petrović",
    latin_family_name: "Zizic",
    scoreboard_family_name: "ZIZIC Dj.",
    birth_date: "2001-02-28",
  });
});

test("an external id belongs to the first who claims it", async () => {
  const tenantId = await aTenant("claims");
  const repository = peopleFor(database.db, tenantId);
  const [one, other] = (await people(tenantId, "one", "other")) as [PersonId, PersonId];
  const externalId = { source: "euroleague", externalId: "P001" };
  expect(await repository.claimExternalId(externalId, one)).toBe(one);
  expect(await repository.claimExternalId(externalId, other)).toBe(one);
  expect(await repository.byExternalId(externalId)).toBe(one);
  expect(await repository.byExternalId({ ...externalId, source: "fiba-livestats" })).toBeNull();
});

test("people of one name are found as two, and get two slugs", async () => {
  const tenantId = await aTenant("namesakes");
  const repository = peopleFor(database.db, tenantId);
  const first = await repository.save(person(await repository.freeSlug("djordje-zizic")));
  expect(await repository.freeSlug("djordje-zizic")).toBe("djordje-zizic-2");
  const second = await repository.save(person("djordje-zizic-2"));
  expect(await repository.freeSlug("djordje-zizic")).toBe("djordje-zizic-3");
  expect(await repository.freeSlug("djordje")).toBe("djordje");
  expect(await repository.byLatinName("DJORDJE", "ZIZIC")).toEqual([first, second]);
});

test("two tenants never see each other's people", async () => {
  const [mine, theirs] = [await aTenant("mine"), await aTenant("theirs")];
  const [theirPerson] = (await people(theirs, "shared")) as [PersonId];
  const [myPerson] = (await people(mine, "shared")) as [PersonId];
  await peopleFor(database.db, theirs).claimExternalId({ source: "s", externalId: "1" }, theirPerson);
  const repository = peopleFor(database.db, mine);
  expect(myPerson).not.toBe(theirPerson);
  expect(await repository.bySlug("shared")).toBe(myPerson);
  expect(await repository.byExternalId({ source: "s", externalId: "1" })).toBeNull();
  expect(await repository.claimExternalId({ source: "s", externalId: "1" }, myPerson)).toBe(myPerson);
  const merges = personMergesFor(database.db, mine);
  await expect(merges.canonicalOf(theirPerson)).rejects.toThrow("no result");
  await expect(merges.merge({ from: myPerson, into: theirPerson, by: "office", at: 0, reason: null })).rejects.toThrow("no result");
  await expect(repository.claimExternalId({ source: "s", externalId: "2" }, theirPerson)).rejects.toThrow(/foreign key/);
});

test("a merge is a link: it can be taken back, and its history stays", async () => {
  const tenantId = await aTenant("merging");
  const [one, other] = (await people(tenantId, "one", "other")) as [PersonId, PersonId];
  const merges = personMergesFor(database.db, tenantId);
  const merged = await merges.merge({ from: one, into: other, by: "office", at: 1000, reason: "same birth date" });
  if (merged.kind !== "merged") throw new Error(merged.kind);
  expect([await merges.canonicalOf(one), await merges.canonicalOf(other)]).toEqual([other, other]);
  expect(await merges.merge({ from: other, into: one, by: "office", at: 1500, reason: null })).toEqual({ kind: "same-person" });

  expect(await merges.unmerge(merged.linkId, "league", 2000)).toBe(true);
  expect(await merges.unmerge(merged.linkId, "league", 3000)).toBe(false);
  expect([await merges.canonicalOf(one), await merges.canonicalOf(other)]).toEqual([one, other]);
  expect(await merges.history(one)).toEqual([
    {
      linkId: merged.linkId,
      personId: one,
      canonicalPersonId: other,
      linkedBy: "office",
      linkedAt: 1000,
      reason: "same birth date",
      unlinked: { by: "league", at: 2000 },
    },
  ]);
  const rows = await database.db.selectFrom("persons").select("slug").where("tenant_id", "=", tenantId).orderBy("slug").execute();
  expect(rows).toEqual([{ slug: "one" }, { slug: "other" }]);
});

test("merges are taken back in any order", async () => {
  const tenantId = await aTenant("chains");
  const [a, b, c, d] = (await people(tenantId, "a", "b", "c", "d")) as [PersonId, PersonId, PersonId, PersonId];
  const merges = personMergesFor(database.db, tenantId);
  const identities = async () => Promise.all([a, b, c, d].map((id) => merges.canonicalOf(id)));
  const link = async (from: PersonId, into: PersonId) => {
    const answer = await merges.merge({ from, into, by: "office", at: 0, reason: null });
    return answer.kind === "merged" ? answer.linkId : "";
  };
  const ab = await link(a, b);
  const bc = await link(a, c); // a stands for b by now, so it is b that is linked.
  await link(d, b);
  expect(await identities()).toEqual([c, c, c, c]);
  await merges.unmerge(bc, "office", 1);
  expect(await identities()).toEqual([b, b, c, c]);
  await merges.unmerge(ab, "office", 2);
  expect(await identities()).toEqual([a, b, c, c]);
});

test("merges that happen at once never close a ring", async () => {
  const tenantId = await aTenant("rings");
  const [a, b, c] = (await people(tenantId, "a", "b", "c")) as [PersonId, PersonId, PersonId];
  const merges = personMergesFor(database.db, tenantId);
  const pairs: [PersonId, PersonId][] = [
    [a, b],
    [b, c],
    [c, a],
  ];
  const answers = await Promise.all(pairs.map(([from, into]) => merges.merge({ from, into, by: "office", at: 0, reason: null })));
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["merged", "merged", "same-person"]);
  expect(new Set(await Promise.all([a, b, c].map((id) => merges.canonicalOf(id)))).size).toBe(1);
});
