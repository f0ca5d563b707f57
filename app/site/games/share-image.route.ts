import { data, redirect } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { siteLanguage } from "../site-language.ts";
import { gameAddressOf } from "#contract/game-address.ts";
import { shareImageOf } from "./share-image-model.ts";
import type { Route } from "./+types/share-image.route";

/** The picture of a game that shared links show, at either shape of its address. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { site: queries, drawing, locale } = portsOf({ context, params });
  const address = gameAddressOf(params);
  if (!address) throw data(null, 404);
  const [site, view] = await Promise.all([queries.site(), queries.game(address, { plays: false })]);
  if (!view) throw data(null, 404);
  const { ref } = view.summary;
  if ("gameSlug" in address && ref.playoff !== null) throw redirect(addresses.gameShare(locale, ref), 301);
  const bytes = await drawing.shareImage(shareImageOf(view, site, siteLanguage(locale, site)));
  // A running game's picture ages quickly, and one that is shared is asked for by many at once.
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=60" },
  });
}
