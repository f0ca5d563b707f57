import { HallScreen } from "../live-screen.tsx";
import { loadScreen, screenHeaders, screenMeta } from "../screen-route.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import type { Route } from "./+types/scoreboard.route";
import { Scoreboard } from "./scoreboard.tsx";

export const handle = { areas: ["venues"] };

export function loader(args: Route.LoaderArgs) {
  return loadScreen(args, "scoreboard-game");
}

export default function ScoreboardPage({ loaderData }: Route.ComponentProps) {
  return <HallScreen {...unsealed(loaderData)} Screen={Scoreboard} sounds="game" />;
}

export function headers() {
  return screenHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return screenMeta(loaderData, matches[0].loaderData?.site);
}
