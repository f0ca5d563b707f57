import { data } from "react-router";
import type { Locale } from "#contract/locale.ts";
import type { PagePorts } from "#contract/page-renderer.ts";
import { nameIn } from "../../i18n/name-in.ts";
import { translatorFor } from "../../i18n/use-t.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { screenGround } from "../../ui/tenant-tokens.ts";
import type { OverlayData } from "./overlay-data.ts";
import type { GameAddress, PlayoffGameAddress } from "#contract/refs.ts";

type OverlayRequest = Pick<PagePorts, "site" | "live"> & {
  readonly locale: Locale;
  readonly address: GameAddress | PlayoffGameAddress | null;
};

/** The game that an overlay belongs to. Throws 404 where there is none. */
export async function loadOverlay({ site: queries, live, locale, address }: OverlayRequest): Promise<OverlayData> {
  if (address === null) throw data(null, 404);
  const [site, shown, table] = await Promise.all([queries.site(), live.overlay(address), queries.standings(address)]);
  if (!shown) throw data(null, 404);
  const { game: view, graphics } = shown;
  const t = translatorFor(locale, "overlay");
  const { home, away } = view.summary;
  return {
    title: `${t("title")}, ${pairingText(locale, nameIn(locale, home.name), nameIn(locale, away.name))}`,
    description: t("description"),
    view,
    graphics,
    standings: table?.rows ?? [],
    occasion: table ? nameIn(locale, table.competition.name) : site.title,
    logo: site.broadcastLogoUrl,
    sponsors: site.sponsors,
    color: screenGround(site.colors),
    madeAt: Date.now(),
  };
}
