import { Hono } from "hono";
import type { KeptMail } from "#contract/account-mail.ts";
import { addresses } from "#contract/addresses.ts";
import { isLocale } from "#contract/locale.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { MailboxReader } from "../../accounts/mailbox.ts";
import { browserOf } from "../../http/mailbox-browser.ts";
import { logFault } from "../../http/log-fault.ts";
import type { PageAnswers } from "../../http/page-answers.ts";
import { problem, stored, type AppEnvironment } from "../../http/responses.ts";

/**
 * A demo's mailbox, for whoever tries the demo: his own mails, made anew each time and kept by nobody (ACC34). Where mails
 * leave the house these routes are not there, and the page is a 404. ACC35
 */
export function mailboxRoutes(
  mailbox: (tenantId: TenantId, reader: MailboxReader) => Promise<readonly KeptMail[]>,
  answers: PageAnswers,
): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const ending of ["", ".data"]) {
    app.get(`/:locale/demo/mailbox${ending}`, async (context) => {
      const { locale } = context.req.param();
      if (!isLocale(locale)) return problem(context, "not-found");
      const tenant = context.get("tenant");
      const visitor = await context.get("visitor")();
      const reader = { browser: browserOf(context), accountId: visitor?.accountId ?? null };
      const answer = await answers.shownAgain(tenant, `${addresses.mailbox(locale)}${ending}`, {
        status: 200,
        change: (queries) => ({ ...queries, keptMails: () => mailbox(tenant.id, reader) }),
        reportDefect: (error) => logFault(context.get("log"), error),
      });
      return stored(context, { answer, outcome: "none" });
    });
  }
  return app;
}
