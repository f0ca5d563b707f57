import { HallScreen } from "../live-screen.tsx";
import { loadScreen, screenHeaders, screenMeta } from "../screen-route.ts";
import { unsealed } from "../../ui/sealed-data.ts";
import type { Route } from "./+types/programme.route";
import { nextPageAt } from "./programme-pages.ts";
import { Programme } from "./programme.tsx";

export const handle = { areas: ["venues"] };

export function loader(args: Route.LoaderArgs) {
  return loadScreen(args, "broadcast-game");
}

export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  return <HallScreen {...unsealed(loaderData)} Screen={Programme} nextPageAt={nextPageAt} />;
}

export function headers() {
  return screenHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return screenMeta(loaderData, matches[0].loaderData?.site);
}
