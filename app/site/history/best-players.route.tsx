import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/best-players.route";
import { allTimeMeta, allTimePage, isAllTimeTab } from "./all-time-model.ts";
import { askAllTimeTab } from "./ask-all-time-tab.ts";
import { AllTimeView } from "./all-time-view.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tab = params.tab ?? "BestPlayers";
  if (!isAllTimeTab(tab)) throw data(null, 404);
  const { locale, site: queries, statistics } = portsOf({ context, params });
  const { origin, searchParams } = new URL(request.url);
  const [site, makeStatistics] = await Promise.all([queries.site(), askAllTimeTab(tab, statistics, searchParams)]);
  if (!makeStatistics) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = allTimePage(tab, makeStatistics(language), language);
  return sealed({ ...page, meta: allTimeMeta(tab, site.title, origin, language) });
}

export default function BestPlayers({ loaderData }: Route.ComponentProps) {
  return <AllTimeView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
