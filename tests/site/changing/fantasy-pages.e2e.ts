import { expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import en from "#messages/en/fantasy.ts";
import said from "#messages/en/fantasy-pages.ts";
import off from "#messages/en/competition.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { pageOfEachKind } from "../../support/browser/page-kinds.ts";
import { settled } from "../../support/browser/settled.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
/** As the demo has it: its second league has no such game. */
const [played, other] = ["first", "second"].map((leagueSlug) => ({ seasonSlug: "2026-27", leagueSlug })) as [League, League];
type League = { readonly seasonSlug: string; readonly leagueSlug: string };
const pages = ["rules", "corrections"] as const;

async function close({ seasonSlug, leagueSlug }: League): Promise<void> {
  const key = await keyOf({ seasonSlug, leagueSlug });
  await site.db.deleteFrom("fantasy_seasons").where("tenant_id", "=", key.tenantId).where("league_id", "=", key.leagueId).execute();
}

async function keyOf({ seasonSlug, leagueSlug }: League) {
  const { tenant_id: tenantId, league_id: leagueId } = await site.db
    .selectFrom("leagues")
    .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "leagues.tenant_id")
    .where("tenant_hosts.host", "=", "league-a.localhost")
    .where("seasons.slug", "=", seasonSlug)
    .where("leagues.slug", "=", leagueSlug)
    .select(["leagues.tenant_id", "leagues.league_id"])
    .executeTakeFirstOrThrow();
  return { tenantId, leagueId };
}

test("FANP3 FANP4 FANP6 FANP7 once a league’s game is open its tab leads to every page of it", async () => {
  const opened = await openSeason(site.db, await keyOf(played));
  expect(["opened", "open-already"]).toContain(opened.kind);
  const page = await browser.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(site.origin("league-a") + addresses.leagueTab("en", played.seasonSlug, played.leagueSlug, "Fantasy"));
  await page.getByRole("link", { name: said.overview.make }).waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  const parts = page.getByRole("navigation", { name: en.parts.label });
  await parts.getByRole("link", { name: en.parts.rules }).click();
  await page.getByRole("heading", { level: 1, name: said.rules.title }).waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await parts.getByRole("link", { name: en.parts.corrections }).click();
  await page.getByRole("heading", { level: 1, name: said.corrections.title }).waitFor();
  const kinds = await pageOfEachKind(site.db, "league-a.localhost", "en");
  const ahead = kinds.find(({ name }) => name === "game to come")?.path ?? "";
  await page.goto(`${site.origin("league-a")}${ahead}/tabs/Fantasy`);
  const card = page
    .getByRole("table", { name: /^Fantasy stats: / })
    .first()
    .getByRole("link")
    .first();
  expect(await card.getAttribute("href")).toMatch(/\/fantasy\/players\/\d+$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("FANP8 a league without the game says so, has no pages of it, and none in its sitemap", async () => {
  await close(other);
  const statuses = await Promise.all(
    [played, other].map((league) =>
      Promise.all(pages.map(async (page) => (await site.get("league-a", addresses.fantasyPage("en", league, page))).status)),
    ),
  );
  expect(statuses).toEqual([
    [200, 200],
    [404, 404],
  ]);
  const tab = await site.get("league-a", addresses.leagueTab("en", other.seasonSlug, other.leagueSlug, "Fantasy"));
  expect(await tab.text()).toContain(off.fantasy.title);
  const inSitemap = await Promise.all(
    [played, other].map(async ({ seasonSlug, leagueSlug }) =>
      (await (await site.get("league-a", `/sitemaps/leagues/${seasonSlug}/${leagueSlug}.xml`)).text()).includes("/fantasy/"),
    ),
  );
  expect(inSitemap).toEqual([true, false]);
});
