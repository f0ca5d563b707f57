import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { ClubBanner } from "../clubs/club-banner.tsx";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import { teamBanner } from "../teams/team-model.ts";
import type { Route } from "./+types/team-shots.route";
import { shotsPage } from "./shots-model.ts";
import { shotsAsked, wantedShots } from "./shots-question.ts";
import { ShotsView } from "./shots-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { season, league, team } = args.params;
  const { locale, site: shell, clubs, statistics } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const asked = shotsAsked(searchParams);
  const address = { seasonSlug: season, leagueSlug: league, teamSlug: team };
  const [site, view, places] = await Promise.all([shell.site(), clubs.team(address), statistics.teamShots(address, wantedShots(asked))]);
  if (!view) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const t = language.t("players");
  const banner = teamBanner(view, language);
  const path = addresses.teamShots(locale, season, league, team);
  const shots = shotsPage(places, asked, { path, hasLeagues: false }, language);
  const back = { href: addresses.team(locale, season, league, team), text: banner.title };
  const inLeague = language.name(view.competition.name);
  const name = language.t("clubs")("team.title", { team: banner.title, league: inLeague, season: view.seasonName });
  const title = t("shots.pageTitle", { name });
  const meta: PageMeta = {
    title,
    description: t("shots.pageAbout", { name }),
    origin,
    path,
    hidden: shots.isNarrowed,
    way: [
      { name: inLeague, path: addresses.league(locale, season, league) },
      { name: banner.title, path: back.href },
      { name: title, path },
    ],
  };
  return sealed({ banner, shots, back, meta });
}

export default function TeamShots({ loaderData }: Route.ComponentProps) {
  const { banner, shots, back } = unsealed(loaderData);
  const head = (
    <>
      <CrestSheet crests={[banner.mark]} />
      <ClubBanner banner={banner} />
    </>
  );
  return <ShotsView shots={shots} back={back} head={head} />;
}

export const meta = sealedMeta;
