import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/player-card.route";
import { playerCard } from "./player-card-model.ts";
import { PlayerCardView } from "./player-card-view.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, site: queries, fantasy } = portsOf({ context, params });
  const address = { seasonSlug: params.season, leagueSlug: params.league };
  if (!/^[1-9]\d{0,4}$/.test(params.number)) throw data(null, 404);
  const number = Number(params.number);
  const [site, answer] = await Promise.all([queries.site(), fantasy.player(address, number)]);
  if (answer === null) throw data(null, 404);
  const language = pageLanguage(locale, site.timeZone);
  const t = language.t("fantasy-market");
  const card = playerCard(answer, language);
  const { name, club } = card.who;
  const { league } = card.head;
  const path = addresses.fantasyPlayer(locale, address, number);
  const title = `${name}: ${t("columns.price.long")} – ${league.text}`;
  const meta: PageMeta = {
    title,
    description: t("card.description", { name, club: club.text, league: league.text }),
    origin: new URL(request.url).origin,
    path,
    way: [
      { name: league.text, path: league.href },
      { name: t("title"), path: addresses.fantasyPage(locale, address, "players") },
      { name, path },
    ],
  };
  return sealed({ card, meta });
}

export default function PlayerCardPage({ loaderData }: Route.ComponentProps) {
  return <PlayerCardView card={unsealed(loaderData).card} />;
}

export const meta = sealedMeta;
