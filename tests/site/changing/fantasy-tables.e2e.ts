import { beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import type { OwnPlaceAnswer } from "#contract/fantasy.ts";
import { myFantasyPath } from "#contract/my-fantasy.ts";
import { tableAddress } from "#contract/table-exports.ts";
import shared from "#messages/en/fantasy.ts";
import en from "#messages/en/fantasy-tables.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { sessionCookies } from "../../support/browser/session-cookies.ts";
import { settled } from "../../support/browser/settled.ts";
import { type SignedInAccount, signedInAccount } from "../../support/database/account-in-database.ts";
import { playFantasy } from "../../support/database/played-fantasy.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile();
const league = { seasonSlug: "2026-27", leagueSlug: "first" };
const ranking = addresses.fantasyPage("en", league, "ranking");
const teams = 60;
/** The last of all, who so stands on the second page. */
let last: { readonly number: number; readonly name: string; readonly account: SignedInAccount };

beforeAll(async () => {
  const key = await site.db
    .selectFrom("leagues")
    .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "leagues.tenant_id")
    .where("tenant_hosts.host", "=", "league-a.localhost")
    .where("seasons.slug", "=", league.seasonSlug)
    .where("leagues.slug", "=", league.leagueSlug)
    .select(["leagues.tenant_id as tenantId", "leagues.league_id as leagueId"])
    .executeTakeFirstOrThrow();
  await playFantasy(
    site.db,
    key,
    Array.from({ length: teams }, (_, index) => `Ekipa broj ${index + 1}`),
  );
  const worst = await site.db
    .selectFrom("fantasy_team_rounds as ranked")
    .innerJoin("fantasy_teams as team", "team.team_id", "ranked.team_id")
    .where("ranked.league_id", "=", key.leagueId)
    .select(["team.team_id", "team.number"])
    .orderBy("ranked.rounds", "desc")
    .orderBy("ranked.total_position", "desc")
    .executeTakeFirstOrThrow();
  const account = await signedInAccount(site.db, key.tenantId, "Mila Đorđević");
  await site.db.updateTable("fantasy_managers").set({ account_id: account.accountId }).where("team_id", "=", worst.team_id).execute();
  last = { number: worst.number, name: `Ekipa broj ${worst.number}`, account };
}, 240_000);

test("FANT1 FANT2 a visitor comes from the table to a team, and reads how its points came about", async () => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(site.origin("league-a") + addresses.leagueTab("en", league.seasonSlug, league.leagueSlug, "Fantasy"));
  await page.getByRole("link", { name: shared.parts.ranking, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: en.title }).waitFor();
  expect(await page.getByRole("row").count()).toBe(51);
  await page.getByRole("link", { name: en.tables.round, exact: true }).click();
  await page.getByRole("heading", { name: en.spread.title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  const row = page.getByRole("row").nth(1);
  const [name, points] = [await row.getByRole("link").innerText(), await row.getByRole("cell").nth(1).innerText()];
  await row.getByRole("link").click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(await page.getByRole("definition").first().innerText()).toBe(points);
  const token = page.getByRole("region", { name: shared.court }).getByRole("link").first();
  await token.click();
  const opened = page.locator("details[open]");
  await opened.waitFor();
  expect(await opened.getByText(shared.ledger.team).first().isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
});

test("FANT4 one's own row stands with its neighbours behind three dots, and marked where it is on the page", async () => {
  const page = await browser.visit();
  await page.context().addCookies(sessionCookies(last.account.token, site.origin("league-a")));
  await page.goto(site.origin("league-a") + ranking);
  const own = page.locator("tr[aria-current]");
  await own.waitFor();
  expect(await own.getByRole("link").innerText()).toBe(last.name);
  expect(await page.getByText("···").count()).toBe(1);
  expect(await page.locator("tbody").nth(1).getByRole("link").count()).toBe(3);
  await page.getByRole("link", { name: en.pages.next }).click();
  await own.waitFor();
  expect([await page.getByText("···").count(), await own.getByRole("link").innerText()]).toEqual([0, last.name]);
  const answer = await site.get("league-a", `${myFantasyPath}/2026-27/first/place?span=average`, last.account.bearer);
  expect(((await answer.json()) as OwnPlaceAnswer).place).toMatchObject({ number: last.number });
});

test("FANT12 FANT13 FANL17 who is of the league is marked, and the table is there without them and of a club’s fans alone", async () => {
  const { tenant_id: tenantId } = await site.db
    .selectFrom("fantasy_managers")
    .where("account_id", "=", last.account.accountId)
    .select("tenant_id")
    .executeTakeFirstOrThrow();
  const page = await browser.visit({ viewport: { width: 390, height: 844 } });
  const mine = page.getByRole("row", { name: last.name });
  await page.goto(`${site.origin("league-a")}${ranking}?page=2`);
  expect(await mine.getByText(en.mark.text).count()).toBe(0);
  await rolesFor(site.db, tenantId).grant(
    last.account.accountId,
    { role: "statistician", scope: { kind: "tenant", id: tenantId } },
    "test",
  );
  await expect
    .poll(async () => {
      await page.reload();
      return mine.getByText(en.mark.text).count();
    })
    .toBe(1);
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const file = await (await site.get("league-a", tableAddress(`${ranking}?page=2`, "ranking", "csv"))).text();
  expect(file.split("\n").filter((line) => line.includes(`,${en.mark.text},`))).toHaveLength(1);
  // Not each of the made-up teams takes part in the round that is played.
  const all = Number(/(\d+) teams/.exec(await page.locator("main").innerText())?.[1]);
  await page.getByRole("link", { name: en.among.outside, exact: true }).click();
  await page.getByText(`${all - 1} teams`).waitFor();
  expect(await page.getByRole("link", { name: en.tables.average, exact: true }).getAttribute("href")).toBe(
    `${ranking}?span=average&teams=outside`,
  );
  const club = await site.db.selectFrom("clubs").where("tenant_id", "=", tenantId).select("slug").orderBy("name").executeTakeFirstOrThrow();
  const fans = await site.get("league-a", `${ranking}?fans=${club.slug}`);
  expect([fans.status, (await fans.text()).includes(en.among.none)]).toEqual([200, true]);
  const fansPath = `${myFantasyPath}/2026-27/first/fans`;
  expect((await site.get("league-a", fansPath, last.account.bearer)).status).toBe(405);
  const headers = { ...last.account.bearer, "Content-Type": "application/json" };
  const said = await site.get("league-a", fansPath, headers, { method: "PUT", body: JSON.stringify({ club: club.slug }) });
  expect(said.status).toBe(200);
  await page.goto(`${site.origin("league-a")}${ranking}?fans=${club.slug}`);
  await expect
    .poll(async () => {
      await page.reload();
      return page.locator("tbody tr").count();
    })
    .toBe(1);
  await page.getByRole("link", { name: last.name }).click();
  await page.getByRole("heading", { level: 1, name: last.name }).waitFor();
  expect(await page.getByRole("link", { name: /^Fan of: / }).getAttribute("href")).toBe(`${ranking}?fans=${club.slug}`);
  expect(await page.getByText(en.mark.text).isVisible()).toBe(true);
});

test("FAN39 whoever is signed in reports a team’s name after being asked, and others see no way to", async () => {
  const number = last.number === 1 ? 2 : 1;
  const path = site.origin("league-a") + addresses.fantasyTeam("en", league, number);
  const page = await browser.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: `Ekipa broj ${number}` }).waitFor();
  expect(await page.getByRole("button", { name: shared.report.press }).count()).toBe(0);
  await page.context().addCookies(sessionCookies(last.account.token, site.origin("league-a")));
  await page.reload();
  await page.getByRole("button", { name: shared.report.press }).click();
  await page.getByText(shared.report.question).waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: shared.report.no }).click();
  await page.getByRole("button", { name: shared.report.press }).click();
  await page.getByRole("button", { name: shared.report.yes, exact: true }).click();
  await page.getByText(shared.report.sent).waitFor();
  expect(await site.db.selectFrom("fantasy_reports").select("name").execute()).toEqual([{ name: `Ekipa broj ${number}` }]);
});

test("EXPORT1 FANT1 each table is taken as a file, with its own columns", async () => {
  const files = await Promise.all(
    [ranking, `${ranking}?span=round&round=1`].map((page) => site.get("league-a", tableAddress(page, "ranking", "csv"))),
  );
  expect(files.map(({ status }) => status)).toEqual([200, 200]);
  const [season, round] = await Promise.all(files.map(async (file) => (await file.text()).trim().split("\n")));
  expect(Math.min(season?.length ?? 0, round?.length ?? 0)).toBeGreaterThan(40);
  expect(season?.[0]?.split(",").length).toBeGreaterThan(round?.[0]?.split(",").length ?? 0);
});

test("FANT10 what is no table, no team and no round of it, and a league without the game, is not found", async () => {
  const none = [
    `${ranking}?span=cup`,
    `${ranking}?span=round&round=99`,
    `${ranking}?span=month&month=1999-01`,
    `${ranking}?page=3`,
    `${ranking}?teams=none`,
    `${ranking}?fans=nobody`,
    `${ranking}?fans=nobody&teams=outside`,
    addresses.fantasyTeam("en", league, teams + 1),
    addresses.fantasyTeam("en", league, 1, 99),
    `${addresses.fantasyPage("en", league, "teams")}/none`,
    addresses.fantasyPage("en", { ...league, leagueSlug: "nowhere" }, "ranking"),
  ];
  for (const path of none) expect([path, (await site.get("league-a", path)).status]).toEqual([path, 404]);
});
