import { data } from "react-router";
import type { Locale } from "#contract/locale.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/player-list.route";
import { listParameters, playerListPage, playerListPath } from "./player-list-model.ts";
import { PlayerListView } from "./player-list-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { locale, site: shell, players } = portsOf(args);
  const url = new URL(args.request.url);
  const wanted = listParameters(url.searchParams);
  const site = await shell.site();
  // Whoever reads a Serbian league in its other script looks names up in that one's order.
  const order = locale === "sr-cyrl" && site.defaultLocale === "sr" ? "sr-cyrl" : (site.defaultLocale as Locale);
  const view = await players.players({ ...wanted, clubSlug: wanted.club, order });
  if (!view) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const page = playerListPage(view, wanted, order, language);
  const t = language.t("players");
  const meta: PageMeta = {
    title: wanted.page > 1 ? `${page.title}, ${t("list.page", { page: language.format.number(wanted.page) })}` : page.title,
    description: t("list.description", { site: site.title }),
    origin: url.origin,
    path: playerListPath(locale, wanted),
  };
  return sealed({ ...page, meta });
}

export default function PlayerList({ loaderData }: Route.ComponentProps) {
  return <PlayerListView page={unsealed(loaderData)} />;
}

export const meta = sealedMeta;
