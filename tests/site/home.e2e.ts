import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser.ts";
import { demoSiteForThisFile } from "../support/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

test("both leagues answer under their own names", async () => {
  const [a, b] = await Promise.all([site.get("league-a", "/sr"), site.get("league-b", "/sl")]);
  expect([a.status, b.status]).toEqual([200, 200]);
  expect(await a.text()).not.toContain("Liga Kumrovec");
  expect(await b.text()).toContain('lang="sl"');
});

test.each([
  [390, { rows: 5, isBeside: false }],
  [1024, { rows: 12, isBeside: true }],
])("%i px wide, the table comes before the news, or stands beside them with all its lines", async (width, expected) => {
  const page = await browser.visit({ viewport: { width, height: 900 }, javaScriptEnabled: false });
  await page.goto(`${site.origin("league-a")}/sr`);
  const table = page.locator("main table").first();
  const [lead, second] = await page.locator("main article").all();
  const [tableBox, leadBox, secondBox] = [await table.boundingBox(), await lead?.boundingBox(), await second?.boundingBox()];
  if (!tableBox || !leadBox || !secondBox) throw new Error("the page has no table or no news");
  const rows = await table.locator("tbody tr").evaluateAll((all) => all.filter((row) => row.getClientRects().length > 0).length);
  expect({ rows, isBeside: tableBox.x > leadBox.x + leadBox.width }).toEqual(expected);
  if (expected.isBeside) return;
  expect(leadBox.y).toBeGreaterThan(tableBox.y + tableBox.height);
  // Of the news after the first a small picture, beside their words.
  expect(secondBox.height).toBeLessThan(leadBox.height / 2);
});
