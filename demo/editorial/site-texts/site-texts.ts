import type { SiteTextKey } from "#contract/editorial-queries.ts";
import type { NewsBlock } from "#contract/news.ts";
import { readBlocks } from "#server/league-office/written-blocks.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ru } from "./ru.ts";
import { sl } from "./sl.ts";
import { sr } from "./sr.ts";

/** Who runs a league, and where its office is. */
export type LeagueOffice = { readonly league: string; readonly founded: number; readonly street: string; readonly email: string };

/** What a league says of itself in one language, as people type it: `server/league-office/written-blocks.ts`. */
export type OfficeTexts = {
  readonly about: (office: LeagueOffice) => string;
  readonly contact: (office: LeagueOffice) => string;
  /** In plain words, and how to behave in the halls. */
  readonly competition: string;
};

const languages = { en, sr, sl, es, fr, ru } as const;

type WrittenText = { readonly key: SiteTextKey; readonly locale: keyof typeof languages; readonly body: readonly NewsBlock[] };

/** All that a league says of itself on About us. */
export function siteTextsOf(officeIn: (locale: keyof typeof languages) => LeagueOffice): readonly WrittenText[] {
  return (Object.keys(languages) as (keyof typeof languages)[]).flatMap((locale) => {
    const { about, contact, competition } = languages[locale];
    const office = officeIn(locale);
    return [
      { key: "about", locale, body: readBlocks(about(office)) },
      { key: "contact", locale, body: readBlocks(contact(office)) },
      { key: "competition", locale, body: readBlocks(competition) },
    ] as const;
  });
}
