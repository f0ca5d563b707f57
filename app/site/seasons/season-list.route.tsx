import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/season-list.route";
import { SeasonListView } from "./season-list-view.tsx";
import { seasonListPage } from "./season-page.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, ...ports } = portsOf({ context, params });
  const [site, lines] = await Promise.all([ports.site.site(), ports.seasons.seasons()]);
  const language = pageLanguage(locale, site.timeZone);
  const t = language.t("seasons");
  const meta: PageMeta = {
    title: t("title"),
    description: t("description", { site: site.title }),
    origin: new URL(request.url).origin,
    path: addresses.seasons(locale),
  };
  return sealed({ ...seasonListPage(lines, language), meta });
}

export default function SeasonList({ loaderData }: Route.ComponentProps) {
  return <SeasonListView page={unsealed(loaderData)} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
