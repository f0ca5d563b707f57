import { beforeAll, expect, it } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { saveTenant } from "../db/repositories/tenants.ts";
import { type HeldRole, rolesFor } from "./roles.ts";

const database = databaseForThisFile();
let one: TenantId;
let two: TenantId;

beforeAll(async () => {
  const tenantOf = (slug: string) =>
    saveTenant(database.db, { slug, defaultLocale: "en", timeZone: "Europe/Belgrade", hosts: [`${slug}.localhost`] });
  [one, two] = [await tenantOf("one"), await tenantOf("two")];
});

it("ACC17 holds a role in one league and scope, once however often it is given, until it is taken", async () => {
  const { db } = database;
  const ana = await signedInAccount(db, one);
  const held: HeldRole = { role: "statistician", scope: { kind: "game", id: crypto.randomUUID() } };
  const roles = rolesFor(db, one);
  await Promise.all(Array.from({ length: 5 }, () => roles.grant(ana.accountId, held, "test")));
  const { email } = await db.selectFrom("accounts").select("email").where("account_id", "=", ana.accountId).executeTakeFirstOrThrow();
  expect(await roles.list()).toEqual([{ email, ...held }]);
  expect(await rolesFor(db, two).list()).toEqual([]);
  expect(await rolesFor(db, two).take(ana.accountId, held)).toBe(false);
  expect(await roles.take(ana.accountId, { ...held, scope: { kind: "club", id: held.scope.id } })).toBe(false);
  expect(await roles.take(ana.accountId, held)).toBe(true);
  expect(await roles.list()).toEqual([]);
});
