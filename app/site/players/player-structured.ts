import { addresses } from "#contract/addresses.ts";
import type { PageLanguage } from "../page-language.ts";
import { breadcrumbs, person, sportsTeam, type StructuredData } from "../structured-data.ts";
import type { PlayerPage } from "./player-page.ts";

/** A player for search engines: name and team, and nothing of his that is not on the page. */
export function playerStructured({ name, slug, header }: PlayerPage, origin: string, language: PageLanguage): StructuredData[] {
  const { locale } = language;
  const path = addresses.player(locale, slug);
  const { givenName, familyName, club } = header;
  const memberOf = club ? sportsTeam({ name: club.name, url: origin + club.href }) : null;
  return [
    person({ givenName, familyName, url: origin + path, ...(memberOf ? { memberOf } : {}) }),
    breadcrumbs(origin, [
      { name: language.t("shell")("navigation.home"), path: addresses.home(locale) },
      { name: language.t("players")("title"), path: addresses.players(locale) },
      { name, path },
    ]),
  ];
}
