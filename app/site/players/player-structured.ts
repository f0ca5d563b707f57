import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { person, sportsTeam, type StructuredData } from "../structured-data.ts";
import type { PlayerPage } from "./player-model.ts";

/** A player for search engines: name and team, and nothing of his that is not on the page. */
export function playerStructured({ slug, header }: PlayerPage, origin: string, locale: Locale): StructuredData[] {
  const path = addresses.player(locale, slug);
  const { givenName, familyName, club, portrait, heightCm, weightKg, country } = header;
  const memberOf = club ? sportsTeam({ name: club.name, url: origin + club.href }) : null;
  return [
    person({
      givenName,
      familyName,
      url: origin + path,
      ...(memberOf ? { memberOf } : {}),
      ...(heightCm === null ? {} : { height: `${heightCm} cm` }),
      ...(weightKg === null ? {} : { weight: `${weightKg} kg` }),
      ...(country === null ? {} : { nationality: { "@type": "Country", name: country } }),
      ...(portrait ? { image: origin + portrait.jpeg.url } : {}),
    }),
  ];
}
