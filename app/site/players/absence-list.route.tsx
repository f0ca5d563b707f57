import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/absence-list.route";
import { absenceListPage } from "./absence-list-page.ts";
import { AbsenceListView } from "./absence-list-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, players } = portsOf(args);
  const [site, leagues] = await Promise.all([shell.site(), players.absences()]);
  const language = pageLanguage(locale, site.timeZone);
  const page = absenceListPage(leagues, language);
  const path = addresses.absences(locale);
  const meta: PageMeta = {
    title: page.title,
    description: language.t("availability")("list.description", { site: site.title }),
    origin: new URL(args.request.url).origin,
    path,
    way: [
      { name: page.back.text, path: page.back.href },
      { name: page.title, path },
    ],
  };
  return sealed({ ...page, meta });
}

export default function AbsenceList({ loaderData }: Route.ComponentProps) {
  return <AbsenceListView page={unsealed(loaderData)} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
