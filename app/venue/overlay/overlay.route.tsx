import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import type { Route } from "./+types/overlay.route";
import { gameAddressOf } from "#contract/game-address.ts";
import { loadOverlay } from "./load-overlay.ts";
import { screenHeaders, screenMeta } from "../screen-route.ts";
import { Overlay } from "./overlay.tsx";

export const handle = { areas: ["overlay"], ground: "none" };

export async function loader(args: Route.LoaderArgs) {
  return sealed(await loadOverlay({ ...portsOf(args), address: gameAddressOf(args.params) }));
}

export default function OverlayPage({ loaderData }: Route.ComponentProps) {
  return <Overlay overlay={unsealed(loaderData)} />;
}

export function headers() {
  return screenHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return screenMeta(loaderData, matches[0].loaderData?.site);
}
