import { data, redirect } from "react-router";
import { addresses, type PlayerTab } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { inHead, playerCalendar } from "../feeds/feed-links.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/player.route";
import { logParameters } from "./game-log-model.ts";
import { isPlayerTab, playerPage, playerTabPath, type PlayerPage } from "./player-model.ts";
import { playerStructured } from "./player-structured.ts";
import { PlayerView } from "./player-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { player: slug, tab = "PlayerOverview" } = args.params;
  const { locale, site: shell, players, statistics, editorial } = portsOf(args);
  if (!isPlayerTab(tab)) throw data(null, 404);
  const [site, profile, career, albums] = await Promise.all([
    shell.site(),
    players.player(slug, { overview: tab === "PlayerOverview" }),
    tab === "Photo" ? null : statistics.playerCareer(slug),
    tab === "Photo" ? editorial.albums(locale, { playerSlug: slug }) : null,
  ]);
  if (!profile) throw data(null, 404);
  // Two persons were found to be one: the page is the one's who stands for both.
  if (profile.person.slug !== slug) throw redirect(playerTabPath(locale, profile.person.slug, tab), 301);
  const { origin, searchParams } = new URL(args.request.url);
  const language = siteLanguage(locale, site);
  const page = playerPage({ profile, career, albums }, tab, logParameters(searchParams), Date.now(), language);
  return sealed({ ...page, meta: playerMeta(page, tab, origin, language) });
}

function playerMeta(page: PlayerPage, tab: PlayerTab, origin: string, language: PageLanguage): PageMeta {
  const t = language.t("players");
  const club = page.header.club?.name ?? page.header.noClub;
  const named = { name: page.name };
  const texts = {
    PlayerOverview: { title: t("meta.title", { ...named, club }), description: t("meta.overview", { ...named, club }) },
    LatestGames: { title: t("meta.gamesTitle", named), description: t("meta.games", named) },
    Photo: { title: t("meta.photosTitle", named), description: t("meta.photos", named) },
  };
  const { locale } = language;
  const screen = playerTabPath(locale, page.slug, "PlayerOverview");
  const path = playerTabPath(locale, page.slug, tab);
  return {
    ...texts[tab],
    origin,
    path,
    type: "profile",
    feeds: [inHead(playerCalendar(page.slug, language))],
    way: [
      { name: t("title"), path: addresses.players(locale) },
      { name: page.name, path: screen },
      ...(path === screen ? [] : [{ name: texts[tab].title, path }]),
    ],
    structured: playerStructured(page, origin, locale),
  };
}

export default function Player({ loaderData }: Route.ComponentProps) {
  return <PlayerView page={unsealed(loaderData)} locale={useLocale()} />;
}

export const meta = sealedMeta;
