import { addresses } from "#contract/addresses.ts";
import type { PageLanguage } from "../page-language.ts";
import type { PlayerPage } from "./player-page.ts";

type Structured = Readonly<Record<string, unknown>>;

/** A player for search engines: name and team, and nothing of his that is not on the page. */
export function playerStructured({ name, slug, header }: PlayerPage, origin: string, language: PageLanguage): Structured[] {
  const { locale } = language;
  const url = origin + addresses.player(locale, slug);
  return [
    {
      "@type": "Person",
      name,
      givenName: header.givenName,
      familyName: header.familyName,
      url,
      ...(header.club
        ? { memberOf: { "@type": "SportsTeam", name: header.club.name, sport: "Basketball", url: origin + header.club.href } }
        : {}),
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: language.t("shell")("navigation.home"), item: origin + addresses.home(locale) },
        { "@type": "ListItem", position: 2, name: language.t("players")("title"), item: origin + addresses.players(locale) },
        { "@type": "ListItem", position: 3, name, item: url },
      ],
    },
  ];
}
