import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Response } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { createErrorReporter } from "#server/error-reporting/error-reporter.ts";
import { createLog } from "#server/log.ts";
import { fixtureTenants, startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { startErrorService, type ErrorService } from "../support/servers/error-service.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { getFrom } from "../support/servers/get-from.ts";
import { hydrated } from "../support/browser/hydrated.ts";

const browser = browserForThisFile(
  /\/assets\/|\.data|\/(fr|es)(\?|$)/,
  // The empty one: the document's own script, whose code did not come. A browser without a network says so of all that is
  // asked for meanwhile, by the page's stream too.
  /ERR_INTERNET_DISCONNECTED|broken on purpose|Failed locale loading|route module|dynamically imported|Minified React error #418|Failed to fetch \(|^$/,
);

/** `null`: a person. */
const agents = {
  "a person": null,
  "a search engine": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "a social preview": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  lighthouse: "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse",
};
type Who = keyof typeof agents;
const everybody = Object.keys(agents) as Who[];

type FaultEvent = {
  readonly tags?: { readonly bot?: boolean };
  readonly exception?: { readonly values: readonly { readonly value: string }[] };
};

let service: ErrorService;
let server: AppServer;
let origin: string;
let breaksOnServer = false;

beforeAll(async () => {
  service = await startErrorService();
  const { dsn } = service;
  const reporter = createErrorReporter({ release: () => null, environment: "production", dsnOf: () => dsn, now: Date.now });
  const silence = { write: () => undefined };
  const portsFor = (...asked: Parameters<typeof fixturePorts>): TenantPorts => {
    const ports = fixturePorts(...asked);
    // Not an answer that fails: one that a component cannot draw.
    return breaksOnServer ? { ...ports, site: { ...ports.site, home: async () => ({}) as never } } : ports;
  };
  const tenants = fixtureTenants.map((tenant) => ({ ...tenant, errorReporting: { dsn, masksText: true } }));
  server = await startAppServer(portsFor, 0, null, tenants, createLog("error", { destination: silence, report: reporter.tell }));
  origin = server.origin("league-a.localhost");
});
beforeEach(() => {
  breaksOnServer = false;
});
afterAll(async () => {
  await server.close(0);
  service.close();
});

type Opened = { readonly page: Page; readonly answer: Response | null; readonly loads: () => number; readonly logged: () => string };

/** `prepare` is what breaks before the page is there. */
async function open(who: Who, path: string, prepare: (page: Page) => Promise<unknown> = async () => undefined): Promise<Opened> {
  const userAgent = agents[who];
  // The last page tells what it still had to tell while it is closed.
  const [page] = await Promise.all([browser.visit(userAgent === null ? {} : { userAgent }), sleep(300)]);
  service.forget();
  let loads = 0;
  const lines: string[] = [];
  page.on("load", () => void loads++);
  page.on("console", (message) => void lines.push(message.text()));
  page.on("pageerror", (error) => void lines.push(error.message));
  await prepare(page);
  const answer = await page.goto(`${origin}${path}`);
  return { page, answer, loads: () => loads, logged: () => lines.join("\n") };
}

function told(): readonly string[] {
  return (service.parts("event") as readonly FaultEvent[]).flatMap(({ exception }) => exception?.values.map(({ value }) => value) ?? []);
}

/** Until what breaks is told at once instead of waiting. */
async function reporting(page: Page): Promise<void> {
  await page.waitForFunction(() => window.errorDesk && !String(window.errorDesk.take).includes("waiting"));
}

async function runScript(page: Page, code: string): Promise<void> {
  await page.route(/\/assets\/broken\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  await page.evaluate(() => document.head.append(Object.assign(document.createElement("script"), { src: "/assets/broken.js" })));
}

async function fails(page: Page, file: RegExp): Promise<void> {
  await page.route(file, (route) => route.abort());
}

const throwing = 'export default function Broken() { throw new Error("broken on purpose"); }';
const anyGame = 'main a[href*="/games/"]';

const faults: Readonly<Record<string, (who: Who) => Promise<Opened>>> = {
  "a render that throws while the page starts": (who) =>
    open(who, "/en", (page) =>
      page.route(/\/assets\/home\.route-/, (route) => route.fulfill({ contentType: "text/javascript", body: throwing })),
    ),
  "a render that throws on the way": async (who) => {
    const opened = await open(who, "/en", (page) =>
      page.route(/\/assets\/game\.route-/, (route) => route.fulfill({ contentType: "text/javascript", body: throwing })),
    );
    await hydrated(opened.page);
    await reporting(opened.page);
    await opened.page.locator(anyGame).first().click();
    return opened;
  },
  "an exception nobody caught": async (who) => {
    const opened = await open(who, "/en");
    await hydrated(opened.page);
    await reporting(opened.page);
    await runScript(opened.page, 'setTimeout(() => { throw new Error("broken on purpose"); })');
    return opened;
  },
  "a rejected promise": async (who) => {
    const opened = await open(who, "/en");
    await hydrated(opened.page);
    await reporting(opened.page);
    await runScript(opened.page, 'Promise.reject(new Error("broken on purpose"))');
    return opened;
  },
};

describe.each(Object.entries(faults))("LOAD6, REPORT2 %s", (name, broken) => {
  const pages = name.endsWith("on the way") ? 2 : 1;

  test.each(everybody)("%s", async (who) => {
    const { page, loads, logged } = await broken(who);
    await expect.poll(told, { timeout: 10_000 }).toEqual(["broken on purpose"]);
    const [event] = service.parts("event") as readonly FaultEvent[];
    const isPerson = who === "a person";
    expect(event?.tags?.bot).toBe(!isPerson);
    expect(logged()).toContain("broken on purpose");
    await expect.poll(() => page.locator("h1").getByText("Ooops!").count()).toBe(isPerson ? 1 : 0);
    // A page that broke has a link to itself.
    expect((await page.locator(anyGame).count()) > 1).toBe(!isPerson);
    expect([await page.locator("main").count(), loads()]).toEqual([1, pages]);
  });
});

describe("LOAD6, REPORT5 a render that throws on the server", () => {
  const languages = { "a person": "/fr", "a search engine": "/fr?a", "a social preview": "/fr?b", lighthouse: "/fr?c" };

  test("is a 500 that everybody is told of in words, and one report", async () => {
    breaksOnServer = true;
    for (const who of everybody) {
      const { page, answer } = await open(who, languages[who]);
      expect(await page.locator("h1").innerText()).toBe("Ooops!");
      expect(await page.locator("main a[href='/fr']").count()).toBe(1);
      expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([500, "no-store"]);
      await reporting(page);
      // The server has told of it, once a minute; browsers have nothing to add.
      expect(told().filter((value) => value === "Unexpected Server Error")).toEqual([]);
      if (who !== "a person") expect(told()).toEqual([]);
    }
    breaksOnServer = false;
    const { page } = await open("a person", "/fr");
    expect(await page.locator(anyGame).count()).toBeGreaterThan(0);
  });

  test("is told with its tenant", async () => {
    breaksOnServer = true;
    service.forget();
    await open("a person", "/es");
    await expect.poll(() => service.everything()).toContain('"tenant":"league-a"');
  });
});

describe("BUILD3 code that cannot be loaded", () => {
  test.each(everybody)("on the way: the next page is loaded as a document, for %s", async (who) => {
    const { page, loads } = await open(who, "/en", (prepared) => fails(prepared, /\/assets\/game\.route-/));
    await hydrated(page);
    await page.locator(anyGame).first().click();
    await expect.poll(loads).toBe(2);
    expect(page.url()).toMatch(/\/games\//);
    expect(await page.locator("h1").getByText("Ooops!").count()).toBe(0);
    expect(told()).toEqual([]);
  });

  test.each([
    ["what a page does besides", /\/assets\/after-start-/],
    ["what comes later of it", /\/assets\/(visitor-menu|spoiler-switch|plays|stars)-/],
  ])("%s: the page is loaded anew once at most, and stands without it", async (_, file) => {
    const { page, loads } = await open("a person", "/en/seasons/2025-26/leagues/prva", (prepared) => fails(prepared, file));
    const heading = await page.locator("h1").innerText();
    await expect.poll(loads).toBeGreaterThanOrEqual(1);
    await hydrated(page).catch(() => undefined);
    await page.waitForTimeout(1500);
    expect(loads()).toBeLessThanOrEqual(2);
    expect(await page.locator("h1").innerText()).toBe(heading);
  });

  test.each([
    ["of the page", /\/assets\/home\.route-/],
    ["that begins", /\/assets\/entry\.client-/],
  ])("%s, while it starts: the document stands, and its links lead on", async (_, file) => {
    const { page } = await open("a person", "/en", (prepared) => fails(prepared, file));
    await page.locator("[data-loading-screen]").waitFor({ state: "hidden" });
    await page.locator(anyGame).first().click();
    await page.waitForURL(/\/games\//);
    expect(await page.locator("h1").getByText("Ooops!").count()).toBe(0);
  });

  test("a network that went away is nobody's fault", async () => {
    const { page, loads } = await open("a person", "/en/seasons/2025-26/leagues/prva");
    await hydrated(page);
    await reporting(page);
    await page.context().setOffline(true);
    await page.locator("#calendar-tab").click();
    await sleep(1000);
    expect(await page.locator("main table").count()).toBeGreaterThan(0);
    // What was wanted comes when the line is back.
    await page.context().setOffline(false);
    await page.locator("#calendar-pane a[href*='/games/']").first().waitFor();
    expect([told(), loads()]).toEqual([[], 1]);
  });
});

describe("LOAD12 a language whose words cannot be had", () => {
  async function withoutWords(who: Who, locale: string, also: RegExp | null): Promise<Opened> {
    const words = await fetchWords(locale);
    return open(who, `/${locale}`, async (page) => {
      for (const address of words) await page.route(`**${address}`, (route) => route.abort());
      if (also) await fails(page, also);
    });
  }

  /** Where the document says that its words lie. */
  async function fetchWords(locale: string): Promise<readonly string[]> {
    const html = await (await getFrom(server.port, new URL(origin).host, `/${locale}`)).text();
    const written = /data-areas="([^"]*)"/.exec(html)?.[1] ?? "";
    const addresses = written.split(" ").map((area) => area.split(":")[1] ?? "");
    expect(addresses.every((address) => address.startsWith("/assets/"))).toBe(true);
    return addresses;
  }

  test.each([
    ...everybody.map((who) => [who, "its own", null] as const),
    ["a person", "nobody's", /\/assets\/(shell|home|movement)-/] as const,
  ])("%s; %s do not come: the document keeps those it came with, and its links lead on", async (who, _, also) => {
    const { page, loads, logged } = await withoutWords(who, "sl", also);
    // Once anew: most often it is a build that is gone.
    await expect.poll(loads).toBe(2);
    await expect.poll(logged).toContain("Failed locale loading");
    await expect.poll(told, { timeout: 10_000 }).toContainEqual(expect.stringContaining("dynamically imported module"));
    expect(told().filter((value) => value.includes("418"))).toEqual([]);
    expect(await page.getByRole("banner").innerText()).toContain("Razpored");
    expect(await page.locator("h1").getByText("Ooops!").count()).toBe(0);
    expect(loads()).toBe(2);
    await page.locator(anyGame).first().click();
    await page.waitForURL(/\/games\//);
  });

  test("words that come later and are missing are English", async () => {
    const { page } = await open("a person", "/sl", (opening) =>
      opening.addInitScript(() => {
        Object.defineProperty(navigator, "share", { value: undefined });
        Reflect.deleteProperty(Navigator.prototype, "share");
        Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => undefined } });
      }),
    );
    let own: string | undefined;
    await page.route(/\/assets\/profile-/, (route) => {
      own ??= route.request().url();
      return route.request().url() === own ? route.abort() : route.continue();
    });
    await page.locator(anyGame).first().click();
    await page.waitForURL(/\/games\//);
    await reporting(page);
    // The reload for a build that is gone is spent.
    await page.evaluate(() => sessionStorage.setItem(`reloaded:${location.pathname}`, String(Date.now() + 60_000)));
    await page.locator("a[data-shares]").first().click();
    await page.getByText("Link copied").waitFor();
    expect(await page.getByRole("banner").innerText()).toContain("Razpored");
  });
});

test("LOAD12 a page that something had translated before it started is mended, told, and no error", async () => {
  const { page } = await open("a person", "/en", (prepared) =>
    prepared.addInitScript(() => {
      const translator = new MutationObserver(() => {
        const heading = document.querySelector("h1");
        if (!heading) return;
        translator.disconnect();
        heading.textContent = "Traduit";
      });
      translator.observe(document, { childList: true, subtree: true });
    }),
  );
  await expect.poll(told, { timeout: 10_000 }).toEqual([expect.stringContaining("418")]);
  expect(await page.locator("h1").innerText()).not.toMatch(/Traduit|Ooops/);
  expect(await page.locator(anyGame).count()).toBeGreaterThan(1);
});
