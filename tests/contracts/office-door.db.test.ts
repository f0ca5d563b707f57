import { readXlsx } from "hucre/xlsx";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Field, Fields, ValuesOf } from "#contract/fields/field-kinds.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { droppedWhile } from "../support/database/dropped-tags.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { keptSample, putNamedRows, sampled, staysFor } from "../support/database/named-rows.ts";
import { badInputs, sampledOn } from "../support/fixtures/field-samples.ts";
import { saveTenant } from "#server/db/repositories/tenants.ts";
import { changeThing } from "#server/office/change.ts";
import { changesOf } from "#server/office/change-lines.ts";
import { clubs } from "#server/office/clubs.ts";
import { halls } from "#server/office/halls.ts";
import { persons } from "#server/office/persons.ts";
import type { OfficeHand, OfficeOrder, OfficeOutcome } from "#server/office/office-change.ts";
import { ImportWriter } from "#server/office/import/import-writer.ts";
import { OfficeBatch } from "#server/office/office-batch.ts";
import { rosterEntries } from "#server/office/roster-entries.ts";
import { importThings } from "#server/office/import-things.ts";
import type { OfficeRow, OfficeStore } from "#server/office/office-store.ts";
import { thingCsv, thingXlsx } from "#server/office/thing-csv.ts";
import { thingRow, thingRows } from "#server/office/thing-rows.ts";
import { allStores } from "#server/office/things.ts";

const database = databaseForThisFile();
let office: OfficeHand;
let elsewhere: OfficeHand;

beforeAll(async () => {
  const handIn = async (slug: string): Promise<OfficeHand> => ({
    tenantId: await saveTenant(database.db, { slug, defaultLocale: "en", timeZone: "Europe/Belgrade", hosts: [`${slug}.localhost`] }),
    timeZone: "Europe/Belgrade",
    now: () => Date.UTC(2026, 10, 28, 12),
    accountId: null,
    source: "command",
  });
  [office, elsewhere] = [await handIn("one"), await handIn("two")];
  for (const { tenantId } of [office, elsewhere]) await putNamedRows(database.db, tenantId);
});

type Typed = Readonly<Record<string, unknown>>;
type Wish = OfficeOrder extends infer Each ? (Each extends unknown ? Omit<Each, "changeId" | "reason"> : never) : never;

/** What is said of a row once it is made, and not after, as the row has it. */
function keeping(store: OfficeStore<Fields>, typed: Typed, stands: Typed): Typed {
  const fixed = Object.entries<Field>(store.thing.fields).flatMap(([name, field]) => (field.fixed && name in typed ? [name] : []));
  return { ...typed, ...Object.fromEntries(fixed.map((name) => [name, stands[name]])) };
}

describe.each(allStores().map((store) => [store.thing.name, store] as const))("%s", (_name, store) => {
  async function change(wish: Wish, { hand = office, changeId = crypto.randomUUID() } = {}): Promise<OfficeOutcome> {
    const order = { changeId, reason: null, ...wish };
    if (order.act !== "set" || Object.keys(order.typed).length < 2) return changeThing(database.db, store, hand, order);
    const stands = await thingRow(database.db, store, hand.tenantId, order.slug);
    return changeThing(database.db, store, hand, { ...order, typed: keeping(store, order.typed, stands?.values ?? {}) });
  }

  async function stored(wish: Wish): Promise<Extract<OfficeOutcome, { readonly kind: "stored" }>> {
    const outcome = await change(wish);
    if (outcome.kind !== "stored") throw new Error(JSON.stringify(outcome));
    return outcome;
  }

  const made = async (seed: number, hand = office) => {
    const outcome = await change({ act: "make", typed: sampled(store, seed) }, { hand });
    if (outcome.kind !== "stored") throw new Error(JSON.stringify(outcome));
    return outcome;
  };
  const lines = async () => (await changesOf(database.db, office.tenantId, { thing: store.thing.name, most: 10_000 })).length;
  const whole = async () => thingRows(database.db, store, office.tenantId);
  /** A field whose values differ between two samples, by which the two can be told apart. */
  const tells = (one: Typed, other: Typed) =>
    Object.keys(store.thing.fields).filter(
      (name) =>
        store.thing.fields[name]?.kind !== "words" &&
        !store.thing.fields[name]?.fixed &&
        JSON.stringify(one[name]) !== JSON.stringify(other[name]),
    );

  it("OFF4 any values that its fields allow are kept as they were typed, and shown in the list", async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const typed = sampled(store, seed);
      const { slug, values } = await made(seed);
      expect(values).toEqual(typed);
      expect(await thingRow(database.db, store, office.tenantId, slug)).toMatchObject({ values: typed });
    }
    expect((await whole()).length).toBeGreaterThanOrEqual(20);
  });

  it("OFF4 OFF9 bad inputs are told by their field, never kept, never a broken answer", async () => {
    const { slug } = await made(100);
    const before = await whole();
    for (const name of Object.keys(store.thing.fields))
      for (const bad of badInputs) {
        const outcome = await change({ act: "set", slug, seen: null, typed: { [name]: bad } });
        if (outcome.kind === "faults") expect(Object.keys(outcome.faults)).toEqual([name]);
        else expect(["stored", "same"]).toContain(outcome.kind);
        if (outcome.kind === "stored") await change({ act: "undo", undoes: outcome.revision });
      }
    expect(await whole()).toEqual(before);
    expect(await change({ act: "set", slug, seen: null, typed: { nothing: "x" } })).toMatchObject({
      faults: { nothing: { code: "no-such" } },
    });
  });

  it("OFF4 what must be there is asked for by its name", async () => {
    const must = Object.keys(store.thing.fields).filter((name) => store.thing.fields[name]?.required === true);
    const { slug } = await made(101);
    for (const name of must) {
      const typed = sampled(store, 102);
      expect(await change({ act: "make", typed: { ...typed, [name]: "" } })).toMatchObject({
        kind: "faults",
        faults: { [name]: { code: "required" } },
      });
      expect(await change({ act: "set", slug, seen: null, typed: { [name]: null } })).toMatchObject({ kind: "faults" });
    }
  });

  it("OFF1 whoever has no role here writes nothing, and who has lost it neither", async () => {
    const { db } = database;
    const { accountId } = await signedInAccount(db, office.tenantId);
    const hand: OfficeHand = { ...office, accountId, source: "screen" };
    const [role] = store.thing.writers;
    if (!role) throw new Error("nobody writes it");
    const before = await lines();
    const wish: Wish = { act: "make", typed: sampled(store, 110) };
    const held = { role, scope: { kind: "tenant" as const, id: office.tenantId as string } };
    expect(await change(wish, { hand })).toEqual({ kind: "no-role" });
    await rolesFor(db, elsewhere.tenantId).grant(accountId, { role, scope: { kind: "tenant", id: elsewhere.tenantId } }, "test");
    await rolesFor(db, office.tenantId).grant(accountId, { role, scope: { kind: "game", id: crypto.randomUUID() } }, "test");
    expect(await change(wish, { hand })).toEqual({ kind: "no-role" });
    expect(await lines()).toBe(before);
    await rolesFor(db, office.tenantId).grant(accountId, held, "test");
    expect(await change(wish, { hand })).toMatchObject({ kind: "stored" });
    expect((await changesOf(db, office.tenantId, { most: 1 }))[0]).toMatchObject({
      accountId,
      actedAs: role,
      source: "screen",
      act: "make",
    });
    await rolesFor(db, office.tenantId).take(accountId, held);
    expect(await change(wish, { hand })).toEqual({ kind: "no-role" });
  });

  it("OFF1 another league's rows are not there, whatever is done to them", async () => {
    let theirs = await made(120, elsewhere);
    // Of a name that nobody bears here.
    for (let seed = 1000; (await thingRow(database.db, store, office.tenantId, theirs.slug)) !== null; seed += 1)
      theirs = await made(seed, elsewhere);
    expect(await change({ act: "set", slug: theirs.slug, seen: null, typed: sampled(store, 121) })).toEqual({ kind: "not-found" });
    expect(await change({ act: "remove", slug: theirs.slug, seen: null })).toEqual({ kind: "not-found" });
    expect(await change({ act: "undo", undoes: theirs.revision })).toEqual({ kind: "not-found" });
    expect(await thingRow(database.db, store, office.tenantId, theirs.slug)).toBeNull();
  });

  it("OFF2 OFF3 a change that is sent ten times at once is one line, and each is told the same", async () => {
    const { slug } = await made(130);
    const before = await lines();
    const changeId = crypto.randomUUID();
    const wish: Wish = { act: "set", slug, seen: null, typed: sampled(store, 131) };
    const outcomes = await Promise.all(Array.from({ length: 10 }, async () => change(wish, { changeId })));
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect(outcomes[0]).toMatchObject({ kind: "stored", revision: changeId });
    expect(await lines()).toBe(before + 1);
  });

  it("OFF4 ten of one name that are made at once have an address each", async () => {
    const typed = sampled(store, 135);
    const outcomes = await Promise.all(Array.from({ length: 10 }, async () => change({ act: "make", typed })));
    const addresses = new Set(outcomes.flatMap((outcome) => (outcome.kind === "stored" ? [outcome.slug] : [])));
    // Of what there may be one alone the others are told so by a rule.
    const refused = outcomes.filter(({ kind }) => kind === "faults").length;
    expect([addresses.size, addresses.size + refused]).toEqual([refused > 0 ? 1 : 10, 10]);
  });

  it("OFF6 what no field says comes back with a row that was taken away; ten who take it back at once do so once", async () => {
    const { slug, id } = await made(136);
    const { name, id: column, kept } = store.table;
    for (const each of kept)
      await sql`update ${sql.table(name)} set ${sql.ref(each)} = ${await keptSample(database.db, office.tenantId, each)}
        where ${sql.ref(column)} = ${id}`.execute(database.db);
    const storedRow = async () =>
      (await sql`select to_jsonb(t) - 'created_at' as row from ${sql.table(name)} t where ${sql.ref(column)} = ${id}`.execute(database.db))
        .rows;
    const before = await storedRow();
    const { revision } = await stored({ act: "remove", slug, seen: null });
    expect(await storedRow()).toEqual([]);
    const outcomes = await Promise.all(Array.from({ length: 10 }, async () => change({ act: "undo", undoes: revision })));
    expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.kind === "refused" && outcome.why === "undone-already")).toHaveLength(9);
    expect(await storedRow()).toEqual(before);
  });

  it("OFF1 OFF3 a change of another thing is not told here by its id", async () => {
    const changeId = crypto.randomUUID();
    const other = allStores().find(({ thing }) => thing.name !== store.thing.name);
    if (!other) return;
    await changeThing(database.db, other, office, { changeId, reason: null, act: "make", typed: sampled(other, 137) });
    expect(await change({ act: "make", typed: sampled(store, 138) }, { changeId })).toEqual({ kind: "not-found" });
  });

  it("OFF2 what is already so is no change, and has no line", async () => {
    const { slug, values } = await made(140);
    const before = await lines();
    expect(await change({ act: "set", slug, seen: null, typed: values ?? {} })).toMatchObject({ kind: "same" });
    expect(await lines()).toBe(before);
  });

  it("OFF5 two who have seen the same row: different fields both stand, the same field is told with both values", async () => {
    const { slug, revision, values } = await made(150);
    const [ana, eve] = [sampled(store, 151), sampled(store, 152)];
    const isSound = (typed: Typed) => Object.keys(store.thing.faults({ ...values, ...typed } as ValuesOf<Fields>, sampledOn)).length === 0;
    const hers = tells(ana, values ?? {}).find((name) => isSound({ [name]: ana[name] }));
    if (hers === undefined) throw new Error("the samples are alike");
    await stored({ act: "set", slug, seen: revision, typed: { [hers]: ana[hers] } });
    const other = tells(eve, values ?? {}).find((name) => name !== hers && isSound({ [hers]: ana[hers], [name]: eve[name] }));
    if (other !== undefined) {
      const both = await stored({ act: "set", slug, seen: revision, typed: { [other]: eve[other], [hers]: values?.[hers] } });
      expect(both).toMatchObject({ merged: [hers], values: { [hers]: ana[hers], [other]: eve[other] } });
    }
    const third = [153, 154, 155, 156]
      .map((seed) => sampled(store, seed)[hers])
      .find((value) => ![ana[hers], values?.[hers]].some((each) => JSON.stringify(each) === JSON.stringify(value)));
    const before = await lines();
    expect(await change({ act: "set", slug, seen: revision, typed: { [hers]: third } })).toMatchObject({
      kind: "conflict",
      quarrels: { [hers]: { was: values?.[hers], stands: ana[hers], wanted: third } },
    });
    expect(await lines()).toBe(before);
  });

  it("OFF6 any chain of changes is taken back step by step, and done again, to the same rows", { timeout: 120_000 }, async () => {
    const { slug, id } = await made(160);
    const states = [await whole()];
    const ids: string[] = [];
    for (let seed = 161; seed < 166; seed += 1) {
      ids.push((await stored({ act: "set", slug, seen: null, typed: sampled(store, seed) })).revision);
      states.push(await whole());
    }
    const removed = (await staysFor(database.db, store, office.tenantId, id)) ? null : await stored({ act: "remove", slug, seen: null });
    if (removed) {
      expect(await thingRow(database.db, store, office.tenantId, slug)).toBeNull();
      const back = await stored({ act: "undo", undoes: removed.revision });
      expect(await whole()).toEqual(states.at(-1));
      expect(await change({ act: "undo", undoes: removed.revision })).toMatchObject({ why: "undone-already" });
      const gone = await stored({ act: "undo", undoes: back.revision });
      expect(await thingRow(database.db, store, office.tenantId, slug)).toBeNull();
      await stored({ act: "undo", undoes: gone.revision });
    } else {
      const last = ids.at(-1) ?? "";
      expect(await change({ act: "undo", undoes: ids[0] ?? "" })).toMatchObject({ why: "built-on", revision: last });
      const back = await stored({ act: "undo", undoes: last });
      expect(await whole()).toEqual(states.at(-2));
      await stored({ act: "undo", undoes: back.revision });
    }
    expect(await whole()).toEqual(states.at(-1));
  });

  it("OFF6 what something was built on is not taken back, and it is told what", async () => {
    const { slug, revision } = await made(170);
    const later = await stored({ act: "set", slug, seen: null, typed: sampled(store, 171) });
    const before = await whole();
    expect(await change({ act: "undo", undoes: revision })).toEqual({ kind: "refused", why: "built-on", revision: later.revision });
    expect(await whole()).toEqual(before);
  });

  it("OFF11 what is exported reads back as no change; what is tried is not stored; a file is stored whole or not at all", async () => {
    const { slug } = await made(190);
    const before = await whole();
    const file = thingCsv(store, before, office);
    expect(
      file
        .split("\r\n")
        .flatMap((line) => line.split(","))
        .filter((cell) => /^"?[=+@-]/.test(cell)),
    ).toEqual([]);
    const read = async (text: string, isTry = false) => importThings(database.db, store, office, { text, isTry, reason: null });
    expect(await read(file)).toMatchObject({ made: 0, changed: 0, same: before.length, refused: [] });
    const stands = before.find((row) => row.slug === slug)?.values ?? {};
    const other = { slug, values: keeping(store, sampled(store, 191), stands), id: "" } as OfficeRow;
    const changed = thingCsv(store, [{ slug: "", values: sampled(store, 192), id: "" } as OfficeRow, other], office);
    expect(await read(changed, true)).toMatchObject({ made: 1, changed: 1, same: 0, refused: [] });
    expect(await whole()).toEqual(before);
    const spoiled = changed.replace(`\n${slug},`, "\nnowhere-at-all,");
    expect(await read(spoiled)).toMatchObject({ made: 1, refused: [{ slug: "nowhere-at-all" }] });
    expect(await whole()).toEqual(before);
    expect(await read(changed)).toMatchObject({ made: 1, changed: 1, same: 0, refused: [] });
    expect((await whole()).length).toBe(before.length + 1);
    for (const bad of ["", "slug,nothing\r\na,b", "name\r\nKej", "slug,slug\r\na,b", 'slug\r\n"open', "slug\r\na,b"])
      expect(typeof (await read(bad))).toBe("string");
  });

  it("OFF8 pages that tell of it are dropped with the change, and not without one", async () => {
    const { id, slug } = await made(180);
    const typed = sampled(store, 181);
    const work = async () => change({ act: "set", slug, seen: null, typed });
    const shown = store.thing.shownOn({ id, values: typed as ValuesOf<Fields> });
    const dropped = await droppedWhile(database.databaseUrl, work);
    expect(dropped.length > 0).toBe(shown === null || shown.length > 0);
    expect(await droppedWhile(database.databaseUrl, work)).toEqual([]);
  });
});

it("OFF7 a hall that games are played in is not taken away, and it is told by how many; then it is", async () => {
  const { db } = database;
  const league = await LeagueInDatabase.founded(db, "klb", ["Avala", "Dunav"]);
  await league.game({ home: "Avala", away: "Dunav", venue: "Kej" });
  const hand: OfficeHand = { ...office, tenantId: league.tenantId };
  const remove = { changeId: crypto.randomUUID(), reason: null, act: "remove", slug: "kej", seen: null } as const;
  expect(await changeThing(db, halls, hand, remove)).toEqual({ kind: "refused", why: "named", by: { games: 1 } });
  await db.updateTable("games").set({ venue_id: null }).where("tenant_id", "=", league.tenantId).execute();
  expect(await changeThing(db, halls, hand, remove)).toMatchObject({ kind: "stored", values: null });
});

describe("OFF10 a person", () => {
  const set = async (typed: Typed) => {
    const made = {
      changeId: crypto.randomUUID(),
      reason: null,
      act: "make",
      typed: { givenName: "Ana", familyName: "Anić", ...typed },
    } as const;
    return changeThing(database.db, persons, office, made);
  };

  it("is not born tomorrow by the league's own day, but may be today", async () => {
    expect(await set({ born: "2026-11-29" })).toEqual({ kind: "faults", faults: { born: { code: "rule", rule: "OFF10" } } });
    expect(await set({ born: "2026-11-28" })).toMatchObject({ kind: "stored" });
  });

  it("has no weight before eighteen, nor without a day of birth", async () => {
    expect(await set({ weight: "70" })).toMatchObject({ faults: { weight: { rule: "BIO2" } } });
    expect(await set({ weight: "70", born: "2008-11-29" })).toMatchObject({ faults: { weight: { rule: "BIO2" } } });
    expect(await set({ weight: "70", born: "2008-11-28" })).toMatchObject({ kind: "stored" });
  });
});

it("OFF4 a club's new name is that of the season that is on; a past season's and a sponsor's stay", async () => {
  const { db } = database;
  const league = await LeagueInDatabase.founded(db, "renamed", ["Avala", "Dunav"]);
  const hand: OfficeHand = { ...office, tenantId: league.tenantId };
  await db
    .updateTable("teams")
    .set({ name: "Dunav Osiguranje" })
    .where("tenant_id", "=", league.tenantId)
    .where("slug", "=", "dunav")
    .execute();
  const rename = async (slug: string, name: string) =>
    changeThing(db, clubs, hand, { changeId: crypto.randomUUID(), reason: null, act: "set", slug, seen: null, typed: { name } });
  expect(await rename("avala", "Nova Avala")).toMatchObject({ kind: "stored", slug: "avala" });
  expect(await rename("dunav", "Novi Dunav")).toMatchObject({ kind: "stored", slug: "dunav" });
  const named = async (table: "teams" | "season_clubs") =>
    (await db.selectFrom(table).select("name").where("tenant_id", "=", league.tenantId).orderBy("name").execute()).map(({ name }) => name);
  expect(await named("teams")).toEqual(["Dunav Osiguranje", "Nova Avala"]);
  expect(await named("season_clubs")).toEqual(["Nova Avala", "Novi Dunav"]);
});

it("OFF50 of rows that are made together what another of them refuses is told at its place", async () => {
  const typed = { team: "spring-first-n-0", person: "n-199", shirt: "7" };
  await database.db.transaction().execute(async (transaction) => {
    const batch = new OfficeBatch({ gathersLines: true });
    const writer = new ImportWriter(transaction, { ...office, source: "file", importId: crypto.randomUUID(), batch });
    const slugs = [await writer.put("roster-entry", "A1", null, typed), await writer.put("roster-entry", "A2", null, typed)];
    await writer.end();
    await batch.flush(transaction, office.tenantId);
    expect(writer.refused).toEqual([{ at: "A2", thing: "roster-entry", why: "from is against OFF45" }]);
    const rows = await rosterEntries.rows(transaction, office.tenantId, null);
    expect(slugs.map((slug) => rows.some((row) => row.slug === slug))).toEqual([true, false]);
  });
});

it("OFF52 a list is a workbook of texts", async () => {
  const row = { id: "", slug: "x", values: { ...sampled(halls as never, 1), name: "=1+1", seats: 700 } } as never;
  const { sheets } = await readXlsx(await thingXlsx(halls, [row], office));
  expect(sheets[0]?.rows[1]?.slice(0, 2)).toEqual(["x", "=1+1"]);
  expect(sheets[0]?.rows.flat().every((cell) => cell === null || typeof cell === "string")).toBe(true);
});

it("OFF53 two who write on one row two hundred times over lose nothing silently", async () => {
  const { db } = database;
  const order = { reason: null, act: "make", typed: { name: "Hala dvoje", city: "0", seats: 1 } } as const;
  const made = await changeThing(db, halls, office, { ...order, changeId: crypto.randomUUID() });
  if (made.kind !== "stored") throw new Error(JSON.stringify(made));
  let seen = made.revision;
  for (let round = 1; round <= 200; round += 1) {
    const isSame = round % 2 === 0;
    const set = async (typed: Typed) =>
      changeThing(db, halls, office, { act: "set", changeId: crypto.randomUUID(), reason: null, slug: made.slug, seen, typed });
    const outcomes = await Promise.all([set({ seats: round + 1 }), set(isSame ? { seats: round + 1000 } : { city: String(round) })]);
    const stands = await thingRow(db, halls, office.tenantId, made.slug);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(isSame ? ["conflict", "stored"] : ["stored", "stored"]);
    const lost = outcomes.find((outcome) => outcome.kind === "conflict");
    if (lost?.kind === "conflict") expect(lost.quarrels["seats"]?.stands).toBe(stands?.values.seats);
    else expect([stands?.values.seats, stands?.values.city]).toEqual([round + 1, String(round)]);
    seen = stands?.revision ?? "";
  }
});
