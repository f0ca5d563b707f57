import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/coach-list.route";
import { coachListPage } from "./coach-list-page.ts";
import { CoachListView } from "./coach-list-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, staff } = portsOf(args);
  const [site, coaches] = await Promise.all([shell.site(), staff.coaches()]);
  const language = pageLanguage(locale, site.timeZone);
  const page = coachListPage(coaches, language);
  const path = addresses.coaches(locale);
  const meta: PageMeta = {
    title: page.title,
    description: language.t("staff")("coaches.description", { site: site.title }),
    origin: new URL(args.request.url).origin,
    path,
    way: [
      { name: page.back.text, path: page.back.href },
      { name: page.title, path },
    ],
  };
  return sealed({ ...page, meta });
}

export default function CoachList({ loaderData }: Route.ComponentProps) {
  return <CoachListView page={unsealed(loaderData)} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
