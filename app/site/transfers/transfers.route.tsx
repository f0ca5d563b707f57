import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/transfers.route";
import { titled } from "../titled.ts";
import { transfersPage } from "./transfers-model.ts";
import { TransfersView } from "./transfers-view.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, ...ports } = portsOf({ context, params });
  const [site, transfers, seasons] = await Promise.all([
    ports.site.site(),
    ports.seasons.transfers({ seasonSlug: params.season, clubSlug: null }),
    ports.seasons.seasons(),
  ]);
  if (!transfers) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = transfersPage({ transfers, seasons }, language);
  const path = addresses.seasonTransfers(locale, transfers.season.slug);
  const meta: PageMeta = {
    title: titled(page.title, transfers.season.name, language),
    description: language.t("transfers")("description", { season: transfers.season.name, site: site.title }),
    origin: new URL(request.url).origin,
    path,
    way: [
      { name: language.t("seasons")("title"), path: addresses.seasons(locale) },
      { name: page.back.text, path: page.back.href },
      { name: page.title, path },
    ],
  };
  return sealed({ ...page, meta });
}

export default function Transfers({ loaderData }: Route.ComponentProps) {
  return <TransfersView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
