import { data } from "react-router";
import { isLocale } from "#contract/locale.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { portsContext } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../page-language.ts";
import { pageMetaTags } from "../page-meta.ts";
import type { Route } from "./+types/game.route";
import { gameMeta } from "./game-meta.ts";
import { gamePage, isGameTab } from "./game-page.ts";
import { GameView } from "./game-view.tsx";

export const handle = { areas: ["game", "plays"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tab = params.tab ?? "TeamStats";
  if (!isLocale(params.locale) || !isGameTab(tab)) throw data(null, 404);
  const { site: queries } = context.get(portsContext);
  const address = { seasonSlug: params.season, leagueSlug: params.league, roundSlug: params.round, gameSlug: params.game };
  const [site, view] = await Promise.all([queries.site(), queries.game(address, { plays: tab === "PlayByPlay" })]);
  if (!view) throw data(null, 404);
  const language = pageLanguage(params.locale, site.timeZone);
  const page = gamePage(view, tab, language);
  return sealed({ ...page, meta: gameMeta(page, tab, new URL(request.url).origin, language) });
}

export default function Game({ loaderData }: Route.ComponentProps) {
  return <GameView page={unsealed(loaderData)} locale={useLocale()} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
