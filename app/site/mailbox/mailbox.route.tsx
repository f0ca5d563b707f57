import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/mailbox.route";
import { mailboxPage } from "./mailbox-model.ts";
import { MailboxView } from "./mailbox-view.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, keptMails, locale } = portsOf({ context, params });
  const mails = await keptMails();
  if (mails === null) throw data(null, 404);
  const site = await queries.site();
  const page = mailboxPage(mails, siteLanguage(locale, site));
  const meta: PageMeta = {
    title: page.title,
    description: page.lead,
    origin: new URL(request.url).origin,
    path: addresses.mailbox(locale),
    hidden: "private",
  };
  return sealed({ ...page, meta });
}

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  return <MailboxView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
