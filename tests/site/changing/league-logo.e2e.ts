import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses, venueScreens } from "#contract/addresses.ts";
import { demoLogos, type DemoLogos } from "../../support/demo/demo-logos.ts";
import { putIntoOutbox } from "#server/accounts/account-mails.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { askServer } from "../../support/servers/ask-server.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoLiveGame, type DemoTenant } from "../../support/demo/demo-live-game.ts";
import { demoOfThisFile, type DemoOfThisFile } from "../../support/demo/demo-of-this-file.ts";
import { startDemoServer, type DemoServer } from "../../support/demo/demo-server.ts";
import { pageOfEachKind } from "../../support/browser/page-kinds.ts";

const browser = browserForThisFile(/\/live\/v1\/|\/timer\/|\/game-now/);
let demo: DemoOfThisFile;
let server: DemoServer;
let logos: DemoLogos;

/** League A has the logos of the demo, league B none. */
beforeAll(async () => {
  demo = await demoOfThisFile();
  const db = connectDatabase({ databaseUrl: demo.databaseUrl, connections: 1 });
  await sql`update tenant_branding set logo = '{}', broadcast_logo_url = null
    from tenant_hosts where tenant_hosts.tenant_id = tenant_branding.tenant_id and host = 'league-b.localhost'`.execute(db);
  logos = await demoLogos(db, "league-a.localhost");
  await db.destroy();
  server = await startDemoServer(demo);
  server.deliverMails();
});
afterAll(async () => {
  await server.close();
  await demo.drop();
});

function get(tenant: DemoTenant, path: string) {
  return askServer(server.port, path, { host: `${tenant}.localhost:${server.port}` });
}

describe("BRAND1 the league's logo", () => {
  test("stands at head and foot of every kind of page, and nowhere in a league without one", { timeout: 240_000 }, async () => {
    for (const tenant of ["league-a", "league-b"] as const) {
      const faults: string[] = [];
      for (const { name, path } of await pageOfEachKind(server.db, `${tenant}.localhost`, "sr")) {
        const { status, text } = await get(tenant, path);
        // What others embed says whose it is in words of its own.
        if (status !== 200 || name.startsWith("embedded") || !/<header|<footer/.test(text)) continue;
        const marks = [...text.matchAll(/<a [^>]*aria-label="[^"]+"[^>]*><span[^>]*><(img[^>]*|svg)/g)].map(([, mark = ""]) => mark);
        const asWanted = (mark: string) =>
          tenant === "league-b" ? mark === "svg" : mark.includes(`src="${logos.logo}"`) && /width="40" height="40"/.test(mark);
        if (marks.length !== 2 || !marks.every(asWanted)) faults.push(`${name}: ${marks.join(", ")}`);
      }
      expect([tenant, faults]).toEqual([tenant, []]);
    }
  });

  test("is there, and moves nothing when it comes", async () => {
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    for (const path of [addresses.home("sr"), "/sr/auth/Login"]) {
      await page.goto(`http://league-a.localhost:${server.port}${path}`);
      const mark = page.locator("header a img").first();
      await expect.poll(() => mark.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      const { width, height } = (await mark.boundingBox()) ?? { width: 0, height: 0 };
      expect([width, height]).toEqual([40, 40]);
    }
  });

  test("is what machines read of the league and what shared links show", async () => {
    const logoOf = (text: string) => /"@type":"SportsOrganization"[^}]*?"logo":"([^"]*)"/.exec(text)?.[1];
    const [withLogo, without] = await Promise.all([get("league-a", "/en"), get("league-b", "/en")]);
    expect(logoOf(withLogo.text)).toBe(`http://league-a.localhost:${server.port}${logos.logo}`);
    expect(logoOf(without.text)).toBeUndefined();
    const picture = await get("league-a", logos.logo);
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
  });

  test("heads the mails", async () => {
    for (const tenant of ["league-a", "league-b"] as const) {
      const recipient = `${crypto.randomUUID()}@example.org`;
      const { tenantId } = await demoLiveGame(server.db, tenant);
      const mail = { kind: "password-changed", recipient, locale: "en", contents: { name: null }, ticketId: null } as const;
      await putIntoOutbox(server.db, tenantId, mail, Date.now());
      const html = () => server.db.selectFrom("kept_mails").select("body_html").where("recipient", "=", recipient).executeTakeFirst();
      await expect.poll(html, { timeout: 20_000 }).toBeDefined();
      const picture = /<img src="([^"]*)"/.exec((await html())?.body_html ?? "")?.[1];
      expect(picture).toBe(tenant === "league-a" ? `http://league-a.localhost:${server.port}${logos.logo}` : undefined);
    }
  });
});

describe("BRAND2 the league's mark on screens", () => {
  test("stands over television's picture while the score does, and on no overlay of a league without one", async () => {
    for (const tenant of ["league-a", "league-b"] as const) {
      const game = await demoLiveGame(server.db, tenant);
      const { text } = await get(tenant, `${game.path}/broadcast`);
      const mark = /<img[^>]*data-league-mark[^>]*>/.exec(text)?.[0];
      if (tenant === "league-a") expect(mark).toContain(`src="${logos.broadcast}"`);
      else expect(mark).toBeUndefined();
    }
    expect((await get("league-a", logos.broadcast)).headers["content-type"]).toBe("image/svg+xml");
  });

  test("stands on every screen of a hall whose game is to come, or that has none", async () => {
    let looked = 0;
    for (const tenant of ["league-a", "league-b"] as const) {
      const { hall } = await demoLiveGame(server.db, tenant);
      const idle = await server.db
        .selectFrom("venues")
        .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "venues.tenant_id")
        .select("venues.slug")
        .where("host", "=", `${tenant}.localhost`)
        .where("venues.slug", "!=", hall)
        .orderBy("venues.slug")
        .limit(3)
        .execute();
      for (const { slug } of idle) {
        for (const screen of venueScreens) {
          const { text } = await get(tenant, addresses.venueScreen("sr", slug, screen));
          if (!/data-stage="(?:no-game|waiting|before)"/.test(text) || screen === "shot-clock-game") continue;
          expect([tenant, slug, screen, text.includes("data-league-mark")]).toEqual([tenant, slug, screen, tenant === "league-a"]);
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(0);
  });
});
