import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import { listenForPageTags } from "#server/db/page-tag-listener.ts";
import { listTenants, saveTenant } from "#server/db/repositories/tenants.ts";
import { createSiteServer, type SiteServer } from "#server/site/site-server.ts";
import { TenantDirectory } from "#server/http/tenant-directory.ts";
import { createLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { dropPages } from "#server/db/drop-pages.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { Scoresheet } from "../support/games/scoresheet.ts";
import { noDrawing } from "../support/browser/no-drawing.ts";

const database = databaseForThisFile();
let server: SiteServer;
let port: number;
let rendered: string[];
let listening: { close(): Promise<void> };

beforeEach(async () => {
  rendered = [];
  const { db, databaseUrl } = database;
  const tenants = new TenantDirectory(() => listTenants(db));
  await tenants.reload();
  server = await createSiteServer({
    tenants,
    drawingFor: noDrawing,
    portsFor: (tenantId, note) => tenantPortsFor(db, tenantId, note),
    pages: {
      clientFolder: null,
      renderer: {
        knows: () => true,
        async render({ path }, { site }) {
          rendered.push(path);
          const [, , seasonSlug = "", leagueSlug = "", roundSlug = "", gameSlug = ""] = path.split("/");
          const game = await site.game({ seasonSlug, leagueSlug, roundSlug, gameSlug });
          const body = game ? `${game.summary.home.points}:${game.summary.away.points}` : (await site.site()).title;
          return { status: 200, contentType: "text/plain", location: null, headers: {}, body, inlineScripts: [], inlineStyles: [] };
        },
      },
    },
    pageCacheBytes: 1_000_000,
    applications: async () => ({ kind: "not-found" }),
    readUpload: async () => null,
    databaseIsReady: async () => true,
    log: createLog("silent"),
    metrics: createMetrics(),
  });
  port = await server.listen(0, "127.0.0.1");
  listening = await listenForPageTags(databaseUrl, {
    onNotice: (notice) => server.pagesChanged(notice),
    onGap: () => undefined,
    onLost: () => undefined,
  });
});

afterEach(async () => {
  await listening.close();
  await server.close(0);
});

function ask(host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers: { Host: host }, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve(`${answer.statusCode} ${text}`));
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** Until what was committed has been heard of: on a busy machine a word of it may come after the page was asked for. */
async function allHeard(path: string): Promise<void> {
  for (let last = -1; last !== rendered.length;) {
    last = rendered.length;
    await setTimeout(200);
    await ask("one.localhost", path);
    await ask("two.localhost", path);
  }
}

const gamePath = "/en/2026-27/first/1/zemun-avala";

test("PAGE4 a play that is committed is on the page within a second; another tenant's page of the same name stays", async () => {
  const league = await LeagueInDatabase.founded(database.db, "one", ["Zemun", "Avala"]);
  const other = await LeagueInDatabase.founded(database.db, "two", ["Zemun", "Avala"]);
  await dropPages(database.db, league.tenantId, [pageTags.site]);
  await expect.poll(() => ask("one.localhost", "/en/x")).toMatch(/^200/);
  const gameId = await league.game({ home: "Zemun", away: "Avala" });
  await other.game({ home: "Zemun", away: "Avala" });
  const sheet = Scoresheet.begun();
  await league.append(gameId, sheet.events);
  await expect.poll(() => ask("one.localhost", gamePath)).toBe("200 0:0");
  await allHeard(gamePath);
  const before = rendered.length;

  const begun = sheet.events.length;
  sheet.at("9:00").shot("h4", 2, true);
  await league.append(gameId, sheet.events.slice(begun));
  await expect.poll(() => ask("one.localhost", gamePath), { timeout: 1000, interval: 20 }).toBe("200 2:0");
  await ask("two.localhost", gamePath);
  expect(rendered.slice(before).filter((path) => path === gamePath)).toHaveLength(1);
});

test("a tenant that is founded while the site runs is found under its host", async () => {
  expect(await ask("three.localhost", "/en/x")).toMatch(/^404/);
  await database.db.transaction().execute(async (transaction) => {
    const tenantId = await saveTenant(transaction, { slug: "three", defaultLocale: "en", timeZone: "UTC", hosts: ["three.localhost"] });
    await dropPages(transaction, tenantId, null);
  });
  await expect.poll(() => ask("three.localhost", "/en/x")).not.toMatch(/^404/);
});
