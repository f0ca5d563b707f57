import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import form from "#messages/en/fantasy-form.ts";
import en from "#messages/en/my-fantasy.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { signedInPage } from "../../support/browser/signed-in-page.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
// Refused on purpose: what a form says is no team.
const browser = browserForThisFile(/\/profile\/fantasy\/.*\/form$/);
const league = ["2026-27", "first"] as const;
const path = addresses.ownFantasyForm("en", ...league);
let account: SignedInAccount;

beforeAll(async () => {
  const { tenant_id: tenantId } = await site.db
    .selectFrom("tenant_hosts")
    .select("tenant_id")
    .where("host", "=", "league-a.localhost")
    .executeTakeFirstOrThrow();
  account = await signedInAccount(site.db, tenantId, "Bez Skripti");
});
afterAll(() => site.db.deleteFrom("accounts").where("account_id", "=", account.accountId).execute());

async function withoutScripts(): Promise<Page> {
  return signedInPage(browser, site.origin("league-a"), account, { viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
}

/** The cheapest of each place, no more than three of a club. */
async function chooseCheapest(page: Page): Promise<void> {
  const clubs: string[] = [];
  const taken = new Set<string>();
  for (const select of await page.locator('select[name^="player-"]').all()) {
    const options = (await select.locator("option").allTextContents()).toReversed();
    const found = options.find((text) => {
      const club = /\((\w+)\)/.exec(text)?.[1] ?? "";
      return club !== "" && !text.includes(" – ") && !taken.has(text) && clubs.filter((one) => one === club).length < 3;
    });
    if (found === undefined) throw new Error("nobody to choose");
    taken.add(found);
    clubs.push(/\((\w+)\)/.exec(found)?.[1] ?? "");
    await select.selectOption({ label: found });
  }
}

test("MYFAN10 without scripts a team is made, changed and refused by a form", async () => {
  const page = await withoutScripts();
  await page.goto(site.origin("league-a") + addresses.ownFantasy("en", ...league));
  await page.getByRole("link", { name: en.toForm }).click();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.getByLabel(en.make.name).fill("Bez skripti");
  await page.getByRole("button", { name: en.make.send }).click();
  await page.getByRole("alert").getByText(form.said.empty).waitFor();
  await chooseCheapest(page);
  await page.getByRole("button", { name: en.make.send }).click();
  await page.getByRole("status").getByText(form.said.made).waitFor();
  const squad = async () => {
    const row = await site.db
      .selectFrom("fantasy_squads")
      .innerJoin("fantasy_managers", "fantasy_managers.team_id", "fantasy_squads.team_id")
      .where("account_id", "=", account.accountId)
      .selectAll("fantasy_squads")
      .executeTakeFirstOrThrow();
    return row;
  };
  const made = await squad();
  expect(made.players).toHaveLength(10);

  // Captain and vice-captain change, and the two last of the bench.
  await page
    .getByRole("radio", { name: /Captain$/ })
    .nth(1)
    .check();
  await page
    .getByRole("radio", { name: /Vice-captain$/ })
    .nth(0)
    .check();
  const [third, fourth] = [page.locator('select:has(option[value="bench-3"])'), "bench-4"];
  const values = await third.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  await third.nth(values.indexOf("bench-3")).selectOption("bench-4");
  await page.getByRole("button", { name: en.pending.confirm }).click();
  await page.getByRole("alert").getByText(form.said.places).waitFor();
  await third.nth(values.indexOf(fourth)).selectOption("bench-3");
  await page.getByRole("button", { name: en.pending.confirm }).click();
  await page.getByRole("status").getByText(form.said.kept).waitFor();
  const changed = await squad();
  expect([changed.captain, changed.vice]).toEqual([made.vice, made.captain]);
  expect(changed.players.slice(8)).toEqual(made.players.slice(8).toReversed());

  // Whoever is dear goes over the budget: the rule is said, and what was chosen stays.
  for (const select of await page.locator('select[name^="player-"]').all()) await select.selectOption({ index: 1 });
  await page.getByRole("button", { name: en.pending.confirm }).click();
  await page.getByRole("alert").waitFor();
  expect((await squad()).players).toEqual(changed.players);
});

test("MYFAN10 the form can be used by everybody, in every width, and leads whoever is not signed in to where he is", async () => {
  const page = await signedInPage(browser, site.origin("league-a"), account, { viewport: { width: 360, height: 800 } });
  await page.goto(site.origin("league-a") + addresses.ownFantasyForm("ru", ...league));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFaults(page)).toEqual([]);
  const stranger = await site.get("league-a", path);
  expect([stranger.status, stranger.headers.get("location")]).toEqual([303, addresses.accountForm("en", "Login", path)]);
  const headers = { Origin: "https://elsewhere.example", "Content-Type": "application/x-www-form-urlencoded" };
  const foreign = await site.get("league-a", path, headers, { method: "POST", body: "name=x" });
  expect(foreign.status).toBe(403);
});
