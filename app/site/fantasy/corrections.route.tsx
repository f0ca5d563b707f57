import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { siteLanguage } from "../site-language.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/corrections.route";
import { fantasyMeta } from "./fantasy-meta.ts";
import { correctionsPage } from "./corrections-model.ts";
import { CorrectionsView } from "./corrections-view.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, site: queries, fantasy } = portsOf({ context, params });
  const address = { seasonSlug: params.season, leagueSlug: params.league };
  const [site, answer] = await Promise.all([queries.site(), fantasy.corrections(address)]);
  if (answer === null) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = correctionsPage(answer, language);
  const description = language.t("fantasy-pages")("corrections.description", { league: page.head.league.text });
  const { origin } = new URL(request.url);
  const path = addresses.fantasyPage(locale, address, "corrections");
  return sealed({ page, meta: fantasyMeta(answer, { head: page.head, path, description, origin }, language) });
}

export default function FantasyCorrections({ loaderData }: Route.ComponentProps) {
  return <CorrectionsView page={unsealed(loaderData).page} />;
}

export const meta = sealedMeta;
