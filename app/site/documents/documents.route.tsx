import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { pageMetaTags } from "../page-meta.ts";
import type { Route } from "./+types/documents.route";
import { documentsPage } from "./documents-page.ts";
import { DocumentsView } from "./documents-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: queries, editorial } = portsOf(args);
  const [site, lines] = await Promise.all([queries.site(), editorial.documents(locale)]);
  const { origin } = new URL(args.request.url);
  return sealed(documentsPage(lines, { siteTitle: site.title, origin }, pageLanguage(locale, site.timeZone)));
}

export default function Documents({ loaderData }: Route.ComponentProps) {
  return <DocumentsView page={unsealed(loaderData)} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
