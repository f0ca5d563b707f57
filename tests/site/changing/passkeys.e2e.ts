import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { keepPassword } from "#server/accounts/passwords.ts";
import { signedInAccount } from "../../support/database/account-in-database.ts";
import { axeFaults } from "../../support/browser/axe-faults.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { sessionCookies } from "../../support/browser/session-cookies.ts";
import { settled } from "../../support/browser/settled.ts";

const site = demoSiteForThisFile();
// What is refused on purpose is told by browsers as a failed load.
const browser = browserForThisFile(/\/account\/passkey|website\/user/);
const password = "tri male ptice na žici";
const made: string[] = [];

afterAll(async () => {
  if (made.length > 0) await site.db.deleteFrom("accounts").where("account_id", "in", made).execute();
});

async function signedIn(page: Page): Promise<string> {
  const { tenant_id: tenantId } = await site.db
    .selectFrom("tenant_hosts")
    .select("tenant_id")
    .where("host", "=", "league-a.localhost")
    .executeTakeFirstOrThrow();
  const { accountId, token } = await signedInAccount(site.db, tenantId, "Mila Đorđević");
  made.push(accountId);
  await keepPassword(site.db, accountId, await hashPassword(password), Date.now());
  const url = site.origin("league-a");
  await page.context().addCookies(sessionCookies(token, url));
  return accountId;
}

/** A passkey as the browser's device has it, with its private key. */
type Kept = {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
};

/** A device in the browser's place: it keeps passkeys, and says whether it has made sure of its user. */
async function device(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const isVerified = (isUserVerified: boolean) => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  async function kept(): Promise<Kept> {
    const { credentials } = (await session.send("WebAuthn.getCredentials", { authenticatorId })) as { readonly credentials: Kept[] };
    return credentials[0]!;
  }
  /** The passkey it has from now on, and no other: as whoever has copied one would have it. */
  async function hasOnly(credential: Kept): Promise<void> {
    await session.send("WebAuthn.clearCredentials", { authenticatorId });
    await session.send("WebAuthn.addCredential", { authenticatorId, credential });
  }
  return { isVerified, kept, hasOnly };
}

describe("passkeys in the browser", () => {
  test("ACC22 ACC28 added on the account's page, used to sign in, refused by the device, removed", async () => {
    const page = await browser.visit();
    await signedIn(page);
    const { isVerified } = await device(page);
    await page.goto(`${site.origin("league-a")}/en/profile/account`);
    const setting = page.locator("[data-setting=passkeys]");
    await setting.getByText("You have no passkey yet.").waitFor();
    await setting.getByLabel("Your password", { exact: true }).fill("none of mine");
    await setting.getByRole("button", { name: "Add a passkey" }).click();
    await setting.getByText("This is not your password.").waitFor();
    await setting.getByLabel("Your password", { exact: true }).fill(password);
    await setting.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("Passkey added.").waitFor();
    await setting.getByText("Never used").waitFor();
    expect(await setting.locator("[data-passkey-kept]").innerText()).toContain("Chrome · Linux");
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);

    await page.context().clearCookies();
    await page.goto(`${site.origin("league-a")}/en/auth/Login?next=/en/profile/account`);
    await hydrated(page);
    await isVerified(false);
    await page.locator("[data-passkey]").click();
    await page.getByText("No passkey was used.").waitFor();
    await isVerified(true);
    await page.locator("[data-passkey]").click();
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/profile/account`);
    await setting.getByText("Last used").waitFor();

    // Another league's host knows nothing of it.
    await page.goto(`${site.origin("league-b")}/en/auth/Login`);
    await hydrated(page);
    await page.locator("[data-passkey]").click();
    await page.getByText("No passkey was used.").waitFor();

    await page.goto(`${site.origin("league-a")}/en/profile/account`);
    await setting.getByRole("button", { name: "Remove the passkey Chrome · Linux" }).click();
    const dialog = page.getByRole("dialog", { name: "Remove the passkey Chrome · Linux?" });
    await dialog.getByLabel("Your password", { exact: true }).fill("none of mine");
    await dialog.getByRole("button", { name: "Remove the passkey" }).click();
    await dialog.getByText("This is not your password.").waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByLabel("Your password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Remove the passkey" }).click();
    await page.getByText("Removed: Chrome · Linux").waitFor();
    await setting.getByText("You have no passkey yet.").waitFor();
  });

  test("ACC22 a copied device, another's handle, another league's key and an answer sent again open nothing; its owner's own still does", async () => {
    const page = await browser.visit();
    const accountId = await signedIn(page);
    const { kept, hasOnly } = await device(page);
    await page.goto(`${site.origin("league-a")}/en/profile/account`);
    const setting = page.locator("[data-setting=passkeys]");
    await setting.getByLabel("Your password", { exact: true }).fill(password);
    await setting.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("Passkey added.").waitFor();
    const copied = await kept();
    /** What the server answers to whoever presses the button there. */
    const press = async (league: "league-a" | "league-b" = "league-a") => {
      await page.context().clearCookies();
      await page.goto(`${site.origin(league)}/en/auth/Login?next=/en/profile/account`);
      await hydrated(page);
      const answer = page.waitForResponse((each) => each.url().endsWith("/passkey-sign-in"));
      await page.locator("[data-passkey]").click();
      const response = await answer;
      return { status: response.status(), sent: response.request().postData() ?? "" };
    };
    const first = await press();
    expect(first.status).toBe(200);
    await expect.poll(() => page.url()).toBe(`${site.origin("league-a")}/en/profile/account`);
    const again = await page.evaluate(async (body) => {
      const headers = { "Content-Type": "application/json" };
      return (await fetch("/v2/website/account/passkey-sign-in", { method: "POST", headers, body })).status;
    }, first.sent);
    expect(again).toBe(401);

    const own = await kept();
    expect(own.signCount).toBeGreaterThan(copied.signCount);
    await hasOnly({ ...copied, signCount: copied.signCount });
    expect((await press()).status).toBe(401);
    await page.getByText("Sign-in failed.").waitFor();
    await hasOnly({ ...own, signCount: own.signCount + 5, userHandle: Buffer.from(crypto.randomUUID()).toString("base64") });
    expect((await press()).status).toBe(401);
    await hasOnly({ ...own, signCount: own.signCount + 5, rpId: "league-b.localhost" });
    expect((await press("league-b")).status).toBe(401);
    expect(
      await site.db
        .selectFrom("account_sessions")
        .select("method")
        .where("account_id", "=", accountId)
        .where("method", "=", "passkey")
        .execute(),
    ).toHaveLength(1);
    await hasOnly({ ...own, signCount: own.signCount + 5 });
    expect((await press()).status).toBe(200);
  });
});
