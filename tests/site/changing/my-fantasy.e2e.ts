import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import type { MyFantasy, MyFantasyLine, OwnFantasy, TeamMade, TransfersMade } from "#contract/my-fantasy.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import shared from "#messages/en/fantasy.ts";
import en from "#messages/en/my-fantasy.ts";
import sr from "#messages/sr/my-fantasy.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { ownFantasy } from "../../support/fixtures/own-fantasy.ts";
import { privateDuels } from "../../support/fixtures/private-league.ts";
import { signedInPage } from "../../support/browser/signed-in-page.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
// Refused on purpose: another device was faster.
const browser = browserForThisFile(/\/my-fantasy\/.*\/transfers$/);
const own = ["2026-27", "first"] as const;
let account: SignedInAccount;

beforeAll(async () => {
  const { tenant_id: tenantId } = await site.db
    .selectFrom("tenant_hosts")
    .select("tenant_id")
    .where("host", "=", "league-a.localhost")
    .executeTakeFirstOrThrow();
  account = await signedInAccount(site.db, tenantId, "Mila Đorđević");
});
afterAll(() => site.db.deleteFrom("accounts").where("account_id", "=", account.accountId).execute());

/** A signed-in visitor on a phone, to whom the server answers with made-up teams; what he sends is written down. */
async function visitor(answers: { mine?: MyFantasy; own?: OwnFantasy; refusal?: object }) {
  const page = await signedInPage(browser, site.origin("league-a"), account, { viewport: { width: 360, height: 800 } });
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  await page.route(`**${myFantasyPath}**`, (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === "GET") return route.fulfill({ json: pathname === myFantasyPath ? answers.mine : answers.own });
    sent.push({ path: pathname.slice(myFantasyPath.length), body: request.postDataJSON() });
    if (answers.refusal === undefined) return route.fulfill({ json: {} });
    return route.fulfill({ status: 409, contentType: "application/problem+json", json: { refusal: answers.refusal } });
  });
  return { page, sent };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin("league-a") + path);
}

test("MYFAN9 MYFAN19 the profile lists one's own teams, and a way to one where there is none", async () => {
  const { competition, open: next, team } = ownFantasy("team");
  if (team === null) return;
  const { number, name, points, place } = team;
  const mine: MyFantasy = {
    competitions: [
      { competition, next, underWay: null, team: { number, name, points, place, teams: 3208, missing: 2, duels: [], cup: null } },
      { competition: { ...competition, leagueSlug: "second" }, next: ownFantasy("live").next, underWay: null, team: null },
    ],
  };
  const { page } = await visitor({ mine });
  await open(page, addresses.profileTab("sr", "MyFantasy"));
  await page.getByRole("heading", { name }).waitFor();
  expect(await page.getByText("2 od deset možda neće igrati").isVisible()).toBe(true);
  // One round is open; of the other it is said when it begins.
  expect(await page.getByText(/^Razmene do: /).count()).toBe(1);
  expect(await page.getByText(/^10\. kolo počinje: /).count()).toBe(1);
  const ways = await Promise.all([sr.mine.open, sr.mine.make].map((way) => page.getByRole("link", { name: way }).getAttribute("href")));
  expect(ways).toEqual([addresses.ownFantasy("sr", ...own), addresses.ownFantasy("sr", "2026-27", "second")]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
});

test("MYFAN18 beside each team stand its duels and its tie of the cup, with whom and how it is", async () => {
  const { competition, open: next, team } = ownFantasy("team");
  const { league, duels } = privateDuels("live");
  const [duel] = duels?.duels ?? [];
  if (team === null || next === null || !duel || !duels?.round) throw new Error("nothing to show");
  const { number, name, points, place } = team;
  const side = (of: number, called: string | null, tenths: number) => ({ team: { number: of, name: called }, place: of, points: tenths });
  const tie = { position: 1, one: side(9, "Devetka", 901), other: side(number, name, 877), winner: null, decidedBeforeCorrection: false };
  const cup = { cupRound: 3, teams: 8, round: { ...duels.round, state: "live" }, tie, side: "other" } as const;
  const mine: MyFantasyLine["team"] = {
    number,
    name,
    points,
    place,
    teams: 3208,
    missing: 0,
    duels: [{ league, round: duels.round, duel }],
    cup,
  };
  const { page } = await visitor({ mine: { competitions: [{ competition, next, underWay: duels.round, team: mine }] } });
  await open(page, addresses.profileTab("en", "MyFantasy"));
  const contests = page.getByRole("listitem").filter({ hasNot: page.getByRole("list") });
  const words = async (text: string) => (await contests.filter({ hasText: text }).first().innerText()).replaceAll(/\s+/g, " ");
  await page.getByRole("heading", { name }).waitFor();
  await expect.poll(() => words("Duel: Kafana kod Znaka pitanja")).toContain("Kum i kuma 112.4 : 98.7");
  expect(await words("Duel: Kafana")).toContain("Round 9, live");
  expect(await words("Cup: Quarter-finals")).toContain("Devetka 87.7 : 90.1");
  expect(await page.getByRole("link", { name: /^Duel: / }).getAttribute("href")).toBe(
    addresses.ownLeague("en", competition.seasonSlug, competition.leagueSlug, 12),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
});

test("MYFAN5 a newcomer has a team with two presses and a name", async () => {
  const { page, sent } = await visitor({ own: ownFantasy("new") });
  await open(page, addresses.ownFantasy("en", ...own));
  await page.getByRole("button", { name: en.make.fill }).click();
  await page.getByRole("button", { name: en.make.send }).click();
  await page.getByText(en.refusal.FAN31.name).waitFor();
  await page.getByLabel(en.make.name).fill("Moji");
  await page.getByRole("button", { name: en.make.send }).click();
  await expect.poll(() => sent.length).toBe(1);
  const made = sent[0]?.body as TeamMade;
  expect([sent[0]?.path, made.name, new Set(made.players).size, made.players.slice(0, 5).includes(made.captain)]).toEqual([
    `/${own.join("/")}`,
    "Moji",
    10,
    true,
  ]);
});

test("MYFAN2 MYFAN6 a transfer is thought out, outlasts a reload, and is told when another device was faster", async () => {
  const { page, sent } = await visitor({ own: ownFantasy("team"), refusal: { rule: "FAN26", code: "version" } });
  await open(page, addresses.ownFantasy("en", ...own));
  await page.locator('[data-place="0"]').click();
  await page.getByRole("button", { name: en.selected.transfer }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Take: / })
    .first()
    .click();
  await page.getByText("Not confirmed: 1 transfer, 2 left").waitFor();
  await page.reload();
  await page.getByText("Not confirmed: 1 transfer, 2 left").waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: en.pending.confirm }).click();
  await page.getByText(en.refusal.FAN26.version).waitFor();
  expect((sent[0]?.body as TransfersMade | undefined)?.transfers).toHaveLength(1);
});

test("MYFAN5 FAN31 a team that is made stands in the database, and in the list of one's own", async () => {
  const { tenant_id: tenantId, league_id: leagueId } = await site.db
    .selectFrom("leagues")
    .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "leagues.tenant_id")
    .where("tenant_hosts.host", "=", "league-a.localhost")
    .where("seasons.slug", "=", own[0])
    .where("leagues.slug", "=", own[1])
    .select(["leagues.tenant_id", "leagues.league_id"])
    .executeTakeFirstOrThrow();
  await site.db.deleteFrom("fantasy_seasons").where("league_id", "=", leagueId).execute();
  expect(await openSeason(site.db, { tenantId, leagueId })).toMatchObject({ kind: "opened" });
  const page = await signedInPage(browser, site.origin("league-a"), account);
  await open(page, addresses.profileTab("en", "MyFantasy"));
  await page.getByRole("link", { name: `${en.mine.make}: Prva liga` }).click();
  await page.getByRole("button", { name: en.make.fill }).click();
  await page.getByLabel(en.make.name).fill("Real Team");
  await page.getByRole("button", { name: en.make.send }).click();
  await page.locator('[data-place="9"]').waitFor();
  await expect
    .poll(() => site.db.selectFrom("fantasy_managers").where("account_id", "=", account.accountId).select("name").execute())
    .toEqual([{ name: "Real Team" }]);
  await open(page, addresses.profileTab("en", "MyFantasy"));
  await page.getByRole("heading", { name: "Real Team" }).waitFor();
});

test("MYFAN21 on a phone a tap in the round opens how his points came about where one looks, and Escape leads back", async () => {
  const { page } = await visitor({ own: ownFantasy("live") });
  await open(page, addresses.ownFantasy("en", ...own));
  await page.getByText(en.round.openLedger).waitFor();
  const second = page.locator('[data-place="1"]');
  await second.click();
  const ledger = page.getByRole("dialog");
  await ledger.getByText(shared.ledger.team).first().waitFor();
  expect((await ledger.boundingBox())?.y).toBeLessThan(800);
  expect(await second.getAttribute("aria-pressed")).toBe("true");
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await ledger.waitFor({ state: "hidden" });
  expect(await second.getAttribute("aria-pressed")).toBe("false");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("heading", { name: /./ }).last().waitFor();
  expect(await page.getByText(shared.ledger.team).first().isVisible()).toBe(true);
});

test("MYFAN24 who confirms a transfer as the round begins stays at the squad, and reads why it is not taken", async () => {
  const answers = { own: ownFantasy("team"), refusal: { rule: "FAN7", code: "locked" } };
  const { page } = await visitor(answers);
  await open(page, addresses.ownFantasy("en", ...own));
  await page.locator('[data-place="0"]').click();
  await page.getByRole("button", { name: en.selected.transfer }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Take: / })
    .first()
    .click();
  answers.own = ownFantasy("live");
  await page.getByRole("button", { name: en.pending.confirm }).click();
  await page.getByText(en.refusal.FAN7.locked).waitFor();
  expect(await page.getByRole("button", { name: en.parts.squad, exact: true }).getAttribute("aria-pressed")).toBe("true");
  await page.reload();
  await page.getByText(en.round.openLedger).waitFor();
});

test("MYFAN3 two change places by the keyboard, and it is said", async () => {
  const { page } = await visitor({ own: ownFantasy("team") });
  await open(page, addresses.ownFantasy("en", ...own));
  await page.locator('[data-place="0"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-place="5"]').focus();
  await page.keyboard.press("Enter");
  await page.getByText(/have swapped places\.$/).waitFor({ state: "attached" });
  expect(await page.getByText(en.pending.lineUp).isVisible()).toBe(true);
});

test("MYFAN8 the page is there for leagues that are, and says without scripts what it needs", async () => {
  expect((await site.get("league-a", addresses.ownFantasy("en", "2026-27", "nowhere"))).status).toBe(404);
  const answer = await site.get("league-a", addresses.ownFantasy("en", ...own));
  const html = await answer.text();
  expect([answer.status, html.includes("noindex"), html.includes(en.needsScripts)]).toEqual([200, true, true]);
});
