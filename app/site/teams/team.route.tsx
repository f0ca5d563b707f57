import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import type { LivePage } from "../../live/use-live-page.ts";
import { followFrom } from "../../sport/follow-from.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/team.route";
import { teamMeta } from "./team-meta.ts";
import { isTeamTab, teamPage } from "./team-model.ts";
import { TeamView } from "./team-view.tsx";

export const handle = { areas: ["league", "movement"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tab = params.tab ?? "TeamOverview";
  if (!isTeamTab(tab)) throw data(null, 404);
  const { locale, site: queries, clubs, statistics, editorial } = portsOf({ context, params });
  const address = { seasonSlug: params.season, leagueSlug: params.league, teamSlug: params.team };
  const [site, view, lineups, albums] = await Promise.all([
    queries.site(),
    clubs.team(address),
    tab === "TeamOverview" ? statistics.teamLineups(address) : null,
    tab === "Photo" ? editorial.albums(locale, address) : [],
  ]);
  if (!view) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = teamPage({ view, lineups, albums }, tab, language, Date.now());
  const live: LivePage = { game: null, from: followFrom(view.games, Date.now()) };
  return sealed({ ...page, live, meta: teamMeta(view, page, tab, new URL(request.url).origin, language) });
}

export default function Team({ loaderData }: Route.ComponentProps) {
  return <TeamView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
