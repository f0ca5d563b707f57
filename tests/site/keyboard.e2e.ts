import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

/** Places by their order on the page, and what they are. */
type Walked = { readonly reached: readonly string[]; readonly all: readonly string[] };

/** A field for a day has stops of its own within, of which a page hears nothing. */
const stopsOfDateField = 4;

/**
 * Presses Tab from the top of a page until it leaves at its end: which of its places were reached. What
 * each of them shows then, on every kind of page, is seen by `every-screen`.
 */
async function walk(page: Page): Promise<Walked> {
  const all = await page.evaluate(() => {
    const world = window as unknown as { reached: string[] };
    const isPlace = (element: Element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element !== document.body &&
      !element.matches(":disabled, [inert] *") &&
      element.checkVisibility({ visibilityProperty: true });
    // Of a group of choices one is a stop; the arrows lead to the others.
    const isOneOfMany = (element: Element) => element.matches("input[type=radio]:not(:checked)");
    const places = [...document.querySelectorAll("*")].filter((element) => isPlace(element) && !isOneOfMany(element));
    const told = (place: Element) => `${places.indexOf(place)} ${place.outerHTML.slice(0, 80)}`;
    world.reached = [];
    document.addEventListener("focusin", ({ target }) => world.reached.push(told(target as Element)));
    return places.map(told);
  });
  for (let pressed = 0; pressed < all.length + stopsOfDateField; pressed++) await page.keyboard.press("Tab");
  return { all, reached: await page.evaluate(() => (window as unknown as { reached: string[] }).reached) };
}

test.each(["home", "schedule", "comparison", "finder", "league Standings", "game PlayByPlay"])(
  "Tab leads through all of %s, each place once and in order, and out at its end",
  async (name) => {
    const kind = (await pageOfEachKind(site.db, "league-b.localhost", "sl")).find((each) => each.name === name);
    const page = await browser.visit({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    await page.goto(site.origin("league-b") + kind?.path);
    await hydrated(page);
    await settled(page);
    const { all, reached } = await walk(page);
    expect(all.length).toBeGreaterThan(10);
    expect(reached.slice(0, all.length)).toEqual(all);
  },
);
