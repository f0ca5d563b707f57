import { expect, test } from "vitest";
import { demoSiteForThisFile } from "../support/demo-site.ts";

const site = demoSiteForThisFile();

test("both leagues answer under their own names", async () => {
  const [a, b] = await Promise.all([site.get("league-a", "/sr"), site.get("league-b", "/sl")]);
  expect([a.status, b.status]).toEqual([200, 200]);
  expect(await a.text()).not.toContain("Liga Kumrovec");
  expect(await b.text()).toContain('lang="sl"');
});
