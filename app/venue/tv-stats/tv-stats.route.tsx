import { data } from "react-router";
import { gameAddressOf } from "#contract/game-address.ts";
import { nameIn } from "../../i18n/name-in.ts";
import { translatorFor } from "../../i18n/use-t.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import type { HallData } from "../hall-data.ts";
import { GameScreen } from "../live-screen.tsx";
import { occasionOf } from "../load-hall.ts";
import { screenHeaders, screenMeta } from "../screen-route.ts";
import type { Route } from "./+types/tv-stats.route";
import { TvStats } from "./tv-stats.tsx";

export const handle = { areas: ["venues", "plays"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, live, locale } = portsOf({ context, params });
  const address = gameAddressOf(params);
  if (!address) throw data(null, 404);
  const [league, game] = await Promise.all([site.site(), live.game(address)]);
  if (!game) throw data(null, 404);
  const t = translatorFor(locale, "venues");
  const { home, away, venue } = game.summary;
  const hall: HallData = {
    place: venue && nameIn(locale, venue.name),
    logo: league.broadcastLogoUrl,
    sponsors: [],
    game,
    next: null,
    occasion: occasionOf(game, league, locale),
    at: Date.now(),
  };
  const title = `${t("screens.tv-stats")}, ${pairingText(locale, nameIn(locale, home.name), nameIn(locale, away.name))}`;
  return sealed({ title, description: t("description"), hall, game });
}

export default function TvStatsPage({ loaderData }: Route.ComponentProps) {
  const { title, hall, game } = unsealed(loaderData);
  return <GameScreen title={title} hall={hall} view={game} Screen={TvStats} />;
}

export function headers() {
  return screenHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return screenMeta(loaderData, matches[0].loaderData?.site);
}
