import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import type { DemoTenant } from "./demo-live-game.ts";
import type { DemoSite } from "./demo-site.ts";

export type DemoMails = {
  /** A new address. What is sent there and who registers with it is forgotten after the file. */
  newAddress(): string;
  /** The newest mail to an address with this in its subject, on the page of the demo's mailbox. */
  newest(page: Page, tenant: DemoTenant, email: string, subject?: string): Promise<Locator>;
  /** Follows the link in it. */
  follow(page: Page, tenant: DemoTenant, email: string, subject?: string): Promise<void>;
};

/** The mails that accounts are sent, for the tests of one file that have a demo's site. */
export function demoMailsForThisFile(site: DemoSite): DemoMails {
  const made: string[] = [];
  beforeAll(() => site.deliverMails());
  afterAll(async () => {
    if (made.length === 0) return;
    await site.db.deleteFrom("accounts").where("email", "in", made).execute();
    await site.db.deleteFrom("mail_outbox").where("recipient", "in", made).execute();
    await site.db.deleteFrom("kept_mails").where("recipient", "in", made).execute();
  });
  async function newest(page: Page, tenant: DemoTenant, email: string, subject = ""): Promise<Locator> {
    const mail = page.locator("[data-mail]", { hasText: email }).filter({ hasText: subject }).first();
    await expect.poll(async () => (await page.goto(`${site.origin(tenant)}/en/demo/mailbox`), mail.count())).toBe(1);
    return mail;
  }
  return {
    newAddress() {
      const email = `${randomUUID()}@example.org`;
      made.push(email);
      return email;
    },
    newest,
    follow: async (page, tenant, email, subject) => (await newest(page, tenant, email, subject)).getByRole("link").click(),
  };
}
