import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

const origin = "http://widgets.localhost";

/** Puts the page of dialogs and messages, built for this file, before a visitor. */
export function widgetsForThisFile(): (page: Page) => Promise<void> {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "widgets-"));
    await promisify(execFile)(process.execPath, ["tests/support/browser/build-test-page.ts", folder, "widgets-page"]);
  });
  afterAll(() => rm(folder, { recursive: true }));
  return async (page) => {
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/") return route.fulfill({ contentType: "text/html", body: document });
      return pathname.startsWith("/v2/") ? route.fallback() : route.fulfill({ path: join(folder, pathname) });
    });
    await page.goto(`${origin}/`);
    await page.locator("#opener").waitFor();
  };
}

const document =
  '<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/widgets-page.css"></head><body style="--space-4:16px;--space-3:12px;--space-2:8px;--surface:#fff;--ink:#111"><script type="module" src="/page.js"></script></body></html>';
