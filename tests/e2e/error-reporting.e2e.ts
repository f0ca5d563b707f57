import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fixtureTenants, startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { startErrorService, type ErrorService } from "../support/servers/error-service.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { isMarked, marks } from "../support/servers/marked-secrets.ts";
import { settled } from "../support/browser/settled.ts";

const browser = browserForThisFile(/\/assets\/|no-such|5ec2e700/, /broken on purpose/);
const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const broken = 'export default function Broken() { throw new Error("broken on purpose for ana@example.rs"); }';
let service: ErrorService;
let server: AppServer;
let openServer: AppServer;
/** Hears of nothing; of faults, its recordings masked; of faults, its recordings open. */
let silent: string;
let masked: string;
let open: string;

beforeAll(async () => {
  service = await startErrorService();
  const [a, b] = fixtureTenants;
  const heard = (masksText: boolean) => [a!, { ...b!, errorReporting: { dsn: service.dsn, masksText } }];
  server = await startAppServer(fixturePorts, 0, null, heard(true));
  openServer = await startAppServer(fixturePorts, 0, null, heard(false));
  open = openServer.origin("league-b.localhost");
  silent = server.origin("league-a.localhost");
  masked = server.origin("league-b.localhost");
});
beforeEach(async () => {
  // The last page tells what it still had to tell while it is closed.
  await sleep(300);
  service.forget();
});
afterAll(async () => {
  await Promise.all([server.close(0), openServer.close(0)]);
  service.close();
});

type Event = {
  readonly release?: string;
  readonly environment?: string;
  readonly tags?: Readonly<Record<string, unknown>>;
  readonly user?: unknown;
  readonly request?: { readonly url?: string; readonly headers?: unknown };
  readonly exception?: { readonly values: readonly { readonly value: string }[] };
};

function events(): readonly Event[] {
  return service.parts("event") as readonly Event[];
}

async function visit(address: string, { chance = 0.99, ...options }: BrowserContextOptions & { chance?: number } = {}): Promise<Page> {
  const page = await browser.visit(options);
  await page.addInitScript((drawn) => void (Math.random = () => drawn), chance);
  await page.goto(address);
  return page;
}

/** As our own code would throw while nobody catches it. */
async function breakIn(page: Page, code: string): Promise<void> {
  await page.route(/\/assets\/broken\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  await page.evaluate(() => document.head.append(Object.assign(document.createElement("script"), { src: "/assets/broken.js" })));
}

/** Until what breaks is told at once instead of waiting. */
async function reporting(page: Page): Promise<void> {
  await page.waitForFunction(() => window.errorDesk && !String(window.errorDesk.take).includes("waiting"));
}

describe("REPORT2 what breaks in the browser", () => {
  test.each([
    ["an exception nobody caught", 'setTimeout(() => { throw new Error("broken on purpose for ana@example.rs"); })'],
    ["a rejected promise", 'Promise.reject(new Error("broken on purpose for ana@example.rs"))'],
  ])("%s shows the error page and is told once, with build, tenant and language, without secrets", async (_, code) => {
    const page = await visit(`${masked}/en?utm=secret-word`);
    await hydrated(page);
    await reporting(page);
    await breakIn(page, code);
    await expect.poll(() => page.locator("h1").innerText()).toBe("Ooops!");
    await expect.poll(() => events().length, { timeout: 8000 }).toBe(1);
    await sleep(300);
    expect(events()).toHaveLength(1);
    const [event] = events();
    expect(event).toMatchObject({
      release: server.buildId,
      environment: "production",
      tags: { tenant: "league-b", locale: "en", bot: false },
      exception: { values: [{ value: "broken on purpose for [mail]" }] },
    });
    expect(event?.user).toBeUndefined();
    expect(service.everything()).not.toMatch(/secret-word|ana@example/);
  });

  test("what broke before the page had started is told when it has", async () => {
    const page = await browser.visit();
    await page.route(/\/assets\/home\.route-/, (route) => route.fulfill({ contentType: "text/javascript", body: broken }));
    await page.goto(`${masked}/en`);
    await expect.poll(() => page.locator("h1").getByText("Ooops!").count(), { timeout: 5000 }).toBe(1);
    await expect
      .poll(() => events().map(({ exception }) => exception?.values[0]?.value), { timeout: 8000 })
      .toEqual(["broken on purpose for [mail]"]);
  });

  test("bots keep their page; their faults are told, and nothing else of them", async () => {
    const page = await visit(`${masked}/en`, { userAgent: bot, chance: 0 });
    await hydrated(page);
    await reporting(page);
    await breakIn(page, 'setTimeout(() => { throw new Error("broken on purpose"); })');
    await expect.poll(() => events().length, { timeout: 8000 }).toBe(1);
    expect(events()[0]?.tags).toMatchObject({ bot: true });
    expect(await page.locator('main a[href*="/games/"]').count()).toBeGreaterThan(0);
    await sleep(6000);
    expect([service.parts("replay_recording"), service.parts("span"), service.parts("transaction")]).toEqual([[], [], []]);
  });

  test("a page that is not there is nobody's fault", async () => {
    const page = await visit(`${masked}/en/no-such-page`);
    await reporting(page);
    await sleep(500);
    expect(events()).toEqual([]);
  });

  test("REPORT1 without an address nothing is loaded for it, and the policy lets nothing out", async () => {
    const asked: string[] = [];
    const page = await browser.visit();
    page.on("request", (request) => void asked.push(request.url()));
    const answer = await page.goto(`${silent}/en`);
    await settled(page);
    expect(answer?.headers()["content-security-policy"]).not.toContain(service.origin);
    expect(asked.filter((url) => url.includes("error-reporting"))).toEqual([]);
    expect(await page.evaluate(() => window.errorDesk)).toBeUndefined();
    const other = await page.goto(`${masked}/en`);
    expect(other?.headers()["content-security-policy"]).toContain(`connect-src 'self' ${service.origin}`);
  });
});

describe("REPORT3 what is measured and recorded", () => {
  test("a visit is recorded without its words and pictures, and one in five is measured", async () => {
    const page = await visit(`${masked}/en`, { chance: 0.19 });
    await reporting(page);
    await expect.poll(() => service.parts("replay_recording").length, { timeout: 20_000 }).toBeGreaterThan(0);
    const recorded = service.parts("replay_recording").map(String).join("");
    const headline = (await page.locator("main a").first().innerText()).trim();
    expect(headline.length).toBeGreaterThan(3);
    expect(recorded).toContain("***");
    expect(recorded).not.toContain(headline);
    await expect.poll(() => service.parts("span").length, { timeout: 20_000 }).toBeGreaterThan(0);
  });

  test("four in five are not measured", async () => {
    const page = await visit(`${masked}/en`, { chance: 0.21 });
    await reporting(page);
    await expect.poll(() => service.parts("replay_recording").length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(service.parts("span")).toEqual([]);
  });

  test.each([
    ["who asks not to be followed", "/en", true],
    ["a page of his own", "/en/profile", false],
  ])("nobody is recorded: %s", async (_, path, asks) => {
    const page = await browser.visit();
    if (asks) await page.addInitScript(() => void Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.goto(`${masked}${path}`);
    await reporting(page);
    await sleep(7000);
    expect(service.parts("replay_recording")).toEqual([]);
  });

  test("REPORT4 a recording tells of no address's parameters or place, nor what a console line or a fault says of secrets", async () => {
    const page = await visit(`${open}/en/search?q=${marks.words}&token=${marks.token}#${marks.words}?q=${marks.words}`, { chance: 0 });
    await reporting(page);
    await breakIn(
      page,
      `console.log("fault at https://x.example/y?token=${marks.words} of ${marks.words}@example.net, /en/applications/${marks.id}/team");
       setTimeout(() => { throw new Error("broken on purpose at ${open}/en/following/calendars/${marks.token}.ics?q=${marks.words}"); });`,
    );
    await expect.poll(() => events().length, { timeout: 8000 }).toBe(1);
    await page.goto(`${open}/en/players?q=${marks.words}`);
    await expect.poll(() => service.parts("replay_recording").length, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.goto(`${open}/en/applications/${marks.id}/team?token=${marks.words}#${marks.words}`);
    await sleep(6000);
    const kinds = ["event", "replay_event", "replay_recording", "transaction", "span"];
    expect(service.parts("replay_event").length).toBeGreaterThan(0);
    expect(service.everything()).toContain("/en/players");
    // With what is left of it, so that a fault shows itself.
    const told = kinds.flatMap((kind) => service.parts(kind).map((part) => JSON.stringify(part)));
    const found = told
      .filter(isMarked)
      .map((text) => text.slice(Math.max(0, text.search(/marked-words|5EcReT|5ec2e7/i) - 200)).slice(0, 400));
    expect(found).toEqual([]);
    expect(isMarked(service.everything())).toBe(false);
  });
});
