import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { apiBase } from "#contract/api/api-calls.ts";
import { noRouteRules } from "#contract/route-rules.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { createLog } from "#server/log.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { startAppServer, type AppServer } from "../support/servers/app-server.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { settled } from "../support/browser/settled.ts";

type LogLine = { readonly level: string; readonly msg: string; readonly path: string; readonly status?: number };

const browser = browserForThisFile(/\/en\/seasons$|\/es$/);
const league = "/en/seasons/2026-27/leagues/first";
let folder: string;
let postgres: EmbeddedPostgres;
let db: ReturnType<typeof connectDatabase>;
let server: AppServer;
let lines: LogLine[] = [];

/** The built pages over a pool of one connection. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-busy-"));
  postgres = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
  db = connectDatabase({ databaseUrl: postgres.databaseUrl, connections: 1, statementTimeoutMs: 2000 });
  await migrateToLatest(db);
  const { tenantId: id } = await LeagueInDatabase.founded(db, "busy", ["Home", "Away"]);
  const tenant = {
    id,
    slug: "busy",
    defaultLocale: "en",
    hosts: ["busy.localhost"],
    routeRules: noRouteRules,
    errorReporting: null,
  } as const;
  const log = createLog("info", { destination: { write: (line) => void lines.push(JSON.parse(line) as LogLine) } });
  server = await startAppServer((of, note) => tenantPortsFor(db, of, note), 0, null, [tenant], log);
});
afterAll(async () => {
  await server.close(0);
  await db.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** Takes the only connection. Answers with what gives it back. */
async function connectionHeld(): Promise<() => Promise<void>> {
  const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.connection().execute(async () => {
    taken.resolve();
    await over.promise;
  });
  await taken.promise;
  const giveBack = async () => {
    over.resolve();
    await holding;
  };
  onTestFinished(giveBack);
  return giveBack;
}

describe("PAGE11 PAGE27 while every connection to the database is in use", () => {
  const addresses = {
    "a page": league,
    "the data of a page": `${league}.data`,
    "an address where nothing is": "/nowhere",
    "a file made from the database": `${league}/calendar.ics`,
    "the tables of a page": "/en/seasons/2026-27.csv",
    "a call of the public API": `${apiBase}/games`,
    "a call of the pages": "/v2/website/config",
  };

  test.each(Object.entries(addresses))(
    "%s is a 503 that says when to come back, told once as what it is, and kept nowhere",
    async (_, path) => {
      const giveBack = await connectionHeld();
      lines = [];
      const ask = () => askServer(server.port, path, { host: "busy.localhost" });
      const { status, headers, text } = await ask();
      expect([path, status, headers["retry-after"], headers["cache-control"]]).toEqual([path, 503, "1", "no-store"]);
      expect(text).not.toContain("timeout exceeded");
      expect(lines.map(({ level, msg }) => `${level} ${msg}`)).toEqual([
        "warn no connection to the database was to be had in time",
        "info request",
      ]);
      await giveBack();
      expect((await ask()).status).toBe(path === "/nowhere" ? 404 : 200);
    },
  );

  test("whoever opens the page reads that it went wrong, and the way home", async () => {
    await connectionHeld();
    const page = await browser.visit();
    const answer = await page.goto(`${server.origin("busy.localhost")}/es`);
    expect(answer?.status()).toBe(503);
    expect(await page.locator("h1").innerText()).toBe("Ooops!");
    expect(await page.locator('a[href="/es"]').count()).toBeGreaterThan(0);
  });

  test("RETRY1 whoever is on the way to the page never sees that it was so for a moment", async () => {
    const page = await browser.visit();
    await page.goto(`${server.origin("busy.localhost")}/en/clubs`);
    await settled(page);
    const giveBack = await connectionHeld();
    const statuses: number[] = [];
    page.on("response", (response) => {
      if (!response.url().endsWith("/en/seasons")) return;
      statuses.push(response.status());
      if (response.status() === 503) void giveBack();
    });
    await page
      .locator('a[href="/en/seasons"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(/\/en\/seasons$/);
    await expect.poll(() => statuses).toEqual([503, 200]);
    await expect.poll(() => page.locator("h1").getByText("Ooops!").count()).toBe(0);
  });
});
