import { data, redirect } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { portsOf } from "../../ports.ts";
import { gameAddressOf } from "#contract/game-address.ts";
import { siteLanguage } from "../site-language.ts";
import type { Route } from "./+types/report.route";
import { hasReport, scoresheetOf } from "./scoresheet-model.ts";

/** The official report of a game as PDF, at either shape of its address. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { site: queries, scoresheets, drawing, locale } = portsOf({ context, params });
  const address = gameAddressOf(params);
  if (!address) throw data(null, 404);
  const [site, view] = await Promise.all([queries.site(), scoresheets.scoresheet(address)]);
  if (!view || !hasReport(view)) throw data(null, 404);
  const { ref } = view.game.summary;
  if ("gameSlug" in address && ref.playoff !== null) throw redirect(addresses.gameReport(locale, ref), 301);
  const bytes = await drawing.scoresheet(scoresheetOf(view, site, siteLanguage(locale, site)));
  const fileName = `${ref.seasonSlug}-${ref.leagueSlug}-${ref.gameSlug}.pdf`;
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { "Content-Type": "application/pdf", "Content-Disposition": `inline; filename="${fileName}"` },
  });
}
