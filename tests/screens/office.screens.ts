import { afterAll, test } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { rolesFor } from "#server/accounts/roles.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { keepPicture } from "./album.ts";
import { Visitors } from "./visitor.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/office/);
const visitors = new Visitors(site, browser);
afterAll(() => visitors.forget());

const file = "slug,name,website,place\n,Pekara Kej,https://pekara.example,8\n,,bez adrese,prvo\n";

test("the league's office: every screen, on a phone and on a desk", async () => {
  const tenantId = await visitors.tenantId("league-a");
  const account = await visitors.account("Ana Anić");
  await rolesFor(site.db, tenantId).grant(account.accountId, { role: "owner", scope: { kind: "tenant", id: tenantId } }, "test");
  for (const [look, locale, width, colorScheme] of [
    ["sr-390-light", "sr", 390, "light"],
    ["ru-390-dark", "ru", 390, "dark"],
    ["sr-1440-light", "sr", 1440, "light"],
    ["ru-1440-dark", "ru", 1440, "dark"],
  ] as const) {
    const page = await visitors.signIn(await visitors.window({ width, colorScheme }), account);
    const row = addresses.officeRow(locale, "hall", "hala-kej");
    await visitors.open(page, row);
    await page.locator("[name='is.seats']").fill(String(width + 1000 + locale.length));
    await page.locator("[data-office-form] button[type=submit]").click();
    await page.locator("[data-said=good]").waitFor();
    await keepPicture(page, `office-row-${look}`);
    await page.locator("[name='is.seats']").fill("-5");
    await page.locator("[data-office-form] button[type=submit]").click();
    await page.locator("[data-said=fault]").waitFor();
    await keepPicture(page, `office-row-faults-${look}`);
    await visitors.open(page, addresses.officeFile(locale, "sponsor"));
    await page.locator("textarea[name=text]").fill(file);
    await page.locator("button[value=try]").click();
    await page.locator("[data-said=fault]").waitFor();
    await keepPicture(page, `office-file-${look}`);
    for (const [name, path] of [
      ["today", addresses.office(locale)],
      ["list", addresses.officeList(locale, "person")],
      ["changes", addresses.officeChanges(locale)],
      ["roles", addresses.officeRoles(locale)],
      ["new", addresses.officeNew(locale, "club")],
    ] as const) {
      await visitors.open(page, path);
      await keepPicture(page, `office-${name}-${look}`);
    }
  }
}, 180_000);
