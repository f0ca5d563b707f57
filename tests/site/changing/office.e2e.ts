import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import news from "#messages/en/news.ts";
import en from "#messages/en/office.ts";
import things from "#messages/en/office-things.ts";
import setUp from "#messages/en/set-up.ts";
import visitor from "#messages/en/visitor.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { fileAddresses } from "#contract/addresses.ts";
import { sectionField } from "#contract/office/sections.ts";
import { addressesOf, optionalSections } from "#contract/sections.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { pageOfEachKind } from "../../support/browser/page-kinds.ts";
import { signedInPage } from "../../support/browser/signed-in-page.ts";
import { signedInAccount, type SignedInAccount } from "../../support/database/account-in-database.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
// Refused on purpose.
const browser = browserForThisFile(/\/office/);
let ana: SignedInAccount;

beforeAll(async () => {
  const { tenant_id: tenantId } = await site.db
    .selectFrom("tenant_hosts")
    .select("tenant_id")
    .where("host", "=", "league-a.localhost")
    .executeTakeFirstOrThrow();
  ana = await signedInAccount(site.db, tenantId, "Ana Anić");
  await rolesFor(site.db, tenantId).grant(ana.accountId, { role: "owner", scope: { kind: "tenant", id: tenantId } }, "test");
});
afterAll(() => site.db.deleteFrom("accounts").where("account_id", "=", ana.accountId).execute());

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

async function open(viewport: { width: number; height: number }, javaScriptEnabled = true): Promise<Page> {
  return signedInPage(browser, site.origin("league-a"), ana, { viewport, javaScriptEnabled });
}

function seats(page: Page): Locator {
  return page.getByLabel(things.fields.hall.seats);
}

async function said(page: Page, text: string): Promise<void> {
  await page.locator("[data-said]").getByText(text).waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: en.form.save, exact: true }).click();
}

test("OFF12 OFF13 OFF14 OFF16 OFF17 OFF24 a hall is found by the menu, changed, quarrelled about and taken back", async () => {
  const page = await open(wide);
  await page.goto(`${site.origin("league-a")}/en`);
  await page.locator("[data-visitor-entry=signed-in] button").first().click();
  await page.getByRole("link", { name: visitor.entry.office }).click();
  await page.getByRole("navigation", { name: en.nav.label }).getByRole("link", { name: things.things.hall.many }).click();
  await page.getByRole("button", { name: en.palette.open }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("hala kej");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Hala Kej", exact: true }).click();
  const before = await seats(page).inputValue();
  const row = page.url();
  await page.getByRole("button", { name: en.palette.open }).waitFor();

  const other = await open(wide);
  await other.goto(row);
  await other.getByRole("button", { name: en.palette.open }).waitFor();

  // Stored without another document: focus and page stay.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await seats(page).fill("1777");
  await seats(page).press("Enter");
  await said(page, en.said.set.replace("{name}", "Hala Kej"));
  expect(await page.evaluate(() => [document.activeElement?.getAttribute("name"), "isSame" in window])).toEqual(["is.seats", true]);
  expect(await axeFaults(page)).toEqual([]);

  await seats(other).fill("1888");
  await other.getByLabel(things.fields.hall.address).fill("Kej 7");
  await save(other);
  await other.getByRole("checkbox", { name: en.form.leave }).check();
  expect(await seats(other).inputValue()).toBe("1888");
  expect(await axeFaults(other)).toEqual([]);
  await save(other);
  await said(other, en.said.set.replace("{name}", "Hala Kej"));
  expect([await seats(other).inputValue(), await other.getByLabel(things.fields.hall.address).inputValue()]).toEqual(["1777", "Kej 7"]);

  // The message takes it back; the earlier one is built on until then.
  await other.locator("[data-said]").getByRole("button", { name: en.said.undo_ }).click();
  await said(other, en.said.undo.replace("{name}", "Hala Kej"));
  await other.reload();
  expect(await seats(other).inputValue()).toBe("1777");
  await seats(other).fill("-5");
  await save(other);
  await other.getByText(things.faults["too-small"].replace("{least}", "1")).waitFor();
  expect(await seats(other).inputValue()).toBe("-5");
  await seats(other).fill(before);
  await save(other);
  await said(other, en.said.set.replace("{name}", "Hala Kej"));

  await other.keyboard.press("Control+k");
  await other.keyboard.type(things.things.sponsor.make);
  await other.keyboard.press("Enter");
  await other.waitForURL(/\/office\/sponsor\/new$/);
}, 60_000);

test("OFF13 OFF17 OFF19 OFF22 without scripts, on a phone", async () => {
  const page = await open(narrow, false);
  const origin = site.origin("league-a");
  await page.goto(`${origin}/en/office`);
  await page.getByRole("link", { name: things.things.sponsor.many, exact: true }).first().click();
  await page.getByRole("link", { name: things.things.sponsor.make }).click();
  await page.getByLabel(things.fields.sponsor.name).fill("Pekara Kej");
  await page.getByRole("button", { name: en.form.make }).click();
  await page.getByText(things.faults.required).first().waitFor();
  expect(await page.getByLabel(things.fields.sponsor.name).inputValue()).toBe("Pekara Kej");
  await page.getByLabel(things.fields.sponsor.website).fill("https://pekara.example");
  await page.getByLabel(things.fields.sponsor.place).fill("9");
  await page.getByRole("button", { name: en.form.make }).click();
  await said(page, en.said.make.replace("{name}", "Pekara Kej"));
  await page.locator("[data-said]").getByRole("button", { name: en.said.undo_ }).click();
  await said(page, en.said.undo.replace("{name}", "Pekara Kej"));
  expect(new URL(page.url()).pathname).toBe("/en/office/sponsor");
});

test("ROLE3 ROLE5 ROLE6 OFF19 a club's colleague is let in by a link without scripts, corrects a name, and is undone", async () => {
  const origin = site.origin("league-a");
  const owner = await open(narrow, false);
  await owner.goto(`${origin}/en/office/roles`);
  await owner.locator("[name=role]").last().selectOption("club-office");
  await owner.getByRole("button", { name: en.roles.give_, exact: true }).click();
  await owner.getByText(en.roles.faults["no-part"]).waitFor();
  const clubs = owner.locator(`optgroup[label="${en.roles.groups.club}"] option`);
  const [club, another] = await clubs.allTextContents();
  await owner.locator("[name=part]").selectOption({ label: club ?? "" });
  await owner.locator("[name=label]").fill("Iva iz kluba");
  await owner.getByRole("button", { name: en.roles.give_, exact: true }).click();
  const link = (await owner.locator("[data-fresh-link] a").getAttribute("href")) ?? "";
  expect(await owner.locator("[data-fresh-link] svg").getAttribute("aria-label")).toBe(en.roles.code.replace("{name}", "Iva iz kluba"));

  const iva = await browser.visit({ viewport: narrow, javaScriptEnabled: false });
  await iva.goto(link);
  await iva.locator("[name=name]").fill("Iva Ivić");
  await iva.locator("[name=email]").fill("iva.ivic@example.com");
  await iva.locator("[name=password]").fill("tri jabuke na stolu");
  await iva.getByRole("button", { name: en.invitation.send }).click();
  const birth = iva.locator("[name=birthDate]");
  if (await birth.isVisible()) await birth.fill("1990-01-02");
  for (const box of await iva.locator("main input[type=checkbox]").all()) await box.check();
  if (new URL(iva.url()).pathname.endsWith("/Consent")) await iva.locator("main button[type=submit]").first().click();
  await iva.waitForURL(/\/en\/office/);

  await iva.goto(`${origin}/en/office/club`);
  expect(await iva.locator("tbody td:first-child").allTextContents()).toEqual([club]);
  const slugOf = async (name: string) => {
    await owner.goto(`${origin}/en/office/club?q=${encodeURIComponent(name)}`);
    return (await owner.getByRole("link", { name, exact: true }).first().getAttribute("href")) ?? "";
  };
  expect((await iva.goto(origin + (await slugOf(another ?? ""))))?.status()).toBe(404);
  await iva.goto(`${origin}/en/office/person`);
  await iva.locator("tbody a").first().click();
  const name = iva.locator("[name='is.givenName']");
  const before = await name.inputValue();
  await name.fill(`${before}x`);
  await save(iva);
  await iva.locator("[data-said=good]").waitFor();
  const row = new URL(iva.url()).pathname;
  await owner.goto(origin + row);
  expect(await owner.locator("[name='is.givenName']").inputValue()).toBe(`${before}x`);
  await owner.getByRole("button", { name: en.lines.undo_ }).first().click();
  await owner.locator("[data-said=good]").waitFor();
  await iva.goto(origin + row);
  expect(await name.inputValue()).toBe(before);

  await owner.goto(`${origin}/en/office/roles`);
  await owner.getByRole("button", { name: new RegExp(`${en.roles.take}: Iva Ivić`) }).click();
  await name.fill(`${before}y`);
  await save(iva);
  await iva.getByText(en.noRole.title).waitFor();
}, 60_000);

test("OFF51 a game's table is prepared from its page, and what the link bears is told once", async () => {
  const page = await open(wide);
  await page.goto(`${site.origin("league-a")}/en/office/fixture?sort=tipOff&order=desc`);
  await page.locator("tbody a").first().click();
  await page.getByRole("button", { name: en.palette.open }).waitFor();
  await page.locator("[name=label]").fill("Zora, statistika");
  await page.getByRole("button", { name: en.tables.make }).click();
  const link = (await page.locator("[data-fresh-link] a").getAttribute("href")) ?? "";
  expect(new URL(link).pathname).toMatch(/^\/live\/games\/[0-9a-f-]{36}\/statistics$/);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: `${en.tables.revoke}: Zora, statistika` }).click();
  await page.getByText(`Scorer · ${en.tables.revoked}`).waitFor();
  expect(await page.locator("[data-fresh-link]").count()).toBe(0);
});

test("OFF12 every screen is sound and fits at 390 and 1440", async () => {
  const faults: unknown[] = [];
  for (const viewport of [narrow, wide]) {
    const page = await open(viewport);
    for (const path of ["", "/hall", "/person?sort=born", "/hall/new", "/hall/file", "/changes", "/roles", "/sections/rows/sections"]) {
      await page.goto(`${site.origin("league-a")}/ru/office${path}`);
      await page.locator("kbd").waitFor({ state: "attached" });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) faults.push([viewport.width, path, `wider by ${over}`]);
      faults.push(...(await axeFaults(page)).map((fault) => [viewport.width, path, fault]));
    }
  }
  expect(faults).toEqual([]);
}, 90_000);

test("OFF56 one of a thousand people is chosen by typing, with scripts and without", async () => {
  const { slug, given_name, family_name } = await site.db
    .selectFrom("persons")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "persons.tenant_id")
    .select(["slug", "given_name", "family_name"])
    .where("host", "=", "league-a.localhost")
    .orderBy("slug", "desc")
    .executeTakeFirstOrThrow();
  for (const hasScripts of [true, false]) {
    const page = await open(narrow, hasScripts);
    await page.goto(`${site.origin("league-a")}/en/office/roster-entry/new`);
    const words = page.getByRole("searchbox", { name: `${things.fields["roster-entry"].person}: ${en.choose.words}` });
    const from = page.getByLabel(things.fields["roster-entry"].from, { exact: true });
    await from.fill("2026-01-02");
    await words.fill(`${given_name} ${family_name}`);
    if (!hasScripts) await words.press("Enter");
    await page.waitForFunction((sought) => [...document.querySelectorAll("option")].some(({ value }) => value === sought), slug);
    if (!hasScripts) await page.locator("select[name='is.person']").selectOption(slug);
    expect([await page.locator("select[name='is.person']").inputValue(), await from.inputValue()]).toEqual([slug, "2026-01-02"]);
    await page.close();
  }
});

test("OFF63 OFF64 OFF65 OFF66 sections are switched off without scripts: no page of theirs is there, and no link to one", async () => {
  const page = await open(narrow, false);
  await page.goto(`${site.origin("league-a")}/en/office/sections/rows/sections`);
  for (const section of optionalSections) await page.locator(`select[name="is.${sectionField(section, "showing")}"]`).selectOption("never");
  await page.locator('details:has([name="is.playersName.sr"]) > summary').click();
  await page.locator('[name="is.playersName.sr"]').fill("Ekipa");
  await page.locator('[name="is.playersPlace"]').fill("1");
  await save(page);
  await said(page, en.said.set.replace("{name}", things.things.sections.many));
  const nowhere = new RegExp(addressesOf(optionalSections, "sr"));
  const faults: unknown[] = [];
  for (const { name, path } of await pageOfEachKind(site.db, "league-a.localhost", "sr")) {
    const answer = await site.get("league-a", path);
    const html = await answer.text();
    const isGone = nowhere.test(path);
    if (isGone !== (answer.status === 404)) faults.push([name, path, answer.status]);
    // A page that says there is none leads to its own address in each script.
    const links = isGone ? [] : [...html.matchAll(/<(?:a|link) [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
    faults.push(...links.filter((href) => nowhere.test(href)).map((href) => [name, href]));
  }
  expect(faults).toEqual([]);
  expect((await site.get("league-a", fileAddresses.newsRss("sr"))).status).toBe(404);
  const home = await (await site.get("league-a", "/sr")).text();
  expect(home.match(/<nav[^>]*>\s*<a [^>]*>([^<]+)/)?.[1]).toBe("Ekipa");
  const players = await (await site.get("league-a", "/sr/players")).text();
  expect([players.match(/<title>(\w+)/)?.[1], players.match(/<h1[^>]*>([^<]+)/)?.[1]]).toEqual(["Ekipa", "Ekipa"]);
  await page.locator("[data-said]").getByRole("button", { name: en.said.undo_ }).click();
  await said(page, en.said.undo.replace("{name}", things.things.sections.many));
  await expect.poll(async () => (await site.get("league-a", "/sr/news")).status, { timeout: 5000 }).toBe(200);
  await page.close();
}, 60_000);

test("OFF57 OFF67 OFF68 OFF69 EDIT3 a piece of news is written, looked at, put out and read, and its page leads back to its form", async () => {
  const page = await open(wide);
  const origin = site.origin("league-a");
  await page.goto(`${origin}/en/office/news/new`);
  await page.getByRole("button", { name: en.palette.open }).waitFor();
  await page.locator("[name='is.kind']").selectOption("announcement");
  await page.locator("[name='is.title.en']").fill("A new hall by the river");
  await page.locator("[name='is.title.sr']").fill("Nova hala na reci");
  await page.locator("[name='is.text.en']").fill("It opens in May.\n\n- one\n- two");
  await page.getByRole("group", { name: things.fields.news.heldBack }).getByRole("checkbox", { name: things.languages.sr }).check();
  const photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#27c" } })
    .jpeg()
    .toBuffer();
  await page.locator("[name='file.cover']").setInputFiles({ name: "hall.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("button", { name: en.form.make, exact: true }).click();
  await said(page, en.said.make.replace("{name}", "A new hall by the river"));
  expect(await axeFaults(page)).toEqual([]);
  const form = new URL(page.url()).pathname;
  expect(form).toContain("/en/office/news/rows/");

  await page.getByRole("link", { name: en.form.preview, exact: true }).click();
  await page.getByText(news.preview.note).waitFor();
  expect(await page.locator("article h1").textContent()).toBe("A new hall by the river");
  expect(
    await page
      .locator("article img")
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
  ).toBe(true);
  await page.getByRole("link", { name: news.preview.back }).click();
  await page.getByRole("button", { name: en.palette.open }).waitFor();
  await page.locator("[name='is.published']").fill("2026-01-05T12:00");
  await save(page);
  await page.getByRole("link", { name: en.form.public }).click();
  await page.waitForURL(/\/en\/news\/a-new-hall-by-the-river$/);
  expect(await page.locator("article h1").textContent()).toBe("A new hall by the river");
  await page.locator("[data-visitor-entry=signed-in] button").first().click();
  await page.getByRole("link", { name: visitor.entry.edit }).click();
  await page.waitForURL((url) => url.pathname === form);
});

test("IMP27 a game's file dropped on the schedule's step is shown with its game", async () => {
  const page = await open(narrow);
  const origin = site.origin("league-a");
  const { seasonSlug, leagueSlug, roundSlug, gameSlug } = await site.db
    .selectFrom("games")
    .innerJoin("rounds", (join) => join.onRef("rounds.tenant_id", "=", "games.tenant_id").onRef("rounds.round_id", "=", "games.round_id"))
    .innerJoin("leagues", (join) =>
      join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
    )
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "games.tenant_id")
    .select(["seasons.slug as seasonSlug", "leagues.slug as leagueSlug", "rounds.slug as roundSlug", "games.slug as gameSlug"])
    .where("host", "=", "league-a.localhost")
    .where("seasons.is_current", "=", true)
    .where("games.status", "=", "final")
    .orderBy("games.tip_off", "desc")
    .executeTakeFirstOrThrow();
  const path = `/v1/seasons/${seasonSlug}/leagues/${leagueSlug}/rounds/${roundSlug}/games/${gameSlug}/livestats`;
  await page.goto(`${origin}/en/office/setup/schedule`);
  const buffer = Buffer.from(await page.evaluate(async (at) => (await fetch(at)).text(), path));
  await page.locator("[type=file]").setInputFiles({ name: "data.json", mimeType: "application/json", buffer });
  await page.getByRole("button", { name: setUp.lists.try }).first().click();
  const trial = page.locator("[data-trial]");
  await trial.getByText(setUp.lists.games.leads.nothing).waitFor();
  expect(await trial.getByRole("link").getAttribute("href")).toBe(
    `/en/seasons/${seasonSlug}/leagues/${leagueSlug}/rounds/${roundSlug}/games/${gameSlug}`,
  );
  expect(await trial.getAttribute("data-good")).toBe("true");
});
