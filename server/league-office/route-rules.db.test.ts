import { beforeAll, expect, test } from "vitest";
import { pageTags, type PageTagNotice } from "#contract/page-tags.ts";
import type { RouteRule } from "#contract/route-rules.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { listenForPageTags } from "../db/page-tag-listener.ts";
import { listTenants, saveTenant } from "../db/repositories/tenants.ts";
import { changeRouteRules, keepRouteRule } from "./route-rules.ts";

const database = databaseForThisFile();
const shop: RouteRule = { kind: "redirect", path: "/shop", destination: "https://shop.example/", status: 308 };
let mine: TenantId;
let theirs: TenantId;

beforeAll(async () => {
  const tenant = { defaultLocale: "sr", timeZone: "Europe/Belgrade" } as const;
  mine = await saveTenant(database.db, { ...tenant, slug: "mine", hosts: ["mine.example"] });
  theirs = await saveTenant(database.db, { ...tenant, slug: "theirs", hosts: ["theirs.example"] });
});

async function rulesOf(tenantId: TenantId) {
  return (await listTenants(database.db)).find(({ id }) => id === tenantId)?.routeRules;
}

test("ROUTE1 ROUTE2 a rule is kept in its one spelling, for its tenant only, and only to a host of its tenant", async () => {
  const { db } = database;
  await changeRouteRules(db, theirs, (rules) => rules.allowHost("shop.example"));
  expect(await keepRouteRule(db, mine, shop)).toEqual({ kind: "refused", fault: "host-not-allowed" });
  await changeRouteRules(db, mine, (rules) => rules.allowHost("shop.example"));
  expect(await keepRouteRule(db, mine, { ...shop, path: "/shop/?x=1" })).toEqual({ kind: "kept", rule: shop });
  const guard: RouteRule = { kind: "middleware", path: "/shop", middleware: { auth: {} } };
  await keepRouteRule(db, mine, guard);
  expect(await rulesOf(mine)).toEqual({ rules: [guard, shop], allowedHosts: ["shop.example"] });
  expect(await rulesOf(theirs)).toEqual({ rules: [], allowedHosts: ["shop.example"] });
  expect(await changeRouteRules(db, mine, (rules) => rules.remove("/shop"))).toBe(2);
});

test("ROUTE3 a circle is refused and changes nothing", async () => {
  const { db } = database;
  await keepRouteRule(db, mine, { ...shop, path: "/a", destination: "/b" });
  const before = await rulesOf(mine);
  expect(await keepRouteRule(db, mine, { ...shop, path: "/b", destination: "/a" })).toEqual({ kind: "refused", fault: "leads-back" });
  expect(await rulesOf(mine)).toEqual(before);
});

test("ROUTE4 a kept rule is told to every node with the tags of the site", async () => {
  const heard: PageTagNotice[] = [];
  const listening = await listenForPageTags(database.databaseUrl, {
    onNotice: (notice) => void heard.push(notice),
    onGap: () => {},
    onLost: () => {},
  });
  await keepRouteRule(database.db, mine, { ...shop, path: "/c", destination: "/d" });
  await expect.poll(() => heard).toEqual([{ tenantId: mine, tags: [pageTags.site] }]);
  await listening.close();
});
