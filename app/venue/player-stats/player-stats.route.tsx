import { HallScreen } from "../live-screen.tsx";
import { loadScreen, screenHeaders, screenMeta } from "../screen-route.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import type { Route } from "./+types/player-stats.route";
import { PlayerStats } from "./player-stats.tsx";

export const handle = { areas: ["venues"] };

export function loader(args: Route.LoaderArgs) {
  return loadScreen(args, "player-stats");
}

export default function PlayerStatsPage({ loaderData }: Route.ComponentProps) {
  return <HallScreen {...unsealed(loaderData)} Screen={PlayerStats} />;
}

export function headers() {
  return screenHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return screenMeta(loaderData, matches[0].loaderData?.site);
}
