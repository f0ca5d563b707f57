import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

const origin = "http://hall.localhost";
const html =
  '<!doctype html><html lang="sr"><head><title>hall</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/hall-page.css"></head><body><script type="module" src="/page.js"></script></body></html>';

export type HallStage = {
  /** Gives the page what it will ask for. Nobody tells the time here: every clock stands where its state was written down. */
  prepare(page: Page): Promise<unknown>;
  /** Goes to a made-up state, without loading the page anew when it is there. */
  show(page: Page, query: string): Promise<void>;
};

/** The screens of a hall in made-up states (`hall-page.tsx`), built for the tests of one file. */
export function hallStageForThisFile(): HallStage {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "hall-"));
    await promisify(execFile)(process.execPath, ["tests/support/browser/build-test-page.ts", folder, "hall-page"]);
  });
  afterAll(() => rm(folder, { recursive: true }));
  return {
    prepare: (page) =>
      page.route(`${origin}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
        return pathname.startsWith("/timer/") ? route.fulfill({ body: "" }) : route.fulfill({ path: join(folder, pathname) });
      }),
    async show(page, query) {
      if (page.url().startsWith(origin))
        return page.evaluate((next) => (window as unknown as { visit(query: string): Promise<void> }).visit(next), `?${query}`);
      await page.goto(`${origin}/?${query}`);
      await page.locator("[data-stage]").waitFor();
      await page.evaluate(() => document.fonts.ready);
    },
  };
}
