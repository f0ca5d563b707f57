import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/season.route";
import { seasonPage } from "./season-model.ts";
import { SeasonView } from "./season-view.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, ...ports } = portsOf({ context, params });
  const [site, view, transfers] = await Promise.all([
    ports.site.site(),
    ports.seasons.season(params.season),
    ports.seasons.transfers({ seasonSlug: params.season, clubSlug: null }),
  ]);
  if (!view || !transfers) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const hasTransfers = !site.sections?.off.includes("transfers");
  const page = seasonPage({ view, transfers: hasTransfers ? transfers : null }, language);
  const path = addresses.season(locale, view.slug);
  const meta: PageMeta = {
    title: page.title,
    description: language.t("seasons")("seasonDescription", { name: view.name }),
    origin: new URL(request.url).origin,
    path,
    way: [
      { name: language.t("seasons")("title"), path: addresses.seasons(locale) },
      { name: page.title, path },
    ],
  };
  return sealed({ ...page, meta });
}

export default function Season({ loaderData }: Route.ComponentProps) {
  return <SeasonView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
