import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/award-history.route";
import { awardHistoryPage } from "./award-history-page.ts";
import { AwardHistoryView } from "./award-history-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, seasons } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const [site, awards] = await Promise.all([shell.site(), seasons.awards()]);
  const language = pageLanguage(locale, site.timeZone);
  const page = awardHistoryPage(awards, searchParams.get("league"), language);
  const path = addresses.awardHistory(locale);
  const meta: PageMeta = {
    title: page.title,
    description: language.t("awards")("history.description", { site: site.title }),
    origin,
    path,
    way: [
      { name: page.back.text, path: page.back.href },
      { name: page.title, path },
    ],
  };
  return sealed({ ...page, meta });
}

export default function AwardHistory({ loaderData }: Route.ComponentProps) {
  return <AwardHistoryView page={unsealed(loaderData)} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
