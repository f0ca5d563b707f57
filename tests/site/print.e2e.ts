import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

async function gameOf(tenant: "league-a"): Promise<string> {
  const html = await (await site.get(tenant, "/ru/seasons/2025-26/leagues/first/tabs/AllGames")).text();
  return /href="(\/ru\/seasons\/[^"]*\/games\/[^"#]*)"/.exec(html)?.[1] ?? "";
}

test.each([
  ["LOOK27: a game", async () => gameOf("league-a")],
  ["a box score", async () => `${await gameOf("league-a")}/tabs/PlayerStats`],
  ["a table", async () => "/ru/seasons/2025-26/leagues/first"],
  ["the schedule", async () => "/ru/schedule"],
  ["the home page", async () => "/ru"],
])("%s on paper is the page without what is only for screens, black on white", async (_what, address) => {
  // The width of A4 between its margins.
  const page = await browser.visit({ viewport: { width: 703, height: 1000 }, colorScheme: "dark" });
  await page.goto(site.origin("league-a") + (await address()));
  await hydrated(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const shown = await page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const count = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown).length;
    const scrolled = [...document.querySelectorAll("main :has(> table)")].filter(isShown);
    return {
      outside: count("body > :not(main):not(svg)"),
      within: count("main nav, main form, main fieldset, main a[download], main [data-star], main [data-shares]"),
      tables: [count("main table"), document.querySelectorAll("main table").length],
      cut: scrolled.filter((area) => getComputedStyle(area).overflowX !== "visible").length,
      widest: Math.max(...[...document.querySelectorAll("main table")].map((table) => table.getBoundingClientRect().right), 0),
      text: document.querySelector("main")?.innerText.length ?? 0,
      colours: [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color],
    };
  });
  expect(shown).toMatchObject({ outside: 0, within: 0, cut: 0, colours: ["rgb(255, 255, 255)", "rgb(0, 0, 0)"] });
  expect(shown.tables[0]).toBe(shown.tables[1]);
  expect(shown.widest).toBeLessThanOrEqual(703);
  expect(shown.text).toBeGreaterThan(300);
});
