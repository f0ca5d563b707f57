import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import { sportsHall } from "../structured-data.ts";
import type { Route } from "./+types/hall.route";
import { hallPage, hallPath, wantedPage } from "./hall-model.ts";
import { hallForSearchEngines } from "./hall-structured.ts";
import { HallView } from "./hall-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, venues } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const wanted = wantedPage(searchParams);
  const [site, view] = await Promise.all([shell.site(), venues.hall(args.params.hall, { page: wanted, locale })]);
  if (!view) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const t = language.t("halls");
  const page = hallPage(view, wanted, language);
  const path = hallPath(view.slug, wanted, language);
  const meta: PageMeta = {
    title: wanted === 1 ? page.title : t("hall.titleOfPage", { hall: page.title, page: language.format.number(wanted) }),
    description: t("hall.description", { hall: page.title }),
    origin,
    path,
    way: [
      { name: language.t("clubs")("title"), path: addresses.clubs(locale) },
      { name: page.back.text, path: page.back.href },
      { name: page.title, path },
    ],
    structured: [sportsHall(hallForSearchEngines(view, origin, language))],
  };
  return sealed({ ...page, meta });
}

export default function Hall({ loaderData }: Route.ComponentProps) {
  return <HallView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
