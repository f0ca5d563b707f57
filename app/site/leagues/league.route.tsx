import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { followedKey } from "#contract/following.ts";
import { portsOf } from "../../ports.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import type { Route } from "./+types/league.route";
import { askLeagueTab } from "./ask-league-tab.ts";
import { leagueMeta } from "./league-meta.ts";
import { isLeagueTab } from "./league-model.ts";
import { LeagueView } from "./league-view.tsx";

export const handle = { areas: ["league", "movement"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tab = params.tab ?? "Standings";
  if (!isLeagueTab(tab)) throw data(null, 404);
  const { origin, searchParams } = new URL(request.url);
  const { locale, ...ports } = portsOf({ context, params });
  const address = { seasonSlug: params.season, leagueSlug: params.league };
  const [site, madeIn] = await Promise.all([ports.site.site(), askLeagueTab(tab, { ports, address, search: searchParams })]);
  if (!madeIn) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = madeIn(language);
  if (!page) throw data(null, 404);
  const playing = site.leagues.find(({ seasonSlug, leagueSlug }) => seasonSlug === address.seasonSlug && leagueSlug === address.leagueSlug);
  // Seasons stand by their slugs, as their list does.
  const isOver = site.leagues.length > 0 && site.leagues.every(({ seasonSlug }) => address.seasonSlug < seasonSlug);
  const star = playing && followedKey("league", playing.leagueId);
  return sealed({
    ...page,
    // The way leads to the list of halls.
    ...(site.sections?.off.includes("halls") && { crowds: null }),
    ...(star && { star }),
    ...(isOver && { over: addresses.season(locale, address.seasonSlug) }),
    meta: leagueMeta(page, tab, origin, language),
  });
}

export default function League({ loaderData }: Route.ComponentProps) {
  return <LeagueView page={unsealed(loaderData)} locale={useLocale()} />;
}

export const meta = sealedMeta;
