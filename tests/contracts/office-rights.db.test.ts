import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { officeDoings, type OfficeRole, officeRoles, scopesOfRole } from "#contract/office-roles.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { saveTenant } from "#server/db/repositories/tenants.ts";
import { changeThing } from "#server/office/change.ts";
import type { OfficeHand, OfficeOrder } from "#server/office/office-change.ts";
import { officeDesk } from "#server/office/office-desk.ts";
import type { OfficeRow, OfficeStore } from "#server/office/office-store.ts";
import { thingRows } from "#server/office/thing-rows.ts";
import { allStores } from "#server/office/things.ts";
import { signedInAccount, type SignedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { putNamedRows, sampled } from "../support/database/named-rows.ts";

const database = databaseForThisFile();
function now(): number {
  return Date.UTC(2026, 10, 28, 12);
}
let office: OfficeHand;
let desk: ReturnType<typeof officeDesk>;
/** Their club, and the competition that all of this is in. */
let ids: Readonly<Record<"club" | "competition" | "game" | "tenant", string>>;

/** A club of the rows that every league has here, and one that is another's. */
const own = "n-3";

type Values = Readonly<Record<string, unknown>>;
type World = Readonly<Record<string, readonly OfficeRow[]>>;

beforeAll(async () => {
  const { db } = database;
  const tenantId = await saveTenant(db, { slug: "one", defaultLocale: "en", timeZone: "Europe/Belgrade", hosts: ["one.localhost"] });
  office = { tenantId, timeZone: "Europe/Belgrade", now, accountId: null, source: "command" };
  desk = officeDesk(db, now);
  await putNamedRows(db, tenantId);
  for (const store of allStores())
    for (let seed = 1; seed <= 12; seed += 1)
      await changeThing(db, store, office, { act: "make", changeId: crypto.randomUUID(), reason: null, typed: sampled(store, seed) });
  const idOf = async (query: ReturnType<typeof sql<{ id: string }>>) => (await query.execute(db)).rows[0]?.id ?? "";
  ids = {
    tenant: tenantId,
    club: await idOf(sql`select club_id as id from clubs where slug = ${own}`),
    competition: await idOf(sql`select league_id as id from leagues where slug = 'first'`),
    game: await idOf(sql`select game_id as id from games order by game_id limit 1`),
  };
});

async function worldNow(): Promise<World> {
  const rows = allStores().map(async (store) => [store.thing.name, await thingRows(database.db, store, office.tenantId)] as const);
  return Object.fromEntries(await Promise.all(rows));
}

/** What is of a club, told by what rows name: not as the database is asked. */
function isOfClub(world: World, thing: string, { slug, values }: OfficeRow): boolean {
  const said = values as Values;
  const isTeam = (team: unknown) => String(team).endsWith(`-${own}`);
  const all = (name: string) => (world[name] ?? []).map((row) => row.values as Values);
  switch (thing) {
    case "club":
      return slug === own;
    case "team":
      return said["club"] === own;
    case "roster-entry":
      return isTeam(said["team"]);
    case "fixture":
      return isTeam(said["home"]) || isTeam(said["away"]);
    case "person": {
      const lists = all("roster-entry").filter(({ person }) => person === slug);
      const last = (until: unknown) => (typeof until === "string" ? until : "9");
      const latest = lists
        .map(({ until }) => last(until))
        .toSorted()
        .at(-1);
      return lists.some(({ team, until }) => isTeam(team) && last(until) === latest);
    }
    case "hall": {
      const homes = all("fixture").filter(({ hall }) => hall === slug);
      return homes.length > 0 && homes.every(({ home }) => isTeam(home));
    }
    default:
      return thing === "competition" && slug === "spring-first";
  }
}

function isOfCompetition(world: World, thing: string, row: OfficeRow): boolean {
  const said = row.values as Values;
  if (["season", "club", "hall"].includes(thing)) return true;
  if (thing === "competition") return row.slug === "spring-first";
  if (thing === "person") return (world["roster-entry"] ?? []).some(({ values }) => (values as Values)["person"] === row.slug);
  const of = said["competition"] ?? said["team"];
  return typeof of === "string" && of.startsWith("spring-first");
}

const isOf: Readonly<Record<string, (world: World, thing: string, row: OfficeRow) => boolean>> = {
  tenant: () => true,
  club: isOfClub,
  competition: isOfCompetition,
  game: (_world, thing, row) => thing === "fixture" && row.id === ids.game,
};

async function holding(role: OfficeRole, kind: keyof typeof ids): Promise<SignedInAccount> {
  const account = await signedInAccount(database.db, office.tenantId, role);
  await rolesFor(database.db, office.tenantId).grant(account.accountId, { role, scope: { kind, id: ids[kind] } }, "test");
  return account;
}

/** What a description says that somebody of this role may do with what is of their part. */
function mayOf({ writers, within }: OfficeStore<Fields>["thing"], role: OfficeRole): readonly string[] | null {
  if (role === "owner" || writers.includes(role)) return officeDoings;
  if (role === "viewer") return [];
  return (within as Readonly<Partial<Record<string, readonly string[]>>> | undefined)?.[role] ?? null;
}

const held = officeRoles.flatMap((role) => scopesOfRole[role].map((kind) => [role, kind] as const));

describe.each(held)("ROLE2 ROLE3 ROLE4 ROLE9 %s of a %s", (role, kind) => {
  it.each(allStores().map((store) => [store.thing.name, store] as const))(
    "sees and writes of %s what its description says",
    async (name, store) => {
      const who = await holding(role, kind);
      const visitor = { ...who, tenantId: office.tenantId } as never;
      const world = await worldNow();
      const may = mayOf(store.thing, role);
      const seen = (row: OfficeRow) => may !== null && (isOf[kind]?.(world, name, row) ?? false);
      const rows = world[name] ?? [];
      const reading = await desk.rows(visitor, store);
      const slugs = reading.kind === "read" ? reading.value.map(({ slug }) => slug) : null;
      expect(slugs === null ? null : slugs.toSorted()).toEqual(
        may === null
          ? null
          : rows
              .filter(seen)
              .map(({ slug }) => slug)
              .toSorted(),
      );
      const one = rows.find(seen);
      const another = rows.find((row) => !seen(row));
      const change = async (
        order:
          | Omit<Extract<OfficeOrder, { act: "set" }>, "changeId" | "reason">
          | { act: "remove"; slug: string; seen: null }
          | { act: "undo"; undoes: string },
      ) => (await desk.change(visitor, store, { changeId: crypto.randomUUID(), reason: null, ...order })).kind;
      if (another) {
        expect((await desk.row(visitor, store, another.slug)).kind).toBe(may === null ? "no-role" : "not-found");
        for (const order of [
          { act: "set", slug: another.slug, seen: null, typed: {} } as const,
          { act: "remove", slug: another.slug, seen: null } as const,
        ])
          expect(await change(order)).toBe(may?.includes(order.act) ? "not-found" : "no-role");
      }
      if (one) {
        expect((await desk.row(visitor, store, one.slug)).kind).toBe("read");
        expect(await change({ act: "set", slug: one.slug, seen: null, typed: {} })).toBe(may?.includes("set") ? "same" : "no-role");
        // What the office did is not theirs to take back.
        const line = (await desk.lines(visitor, { things: [name], rowId: one.id, most: 1 }))[0];
        const undo = line && (await change({ act: "undo", undoes: line.changeId }));
        if (kind !== "tenant" && line) expect(["not-found", "no-role"]).toContain(undo);
      }
      const rights = await desk.rights(visitor);
      expect(rights.doings[name] ?? null).toEqual(may === null ? null : officeDoings.filter((doing) => may.includes(doing)));
      expect((await worldNow())[name]?.length).toBeGreaterThan(0);
    },
  );
});

describe("ROLE3 a club's office", () => {
  const make = async (visitor: SignedInAccount, thing: string, typed: Values) => {
    const store = allStores().find((each) => each.thing.name === thing);
    if (!store) throw new Error(thing);
    const order = { act: "make", changeId: crypto.randomUUID(), reason: null, typed } as const;
    return desk.change({ ...visitor, tenantId: office.tenantId }, store, order);
  };

  it("enters a player and puts them on its own list, on no other, and nobody else's player on its own", async () => {
    const club = await holding("club-office", "club");
    const player = await make(club, "person", { givenName: "Nova", familyName: "Novak", born: "2010-02-03" });
    if (player.kind !== "stored") throw new Error(JSON.stringify(player));
    const list = { person: player.slug, shirt: "99", from: "2026-10-01" };
    expect(await make(club, "roster-entry", { ...list, team: "spring-first-n-4" })).toMatchObject({
      faults: { team: { code: "no-such" } },
    });
    expect(await make(club, "roster-entry", { ...list, team: `spring-first-${own}` })).toMatchObject({ kind: "stored" });
    const world = await worldNow();
    const theirs = world["person"]?.find(
      (row) =>
        (world["roster-entry"] ?? []).some(({ values }) => (values as Values)["person"] === row.slug) && !isOfClub(world, "person", row),
    );
    expect(await make(club, "roster-entry", { ...list, person: theirs?.slug, team: `spring-first-${own}` })).toMatchObject({
      faults: { person: { code: "no-such" } },
    });
    const other = await holding("club-office", "club");
    await rolesFor(database.db, office.tenantId).take(other.accountId, { role: "club-office", scope: { kind: "club", id: ids.club } });
    expect(await make(other, "person", { givenName: "Nova", familyName: "Novak" })).toEqual({ kind: "no-role" });
  });
});

it("ROLE8 each look at a minor's day of birth is a line; a viewer and the lists are not told it", async () => {
  const [club, viewer, owner] = [
    await holding("club-office", "club"),
    await holding("viewer", "tenant"),
    await holding("owner", "tenant"),
  ].map((who) => ({ ...who, tenantId: office.tenantId }) as never);
  const store = allStores().find(({ thing }) => thing.name === "person");
  if (!store || !club || !viewer || !owner) throw new Error("nobody");
  const looks = async (who: never) => (await desk.lines(who, { things: ["person"], most: 50 })).filter(({ act }) => act === "look");
  const typed = { givenName: "Mali", familyName: "Malić", born: "2012-05-06" };
  const made = await desk.change(owner, store, { act: "make", changeId: crypto.randomUUID(), reason: null, typed });
  const slug = made.kind === "stored" ? made.slug : "";
  const born = async (who: never) => {
    const reading = await desk.row(who, store, slug, "screen");
    return reading.kind === "read" ? (reading.value.values as Values)["born"] : reading.kind;
  };
  const before = await looks(owner);
  expect([await born(viewer), await born(club), await looks(owner)]).toEqual([null, "not-found", before]);
  expect(await born(owner)).toBe("2012-05-06");
  expect(await looks(owner)).toMatchObject([
    { act: "look", who: "owner", actedAs: "owner", called: "Mali Malić", source: "screen" },
    ...before,
  ]);
  const told = (await desk.lines(owner, { things: ["person"], most: 50 })).find(
    ({ act, called }) => act === "make" && called === "Mali Malić",
  );
  expect(told?.changed.find(({ control }) => control === "born")).toEqual({
    control: "born",
    was: null,
    is: { kind: "veiled", value: null },
  });
  expect(await looks(viewer)).toEqual([]);
  // A file of all of them is one line with their number.
  const reading = await desk.rows(owner, store);
  await desk.told(owner, store, reading.kind === "read" ? reading.value : [], "file");
  const [file] = await looks(owner);
  expect([file?.source, file?.slug, (file?.rows ?? 0) > 0]).toEqual(["file", null, true]);
});
