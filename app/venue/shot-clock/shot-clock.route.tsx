import { HallScreen } from "../live-screen.tsx";
import { loadScreen, screenHeaders, screenMeta } from "../screen-route.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import type { Route } from "./+types/shot-clock.route";
import { ShotClock } from "./shot-clock.tsx";

export const handle = { areas: ["venues"] };

export function loader(args: Route.LoaderArgs) {
  return loadScreen(args, "shot-clock-game");
}

export default function ShotClockPage({ loaderData }: Route.ComponentProps) {
  return <HallScreen {...unsealed(loaderData)} Screen={ShotClock} sounds="shot" />;
}

export function headers() {
  return screenHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return screenMeta(loaderData, matches[0].loaderData?.site);
}
