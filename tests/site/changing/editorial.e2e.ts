import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as Axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { newsFor } from "#server/db/repositories/news.ts";
import { teamApplicationsFor } from "#server/db/repositories/team-applications.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/applications\//);
const slug = `samo-na-srpskom-${randomUUID().slice(0, 8)}`;
const later = `${slug}-kasnije`;
const made: string[] = [];

async function tenant(host: string) {
  const row = await site.db.selectFrom("tenant_hosts").select("tenant_id").where("host", "=", host).executeTakeFirstOrThrow();
  return row.tenant_id;
}

/** An invitation of a test's own. */
async function invitation(deadline: number | null): Promise<string> {
  const tenantId = await tenant("league-a.localhost");
  const league = await site.db
    .selectFrom("leagues")
    .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
    .select("league_id")
    .where("leagues.tenant_id", "=", tenantId)
    .where("seasons.is_current", "=", true)
    .executeTakeFirstOrThrow();
  const uuid = await teamApplicationsFor(site.db, tenantId).create({ leagueId: league.league_id, deadline });
  made.push(uuid);
  return uuid;
}

beforeAll(async () => {
  const tenantId = await tenant("league-a.localhost");
  const textOf = (name: string) => ({
    title: `Samo na srpskom ${name.replace("samo-na-srpskom-", "").replace("-", " ")}`,
    summary: "Kratko",
    body: [{ kind: "paragraph", content: ["Njegovo ", { text: "pismo", href: "/clubs" }] } as const],
  });
  const item = { kind: "announcement", coverFileId: null, leagueId: null, gameId: null, clubIds: [] } as const;
  await newsFor(site.db, tenantId).save({ ...item, slug, publishedAt: Date.UTC(2024, 0, 1), texts: { sr: textOf(slug) } });
  await newsFor(site.db, tenantId).save({ ...item, slug: later, publishedAt: Date.now() + 3_600_000, texts: { sr: textOf(later) } });
});

afterAll(async () => {
  await site.db.deleteFrom("news_items").where("slug", "in", [slug, later]).execute();
  if (made.length > 0) await site.db.deleteFrom("team_applications").where("application_id", "in", made).execute();
});

describe("news", () => {
  test("the list and its first story in every language, with the words of that language", async () => {
    for (const locale of locales) {
      const list = await (await site.get("league-a", `/${locale}/news`)).text();
      const [first] = /\/[a-z-]+\/news\/[a-z0-9-]+(?=")/.exec(list) ?? [];
      const story = await (await site.get("league-a", first ?? "")).text();
      expect(story).toMatch(/<script type="application\/ld\+json">.*"@type":"NewsArticle"/);
      expect(story).toContain('property="og:type" content="article"');
      expect(story).not.toContain('name="robots"');
      if (locale === "sr-cyrl") expect(/<h1[^>]*>([^<]*)/.exec(story)?.[1]).toMatch(/[а-шђјљњћџ]{3}/);
    }
  });

  test("EDIT1 a story without the reader's language comes in another, marked for eyes, ears and search engines", async () => {
    const russian = await (await site.get("league-a", `/ru/news/${slug}`)).text();
    expect(russian).toContain("Язык текста: сербский");
    expect(russian).toMatch(/<h1[^>]* lang="sr-Latn"/);
    expect(russian).toContain('name="robots" content="noindex, follow"');
    expect(russian).toContain('href="/ru/clubs"');
    expect(await (await site.get("league-a", `/sr-cyrl/news/${slug}`)).text()).toContain("Само на српском");
    expect((await site.get("league-b", `/sl/news/${slug}`)).status).toBe(404);
  });

  test("EDIT2 what comes later answers as if it were not there", async () => {
    expect((await site.get("league-a", `/sr/news/${later}`)).status).toBe(404);
  });

  test("EDIT9 a text that comes later or is taken back moves its page, whatever was answered before", async () => {
    const tenantId = await tenant("league-a.localhost");
    const name = `prevod-${randomUUID().slice(0, 8)}`;
    const text = (title: string, isDraft = false) => ({ title: `${title} ${name}`, summary: "…", body: [], isDraft });
    const item = { kind: "announcement", coverFileId: null, leagueId: null, gameId: null, clubIds: [] } as const;
    const save = async (texts: Readonly<Record<string, ReturnType<typeof text>>>) =>
      newsFor(site.db, tenantId).save({ ...item, slug: name, publishedAt: Date.UTC(2024, 0, 1), texts });
    const [own, serbian, french] = [`/fr/news/${name}`, `/fr/news/vest-${name}`, `/fr/news/nouvelle-${name}`];
    const answers = async () =>
      Promise.all(
        [own, serbian, french].map(async (path) => {
          const answer = await site.get("league-a", path);
          const words = await answer.text();
          return answer.headers.get("location") ?? (/<h1[^>]*>([^<]*)/.exec(words)?.[1]?.includes(name) ? "here" : answer.status);
        }),
      );
    const alternate = async () => {
      const html = await (await site.get("league-a", `/sr/news/vest-${name}`)).text();
      return /<link[^>]*hrefLang="fr"[^>]*href="[^"]*(\/fr\/news\/[^"]*)"/i.exec(html)?.[1];
    };
    expect(await answers()).toEqual([404, 404, 404]);
    await save({ sr: text("Vest") });
    await expect.poll(answers).toEqual([serbian, "here", 404]);
    expect(await alternate()).toBe(serbian);
    await save({ sr: text("Vest"), fr: text("Nouvelle") });
    await expect.poll(answers).toEqual([french, french, "here"]);
    await expect.poll(alternate).toBe(french);
    expect(await (await site.get("league-a", "/sitemaps/news.xml")).text()).toContain(`${french}</loc>`);
    await save({ sr: text("Vest"), fr: text("Nouvelle", true) });
    await expect.poll(answers).toEqual([serbian, "here", serbian]);
    await expect.poll(alternate).toBe(serbian);
    await site.db.deleteFrom("news_items").where("slug", "=", name).execute();
  });

  test.each(["?page=0", "?page=2.5", "?page=9999", "?page=x"])("news%s is no page", async (query) => {
    expect((await site.get("league-a", `/sr/news${query}`)).status).toBe(404);
  });

  test("kinds and pages are links that work without scripts", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${site.origin("league-a")}/en/news`);
    await page.getByRole("link", { name: "Game reports", exact: true }).click();
    await page.getByRole("link", { name: "Older" }).click();
    expect(page.url()).toMatch(/kind=recap&page=2$/);
    expect(await page.getByRole("article").count()).toBeGreaterThan(3);
  });
});

test("pictures open over the page, turn by keys, and give the focus back", async () => {
  const album = await site.db
    .selectFrom("photo_albums")
    .innerJoin("news_items", "news_items.game_id", "photo_albums.game_id")
    .innerJoin("news_texts", "news_texts.news_id", "news_items.news_id")
    .select("news_texts.slug")
    .where("news_texts.locale", "=", "en")
    .where("photo_albums.tenant_id", "=", await tenant("league-a.localhost"))
    .where("news_items.kind", "=", "recap")
    .executeTakeFirstOrThrow();
  const page = await browser.visit();
  await page.goto(`${site.origin("league-a")}/en/news/${album.slug}`);
  await settled(page);
  await page.locator("[data-loading-screen]").waitFor({ state: "hidden" });
  const pictures = page.locator("section[aria-labelledby^=album] ul a");
  const addresses = await pictures.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect((await site.get("league-a", addresses[1] ?? "")).status).toBe(200);
  await pictures.first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => dialog.locator("img").getAttribute("src")).toBe(addresses[1]);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => dialog.locator("img").getAttribute("src")).toBe(addresses.at(-1));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(addresses.at(-1));
});

test("documents are downloaded under their names", async () => {
  for (const [name, locale] of [
    ["league-a", "sr"],
    ["league-b", "sl"],
  ] as const) {
    const html = await (await site.get(name, `/${locale}/documents`)).text();
    const links = [...html.matchAll(/href="(\/files\/[^"]+)" download="([^"]+\.pdf)"/g)];
    expect(links.length).toBeGreaterThan(3);
    const answer = await site.get(name, links[0]?.[1] ?? "");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await answer.text()).startsWith("%PDF-")).toBe(true);
    expect((await site.get(name === "league-a" ? "league-b" : "league-a", links[0]?.[1] ?? "")).status).toBe(404);
  }
});

describe("a team's application", () => {
  async function fillIn(page: Page): Promise<void> {
    const words = {
      clubName: "KK O'Brien",
      teamName: "<b>Zmajevi",
      city: "Đ",
      venue: "Hala",
      contactName: "Ana",
      email: "a@example.com",
      phone: "011 123 456",
      coach: "Iva",
    };
    for (const [name, value] of Object.entries(words)) await page.fill(`[name="${name}"]`, value);
    for (let row = 0; row < 5; row++) {
      await page.fill(`[name="players.${row}.givenName"]`, "Mina");
      await page.fill(`[name="players.${row}.familyName"]`, `Mi${"n".repeat(row + 1)}ić`);
      await page.fill(`[name="players.${row}.birthDate"]`, row === 0 ? "2015-03-01" : "2000-02-29");
      await page.fill(`[name="players.${row}.shirt"]`, row === 1 ? "4" : String(row + 4));
    }
  }

  test("without scripts: a draft, faults with everything kept, handed in, changed, withdrawn", async () => {
    const uuid = await invitation(Date.now() + 3_600_000);
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${site.origin("league-a")}/en/applications/${uuid}/team`);
    await page.fill('[name="clubName"]', "KK Draft");
    await page.getByRole("button", { name: "Save draft" }).click();
    expect(await page.locator("main").getByRole("status").first().textContent()).toContain("saved");
    expect(await page.inputValue('[name="clubName"]')).toBe("KK Draft");
    await fillIn(page);
    await page.getByRole("button", { name: "Submit" }).click();
    const alert = await page.locator("main").getByRole("alert").innerText();
    for (const part of ["Team name: It contains characters", "Player 1, A parent or guardian", "Player 2, Shirt number: Another player"])
      expect(alert).toContain(part);
    expect(await page.inputValue('[name="clubName"]')).toBe("KK O'Brien");
    expect(await page.inputValue('[name="players.4.familyName"]')).toBe("Minnnnnić");
    await page.fill('[name="teamName"]', "Zmajevi");
    await page.check('[name="players.0.guardianConsent"]');
    await page.fill('[name="players.1.shirt"]', "00");
    await page.getByRole("button", { name: "Submit" }).click();
    expect(await page.locator("main").innerText()).toContain("has been submitted");
    await page.getByRole("button", { name: "Change it again" }).click();
    expect(await page.inputValue('[name="teamName"]')).toBe("Zmajevi");
    await page.getByRole("button", { name: "Withdraw" }).click();
    expect(await page.locator("main").innerText()).toContain("has been withdrawn");
  });

  async function post(uuid: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin("league-a"), ...headers };
    return site.get("league-a", `/sr/applications/${uuid}/team`, form, { method: "POST", body });
  }

  test("APPL3 a form of another site, of nobody, of another kind or too large is refused", async () => {
    const uuid = await invitation(null);
    const good = "intent=draft&version=0&clubName=X";
    expect((await post(uuid, good, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await post(uuid, good, { Origin: "null" })).status).toBe(403);
    expect((await post(uuid, good, { Origin: site.origin("league-b") })).status).toBe(403);
    expect((await post(uuid, good, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await post(uuid, good, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await post(uuid, `${good}&message=${"x".repeat(70_000)}`)).status).toBe(413);
    for (const bad of ["", "intent=draft", "intent=accept&version=0", "intent=draft&version=-1", "intent=draft&version=1e99"]) {
      expect((await post(uuid, bad)).status).toBe(400);
    }
    expect((await post(randomUUID(), good)).status).toBe(404);
    expect((await post("x", good)).status).toBe(404);
    expect((await post(uuid, good, { "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
    expect((await post(uuid, good)).status).toBe(409);
  });

  test("APPL1 APPL6 the page is kept by nobody, and a guess finds nothing", async () => {
    const uuid = await invitation(null);
    for (const path of [`/sr/applications/${uuid}/team`, `/sr/applications/${uuid}/team.data`]) {
      const answer = await site.get("league-a", path);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    }
    expect(await (await post(uuid, "intent=draft&version=0&clubName=Nova")).text()).toBe("");
    const html = await (await site.get("league-a", `/sr/applications/${uuid}/team`)).text();
    expect(html).toContain('value="Nova"');
    expect(html).toContain('name="robots" content="noindex, nofollow"');
    expect((await site.get("league-b", `/sr/applications/${uuid}/team`)).status).toBe(404);
    for (const guess of [randomUUID(), uuid.toUpperCase(), "0", "%27"])
      expect((await site.get("league-a", `/sr/applications/${guess}/team`)).status).toBe(404);
  });

  test("APPL4 after the last day it is closed, in words", async () => {
    const uuid = await invitation(Date.now() - 1000);
    expect((await post(uuid, "intent=submit&version=0")).status).toBe(303);
    const html = await (await site.get("league-a", `/fr/applications/${uuid}/team`)).text();
    expect(html).toContain("La date limite est passée");
    expect(html).not.toContain("<form");
  });
});

describe("axe finds nothing on the form", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  test.each(["light", "dark"] as const)("in %s", async (colorScheme) => {
    const uuid = await invitation(null);
    const page = await browser.visit({ bypassCSP: true, colorScheme });
    await page.goto(`${site.origin("league-a")}/fr/applications/${uuid}/team`);
    await settled(page);
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const found = await (window as unknown as { axe: typeof Axe }).axe.run({ resultTypes: ["violations"] });
      return found.violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
    });
    expect(violations).toEqual([]);
  });
});
