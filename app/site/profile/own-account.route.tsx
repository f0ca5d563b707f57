import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/own-account.route";
import { OwnAccountView } from "./own-account-view.tsx";

export const handle = { areas: ["own-account", "visitor"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, accountForms: forms, locale, sendsToGoogle = false } = portsOf({ context, params });
  const [site, { ways }] = await Promise.all([queries.site(), forms.rules(locale)]);
  const t = siteLanguage(locale, site).t("own-account");
  const meta: PageMeta = {
    title: t("title"),
    description: t("description", { site: site.title }),
    origin: new URL(request.url).origin,
    path: addresses.account(locale),
    hidden: "private",
  };
  return sealed({ meta, takesPasskeys: ways.includes("passkey"), takesGoogle: sendsToGoogle && ways.includes("google") });
}

export default function OwnAccount({ loaderData }: Route.ComponentProps) {
  const { takesPasskeys, takesGoogle } = unsealed(loaderData);
  return <OwnAccountView locale={useLocale()} takesPasskeys={takesPasskeys} takesGoogle={takesGoogle} />;
}

export const meta = sealedMeta;
