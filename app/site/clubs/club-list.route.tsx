import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { isLocale } from "#contract/locale.ts";
import { portsContext } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/club-list.route";
import { clubListPage } from "./club-list-page.ts";
import { ClubListView } from "./club-list-view.tsx";

export const handle = { areas: [] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw data(null, 404);
  const ports = context.get(portsContext);
  const [site, clubs] = await Promise.all([ports.site.site(), ports.clubs.clubs()]);
  const language = pageLanguage(params.locale, site.timeZone);
  const page = clubListPage(clubs, site.currentSeason, language);
  const { origin } = new URL(request.url);
  const path = addresses.clubs(params.locale);
  const meta: PageMeta = {
    title: page.title,
    description: language.t("clubs")("description", { site: site.title }),
    origin,
    path,
  };
  return sealed({ ...page, meta });
}

export default function ClubList({ loaderData }: Route.ComponentProps) {
  return <ClubListView page={unsealed(loaderData)} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
