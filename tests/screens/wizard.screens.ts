import type { Page } from "playwright-core";
import { test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import sr from "#messages/sr/set-up.ts";
import office from "#messages/sr/office.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { emptyInstallationForThisFile } from "../support/servers/empty-installation.ts";
import { keepPicture } from "./album.ts";

const browser = browserForThisFile(/\/setup|\/office/);
const installation = emptyInstallationForThisFile();

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><circle cx="100" cy="100" r="96" fill="#ffe100"/><circle cx="100" cy="100" r="70" fill="#1b3c8c"/></svg>`;
const clubs = ["KK Sever; SEV", "KK Jug", "OKK Istok", "KK Zapad", "KK Centar", "KK Kej"].join("\n");

async function keepBoth(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await keepPicture(page, `wizard-${name}-sr-${width}-light`);
  }
}

test("how a league begins: every step, on a phone and on a desk", async () => {
  const link = installation.setUpLink;
  const page = await browser.visit({ viewport: { width: 1440, height: 900 }, locale: "sr" });
  const goesOn = async (step: string, button: string = sr.save) => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.locator(`[data-set-up=${step}]`).waitFor();
  };
  await page.goto(link);
  await keepBoth(page, "first");
  const { fields } = sr.first;
  await page.getByLabel(fields.name, { exact: true }).fill("Ana Anić");
  await page.getByLabel(fields.email).fill("ana@example.com");
  await page.getByLabel(fields.password).fill("plava jabuka sa krova");
  await page.getByLabel(fields.title).fill("Liga Sever");
  await page.getByRole("button", { name: sr.first.send }).click();
  await page.locator(".code").waitFor();
  await keepBoth(page, "made");
  await page.getByRole("link", { name: sr.first.onward }).click();
  await page.getByLabel(sr.looks.choose).setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
  await page.getByRole("button", { name: sr.looks.send }).click();
  await page.getByText(sr.looks.proposed).waitFor();
  await keepBoth(page, "looks");
  await goesOn("season");
  await keepBoth(page, "season");
  await page.getByLabel(sr.season.competition).fill("Prva liga");
  await goesOn("clubs");
  await page.getByLabel(sr.lists.fields.clubs, { exact: true }).fill(clubs);
  await keepBoth(page, "clubs");
  await goesOn("schedule");
  await page.getByLabel(sr.lists.fields.from).fill("2026-10-03");
  await page.getByLabel(sr.lists.fields.hour).fill("19:00");
  await page.getByRole("button", { name: sr.lists.schedule.plan }).click();
  await page.locator("[data-trial]").waitFor();
  await keepBoth(page, "schedule");
  await goesOn("publish", office.file.store);
  await keepBoth(page, "publish");
  const { origin } = new URL(page.url());
  for (const [name, path] of [
    ["you", addresses.officeSetUp("sr", "you")],
    ["league", addresses.officeSetUp("sr", "league")],
    ["today", addresses.office("sr")],
    ["installation", addresses.officeInstallation("sr")],
    ["looks-of-games", addresses.officeSetUp("sr", "looks")],
  ] as const) {
    await page.goto(`${origin}${path}`);
    await page.waitForLoadState("networkidle");
    if (name === "looks-of-games") await page.locator("iframe").last().scrollIntoViewIfNeeded();
    await keepBoth(page, name);
  }
}, 180_000);
