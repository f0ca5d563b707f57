import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { siteLanguage } from "../site-language.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { sealedMeta } from "../page-meta.ts";
import { pageNumber } from "../statistics/statistics-filters-model.ts";
import type { Route } from "./+types/cup.route";
import { cupPage } from "./cup-model.ts";
import { CupView } from "./cup-view.tsx";
import { fantasyMeta } from "./fantasy-meta.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, site: queries, fantasy } = portsOf({ context, params });
  const address = { seasonSlug: params.season, leagueSlug: params.league };
  const { origin, searchParams } = new URL(request.url);
  const round = searchParams.has("round") ? pageNumber(searchParams.get("round")) : null;
  const wanted = { round, page: pageNumber(searchParams.get("page")) };
  const [site, answer] = await Promise.all([queries.site(), fantasy.cup(address, wanted)]);
  if (answer === null) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = cupPage(answer, language);
  const description = language.t("fantasy-cup")("description", { league: page.head.league.text });
  const path = addresses.fantasyPage(locale, address, "cup");
  const meta = fantasyMeta(answer, { head: page.head, path, description, origin }, language);
  return sealed({ page, meta });
}

export default function FantasyCup({ loaderData }: Route.ComponentProps) {
  return <CupView page={unsealed(loaderData).page} />;
}

export const meta = sealedMeta;
