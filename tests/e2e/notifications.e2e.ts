import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PushErrorCode } from "#contract/push.ts";
import en from "#messages/en/notifications.ts";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { wholeBrowserForThisFile } from "../support/browser/browser.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { settled } from "../support/browser/settled.ts";

// The start of a page only warns where there is no token.
const browser = wholeBrowserForThisFile(/\/v2\/website\/push\//, /^No push token/);
let server: AppServer;
let origin: string;

beforeAll(async () => {
  server = await startAppServer(fixturePorts);
  origin = server.origin("league-a.localhost");
});
afterAll(() => server.close(0));

type Call = { readonly method: string; readonly path: string; readonly body: unknown };

type VisitorOptions = { readonly mayRing?: boolean; readonly colorScheme?: "light" | "dark" };

/** A browser whose push service always has an address for it; Chromium's own cannot be reached from here. */
async function visitor({ mayRing = true, colorScheme = "light" }: VisitorOptions = {}): Promise<{
  readonly page: Page;
  readonly calls: Call[];
}> {
  const page = await browser.visit({ colorScheme });
  if (mayRing) await page.context().grantPermissions(["notifications"], { origin });
  await page.addInitScript(() => {
    let present: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => present;
    PushManager.prototype.subscribe = async (options) => {
      const bytes = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
      const shape = {
        options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
        toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
        unsubscribe: async () => {
          present = null;
          return true;
        },
      };
      present = shape as unknown as PushSubscription;
      return present;
    };
  });
  const calls: Call[] = [];
  await page.route("**/v2/website/push/**", (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.split("/").at(-1) ?? "";
    calls.push({ method: request.method(), path, body: request.postDataJSON() as unknown });
    if (path === "key") return route.fulfill({ json: { applicationServerKey: "BAEC" } });
    return path === "subscription" && request.method() === "PUT"
      ? route.fulfill({ json: { token: "wp_1" } })
      : route.fulfill({ status: 204 });
  });
  return { page, calls };
}

test("PUSH13 notices are turned on by a press, chosen, tried and turned off", async () => {
  const { page, calls } = await visitor();
  await page.goto(`${origin}/en/notifications`);
  await settled(page);
  await expect.poll(() => page.getByText("This device gets no notifications.").count()).toBe(1);
  expect(calls).toEqual([]);
  await page.getByRole("button", { name: "Turn on", exact: true }).click();
  await expect.poll(() => page.getByText("This device gets notifications.").count()).toBe(1);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET key", "PUT subscription"]);
  expect(calls[1]?.body).toMatchObject({
    subscription: { endpoint: "https://push.example/1", applicationServerKey: "BAEC" },
    replaces: null,
    choices: { locale: "en", quietHours: { from: 1380, to: 420 } },
  });
  await page.getByLabel("Never reveal the score").check();
  await expect
    .poll(() => calls.at(-1))
    .toMatchObject({ method: "PUT", path: "choices", body: { token: "wp_1", choices: { isSpoilerFree: true } } });
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect.poll(() => calls.at(-1)?.path).toBe("test");
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect.poll(() => calls.at(-1)).toMatchObject({ method: "DELETE", path: "subscription", body: { token: "wp_1" } });
  await expect.poll(() => page.getByRole("button", { name: "Turn on", exact: true }).count()).toBe(1);
});

test.each([
  ["sr", 390, "light"],
  ["ru", 390, "dark"],
  ["ru", 1024, "light"],
  ["sr", 1920, "dark"],
] as const)(
  "PUSH17 a browser that forbids notices is told so in %s, and the page stands at %i px, %s",
  async (locale, width, colorScheme) => {
    const { page } = await visitor({ mayRing: false, colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
    await page.goto(`${origin}/${locale}/notifications`);
    await settled(page);
    const turnOn = page.getByRole("button", { name: locale === "sr" ? "Uključi" : "Включить", exact: true });
    await expect.poll(() => turnOn.isEnabled()).toBe(true);
    await turnOn.click();
    await expect.poll(() => page.getByRole("alert").count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const shots = process.env["SHOTS"];
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/notifications-${locale}-${width}-${colorScheme}.png`, fullPage: true });
  },
);

/** What each code wants to be missing, done to the page before it starts. */
const lacks: readonly (readonly [Exclude<PushErrorCode, "only-available-in-window">, () => void])[] = [
  ["missing-app-config-values", () => undefined],
  ["unsupported-browser", () => Reflect.deleteProperty(window, "PushManager")],
  ["indexed-db-unsupported", () => Reflect.deleteProperty(window, "indexedDB")],
  ["permission-blocked", () => Object.defineProperty(Notification, "permission", { get: () => "denied" })],
  ["failed-service-worker-registration", () => (ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError("no")))],
  ["invalid-sw-registration", () => (ServiceWorkerContainer.prototype.register = () => Promise.resolve({} as ServiceWorkerRegistration))],
];

test.each(lacks)("PUSH17 %s is said in words", async (code, lack) => {
  const { page } = await visitor();
  await page.addInitScript(lack);
  if (code === "missing-app-config-values")
    await page.route("**/v2/website/push/key", (route) =>
      route.fulfill({ status: 409, json: { type: "/problems/push-provider-missing" } }),
    );
  await page.goto(`${origin}/en/notifications`);
  await settled(page);
  const alert = page.getByRole("alert").filter({ hasText: en.errors[code] });
  const turnOn = page.getByRole("button", { name: "Turn on", exact: true });
  await expect.poll(async () => (await alert.count()) + Number(await turnOn.isEnabled())).toBeGreaterThan(0);
  if (await turnOn.isEnabled()) await turnOn.click();
  await expect.poll(() => alert.count()).toBe(1);
  expect(await page.getByText("This device gets notifications.").count()).toBe(0);
  await expect.poll(() => page.getByText(en.working).count()).toBe(0);
});
