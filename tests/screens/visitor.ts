import type { BrowserContextOptions, Page } from "playwright-core";
import type { TenantId } from "#core/kernel/ids.ts";
import { signedInAccount, type SignedInAccount } from "../support/database/account-in-database.ts";
import type { BrowserForTests } from "../support/browser/browser.ts";
import type { DemoTenant } from "../support/demo/demo-live-game.ts";
import type { DemoSite } from "../support/demo/demo-site.ts";
import { sessionCookies } from "../support/browser/session-cookies.ts";
import { settled } from "../support/browser/settled.ts";

export type Look = {
  readonly tenant?: DemoTenant;
  readonly width?: number;
  readonly colorScheme?: "light" | "dark";
  readonly options?: BrowserContextOptions;
};

/** Opens pages of the demo in windows of their own; an account, when one is given, is signed in there. */
export class Visitors {
  readonly #site: DemoSite;
  readonly #browser: BrowserForTests;
  readonly made: string[] = [];

  constructor(site: DemoSite, browser: BrowserForTests) {
    this.#site = site;
    this.#browser = browser;
  }

  async window({ width = 390, colorScheme = "light", options }: Look = {}): Promise<Page> {
    const viewport = { width, height: width < 600 ? 844 : width < 1200 ? 768 : 1080 };
    return this.#browser.visit({ viewport, colorScheme, locale: "sr", ...options });
  }

  async open(page: Page, path: string, tenant: DemoTenant = "league-a"): Promise<Page> {
    await page.goto(this.#site.origin(tenant) + path);
    await settled(page);
    await page.waitForTimeout(400);
    return page;
  }

  async tenantId(tenant: DemoTenant): Promise<TenantId> {
    const hosts = this.#site.db.selectFrom("tenant_hosts").select("tenant_id").where("host", "=", `${tenant}.localhost`);
    return (await hosts.executeTakeFirstOrThrow()).tenant_id;
  }

  async account(name = "Mila Đorđević", tenant: DemoTenant = "league-a"): Promise<SignedInAccount> {
    const account = await signedInAccount(this.#site.db, await this.tenantId(tenant), name);
    this.made.push(account.accountId);
    return account;
  }

  async signIn(page: Page, { token }: SignedInAccount, tenant: DemoTenant = "league-a"): Promise<Page> {
    const url = this.#site.origin(tenant);
    await page.context().addCookies(sessionCookies(token, url));
    return page;
  }

  async forget(): Promise<void> {
    if (this.made.length > 0) await this.#site.db.deleteFrom("accounts").where("account_id", "in", this.made).execute();
  }
}
