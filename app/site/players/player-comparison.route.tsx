import { data, redirect } from "react-router";
import { addresses, mostCompared } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/player-comparison.route";
import { comparisonParameters, comparisonPath } from "./comparison-address.ts";
import { playerComparisonPage } from "./player-comparison-model.ts";
import { PlayerComparisonView } from "./player-comparison-view.tsx";

const foundAtOnce = 8;

export async function loader(args: Route.LoaderArgs) {
  const { player, second, third, fourth } = args.params;
  const named = [player, second, third, fourth].filter((slug) => slug !== undefined);
  const slugs = [...new Set(named)];
  const { locale, site: shell, statistics, search } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const wanted = comparisonParameters(searchParams);
  const words = slugs.length < mostCompared ? (searchParams.get("add") ?? "") : "";
  const [one = "", other = ""] = slugs;
  const [site, view, between, comparable, found] = await Promise.all([
    shell.site(),
    statistics.playerComparison(slugs, wanted.phase, wanted.mode),
    // Who looks for a third is not told of the games of two: a page asks the database four times at most.
    slugs.length === 2 && words === "" ? statistics.playersHeadToHead(one, other) : null,
    slugs.length === 1 && words === "" ? statistics.comparablePlayers(one) : null,
    words === "" ? null : search.search({ words, locale, kind: "players", limit: foundAtOnce, isExact: true }),
  ]);
  if (!view) throw data(null, 404);
  const meant = [...new Set(view.persons.map(({ slug }) => slug))];
  // Nobody is compared with himself; merged persons go by the name of the one who stands for them. COMPARE2
  if (meant.length === 1 && named.length > 1) throw redirect(addresses.player(locale, meant[0] ?? one), 301);
  if (meant.join("/") !== named.join("/")) throw redirect(comparisonPath(locale, meant, wanted), 301);
  const language = siteLanguage(locale, site);
  const page = playerComparisonPage({ view, between, comparable, found }, wanted, language);
  const first = page.heads[0]?.name ?? "";
  const path = comparisonPath(locale, slugs, wanted);
  const meta: PageMeta = {
    title: page.title,
    description: page.description,
    origin,
    path,
    way: [
      { name: language.t("players")("title"), path: addresses.players(locale) },
      { name: first, path: addresses.player(locale, one) },
      { name: page.title, path },
    ],
    // Every choice of players is a page: too many to be found by a search.
    hidden: true,
  };
  return sealed({ ...page, meta });
}

export default function PlayerComparison({ loaderData }: Route.ComponentProps) {
  return <PlayerComparisonView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
