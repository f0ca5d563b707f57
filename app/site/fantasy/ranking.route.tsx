import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { rankingParameters, readRankingAddress } from "#contract/ranking-address.ts";
import { siteLanguage } from "../site-language.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/ranking.route";
import { fantasyMeta } from "./fantasy-meta.ts";
import { nameOf, rankingPage } from "./ranking-model.ts";
import { RankingView } from "./ranking-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { site: queries, fantasy, locale } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const wanted = readRankingAddress(searchParams);
  if (wanted === null) throw data(null, 404);
  const league = { seasonSlug: args.params.season, leagueSlug: args.params.league };
  const [site, answer] = await Promise.all([queries.site(), fantasy.ranking(league, wanted)]);
  if (answer === null) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = rankingPage(answer, language);
  const { head } = page;
  const said = {
    head,
    path: addresses.fantasyPage(locale, league, "ranking") + rankingParameters(wanted),
    title: `${head.title}: ${nameOf(answer, language)}`,
    description: language.t("fantasy-tables")("description", { league: head.league.text }),
    origin,
    // Of many pages that differ in figures alone a search engine needs the first.
    hidden: wanted.page > 1,
  };
  return sealed({ ...page, meta: fantasyMeta(answer, said, language) });
}

export default function Ranking({ loaderData }: Route.ComponentProps) {
  return <RankingView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
