import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { startAppServer, type AppServer } from "./app-server.ts";
import type { BrowserForTests } from "./browser.ts";
import { fixturePorts } from "./fixture-ports.ts";
import { hydrated } from "./hydrated.ts";

export type FixtureSite = {
  /** `http://league-a.localhost:…`, known once the first test runs. */
  readonly origin: string;
  /** Its English home page, ready to be used. `prepare`: what is done to the page before it loads. */
  open(browser: BrowserForTests, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>): Promise<Page>;
};

/** The built pages over the made-up leagues, without a database, for the tests of one file. */
export function fixtureSiteForThisFile(): FixtureSite {
  let server: AppServer | undefined;
  beforeAll(async () => {
    server = await startAppServer(fixturePorts);
  });
  afterAll(() => server?.close(0));
  return {
    get origin() {
      if (!server) throw new Error("The site is started before the first test, not before the file is read.");
      return server.origin("league-a.localhost");
    },
    async open(browser, options, prepare) {
      const page = await browser.visit({ viewport: { width: 1024, height: 700 }, ...options });
      await prepare?.(page);
      await page.goto(`${this.origin}/en`);
      await hydrated(page);
      return page;
    },
  };
}
