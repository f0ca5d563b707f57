import { beforeAll, expect, it } from "vitest";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { changeThing } from "./change.ts";
import { writeLine } from "./change-lines.ts";
import type { OfficeHand, OfficeOrder, OfficeOutcome } from "./office-change.ts";
import type { OfficeStore } from "./office-store.ts";
import { shownLines } from "./shown-lines.ts";
import { thingRow } from "./thing-rows.ts";
import { storeOf } from "./things.ts";

const database = databaseForThisFile();
let hand: OfficeHand;

beforeAll(async () => {
  const { tenantId } = await LeagueInDatabase.founded(database.db, "plans", ["Avala"]);
  hand = { tenantId, timeZone: "Europe/Belgrade", now: () => Date.UTC(2026, 10, 28, 12), accountId: null, source: "command" };
});

function store(thing: string): OfficeStore<Fields> {
  const found = storeOf(thing);
  if (!found) throw new Error(thing);
  return found;
}

async function change(thing: string, order: object): Promise<OfficeOutcome> {
  const whole = { changeId: crypto.randomUUID(), reason: null, ...order } as OfficeOrder;
  return changeThing(database.db, store(thing), hand, whole);
}

async function stored(thing: string, order: object): Promise<Extract<OfficeOutcome, { readonly kind: "stored" }>> {
  const outcome = await change(thing, order);
  if (outcome.kind !== "stored") throw new Error(JSON.stringify(outcome));
  return outcome;
}

async function valuesOf(thing: string, slug: string): Promise<Readonly<Record<string, unknown>>> {
  return (await thingRow(database.db, store(thing), hand.tenantId, slug))?.values ?? {};
}

it("OFF5 what a league has one of is known by the league's id each, and a change of one is none of another", async () => {
  const seen = hand.tenantId;
  const form = await valuesOf("sections", "sections");
  await stored("league", { act: "set", slug: "league", seen, typed: { title: "Prva liga" } });
  const set = (typed: object) => stored("sections", { act: "set", slug: "sections", seen, typed: { ...form, ...typed } });
  const first = await set({ newsShowing: "never" });
  expect(await set({ videosShowing: "always" })).toMatchObject({
    merged: ["newsShowing"],
    values: { newsShowing: "never", videosShowing: "always" },
  });
  // Nor has anybody seen the league by what the sections were.
  expect(await change("league", { act: "set", slug: "league", seen: first.revision, typed: { title: "Druga liga" } })).toEqual({
    kind: "not-found",
  });
});

it("OFF6 OFF89 a line that changed nothing in its row is not taken back, and keeps nothing else from being so", async () => {
  const { id, slug, values } = await stored("hall", { act: "make", typed: { name: "Kej", city: "Niš" } });
  const set = await stored("hall", { act: "set", slug, seen: null, typed: { city: "Beograd" } });
  const state = { slug, values: set.values ?? {} };
  const line = { changeId: crypto.randomUUID(), thing: "hall", rowId: id, act: "set", actedAs: "operator", reason: "video" } as const;
  await inTransaction(database.db, async (transaction) => {
    await writeLine(transaction, hand, { ...line, before: state, after: state, undoes: null });
  });
  const [shown] = await inTransaction(database.db, async (transaction) =>
    shownLines(transaction, hand, { things: ["hall"], rowId: id, most: 1 }),
  );
  expect([shown?.changeId, shown?.canUndo]).toEqual([line.changeId, false]);
  expect(await change("hall", { act: "undo", undoes: line.changeId })).toEqual({ kind: "refused", why: "in-log" });
  expect(await stored("hall", { act: "undo", undoes: set.revision })).toMatchObject({ values });
});

it("OFF6 OFF95 AVAIL3 a person goes and comes back with the last word of an absence, and stays where more would be lost", async () => {
  const absent = { absence: "out", absenceReason: "injury", absentSince: "2026-11-20", expectedBack: null };
  const { slug, values } = await stored("person", { act: "make", typed: { givenName: "Pera", familyName: "Perić", ...absent } });
  const gone = await stored("person", { act: "remove", slug, seen: null });
  expect(await stored("person", { act: "undo", undoes: gone.revision })).toMatchObject({ values });
  await stored("person", { act: "set", slug, seen: null, typed: { absence: "" } });
  expect(await change("person", { act: "remove", slug, seen: null })).toEqual({
    kind: "refused",
    why: "named",
    by: { availability_notes: 2 },
  });
});
