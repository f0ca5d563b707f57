import { expect, it } from "vitest";
import { noRouteRules } from "#contract/route-rules.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { type Tenant, TenantDirectory } from "./tenant-directory.ts";

function tenantAt(host: string): Tenant {
  return { id: "a" as TenantId, slug: "a", defaultLocale: "sr", hosts: [host], routeRules: noRouteRules, errorReporting: null };
}

it("a slow reading does not undo a later one", async () => {
  const readings: ((tenants: readonly Tenant[]) => void)[] = [];
  const directory = new TenantDirectory(() => new Promise((resolve) => void readings.push(resolve)));
  const [slow, later] = [directory.reload(), directory.reload()];
  readings[1]?.([tenantAt("new.example")]);
  await later;
  readings[0]?.([tenantAt("old.example")]);
  await slow;
  expect(directory.byHostHeader("new.example")?.slug).toBe("a");
  expect(directory.byHostHeader("old.example")).toBeNull();
});
