import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as Axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe finds on a page once it stands still, each rule with the first part that breaks it: halfway between two colours, neither is meant. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.locator("[data-loading-screen]").waitFor({ state: "hidden" });
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof Axe }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
