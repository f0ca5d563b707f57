import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import type { OwnLeagues, PrivateLeague } from "#contract/fantasy-leagues.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import en from "#messages/en/fantasy-leagues.ts";
import words from "#messages/en/fantasy.ts";
import tables from "#messages/en/fantasy-tables.ts";
import sr from "#messages/sr/fantasy-leagues.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import type { SeasonKey } from "#server/fantasy/fantasy-season.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { makeTeam } from "#server/my-fantasy/make-team.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { signedInPage } from "../../support/browser/signed-in-page.ts";
import { settled } from "../../support/browser/settled.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { cheapestSquad } from "../../support/database/fantasy-league.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { ownLeagues, privateDuels, privateTotal } from "../../support/fixtures/private-league.ts";

const site = demoSiteForThisFile();
// Refused on purpose: a code of nobody's, a league that one is not in, a line that is gone.
const browser = browserForThisFile(/\/(leagues(\/|$|\?)|fans$)/);
const own = ["2026-27", "first"] as const;
let ana: SignedInAccount;
let iva: SignedInAccount;
let key: SeasonKey;

beforeAll(async () => {
  const league = await site.db
    .selectFrom("leagues")
    .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "leagues.tenant_id")
    .where("tenant_hosts.host", "=", "league-a.localhost")
    .where("seasons.slug", "=", own[0])
    .where("leagues.slug", "=", own[1])
    .select(["leagues.tenant_id", "leagues.league_id"])
    .executeTakeFirstOrThrow();
  key = { tenantId: league.tenant_id, leagueId: league.league_id };
  await openSeason(site.db, key);
  ana = await signedInAccount(site.db, key.tenantId, "Ana Anić");
  iva = await signedInAccount(site.db, key.tenantId, "Iva Ivić");
  await teamOf(ana, "Anini");
  await teamOf(iva, "Ivini");
});

/** Rounds go on by themselves, and prices with them: a season that was read before is read once more. */
async function teamOf(account: SignedInAccount, name: string, isAgain = false): Promise<void> {
  const season = await readSeason(site.db, key);
  if (season === null) throw new Error("not played");
  const made = { ...cheapestSquad(season.market, season.clubsPlaying), name, market: season.priced?.market ?? 0 };
  const outcome = await makeTeam(site.db, season, account.accountId, made);
  if (outcome.kind === "made") return;
  if (isAgain) throw new Error(`no team was made: ${JSON.stringify(outcome.refusal)}`);
  await teamOf(account, name, true);
}

async function visitor(account: SignedInAccount, width = 390): Promise<Page> {
  return signedInPage(browser, site.origin("league-a"), account, { viewport: { width, height: 844 } });
}

/** What a page says instead is said when it never does. */
async function says(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.locator("main").innerText()).toContain(text);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin("league-a") + path);
}

/** Whom the server answers with made-up leagues; what he sends is written down. */
async function answered(answers: { list?: OwnLeagues; one?: PrivateLeague }, width = 360) {
  const page = await visitor(ana, width);
  const sent: string[] = [];
  await page.route(`**${myFantasyPath}/**`, (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === "GET") return route.fulfill({ json: pathname.endsWith("/leagues") ? answers.list : answers.one });
    sent.push(`${request.method()} ${pathname.slice(`${myFantasyPath}/${own.join("/")}`.length)}`);
    return route.fulfill({ json: { number: 12, code: "AAA3333" } });
  });
  return { page, sent };
}

test("FANL1 FANL2 FANL13 one founds a league, another enters it by the invitation, and both see the table", async () => {
  const first = await visitor(ana);
  await open(first, addresses.ownLeagues("en", ...own));
  await says(first, en.list.none);
  await first.getByLabel(en.found.name).fill("No");
  await first.getByRole("button", { name: en.found.send }).click();
  await first.getByText(en.refusal.FANL1.name).waitFor();
  await first.getByLabel(en.found.name).fill("Kafana");
  await first.getByRole("button", { name: en.found.send }).click();
  await first.getByRole("heading", { name: "Kafana" }).waitFor();
  const { code } = await site.db.selectFrom("fantasy_leagues").select("code").executeTakeFirstOrThrow();
  expect(await first.getByText(`${code?.slice(0, 3)} ${code?.slice(3)}`).isVisible()).toBe(true);

  const second = await visitor(iva);
  await open(second, addresses.ownLeagues("sr", ...own));
  await second.getByLabel(sr.join.code).fill("acd 34-67");
  await second.getByRole("button", { name: sr.join.send }).click();
  await second.getByText(sr.refusal.FANL2["no-such-code"]).waitFor();
  await open(second, addresses.ownLeagues("sr", ...own, code ?? ""));
  await second.getByRole("heading", { name: sr.join.invited }).waitFor();
  expect(await second.getByLabel(sr.join.code).inputValue()).toBe(`${code?.slice(0, 3)} ${code?.slice(3)}`);
  await second.getByRole("button", { name: sr.join.send }).click();
  await second.getByRole("heading", { name: "Kafana" }).waitFor();
  await first.reload();
  for (const page of [first, second])
    await expect
      .poll(() => page.locator("tbody tr").allInnerTexts())
      .toEqual([expect.stringContaining("Anini"), expect.stringContaining("Ivini")]);
  expect(await second.locator("tr[data-mine]").innerText()).toContain("Ivini");
  await settled(second);
  expect(await axeFaults(second)).toEqual([]);
});

test("FANL13 who has to make a team first finds the invitation afterwards, in the same window", async () => {
  const { code } = await site.db.selectFrom("fantasy_leagues").select("code").executeTakeFirstOrThrow();
  const maja = await signedInAccount(site.db, key.tenantId, "Maja Majić");
  const page = await visitor(maja);
  await open(page, addresses.ownLeagues("en", ...own, code ?? ""));
  await says(page, en.noTeamInvited);
  const season = await readSeason(site.db, key);
  if (season === null) throw new Error("not played");
  const made = { ...cheapestSquad(season.market, season.clubsPlaying), name: "Majini", market: season.priced?.market ?? 0 };
  expect(await makeTeam(site.db, season, maja.accountId, made)).toMatchObject({ kind: "made" });
  await open(page, addresses.ownFantasy("en", ...own));
  await page.getByRole("link", { name: en.title }).click();
  await page.getByRole("heading", { name: en.join.invited }).waitFor();
  expect(await page.getByLabel(en.join.code).inputValue()).toBe(`${code?.slice(0, 3)} ${code?.slice(3)}`);
  await site.db.deleteFrom("accounts").where("account_id", "=", maja.accountId).execute();
});

test("FANL22 a member reports its name to the office from its page, its founder finds no way to", async () => {
  const [founder, member] = [await visitor(ana), await visitor(iva)];
  for (const page of [founder, member]) {
    await open(page, addresses.ownLeague("en", ...own, 1));
    await page.getByRole("heading", { name: "Kafana" }).waitFor();
  }
  expect(await founder.getByRole("button", { name: words.report.press }).count()).toBe(0);
  await member.getByRole("button", { name: words.report.press }).click();
  await settled(member);
  expect(await axeFaults(member)).toEqual([]);
  await member.getByRole("button", { name: words.report.yes, exact: true }).click();
  await member.getByText(words.report.sent).waitFor();
  expect(await site.db.selectFrom("fantasy_league_reports").select("account_id").execute()).toEqual([{ account_id: iva.accountId }]);
});

test("FANL4 FANL15 who leaves is asked first, and then finds it no more", async () => {
  const page = await visitor(iva);
  const path = addresses.ownLeague("en", ...own, 1);
  await open(page, path);
  await page.getByRole("button", { name: en.leave.leave }).click();
  await page.getByText(en.leave.ask).waitFor();
  await page.getByRole("button", { name: en.sure.no }).click();
  await page.getByRole("button", { name: en.leave.leave }).click();
  await page.getByRole("button", { name: en.sure.yes }).click();
  await says(page, en.list.none);
  await open(page, path);
  await says(page, en.notMember);
  expect(await site.db.selectFrom("fantasy_members").select("number").execute()).toHaveLength(1);
});

test("FANL9 FANL10 FAN14 duels of the round stand with both figures, and the table says whose place the average takes", async () => {
  const { page, sent } = await answered({ one: privateDuels("stands") });
  await open(page, addresses.ownLeague("en", ...own, 12));
  await page.getByRole("heading", { name: en.duels.title }).waitFor();
  const duels = await page.locator("li[data-mine]").innerText();
  expect(duels).toContain("112.4");
  expect(duels).toContain("97.9–98.7");
  expect(await page.getByText("4 rounds without a change").isVisible()).toBe(true);
  expect(await page.getByText(en.table.replaced).count()).toBe(2);
  expect(await page.getByText(en.code.begun).isVisible()).toBe(true);
  await page.getByRole("button", { name: "Remove from the league: Banovo brdo" }).click();
  await page.getByRole("button", { name: en.sure.yes }).click();
  await expect.poll(() => sent).toEqual(["DELETE /leagues/12/members/4843"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
});

test("FANL5 FANL12 FANL15 a hidden name is a number, and its founder alone has the code in hand", async () => {
  const { page } = await answered({ one: privateTotal() });
  await open(page, addresses.ownLeague("en", ...own, 3));
  await page.getByRole("heading", { name: "League 3" }).waitFor();
  expect(await page.getByRole("button", { name: en.code.renew }).count()).toBe(0);
  expect(await page.getByText("1 of 3").isVisible()).toBe(true);
  const founder = await answered({ one: { ...privateTotal(), isFounder: true, hidden: "An insult" } });
  await open(founder.page, addresses.ownLeague("en", ...own, 3));
  await founder.page.getByText("The league office has hidden this name: An insult").waitFor();
  await founder.page.getByRole("button", { name: en.code.renew }).click();
  await founder.page.getByRole("button", { name: en.sure.yes }).click();
  await expect.poll(() => founder.sent).toEqual(["POST /leagues/3/code"]);
});

test("FANL16 FANL17 one says whose fan one is, changes that once, and comes to the fans’ own table", async () => {
  const page = await visitor(ana);
  await open(page, addresses.ownLeagues("en", ...own));
  await page.getByText(en.fans.text).waitFor();
  await page.getByRole("button", { name: en.fans.send }).click();
  await page.getByText(en.refusal.FANL16["no-club"]).waitFor();
  const clubs = await page.locator("select[name=club]").locator("option").allInnerTexts();
  await page.locator("select[name=club]").selectOption({ label: clubs[1] ?? "" });
  await page.getByRole("button", { name: en.fans.send }).click();
  await page.getByText(`You are a fan of: ${clubs[1]}`).waitFor();
  await page.locator("select[name=club]").selectOption({ label: clubs[2] ?? "" });
  await page.getByRole("button", { name: en.fans.change }).click();
  await page.getByText(`You are a fan of: ${clubs[2]}`).waitFor();
  await page.getByText(en.fans.fixed).waitFor();
  expect(await page.locator("select[name=club]").count()).toBe(0);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: en.fans.toTable }).click();
  const chips = page.getByRole("navigation", { name: tables.among.label });
  expect(await chips.locator("[aria-current]").innerText()).toBe(`Fans: ${clubs[2]}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("FANL19 a league of the season before is entered again from the list", async () => {
  const { page, sent } = await answered({ list: ownLeagues() });
  await open(page, addresses.ownLeagues("en", ...own));
  await page.getByRole("heading", { name: en.before.title }).waitFor();
  expect(await page.getByText(`Duels · 2025/26 · ${en.before.goesOn}`).isVisible()).toBe(true);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Enter again: Stara ekipa" }).click();
  await expect.poll(() => sent).toEqual(["POST /leagues/carry"]);
  await page.waitForURL(`**${addresses.ownLeague("en", ...own, 12)}`);
});

test("FANL14 the list is told on a phone, and without a line says so", async () => {
  const { page } = await answered({ list: ownLeagues() });
  await open(page, addresses.ownLeagues("sr", ...own));
  await page.getByRole("link", { name: "Kolege" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.unrouteAll();
  await page.route(`**${myFantasyPath}/**`, (route) => route.abort());
  await page.getByLabel(sr.join.code).fill("ACD3467");
  await page.getByRole("button", { name: sr.join.send }).click();
  await page.getByText(sr.offline).waitFor({ timeout: 60_000 });
  const html = await (await site.get("league-a", addresses.ownLeagues("en", ...own))).text();
  expect([html.includes("noindex"), html.includes(en.needsScripts)]).toEqual([true, true]);
  expect((await site.get("league-a", addresses.ownLeagues("en", "2026-27", "nowhere"))).status).toBe(404);
  expect((await site.get("league-a", `${addresses.ownLeagues("en", ...own)}/x`)).status).toBe(404);
});
