import { addresses } from "#contract/addresses.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PlainLink } from "./club-banner-model.ts";
import type { VenueRef } from "#contract/refs.ts";

/** The hall in which a team plays at home with the way to its page, as a fact of its banner. HALLS2 */
export function homeCourt(venue: VenueRef | null, { locale, name, t }: PageLanguage): readonly PlainLink[] {
  return venue ? [{ text: t("clubs")("club.homeCourt", { venue: name(venue.name) }), href: addresses.hall(locale, venue.slug) }] : [];
}
