import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

/**
 * What is lower or narrower than 24 px and too near to others: a circle of 24 px around its middle reaches another target, or
 * the circle of another small one. Links within a sentence may be as high as its line.
 */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 24;
    const all = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input:not([type=hidden]), select")];
    const isInSentence = (target: Element) =>
      target.parentElement!.matches("p, dd") &&
      [...target.parentElement!.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ""));
    const boxes = all
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ target, box }) => box.width > 1 && box.height > 1 && !isInSentence(target));
    const isSmall = (box: DOMRect) => Math.min(box.width, box.height) < least - 0.01;
    const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    const reaches = (from: DOMRect, to: DOMRect) => {
      const [x, y] = middle(from);
      const [toX, toY] = middle(to);
      const beside = Math.hypot(x - Math.min(Math.max(x, to.left), to.right), y - Math.min(Math.max(y, to.top), to.bottom));
      return beside < least / 2 || (isSmall(to) && Math.hypot(x - toX, y - toY) < least);
    };
    return boxes
      .filter(({ target, box }) => isSmall(box) && boxes.some((other) => other.target !== target && reaches(box, other.box)))
      .map(({ target, box }) => `${target.textContent.trim().slice(0, 40)} (${Math.round(box.width)} × ${Math.round(box.height)})`);
  });
}

test.each([
  "/sr",
  "/ru/players/zan-stare",
  "/sr/players/zan-stare",
  "/sr/clubs/gavran",
  "/sr/halls?view=teams",
  "/sr/halls",
  "/sr/schedule",
  "/sr/seasons/2026-27/leagues/first/tabs/Fantasy",
])("WCAG 2.5.8 everything to press is hit with a thumb on a phone: %s", async (path) => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(site.origin("league-a") + path);
  await settled(page);
  expect(await tooSmall(page)).toEqual([]);
});

test.each([
  ["/sr/schedule", 390],
  ["/ru/schedule", 1280],
  ["/sr", 390],
  ["/sr/seasons/2026-27/leagues/first", 1024],
  ["/sr/seasons/2026-27/leagues/first/tabs/Calendar", 390],
  ["/sr/clubs/gavran/tabs/LatestGames", 1024],
  ["/sr/players/zan-stare", 390],
] as const)(
  "HALLS5 %s at %i: halls are 24 px to press, beside their game's link, with it and after it by keyboard",
  async (path, width) => {
    const page = await browser.visit({ viewport: { width, height: 844 }, javaScriptEnabled: false });
    await page.goto(site.origin("league-a") + path);
    const halls = await page.locator("main [data-spoils] ~ a[href*='/halls/']").evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => {
          link.scrollIntoView({ block: "center" });
          const [box, game] = [link, link.parentElement!].map((part) => part.getBoundingClientRect());
          return {
            isLarge: Math.min(box!.width, box!.height) >= 24,
            isInGame: box!.top >= game!.top && box!.bottom <= game!.bottom + 0.5 && box!.right <= game!.right + 0.5,
            isNested: link.parentElement!.closest("a") !== null,
            isOnTop: document.elementFromPoint(box!.x + box!.width / 2, box!.y + 2) === link,
          };
        }),
    );
    expect(halls.length).toBeGreaterThan(0);
    const fits = { isLarge: true, isInGame: true, isNested: false, isOnTop: true };
    expect(halls.filter((hall) => JSON.stringify(hall) !== JSON.stringify(fits))).toEqual([]);
  },
);

test.each([
  ["/sr", "main a[class*=_player_]"],
  ["/sr/players/zan-stare", "main span[class*=_detail_] > a"],
])("WCAG 2.5.8 names in close lists are 24 px high themselves: %s", async (path, names) => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(site.origin("league-a") + path);
  await settled(page);
  const heights = await page.locator(names).evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(heights.filter((height) => height < 24)).toEqual([]);
});
