import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { siteLanguage } from "../site-language.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { sealedMeta } from "../page-meta.ts";
import type { Route } from "./+types/player-card.route";
import { fantasyMeta } from "./fantasy-meta.ts";
import { playerCard } from "./player-card-model.ts";
import { PlayerCardView } from "./player-card-view.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, site: queries, fantasy } = portsOf({ context, params });
  const address = { seasonSlug: params.season, leagueSlug: params.league };
  if (!/^[1-9]\d{0,4}$/.test(params.number)) throw data(null, 404);
  const number = Number(params.number);
  const [site, answer] = await Promise.all([queries.site(), fantasy.player(address, number)]);
  if (answer === null) throw data(null, 404);
  const language = siteLanguage(locale, site);
  const t = language.t("fantasy-market");
  const card = playerCard(answer, language);
  const { head, who } = card;
  const said = {
    head,
    path: addresses.fantasyPlayer(locale, address, number),
    title: `${who.name}: ${t("columns.price.long")}`,
    description: t("card.description", { name: who.name, club: who.club.text, league: head.league.text }),
    origin: new URL(request.url).origin,
    below: { page: "players", name: t("title") },
  } as const;
  return sealed({ card, meta: fantasyMeta(answer, said, language) });
}

export default function PlayerCardPage({ loaderData }: Route.ComponentProps) {
  return <PlayerCardView card={unsealed(loaderData).card} />;
}

export const meta = sealedMeta;
