import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { pressCodes } from "../support/browser/typed-in-browser.ts";
import { TableInDatabase } from "../support/database/table-in-database.ts";
import { type KillableInstallation, killableInstallation } from "../support/servers/killable-installation.ts";

vi.setConfig({ testTimeout: 120_000 });

const browser = browserForThisFile(/\/live\/v1\//);
let installation: KillableInstallation;
let table: TableInDatabase;

beforeAll(async () => {
  installation = await killableInstallation();
  table = await TableInDatabase.set(installation.db, "evening", () => installation.port);
  for (const team of ["Home", "Away"]) {
    for (const shirt of [4, 5, 6, 7, 8, 9, 10]) {
      const personId = await table.league.person(`${team} ${shirt}`, `Player ${shirt}`);
      const row = { tenant_id: table.league.tenantId, team_id: table.league.team(team), person_id: personId, shirt_number: String(shirt) };
      await installation.db.insertInto("rosters").values(row).execute();
    }
  }
  await installation.startServer();
}, 120_000);
afterAll(() => installation.close());

/** All that was written at a page is on the server. */
async function arrived(page: Page): Promise<void> {
  await page.locator("[data-pending='0']").first().waitFor();
}

test("PREP1 PREP2 PREP5 SETTLE1 SIGN1 SIGN3 SIGN4 SIGN5 SIGN6 a game is opened from its link, set up by keyboard, played, confirmed, signed, and its sheet read on a phone", async () => {
  const gameId = await table.game();
  const page = await browser.visit({ viewport: { width: 1366, height: 900 }, locale: "en" });
  // A link behind the address of another role finds its own.
  await page.goto((await table.link(gameId, "statistics", "Ana Anić", "en")).replace("/statistics#", "/clock#"));
  await page.locator("[data-before-game] [data-step=lists]:focus").waitFor();
  await page.locator("[data-line=online]").waitFor();
  expect(await axeFaults(page)).toEqual([]);
  // Enter writes both lists; then five numbers and a coach for each side.
  await pressCodes(page, "Enter");
  for (const side of ["home", "away"]) {
    await page.locator(`[data-step="starters ${side}"]:focus`).waitFor();
    await page.keyboard.type("4 5 6 7 8");
    await pressCodes(page, "Enter");
    await page.locator(`[data-step="confirmed ${side}"]:focus`).waitFor();
    await page.keyboard.type("Trener");
    await pressCodes(page, "Enter");
  }
  await page.locator("[data-start]:focus").waitFor();
  await pressCodes(page, "Enter");
  await arrived(page);
  const clock = await table.holder(gameId, "clock");
  const log = async () => (await eventStoreFor(installation.db, table.league.tenantId).read(gameId)).length;
  clock.seen = await log();
  await clock.at("10:00", 1).tell([{ type: "period.start" }]);
  await page.locator("[data-scoring]").waitFor();
  await pressCodes(page, "KeyW Digit7 Digit8 KeyE Digit4 Enter");
  await page.locator("[data-points=home]", { hasText: /^2$/ }).waitFor();
  await arrived(page);
  const phone = await browser.visit({ viewport: { width: 390, height: 844 }, locale: "sr" });
  await phone.goto(`http://${table.host}:${installation.port}${addresses.gameSheet("sr", gameId)}`);
  expect(await axeFaults(phone)).toEqual([]);
  for (const period of [1, 2, 3, 4]) {
    clock.seen = await log();
    if (period > 1) await clock.at("10:00", period).tell([{ type: "period.start" }]);
    await clock.at("0:00", period).tell([{ type: "period.end" }]);
    if (period > 1) continue;
    await page.locator("[data-place=after][data-due]").click();
    await page.locator("[data-confirm]").click();
    await page.locator("[data-period=confirmed]").waitFor();
    await arrived(page);
  }
  await page.locator("[data-end-game]").click();
  for (let period = 2; period <= 4; period++) await page.locator("[data-confirm]").first().click();
  await page.locator("[data-signer=scorer][data-standing=next] input").fill("Ana Anić");
  await page.locator("[data-sign=scorer]").click();
  await page.locator("[data-signer=scorer][data-standing=stands]").waitFor();
  expect(await axeFaults(page)).toEqual([]);
  // What is changed afterwards makes it void.
  await page.locator("[data-period=confirmed] summary").last().click();
  await page.locator("[data-period=confirmed] details input").last().fill("video");
  await page.locator("[data-period=confirmed] details button").last().click();
  await page.locator("[data-signer=scorer][data-standing=void]").waitFor();
  await page.locator("[data-confirm]").click();
  for (const role of ["scorer", "crew-chief"]) {
    await arrived(page);
    await page.locator(`[data-signer=${role}] input`).fill(role === "scorer" ? "Ana Anić" : "M. Marić");
    await page.locator(`[data-sign=${role}]`).click();
  }
  await page.locator("[data-signer=crew-chief][data-standing=stands]").waitFor();
  await phone.locator("[data-sheet=final]").waitFor();
  // Who signed is no play.
  expect(await phone.locator("ol li").first().innerText()).toMatch(/kraj utakmice/i);
  expect(await page.locator("a[href$='/report.pdf'], a[href$='/sheet']").count()).toBe(2);
  expect(await phone.locator("[data-side=home] tbody tr", { hasText: "7" }).first().innerText()).toMatch(/7\s+Player 7.*\s2\s+0/s);
});
