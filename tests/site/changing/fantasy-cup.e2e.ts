import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { cupListText } from "#core/fantasy/cup-plan.ts";
import en from "#messages/en/fantasy-cup.ts";
import parts from "#messages/en/fantasy.ts";
import sr from "#messages/sr/fantasy-cup.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { signedInPage } from "../../support/browser/signed-in-page.ts";
import { settled } from "../../support/browser/settled.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const league = { seasonSlug: "2026-27", leagueSlug: "first" };

function path(locale: "en" | "sr"): string {
  return addresses.fantasyPage(locale, league, "cup");
}

function listOf(from: number, count: number): string {
  return cupListText(
    Array.from({ length: count }, (_, index) => ({ place: from + index, number: from + index, points: 9000 - 10 * index })),
  );
}

beforeAll(async () => {
  const { tenant_id, league_id } = await site.db
    .selectFrom("leagues")
    .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "leagues.tenant_id")
    .where("tenant_hosts.host", "=", "league-a.localhost")
    .where("seasons.slug", "=", league.seasonSlug)
    .where("leagues.slug", "=", league.leagueSlug)
    .select(["leagues.tenant_id", "leagues.league_id"])
    .executeTakeFirstOrThrow();
  const of = { tenant_id, league_id };
  // Not the demo’s own game, which is further than is to be tried here.
  await site.db.deleteFrom("fantasy_seasons").where("league_id", "=", league_id).execute();
  await openSeason(site.db, { tenantId: tenant_id, leagueId: league_id });
  const made = await site.db
    .insertInto("fantasy_teams")
    .values(Array.from({ length: 120 }, (_, index) => ({ ...of, number: index + 1, made_at: new Date() })))
    .returning(["team_id", "number"])
    .execute();
  const ids = made.toSorted((one, other) => one.number - other.number).map(({ team_id }) => team_id);
  const at = (number: number) => ids[number - 1] as string;
  await site.db
    .insertInto("fantasy_managers")
    .values(
      ids
        .slice(0, 60)
        .map((team_id, index) => ({ ...of, team_id, account_id: null, name: `Sokoli ${index + 1}`, hidden_at: null, hidden_reason: null })),
    )
    .execute();
  // The round of 120 is left out of the tree, and the last 16 are not drawn anew: what is to be seen are ways that come together.
  const draws = [
    {
      cup_round: 1,
      round: 13,
      teams: 120,
      pairs: Array.from({ length: 64 }, (_, index) => (index < 56 ? [index + 1, 120 - index] : [index + 1])),
    },
    { cup_round: 2, round: 14, teams: 7, pairs: [[2, 7], [3, 6], [4, 5], [1]] },
    {
      cup_round: 3,
      round: 15,
      teams: 4,
      pairs: [
        [4, 1],
        [3, 2],
      ],
    },
    { cup_round: 4, round: 16, teams: 2, pairs: [[3, 1]] },
  ];
  for (const { cup_round, round, teams, pairs } of draws) {
    const list = listOf(1, teams);
    const seed = `${createHash("sha256").update(list).digest("hex")}/${cup_round}`;
    await site.db
      .insertInto("fantasy_cup_rounds")
      .values({ ...of, cup_round, round, teams, ties: pairs.length, list, seed, drawn_at: new Date() })
      .execute();
    const ties = pairs.map(([one = 0, other], index) => ({
      ...of,
      cup_round,
      position: index + 1,
      one: at(one),
      one_place: one,
      other: other === undefined ? null : at(other),
      other_place: other ?? null,
      one_points: cup_round === 4 ? null : 1012,
      one_without_captain: cup_round === 4 ? null : 900,
      other_points: other === undefined || cup_round === 4 ? null : 987,
      other_without_captain: other === undefined || cup_round === 4 ? null : 800,
      winner: cup_round === 4 ? null : at(cup_round === 3 && one === 4 ? 1 : one),
    }));
    await site.db.insertInto("fantasy_cup_ties").values(ties).execute();
  }
});

test("FANC8 FANC9 the cup is a tree, each round a list, and what was drawn from can be loaded down", async () => {
  const page = await browser.visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(site.origin("league-a") + addresses.leagueTab("en", league.seasonSlug, league.leagueSlug, "Fantasy"));
  await page.getByRole("link", { name: parts.parts.cup, exact: true }).click();
  await page.getByRole("heading", { name: en.title, level: 1 }).waitFor();
  const columns = page.getByRole("region", { name: en.tree }).locator("section");
  expect(await columns.getByRole("heading").allTextContents()).toEqual(["Quarter-finals", "Semi-finals", "Final"]);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Cup round 1", exact: true }).click();
  await page.getByText("Page 1 of 2").waitFor();
  expect(await page.getByRole("article").count()).toBe(50);
  await page.getByRole("link", { name: "Next page" }).click();
  await page.getByText("Page 2 of 2").waitFor();
  expect(await page.getByText(parts.cup.bye).count()).toBe(8);
  expect(await page.getByText("Team 64", { exact: true }).count()).toBe(1);
  const href = await page.getByRole("link", { name: "Cup round 1: the list as a text file" }).getAttribute("href");
  const answer = await site.get("league-a", href ?? "");
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    200,
    "text/plain; charset=utf-8",
    listOf(1, 120),
  ]);
});

test("FANC8 on a phone the rounds stand one below the other, and nothing is wider than the page", async () => {
  const page = await browser.visit({ viewport: { width: 360, height: 800 } });
  await page.goto(site.origin("league-a") + path("sr"));
  await page.getByRole("heading", { name: sr.draw.title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
});

test("FANC10 whoever is signed in finds his own tie in its room, and who has no team is told so", async () => {
  const { tenant_id: tenantId, team_id } = await site.db
    .selectFrom("fantasy_managers")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "fantasy_managers.tenant_id")
    .where("tenant_hosts.host", "=", "league-a.localhost")
    .where("name", "=", "Sokoli 2")
    .select(["fantasy_managers.tenant_id", "team_id"])
    .executeTakeFirstOrThrow();
  const [ana, iva] = [await signedInAccount(site.db, tenantId, "Ana Anić"), await signedInAccount(site.db, tenantId, "Iva Ivić")];
  await site.db.updateTable("fantasy_managers").set({ account_id: ana.accountId }).where("team_id", "=", team_id).execute();
  const region = async (account: SignedInAccount | null) => {
    const viewport = { width: 390, height: 844 };
    const page = await (account === null ? browser.visit({ viewport }) : signedInPage(browser, site.origin("league-a"), account));
    await page.goto(site.origin("league-a") + path("en"));
    return { page, room: page.getByRole("region", { name: parts.cup.own.label }) };
  };
  const own = await region(ana);
  // Sokoli 2 came as far as the semi-finals, and lost there.
  await own.room.getByText("Your tie · Semi-finals").waitFor();
  expect(await own.room.getByRole("link").allInnerTexts()).toEqual(["Sokoli 3", "Sokoli 2"]);
  await settled(own.page);
  expect(await axeFaults(own.page)).toEqual([]);
  const shift = await own.page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 200);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  await (await region(iva)).room.getByText(parts.cup.own.none).waitFor();
  const nobody = await region(null);
  await nobody.page.getByRole("heading", { name: en.draw.title }).waitFor();
  expect(await nobody.room.count()).toBe(0);
});

test("FANC9 no cup where the game is not played, nor a round that is not drawn", async () => {
  const elsewhere = addresses.fantasyPage("en", { ...league, seasonSlug: "2025-26" }, "cup");
  const wanted = [
    elsewhere,
    `${elsewhere}/1/list.txt`,
    `${path("en")}?round=5`,
    `${path("en")}?round=1&page=3`,
    `${path("en")}/5/list.txt`,
  ];
  expect(await Promise.all(wanted.map(async (one) => (await site.get("league-a", one)).status))).toEqual([404, 404, 404, 404, 404]);
  expect(await (await site.get("league-a", path("en"))).text()).toContain(parts.parts.cup);
});
