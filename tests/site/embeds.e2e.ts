import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser.ts";
import { demoSiteForThisFile } from "../support/demo-site.ts";
import { pageOfEachKind } from "../support/page-kinds.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const league = "/2025-26/first";
const embeds = [
  `/sr/embed/standings${league}`,
  `/sr-cyrl/embed/leaders${league}`,
  "/en/embed/schedule",
  "/ru/embed/schedule?league=first&theme=dark",
];

/** Another site's page, with whatever is put into it. */
let embedder: { readonly origin: string; show(html: string): void };
let close: () => void;
beforeAll(async () => {
  let body = "";
  const server = createServer((_, answer) =>
    answer
      .setHeader("Content-Type", "text/html; charset=utf-8")
      .end(`<!doctype html><html lang="en"><title>x</title><link rel="icon" href="data:,">${body}`),
  );
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  embedder = { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, show: (html) => void (body = html) };
  close = () => void server.close();
});
afterAll(() => close());

describe("a page for other sites", () => {
  test.each(embeds)("%s may be framed by all, runs nothing of the site's, sets no cookie", async (path) => {
    const answer = await site.get("league-a", path);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors *");
    expect([answer.headers.get("x-frame-options"), answer.headers.get("set-cookie")]).toEqual([null, null]);
    const html = await answer.text();
    const scripts = html.match(/<script(?: [^>]*)?>/g) ?? [];
    expect(scripts.filter((script) => !script.includes("application/ld+json"))).toHaveLength(1);
    expect(html).not.toContain("modulepreload");
    expect(html).toContain('<base target="_blank"/>');
    expect(html.includes('data-theme="dark"')).toBe(path.includes("theme=dark"));
  });

  test("a game's shows both clubs with their points, and leads to its page", async () => {
    const kinds = await pageOfEachKind(site.db, "league-a.localhost", "en");
    const game = kinds.find(({ name }) => name === "tv statistics")?.path.replace("/tv-stats", "") ?? "";
    const [, season, slug, round, last] = /seasons\/([^/]+)\/leagues\/([^/]+)\/rounds\/([^/]+)\/games\/([^/]+)/.exec(game) ?? [];
    const { rows } = await sql<{ home: string; away: string; homePoints: number; awayPoints: number }>`
      select home.name as home, away.name as away, home_points as "homePoints", away_points as "awayPoints"
      from games join tenant_hosts using (tenant_id) join rounds using (round_id)
      join leagues on leagues.league_id = games.league_id join seasons using (season_id)
      join teams home on home.team_id = home_team_id join teams away on away.team_id = away_team_id
      where host = 'league-a.localhost' and seasons.slug = ${season} and leagues.slug = ${slug} and rounds.slug = ${round}
        and games.slug = ${last}`.execute(site.db);
    const [found] = rows;
    if (!found) throw new Error("There is no such game");
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${site.origin("league-a")}/en/embed/game/${season}/${slug}/${round}/${last}`);
    const shown = await page.locator("body").innerText();
    for (const part of [found.home, found.away, `${found.homePoints}`, `${found.awayPoints}`]) expect(shown).toContain(part);
    expect(await page.locator(`a[href$="${game}"]`).count()).toBeGreaterThan(0);
  });

  test("all other pages are for the site alone", async () => {
    const answer = await site.get("league-a", "/sr");
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });

  test.each(["/sr/embed", "/sr/embed/other", "/sr/embed/standings/2025-26/none", "/sr/embed/game/2025-26/first/1/none"])(
    "%s is none",
    async (path) => {
      expect((await site.get("league-a", path)).status).toBe(404);
    },
  );

  test("stands in another site's page at its own height, and leads to a window of its own", async () => {
    const origin = site.origin("league-a");
    embedder.show(
      `<iframe data-fullcourt src="${origin}/sr/embed/standings${league}" title="t" width="640" height="90"></iframe><script src="${origin}/embed.js"></script>`,
    );
    const page = await browser.visit();
    await page.goto(embedder.origin);
    const frame = page.frameLocator("iframe");
    await frame.locator("tbody tr").first().waitFor();
    await expect.poll(() => page.locator("iframe").evaluate((element) => element.clientHeight)).toBeGreaterThan(300);
    const [opened] = await Promise.all([page.context().waitForEvent("page"), frame.locator("h1 a").click()]);
    expect(opened.url()).toBe(`${origin}/sr/seasons/2025-26/leagues/first`);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await opened.close();
  });
});

describe("oEmbed", () => {
  const ask = (url: string, more = "") => site.get("league-a", `/oembed?url=${encodeURIComponent(url)}${more}`);

  test("every page that can be embedded names where to ask, and the answer shows it", async () => {
    for (const path of ["/sr/seasons/2025-26/leagues/first", "/sr/seasons/2025-26/leagues/first/tabs/LeagueLeaders", "/sr/schedule"]) {
      const html = await (await site.get("league-a", path)).text();
      const href = /<link rel="alternate" href="([^"]*)" type="application\/json\+oembed"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      expect([path, href]).toEqual([path, expect.stringContaining("/oembed?")]);
      const answer = (await (await site.get("league-a", href ?? "")).json()) as { type: string; version: string; html: string };
      expect([answer.type, answer.version]).toEqual(["rich", "1.0"]);
      const source = /src="([^"]*)"/.exec(answer.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
      expect([source, (await site.get("league-a", source.replace(site.origin("league-a"), ""))).status]).toEqual([source, 200]);
    }
  });

  test("keeps within the size wanted, and speaks XML", async () => {
    const url = `${site.origin("league-a")}/sr/schedule`;
    const { width, height } = (await (await ask(url, "&maxwidth=300&maxheight=200")).json()) as { width: number; height: number };
    expect([width, height]).toEqual([300, 200]);
    const xml = await ask(url, "&format=xml");
    expect(xml.headers.get("content-type")).toContain("text/xml");
    expect(await xml.text()).toContain("<type>rich</type>");
  });

  test("refuses what it cannot embed", async () => {
    const own = site.origin("league-a");
    const statuses = await Promise.all(
      [
        `${site.origin("league-b")}/sl/schedule`,
        "https://elsewhere.example/sr/schedule",
        `${own}/sr/about-us`,
        `${own}/sr/seasons/2025-26/leagues/none`,
        "nonsense",
        "",
      ].map(async (url) => (await ask(url)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await ask(`${own}/sr/schedule`, "&format=yaml")).status).toBe(501);
    expect((await ask(`${own}/sr/schedule`, "&maxwidth=x")).status).toBe(400);
  });
});
