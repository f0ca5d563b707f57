import { addresses } from "#contract/addresses.ts";
import { mapAddress } from "#contract/hall-place.ts";
import type { HallRef } from "#contract/venue-queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { HallWords } from "../structured-data.ts";

/** A hall as search engines are told of it, beside its own page and in every game there. */
export function hallForSearchEngines(
  { slug, name, address, city, coordinates, capacity = null }: HallRef & { readonly capacity?: number | null },
  origin: string,
  language: PageLanguage,
): HallWords {
  return {
    name: language.name(name),
    url: origin + addresses.hall(language.locale, slug),
    address: address && language.name(address),
    city: city && language.name(city),
    coordinates,
    map: mapAddress({ address: address?.text ?? null, city: city?.text ?? null, coordinates }),
    seats: capacity,
  };
}
