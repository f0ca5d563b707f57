import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { siteLanguage } from "../site-language.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/rules.route";
import { fantasyMeta } from "./fantasy-meta.ts";
import { rulesPage } from "./rules-model.ts";
import { RulesView } from "./rules-view.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, site: queries, fantasy } = portsOf({ context, params });
  const address = { seasonSlug: params.season, leagueSlug: params.league };
  const [site, answer] = await Promise.all([queries.site(), fantasy.rules(address)]);
  if (answer === null) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = rulesPage(answer, language);
  const description = language.t("fantasy-pages")("rules.description", { league: page.head.league.text });
  const { origin } = new URL(request.url);
  const path = addresses.fantasyPage(locale, address, "rules");
  return sealed({ page, meta: fantasyMeta(answer, { head: page.head, path, description, origin }, language) });
}

export default function FantasyRules({ loaderData }: Route.ComponentProps) {
  return <RulesView page={unsealed(loaderData).page} />;
}

export const meta = sealedMeta;
