import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/referee-list.route";
import { refereeListPage } from "./referee-list-page.ts";
import { RefereeListView } from "./referee-list-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, staff } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const [site, list] = await Promise.all([shell.site(), staff.referees(searchParams.get("season"))]);
  const language = pageLanguage(locale, site.timeZone);
  const page = refereeListPage(list, language);
  const path = addresses.referees(locale);
  const meta: PageMeta = {
    title: page.title,
    description: language.t("staff")("referees.description", { site: site.title }),
    origin,
    path,
    way: [
      { name: page.back.text, path: page.back.href },
      { name: page.title, path },
    ],
  };
  return sealed({ ...page, meta });
}

export default function RefereeList({ loaderData }: Route.ComponentProps) {
  return <RefereeListView page={unsealed(loaderData)} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
