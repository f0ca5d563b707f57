import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import type { LivePage } from "../../live/use-live-page.ts";
import { followFrom } from "../../sport/follow-from.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/season-club.route";
import { seasonClubMeta } from "./season-club-meta.ts";
import { isSeasonClubTab, seasonClubPage } from "./season-club-model.ts";
import { SeasonClubView } from "./season-club-view.tsx";

export const handle = { areas: ["movement"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tab = params.tab ?? "ClubOverview";
  if (!isSeasonClubTab(tab)) throw data(null, 404);
  const { locale, site: queries, clubs, seasons, editorial, statistics } = portsOf({ context, params });
  const address = { seasonSlug: params.season, clubSlug: params.club };
  const [site, view, albums, transfers, history] = await Promise.all([
    queries.site(),
    clubs.seasonClub(address),
    tab === "Photo" ? editorial.albums(locale, address) : [],
    tab === "ClubOverview" ? seasons.transfers(address) : null,
    tab === "ClubOverview" ? statistics.clubHistory(params.club) : null,
  ]);
  if (!view) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = seasonClubPage({ view, albums, transfers, history }, tab, language, Date.now());
  const live: LivePage = { game: null, from: followFrom(view.games, Date.now()) };
  return sealed({ ...page, live, meta: seasonClubMeta(view, page, tab, new URL(request.url).origin, language) });
}

export default function SeasonClub({ loaderData }: Route.ComponentProps) {
  return <SeasonClubView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
