import { addresses } from "#contract/addresses.ts";
import type { VenueRef } from "#contract/venue-queries.ts";
import type { PageLanguage } from "../page-language.ts";
import type { PlainLink } from "./club-banner-model.ts";

/** The hall in which a team plays at home, and the way to its page. HALLS2 */
export function homeCourt(venue: VenueRef | null, { locale, name, t }: PageLanguage): PlainLink | null {
  return venue && { text: t("clubs")("club.homeCourt", { venue: name(venue.name) }), href: addresses.hall(locale, venue.slug) };
}
