import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/hall-list.route";
import { attendancePage } from "./attendance-page.ts";
import { hallListPage } from "./hall-list-page.ts";
import { HallListView } from "./hall-list-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, venues } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const byTeam = searchParams.get("view") === "teams";
  const [site, halls, crowds] = await Promise.all([shell.site(), byTeam ? [] : venues.halls(), byTeam ? venues.crowds() : []]);
  const language = pageLanguage(locale, site.timeZone);
  const wanted = { league: searchParams.get("league"), season: searchParams.get("season") };
  const page = byTeam ? attendancePage(crowds, wanted, language) : hallListPage(halls, language);
  const path = byTeam ? addresses.attendance(locale) : addresses.halls(locale);
  const meta: PageMeta = {
    title: page.title,
    description: language.t("halls")(byTeam ? "crowds.description" : "description", { site: site.title }),
    origin,
    path,
    way: [
      { name: page.back.text, path: page.back.href },
      { name: page.title, path },
    ],
  };
  return sealed({ ...page, meta });
}

export default function HallList({ loaderData }: Route.ComponentProps) {
  return <HallListView page={unsealed(loaderData)} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
