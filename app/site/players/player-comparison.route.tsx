import { data, redirect } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { pageLanguage } from "../page-language.ts";
import { pageMetaTags, type PageMeta } from "../page-meta.ts";
import type { Route } from "./+types/player-comparison.route";
import { comparisonParameters, comparisonPath, playerComparisonPage } from "./player-comparison-page.ts";
import { PlayerComparisonView } from "./player-comparison-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { player: slug, other: otherSlug } = args.params;
  const { locale, site: shell, statistics } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const wanted = comparisonParameters(searchParams);
  const [site, view, between] = await Promise.all([
    shell.site(),
    statistics.playerComparison([slug, otherSlug], wanted.phase, wanted.mode),
    statistics.playersHeadToHead(slug, otherSlug),
  ]);
  if (!view || !between) throw data(null, 404);
  const { one, other } = between;
  // Nobody is compared with himself; merged persons go by the name of the one who stands for them.
  if (one.slug === other.slug) throw redirect(addresses.player(locale, one.slug), 301);
  if (one.slug !== slug || other.slug !== otherSlug) throw redirect(comparisonPath(locale, [one.slug, other.slug], wanted), 301);
  const language = pageLanguage(locale, site.timeZone);
  const page = playerComparisonPage(view, between, wanted, language);
  if (!page) throw data(null, 404);
  const t = language.t("players");
  const names = { one: page.one.name, other: page.other.name };
  const path = comparisonPath(locale, [one.slug, other.slug], wanted);
  const meta: PageMeta = {
    title: page.title,
    description: t("compare.description", names),
    origin,
    path,
    way: [
      { name: t("title"), path: addresses.players(locale) },
      { name: names.one, path: addresses.player(locale, one.slug) },
      { name: page.title, path },
    ],
    // Every pair of players is a page: too many to be found by a search.
    hidden: true,
  };
  return sealed({ ...page, meta });
}

export default function PlayerComparison({ loaderData }: Route.ComponentProps) {
  return <PlayerComparisonView page={unsealed(loaderData)} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site;
  return loaderData && site ? pageMetaTags(unsealed(loaderData).meta, site) : [];
}
