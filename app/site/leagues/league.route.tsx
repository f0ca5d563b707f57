import { data } from "react-router";
import { isLocale } from "#contract/locale.ts";
import { portsContext } from "../../ports.ts";
import { pageLanguage } from "../page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import type { Route } from "./+types/league.route";
import { isLeagueTab, leaguePage, leagueTabPath } from "./league-page.ts";
import { LeagueView } from "./league-view.tsx";

export const handle = { areas: ["league"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tab = params.tab ?? "Standings";
  if (!isLocale(params.locale) || !isLeagueTab(tab)) throw data(null, 404);
  const { site: queries } = context.get(portsContext);
  const [site, view] = await Promise.all([queries.site(), queries.league({ seasonSlug: params.season, leagueSlug: params.league })]);
  if (!view) throw data(null, 404);
  const language = pageLanguage(params.locale, site.timeZone);
  const page = leaguePage(view, tab, language);
  const t = language.t("league");
  const words = { league: page.name, season: page.seasonName };
  const meta: PageMeta = {
    title: tab === "Standings" ? t("title", words) : `${t("tabs.allGames")}: ${t("title", words)}`,
    description: t("description", words),
    origin: new URL(request.url).origin,
    path: leagueTabPath(params.locale, page.address, tab),
  };
  return sealed({ ...page, meta });
}

export default function League({ loaderData }: Route.ComponentProps) {
  return <LeagueView page={unsealed(loaderData)} locale={useLocale()} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
