import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as Axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import type { FollowingFeed } from "#contract/following-queries.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();

const club = addresses.club("sr", "gavran");
const star = "[data-star]:not([data-quiet]) > button";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin("league-a") + path, { waitUntil: "load" });
  await settled(page);
}

async function clubIdOf(slug: string): Promise<string> {
  const { club_id } = await site.db
    .selectFrom("clubs")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "clubs.tenant_id")
    .where("host", "=", "league-a.localhost")
    .where("slug", "=", slug)
    .select("club_id")
    .executeTakeFirstOrThrow();
  return club_id;
}

async function feed(query: string): Promise<Response> {
  return site.get("league-a", `/v2/website/following/feed?${query}`);
}

describe("following without an account", () => {
  test("FOLLOW2: a star pressed stays pressed, in other tabs and before scripts run, till it is taken back", async () => {
    const page = await browser.visit();
    const other = await page.context().newPage();
    await open(page, club);
    await open(other, club);
    expect(await page.locator(star).getAttribute("aria-pressed")).toBe("false");
    await page.locator(star).focus();
    await page.keyboard.press("Enter");
    await page.locator(`${star}[aria-pressed="true"]`).waitFor();
    await other.locator(`${star}[aria-pressed="true"]`).waitFor();
    await page.reload({ waitUntil: "commit" });
    await page.locator(`${star}[aria-pressed="true"]`).waitFor();
    await settled(page);
    await page.locator(star).click();
    await page.getByRole("button", { name: "Poništi" }).click();
    await page.locator(`${star}[aria-pressed="true"]`).waitFor();
    expect(await page.getByRole("button", { name: "Prati klub Gavran" }).count()).toBe(1);
  });

  test("FOLLOW2: pages without a document bring their stars, each with its own name", async () => {
    const page = await browser.visit();
    await open(page, addresses.clubs("sr"));
    await page
      .getByRole("link", { name: /Gavran/ })
      .first()
      .click();
    await page.locator(star).click();
    await page.locator(`${star}[aria-pressed="true"]`).waitFor();
    await page.goBack();
    // The club's own page names its opponents as well.
    await page.locator(star).waitFor({ state: "detached" });
    await page.getByRole("link", { name: /Bedem/ }).first().click();
    await page.locator(`${star}[aria-label="Prati klub Bedem"]`).waitFor();
    expect(await page.locator(star).getAttribute("aria-pressed")).toBe("false");
  });

  test("FOLLOW2: a device that keeps nothing says so", async () => {
    const page = await browser.visit();
    await page.addInitScript(() => {
      Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, "setItem"), {
        apply(target, storage, [key, value]: [string, string]) {
          if (key === "following") throw new DOMException("full", "QuotaExceededError");
          Reflect.apply(target, storage, [key, value]);
        },
      });
    });
    await open(page, club);
    await page.locator(star).click();
    await page.getByText("Ovaj uređaj ništa ne čuva").waitFor();
    expect(await page.locator(star).getAttribute("aria-pressed")).toBe("true");
  });

  test("what is followed stands together with its games and what happened; empty, clubs are suggested", async () => {
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    await open(page, addresses.following("ru"));
    await page.getByRole("heading", { name: "С каких клубов начать" }).waitFor();
    await page.getByRole("button", { name: "Следить за клубом Гавран" }).click();
    await page.getByRole("heading", { name: "Что произошло" }).waitFor();
    await page.getByRole("heading", { name: "Ваши подписки" }).waitFor();
    await settled(page);
    await page.evaluate(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
    const faults = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof Axe }).axe.run(document, { resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    });
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.each(["league-a", "league-b"] as const)("FOLLOW1: clubs, teams, players, leagues and games have their star, in %s", async (tenant) => {
  const pages = await pageOfEachKind(site.db, `${tenant}.localhost`, "sr");
  const screens = {
    club: "club ClubOverview",
    team: "team TeamOverview",
    player: "player PlayerOverview",
    league: "league Standings",
    game: "game TeamStats",
  };
  for (const [kind, name] of Object.entries(screens)) {
    const path = pages.find((page) => page.name === name)?.path ?? "";
    // Its own, in the head of the page; others of a list are quiet ones.
    const starred = [...(await (await site.get(tenant, path)).text()).matchAll(/<[^>]+ data-star="(\w+):[^>]*>/g)];
    expect([path, starred.filter(([tag]) => !tag.includes("data-quiet")).map(([, of]) => of)]).toEqual([path, [kind]]);
  }
});

describe("the feed's call", () => {
  test("FEED4: tells results, news and records of a club, names it, and asks the database three times", async () => {
    const items = `club:${await clubIdOf("bedem")}`;
    const before = site.roundTrips();
    const answer = (await (await feed(`items=${items}&locale=sr`)).json()) as FollowingFeed;
    // Twice for itself, and beside that for the sections that the league has.
    expect(site.roundTrips() - before).toBe(3);
    expect(answer.items).toEqual([expect.objectContaining({ key: items })]);
    expect(new Set(answer.entries.map(({ kind }) => kind))).toEqual(new Set(["result", "news", "record"]));
    const records = answer.entries.filter((entry) => entry.kind === "record");
    for (const { scope, figure, value, game, person } of records) {
      const { best } = await site.db
        .selectFrom("record_marks")
        .innerJoin("games", (join) => join.onRef("games.tenant_id", "=", "record_marks.tenant_id"))
        .where("games.game_id", "=", game.gameId)
        .where("record_marks.scope", "=", scope)
        .whereRef("record_marks.scope_id", "in", (inner) =>
          inner
            .selectFrom("record_marks as own")
            .innerJoin("persons", (join) =>
              join.onRef("persons.tenant_id", "=", "own.tenant_id").onRef("persons.person_id", "=", "own.person_id"),
            )
            .whereRef("own.game_id", "=", "games.game_id")
            .where("own.scope", "=", scope)
            .where("own.category", "=", figure as never)
            .where("persons.slug", "=", person.slug as never)
            .select("own.scope_id"),
        )
        .where("record_marks.holder", "=", "player")
        .where("record_marks.category", "=", figure as never)
        .select((aggregate) => aggregate.fn.max("standing").as("best"))
        .executeTakeFirstOrThrow();
      expect([figure, value]).toEqual([figure, best]);
    }
  });

  test("FEED5: nothing is an answer; rubbish, too much and other leagues' things are not", async () => {
    const foreign = await site.db
      .selectFrom("clubs")
      .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "clubs.tenant_id")
      .where("host", "=", "league-b.localhost")
      .select("club_id")
      .executeTakeFirstOrThrow();
    const one = `club:${await clubIdOf("bedem")}`;
    expect(((await (await feed("items=")).json()) as FollowingFeed).items).toEqual([]);
    expect(((await (await feed(`items=club:${foreign.club_id}`)).json()) as FollowingFeed).items).toEqual([]);
    for (const query of ["items=judge:7", "items=club:x", `items=${one}&before=yesterday`, `items=${`${one},`.repeat(300)}${one}`])
      expect([query.slice(0, 40), (await feed(query)).status]).toEqual([query.slice(0, 40), 400]);
    const answer = await site.get("league-a", "/v2/website/following/feed?items=", {}, { method: "POST" });
    expect([403, 405]).toContain(answer.status);
  });
});

describe("what an account follows", () => {
  test("FOLLOW3: is nobody's who is not signed in, and no other site may change it", async () => {
    const path = "/v2/website/following";
    expect((await site.get("league-a", path)).status).toBe(401);
    const one = `${path}/club/${await clubIdOf("bedem")}`;
    const origin = site.origin("league-a");
    for (const method of ["PUT", "DELETE"]) expect((await site.get("league-a", one, { origin }, { method })).status).toBe(401);
    expect((await site.get("league-a", one, { origin: "https://elsewhere.example", cookie: "a=b" }, { method: "PUT" })).status).toBe(403);
    expect((await site.get("league-a", path, { origin }, { method: "POST" })).status).toBe(405);
  });
});

describe("the league on a home screen", () => {
  const title = "On your home screen";
  const card = (page: Page) => page.getByRole("region", { name: title });
  const iPhone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

  /** As Chromium does some time after a page has begun, where it has no window of its own yet. */
  function offer(page: Page, isRefused = false): Promise<void> {
    return page.evaluate((refuses) => {
      const prompt = async () => {
        if (refuses) throw new DOMException("not now", "NotAllowedError");
        document.title = "The browser asks";
      };
      dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
    }, isRefused);
  }

  test("APP1: what the browser offers once, on whatever page, is made use of by a press, where somebody follows something", async () => {
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    await open(page, addresses.club("en", "gavran"));
    await page.locator(star).click();
    await offer(page);
    await open(page, addresses.following("en"));
    await offer(page);
    await card(page).getByRole("button", { name: "Add to home screen" }).click();
    await expect.poll(() => page.title()).toBe("The browser asks");
    await card(page).waitFor({ state: "detached" });
    await offer(page);
    await card(page).waitFor();
    await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
    await card(page).waitFor({ state: "detached" });
    await offer(page, true);
    await card(page).getByRole("button", { name: "Add to home screen" }).click();
    await card(page).waitFor({ state: "detached" });
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Following");
  });

  test("APP1 APP3: an iPhone is told its own way, which one may not want to hear of again", async () => {
    const page = await browser.visit({ userAgent: iPhone, viewport: { width: 390, height: 844 } });
    await open(page, addresses.notifications("en"));
    await card(page).getByText("Add to Home Screen").waitFor();
    expect(await card(page).getByRole("button").allInnerTexts()).toEqual(["Don’t show this again"]);
    await card(page).getByRole("button").click();
    await card(page).waitFor({ state: "detached" });
    await page.reload();
    await settled(page);
    expect(await card(page).count()).toBe(0);
  });

  test.each([
    ["a browser that offers nothing", {}, "browser"],
    ["a league that has its own window already", { userAgent: iPhone }, "standalone"],
  ])("APP3: nothing is said in %s", async (_where, options, mode) => {
    const page = await browser.visit(options);
    await page.addInitScript((own) => {
      const asked = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query === "(display-mode: browser)" ? asked(own === "browser" ? "all" : "not all") : asked(query));
    }, mode);
    await open(page, addresses.notifications("en"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await card(page).count()).toBe(0);
  });
});
