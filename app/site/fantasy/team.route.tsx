import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { siteLanguage } from "../site-language.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/team.route";
import { fantasyMeta } from "./fantasy-meta.ts";
import { teamPage } from "./team-model.ts";
import { TeamView } from "./team-view.tsx";

/** The database's own bound; what is no number is no team. */
const numberInAddress = /^[1-9]\d{0,8}$/;
const roundInAddress = /^[1-9]\d{0,3}$/;

export async function loader(args: Route.LoaderArgs) {
  const { site: queries, fantasy, locale } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const { season, league: slug, number } = args.params;
  const round = searchParams.get("round");
  if (!numberInAddress.test(number) || (round !== null && !roundInAddress.test(round))) throw data(null, 404);
  const league = { seasonSlug: season, leagueSlug: slug };
  const [site, answer] = await Promise.all([queries.site(), fantasy.team(league, Number(number), round === null ? null : Number(round))]);
  if (answer === null) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = teamPage(answer, language);
  const { head } = page;
  const t = language.t("fantasy-tables");
  const said = {
    head,
    path: addresses.fantasyTeam(locale, league, answer.team.number, round === null ? null : Number(round)),
    description: t("team.description", { team: head.title, league: head.league.text }),
    origin,
    below: { page: "ranking", name: t("title") },
    // What visitors call their teams is nothing for search engines.
    hidden: true,
  } as const;
  return sealed({ ...page, meta: fantasyMeta(answer, said, language) });
}

export default function Team({ loaderData }: Route.ComponentProps) {
  return <TeamView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
