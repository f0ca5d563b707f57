import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/embed.route";
import { askEmbed } from "./ask-embed.ts";
import { EmbedView } from "./embed-view.tsx";

/** Without scripts: it is somebody else's page on which this one stands. */
export const handle = { areas: [], isStatic: true };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, ...ports } = portsOf({ context, params });
  const { origin, pathname, searchParams } = new URL(request.url);
  const site = await ports.site.site();
  const language = siteLanguage(locale, site);
  const kind = pathname.split("/")[3] ?? "";
  const page = await askEmbed(kind, { ports, params, search: searchParams, language });
  const meta: PageMeta = { title: page.title, description: page.note, origin, path: page.href, hidden: true };
  return sealed({ page, meta, siteTitle: site.title });
}

export default function Embed({ loaderData }: Route.ComponentProps) {
  const { page, siteTitle } = unsealed(loaderData);
  return <EmbedView page={page} home={{ href: addresses.home(useLocale()), title: siteTitle }} />;
}

export const meta = sealedMeta;
