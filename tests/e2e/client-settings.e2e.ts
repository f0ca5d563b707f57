import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { fixturePorts } from "../support/fixtures/fixture-ports.ts";
import { fixtureGames } from "../support/fixtures/fixture-queries.ts";

const browser = browserForThisFile(/\/icons\/|pictures\.example/);
const icons = {
  faviconSm: "/icons/small.png",
  faviconLg: "https://pictures.example/large.png",
  androidChromeSm: "/icons/home-small.png",
  androidChromeLg: "/icons/home-large.png",
};
let server: AppServer;

/** League A as it is; league B with icons, and with the period that is being played below the comparison. */
beforeAll(async () => {
  server = await startAppServer((tenantId, note): TenantPorts => {
    const ports = fixturePorts(tenantId, note);
    const { site } = ports;
    if (tenantId !== "tenant-b") return ports;
    return {
      ...ports,
      site: {
        ...site,
        site: async () => ({ ...(await site.site()), icons }),
        game: async (...asked) => {
          const view = await site.game(...asked);
          return view && { ...view, currentPeriodAtBottom: true };
        },
      },
    };
  });
});
afterAll(() => server.close(0));

describe("icons of the client's settings", () => {
  test("stand in the document's head, each in its size, and in what a phone reads", async () => {
    const page = await browser.visit();
    await page.goto(`${server.origin("league-b.localhost")}/en`);
    const links = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((all) => all.map((link) => ["rel", "sizes", "href"].map((name) => link.getAttribute(name))));
    expect(links).toEqual([
      ["icon", "32x32", icons.faviconSm],
      ["icon", "96x96", icons.faviconLg],
      ["apple-touch-icon", "192x192", icons.androidChromeSm],
      ["apple-touch-icon", "512x512", icons.androidChromeLg],
    ]);
    const manifest = JSON.parse((await askServer(server.port, "/site.webmanifest", { host: "league-b.localhost" })).text) as object;
    expect(manifest).toMatchObject({
      icons: [
        { src: icons.androidChromeSm, sizes: "192x192" },
        { src: icons.androidChromeLg, sizes: "512x512" },
      ],
    });
  });

  test.each([
    ["/favicon.ico", icons.faviconSm],
    ["/apple-touch-icon.png", icons.androidChromeSm],
    ["/apple-touch-icon-precomposed.png", icons.androidChromeSm],
  ])("are where %s is asked for unasked; nowhere in a league without any", async (path, icon) => {
    const own = await askServer(server.port, path, { host: "league-b.localhost" });
    expect([own.status, own.headers["location"]]).toEqual([302, icon]);
    expect((await askServer(server.port, path, { host: "league-a.localhost" })).status).toBe(404);
  });
});

test.each([
  ["league-a.localhost", false],
  ["league-b.localhost", true],
])("%s: website.game.details.teamStats.currentPeriod.bottom is %s, and so the period being played stands", async (host, isAtBottom) => {
  const page = await browser.visit();
  await page.goto(`${server.origin(host)}/en`);
  await page.goto(server.origin(host) + (await page.locator(`a[href*="/games/${fixtureGames.live}"]`).first().getAttribute("href")));
  const headings = await page.locator("main h2").allInnerTexts();
  const [period, comparison] = ["4th quarter", "Team comparison"].map((title) => headings.indexOf(title));
  expect([headings, period !== -1 && comparison !== -1, (period ?? 0) > (comparison ?? 0)]).toEqual([headings, true, isAtBottom]);
});
