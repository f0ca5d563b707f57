import { gameAddressOf } from "#contract/game-address.ts";
import { messagesOf } from "../../i18n/message-store.ts";
import { portsOf } from "../../ports.ts";
import type { Route } from "./+types/overlay-start.route";
import { loadOverlay } from "./load-overlay.ts";
import type { OverlayStart } from "./overlay-start.ts";

/** Nothing in it that is not on the public's pages, so that a broadcaster's renderer may read it from wherever it stands. */
const headers = { "Cache-Control": "private, no-store", "Access-Control-Allow-Origin": "*" };

/** What the overlay starts from, for graphics that run on other pages. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const ports = portsOf({ context, params });
  const { locale } = ports;
  const [loaded, { timeZone }] = await Promise.all([loadOverlay({ ...ports, address: gameAddressOf(params) }), ports.site.site()]);
  // Read on a page of another site: only whole addresses lead back here.
  const whole = (address: string) => new URL(address, request.url).href;
  const sponsors = loaded.sponsors.map(({ logoUrl, darkLogoUrl, ...sponsor }) => ({
    ...sponsor,
    logoUrl: logoUrl && whole(logoUrl),
    darkLogoUrl: darkLogoUrl && whole(darkLogoUrl),
  }));
  const overlay = { ...loaded, sponsors, logo: loaded.logo && whole(loaded.logo) };
  const start: OverlayStart = { overlay, locale, timeZone, words: messagesOf(locale, "overlay") ?? {} };
  return Response.json(start, { headers });
}
