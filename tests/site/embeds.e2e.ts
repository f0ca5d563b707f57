import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/^$/, /Refused to (?:display|frame)|frame-ancestors|X-Frame-Options|chrome-error:/i);
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

describe("GUARD1 in a frame of another site", () => {
  /** What a page of another site sees of a frame: its document, or that the browser refused it. */
  async function framed(path: string): Promise<string> {
    const page = await browser.visit();
    embedder.show(`<iframe src="${site.origin("league-a")}${path}" width="800" height="600"></iframe>`);
    await page.goto(embedder.origin);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    await frame?.waitForLoadState();
    const shown = await frame?.evaluate(() => document.querySelectorAll("main, form, button, input, nav").length).catch(() => -1);
    await page.context().close();
    return frame?.url().startsWith("chrome-error:") || shown === 0 || shown === -1 ? "refused" : "shown";
  }

  test.each(["/sr/embed/schedule", "/sr/embed/standings/2025-26/first"])(
    "%s is shown, and holds nothing that could be pressed for somebody",
    async (path) => {
      expect(await framed(path)).toBe("shown");
      const html = await (await site.get("league-a", path)).text();
      expect(html).not.toMatch(/<(?:form|button|input|select|textarea)\b|<script[^>]* src=/);
      expect(html).toContain('<base target="_blank"');
    },
  );

  test(
    "no other page is: not to sign in, to agree, to delete, to apply, to write a game, nor what is public",
    { timeout: 120_000 },
    async () => {
      const kinds = await pageOfEachKind(site.db, "league-a.localhost", "sr");
      const wanted = kinds.filter(({ name }) =>
        /^(?:home|register|form |own account|profile|following|notifications|mailbox|application|game PlayerStats)/.test(name),
      );
      const shown: string[] = [];
      for (const path of [...wanted.map((kind) => kind.path), "/sr/live/games/00000000-0000-0000-0000-000000000000/scorer"])
        if ((await framed(path)) === "shown") shown.push(path);
      expect(wanted.length).toBeGreaterThan(9);
      expect(shown).toEqual([]);
    },
  );
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

  test("PAGE24 knows each address that the site leads from to a page it can embed", async () => {
    const own = site.origin("league-a");
    for (const path of [
      "/sr/schedule/",
      "//sr//schedule",
      "/SR/schedule",
      "/schedule",
      "/schedule/?league=first&utm_source=x",
      "/seasons/2025-26/leagues/first",
      "/seasons/2025-26/leagues/first/",
      "/Sr-Cyrl/seasons/2025-26/leagues/first/tabs/LeagueLeaders/",
      "/ru/seasons/2025-26/leagues/first",
      "/seasons/_season/leagues/_league",
    ]) {
      const answer = await ask(`${own}${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      const source = /src="([^"]*)"/.exec(((await answer.json()) as { html: string }).html)?.[1]?.replaceAll("&amp;", "&") ?? "";
      expect([path, (await site.get("league-a", source.replace(own, ""))).status]).toEqual([path, 200]);
    }
    for (const path of ["/de/schedule", "/sr/sched%00ule", "/clubs/", "/en/applications/x/team"])
      expect([path, (await ask(`${own}${path}`)).status]).toEqual([path, 404]);
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
