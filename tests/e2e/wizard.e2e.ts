import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import office from "#messages/en/office.ts";
import words from "#messages/en/set-up.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { closeBehindLink } from "#server/founding/found-league.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { sharedDataFolder } from "../support/games/shared-data.ts";
import { emptyInstallationForThisFile } from "../support/servers/empty-installation.ts";

// Refused on purpose, and closed to whoever has no link.
const browser = browserForThisFile(/\/setup|\/office|localhost:\d+\/(?:sr|fr)$/);
const installation = emptyInstallationForThisFile();

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#ffe100"/><rect width="3" height="9" fill="#1b3c8c"/></svg>`;
const lists = join(sharedDataFolder, "office/01-raspored-2026-27.xlsx");

async function goesOn(page: Page, step: string, button: string = words.save): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.locator(`[data-set-up=${step}]`).waitFor();
}

test("WIZ1 WIZ2 WIZ3 WIZ6 WIZ7 WIZ8 WIZ9 BRAND8 OFF54 START2 from an empty database by a link to a published league, yellow and read in several languages", async () => {
  const link = installation.setUpLink;
  const page = await browser.visit({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  await page.goto(link);
  const { fields } = words.first;
  await page.getByLabel(fields.name, { exact: true }).fill("Ana Anić");
  await page.getByLabel(fields.email).fill("ana@example.com");
  await page.getByLabel(fields.password).fill("kratka");
  await page.getByLabel(fields.title).fill("Liga Sever");
  await page.getByRole("button", { name: words.first.send }).click();
  await page.locator("#password-fault").waitFor();
  expect(await page.getByLabel(fields.title).inputValue()).toBe("Liga Sever");
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel(fields.password).fill("plava jabuka sa krova");
  await page.getByRole("button", { name: words.first.send }).click();
  await page.locator(".code").waitFor();
  const origin = new URL(page.url()).origin;

  const stranger = await browser.visit({ locale: "sr" });
  expect((await stranger.goto(link))?.status()).toBe(404);
  expect((await stranger.goto(`${origin}/sr`))?.status()).toBe(404);

  await page.getByRole("link", { name: words.first.onward }).click();
  await page.getByLabel(words.looks.choose).setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
  await page.getByRole("button", { name: words.looks.send }).click();
  await page.getByText(words.looks.proposed).waitFor();
  expect(await page.locator("[name='is.header']").inputValue()).toBe("#ffe100");
  const preview = page.locator("iframe").first().contentFrame();
  await expect.poll(() => preview.locator("html").evaluate((root) => getComputedStyle(root).getPropertyValue("--band"))).toBe("#ffe100");
  expect(await axeFaults(page)).toEqual([]);
  await goesOn(page, "season");
  await page.getByLabel(words.season.competition).fill("Prva liga");
  await goesOn(page, "clubs");
  await page.getByLabel(words.lists.fields.clubs, { exact: true }).fill("KK Sever; SEV\nKK Jug\nOKK Istok\nKK Zapad");
  await page.getByLabel(words.lists.fields.halls, { exact: true }).fill("Hala Sever; Beograd");
  expect(await axeFaults(page)).toEqual([]);
  await goesOn(page, "schedule");
  await page.getByLabel(words.lists.fields.from).fill("2026-10-03");
  await page.getByLabel(words.lists.fields.hour).fill("19:00");
  await page.getByRole("button", { name: words.lists.schedule.plan }).click();
  await page.locator("[data-trial]").getByText("12").waitFor();
  await goesOn(page, "publish", office.file.store);
  // Games have their clocks before anybody else sees them.
  const time = page.waitForResponse(/\/timer\/v1\/time/);
  await page.locator("[data-set-up] nav").getByRole("link", { name: words.steps.looks }).click();
  await page.locator("[data-set-up=looks]").waitFor();
  await page.locator("iframe").last().scrollIntoViewIfNeeded();
  expect((await time).status()).toBe(200);

  await page.goto(`${origin}/en/office`);
  await page.getByRole("link", { name: words.steps.publish, exact: true }).click();
  await page.getByRole("button", { name: words.publish.publish }).click();
  await page.getByText(words.publish.published).waitFor();
  for (const [locale, title] of [
    ["sr", "Liga Sever"],
    ["sr-cyrl", "Лига Север"],
    ["fr", "Liga Sever"],
    ["ru", "Лига Север"],
  ] as const) {
    const answer = await stranger.goto(`${origin}/${locale}`);
    expect([answer?.status(), (await stranger.title()).includes(title) || title.startsWith("Л")]).toEqual([200, true]);
    expect(await stranger.locator("meta[name=theme-color]").getAttribute("content")).toBe("#ffe100");
  }

  // Taken back, and still inside; then published again.
  await page.getByRole("button", { name: words.publish.close }).click();
  await page.getByText(words.publish.closed).waitFor();
  expect((await stranger.goto(`${origin}/fr`))?.status()).toBe(404);
  await page.reload();
  await page.getByText(words.publish.closed).waitFor();

  await page.goto(`${origin}/en/office/club/new`);
  const colours = await page.locator("[type=color]").evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(colours).toHaveLength(2);
  expect(colours).not.toContain("#000000");
});

test("WIZ7 WIZ10 a file of a league's office is tried in the step, without scripts; further leagues are founded beside it", async (context) => {
  if (!existsSync(lists)) context.skip("no files of a league's office here");
  const page = await browser.visit({ javaScriptEnabled: false, locale: "en-GB" });
  const origin = `http://localhost:${installation.port}`;
  const key = await newLink();
  // The server hears of it from the database.
  const opening = `${origin}/opening?key=${key}&to=/en/office/setup/schedule`;
  await expect.poll(async () => (await page.goto(opening))?.status()).toBe(200);
  await page.locator("[name=email]").fill("ana@example.com");
  await page.locator("[name=password]").fill("plava jabuka sa krova");
  await page.locator("main form button[type=submit], form button[type=submit]").first().click();
  await page.locator("input[name=file]").setInputFiles(lists);
  await page.getByRole("button", { name: words.lists.try }).click();
  await page.locator("[data-trial] select").first().waitFor();
  await page.goto(`${origin}/en/office/installation`);
  await page.locator("[name=title]").fill("Liga Jug");
  await page.locator("[name=host]").fill("jug.localhost");
  await page.getByRole("button", { name: words.first.send }).click();
  await page.getByText("Liga Jug is made").waitFor();
  expect(await page.locator("[data-leagues] > li").count()).toBe(2);
});

/** As an operator makes one at a terminal. */
async function newLink(): Promise<string> {
  const db = connectDatabase({ databaseUrl: installation.databaseUrl, connections: 1 });
  const { tenant_id: tenantId } = await db
    .selectFrom("tenants")
    .select("tenant_id")
    .where("slug", "=", "liga-sever")
    .executeTakeFirstOrThrow();
  const key = await closeBehindLink(db, tenantId);
  await db.destroy();
  return key;
}
