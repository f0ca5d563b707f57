import { data } from "react-router";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import type { LivePage } from "../../live/use-live-page.ts";
import { followFrom } from "../../sport/follow-from.ts";
import { siteLanguage } from "../site-language.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/club.route";
import { askClubTab } from "./ask-club-tab.ts";
import { clubMeta } from "./club-meta.ts";
import { clubPage, gamesOf, isClubTab } from "./club-model.ts";
import { ClubView } from "./club-view.tsx";

export const handle = { areas: ["movement"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const tab = params.tab ?? "ClubOverview";
  if (!isClubTab(tab)) throw data(null, 404);
  const { locale, ...ports } = portsOf({ context, params });
  const { origin, searchParams } = new URL(request.url);
  const [site, answers] = await Promise.all([ports.site.site(), askClubTab(ports, params.club, tab, searchParams, locale)]);
  if (!answers) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = clubPage(answers, language, Date.now());
  const live: LivePage = { game: null, from: followFrom(gamesOf(answers), Date.now()) };
  return sealed({ ...page, live, meta: clubMeta({ page, slug: params.club, tab, siteTitle: site.title, origin }, language) });
}

export default function Club({ loaderData }: Route.ComponentProps) {
  return <ClubView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
