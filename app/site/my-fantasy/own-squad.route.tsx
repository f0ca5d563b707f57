import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { siteLanguage } from "../site-language.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/own-squad.route";
import { ownSquadPage } from "./own-squad-model.ts";
import { OwnSquadView } from "./own-squad-view.tsx";

export const handle = { areas: ["visitor"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site: queries, locale } = portsOf({ context, params });
  const address = { seasonSlug: params.season, leagueSlug: params.league };
  const [site, head] = await Promise.all([queries.site(), queries.leagueHead(address)]);
  if (head === null) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = ownSquadPage(head, language);
  const meta: PageMeta = {
    title: `${page.title} – ${page.league}`,
    description: language.t("my-fantasy")("description", { league: page.league }),
    origin: new URL(request.url).origin,
    path: addresses.ownFantasy(locale, address.seasonSlug, address.leagueSlug),
    hidden: "private",
  };
  return sealed({ page, meta });
}

export default function OwnSquad({ loaderData }: Route.ComponentProps) {
  return <OwnSquadView page={unsealed(loaderData).page} locale={useLocale()} />;
}

export const meta = sealedMeta;
