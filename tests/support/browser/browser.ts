import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterEach, beforeAll, expect } from "vitest";

/** What Playwright switches off; a list of our own takes the place of its list. */
const offForPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Chromium's own window, which nobody sees: two pages behind its address bar, and a process kept ready for a page to come, all of
 * them begun anew for each visitor. With them a visit costs half as much again.
 */
const ownWindow = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "SpareRendererForSitePerProcess"];

const args = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  `--disable-features=${[...offForPlaywright, ...ownWindow].join(",")}`,
];

export type BrowserForTests = {
  /** A page of a visitor of his own: no cookies, no storage but what the test gives him. */
  visit(options?: BrowserContextOptions): Promise<Page>;
};

const whole = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/**
 * One Chromium for the tests of a file: the one that `npm test` found, or Debian's. Whatever a page complains about,
 * an exception, a failed hydration, a script the policy forbids, fails the test; `mayFail` names addresses that are
 * wrong on purpose, `maySay` what a page may complain about.
 */
export function browserForThisFile(mayFail: RegExp = /^$/, maySay: RegExp = /^$/): BrowserForTests {
  return startedForThisFile(process.env["CHROMIUM_SHELL_PATH"] ?? whole, mayFail, maySay);
}

/** The same with all of Chromium around the page, which notices to devices need. */
export function wholeBrowserForThisFile(mayFail: RegExp = /^$/, maySay: RegExp = /^$/): BrowserForTests {
  return startedForThisFile(whole, mayFail, maySay);
}

/**
 * On a machine that is busy a page may draw what it fetched ahead some seconds after it was loaded, and Chromium takes it for
 * fetched in vain. What really is, is so on every page, and the tests that walk through all of them hear of it many times.
 */
function withoutOneLate(complaints: readonly string[]): readonly string[] {
  const inVain = complaints.filter((complaint) => complaint.includes("was preloaded using link preload but not used"));
  return inVain.length === 1 ? complaints.filter((complaint) => complaint !== inVain[0]) : complaints;
}

/** Files that share their modules share their browser too: to start one takes as long as some tests. It ends with its process. */
const started = new Map<string, Promise<Browser>>();

async function running(executablePath: string): Promise<Browser> {
  const before = await started.get(executablePath);
  if (before?.isConnected()) return before;
  const launched = chromium.launch({ executablePath, args });
  started.set(executablePath, launched);
  return launched;
}

function startedForThisFile(executablePath: string, mayFail: RegExp, maySay: RegExp): BrowserForTests {
  let browser: Browser;
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await running(executablePath);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const said = withoutOneLate(complaints.filter((complaint) => !maySay.test(complaint)));
    complaints = [];
    expect(said.join("\n"), "complaints of the page").toBe("");
  });

  return {
    async visit(options) {
      const context = await browser.newContext({ locale: "en-GB", ...options });
      const page = await context.newPage();
      // A page that was fetched ahead and is not there is nobody's loss: made-up leagues have links that lead nowhere.
      const fetchedAhead = new Set<string>();
      page.on("request", (request) => {
        if (request.headers()["purpose"] === "prefetch") fetchedAhead.add(request.url());
      });
      page.on("pageerror", (error) => complaints.push(error.stack || `${error.name}: ${error.message}`));
      page.on("console", (message) => {
        const { url } = message.location();
        const isExpected = message.text().startsWith("Failed to load resource") && (mayFail.test(url) || fetchedAhead.has(url));
        if (["error", "warning"].includes(message.type()) && !isExpected) complaints.push(`${message.text()} (${message.location().url})`);
      });
      return page;
    },
  };
}
