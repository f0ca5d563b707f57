import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { siteLanguage } from "../site-language.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/market.route";
import { fantasyMeta } from "./fantasy-meta.ts";
import { marketChoice, marketPath } from "./market-choice.ts";
import { marketPage } from "./market-model.ts";
import { MarketView } from "./market-view.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, site: queries, fantasy } = portsOf({ context, params });
  const { origin, searchParams } = new URL(request.url);
  const address = { seasonSlug: params.season, leagueSlug: params.league };
  const choice = marketChoice(searchParams);
  const [site, answer] = await Promise.all([queries.site(), fantasy.market(address)]);
  if (answer === null) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = marketPage(answer, choice, language);
  if (page === null) throw data(null, 404);
  const description = language.t("fantasy-market")("description", { league: page.head.league.text });
  const path = addresses.fantasyPage(locale, address, "players");
  const hidden = marketPath(locale, address, choice) !== path;
  const meta = fantasyMeta(answer, { head: page.head, path, description, origin, hidden }, language);
  return sealed({ page, meta });
}

export default function Market({ loaderData }: Route.ComponentProps) {
  return <MarketView page={unsealed(loaderData).page} />;
}

export const meta = sealedMeta;
