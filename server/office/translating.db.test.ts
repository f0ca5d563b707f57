import { expect, it } from "vitest";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { rolesFor } from "../accounts/roles.ts";
import { changeThing } from "./change.ts";
import type { OfficeHand, OfficeOrder } from "./office-change.ts";
import type { OfficeStore } from "./office-store.ts";
import { newsItems } from "./news.ts";
import { thingRow } from "./thing-rows.ts";

const database = databaseForThisFile();
const store = newsItems as unknown as OfficeStore<Fields>;

it("OFF80 a translator writes what visitors do not read yet, lets nothing out, and takes back their own alone", async () => {
  const { db } = database;
  // Its own language is Serbian.
  const { tenantId } = await LeagueInDatabase.founded(db, "translated", ["Avala"]);
  const { accountId } = await signedInAccount(db, tenantId, "Tea");
  await rolesFor(db, tenantId).grant(accountId, { role: "translator", scope: { kind: "tenant", id: tenantId } }, "test");
  const operator: OfficeHand = { tenantId, timeZone: "Europe/Belgrade", now: Date.now, accountId: null, source: "command" };
  const hands = { operator, translator: { ...operator, accountId } };
  const change = async (who: keyof typeof hands, order: object) =>
    changeThing(db, store, hands[who], { changeId: crypto.randomUUID(), reason: null, ...order } as OfficeOrder);

  const title = { sr: "Novi početak", en: "A new start" };
  const made = await change("operator", { act: "make", typed: { kind: "announcement", title, published: "2026-11-20 12:00" } });
  if (made.kind !== "stored") throw new Error(JSON.stringify(made));
  const { slug } = made;
  const set = (typed: object, who: keyof typeof hands = "translator") => change(who, { act: "set", slug, seen: null, typed });
  const rule = { code: "rule", rule: "OFF80" };
  for (const [typed, control] of [
    [{ title: { ...title, sr: "Drugi početak" } }, "title.sr"],
    [{ title: { ...title, "sr-cyrl": "Други почетак" } }, "title.sr-cyrl"],
    [{ title: { ...title, en: "Another start" } }, "title.en"],
    [{ published: "" }, "published"],
    [{ heldBack: "en" }, "heldBack"],
  ] as const)
    expect([control, await set(typed)]).toEqual([control, { kind: "faults", faults: { [control]: rule } }]);
  expect((await change("translator", { act: "make", typed: { kind: "feature", title } })).kind).toBe("no-role");
  expect((await change("translator", { act: "remove", slug, seen: null })).kind).toBe("no-role");
  expect((await change("translator", { act: "undo", undoes: made.revision })).kind).toBe("not-found");

  // What they did in another role is not the translator's.
  const editor = { role: "editor", scope: { kind: "tenant", id: tenantId } } as const;
  await rolesFor(db, tenantId).grant(accountId, editor, "test");
  const edited = await set({ summary: { en: "In short." } });
  if (edited.kind !== "stored") throw new Error(JSON.stringify(edited));
  await rolesFor(db, tenantId).take(accountId, editor);
  expect((await change("translator", { act: "undo", undoes: edited.revision })).kind).toBe("not-found");

  const stands = async () => (await thingRow(db, store, tenantId, slug))?.values;
  const own = await set({ title: { ...title, fr: "Un nouveau départ" }, text: { fr: "Bonjour." } });
  expect(own.kind).toBe("stored");
  expect(await stands()).toMatchObject({ heldBack: "fr", title: { ...title, fr: "Un nouveau départ" } });
  const anew = await set({ title: { ...title, fr: "Un départ" }, text: { fr: "Bonjour." } });
  if (anew.kind !== "stored") throw new Error(JSON.stringify(anew));
  expect((await change("translator", { act: "undo", undoes: anew.revision })).kind).toBe("stored");

  // Once somebody lets it out it is theirs no more.
  expect((await set({ heldBack: "" }, "operator")).kind).toBe("stored");
  expect(await set({ text: { fr: "Au revoir." } })).toEqual({ kind: "faults", faults: { "text.fr": rule } });
});
