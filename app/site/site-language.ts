import type { Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import { ownNames, type SectionKey } from "#contract/sections.ts";
import type { Area } from "../i18n/areas.ts";
import { nameIn } from "../i18n/name-in.ts";
import { pageLanguage, type PageLanguage } from "../i18n/page-language.ts";
import type { LooseTranslator, MessageKey, Translator } from "../i18n/translator.ts";

type Site = Pick<SiteAnswer, "timeZone" | "sections">;

/** A message that is a page's title. */
type Title = { [A in Area]: readonly [area: A, key: MessageKey<A>] }[Area];

/** What the page of each section is called, by itself and where others lead to it; tabs of a league are called as they are everywhere. */
const titles: Readonly<Partial<Record<SectionKey, Title>>> = {
  schedule: ["calendar", "title"],
  clubs: ["clubs", "title"],
  players: ["players", "title"],
  news: ["news", "title"],
  seasons: ["seasons", "title"],
  transfers: ["transfers", "title"],
  history: ["leaders", "title"],
  videos: ["media", "videos.title"],
  photos: ["media", "photos.title"],
  coaches: ["staff", "coaches.title"],
  referees: ["staff", "referees.title"],
  halls: ["halls", "title"],
  documents: ["documents", "title"],
  aboutUs: ["about", "title"],
};

/** The league's own names of its sections, in the reader's language and script. OFF65 */
export function sectionNames(site: Pick<SiteAnswer, "sections">, locale: Locale): ReturnType<typeof ownNames> {
  return site.sections ? ownNames(site.sections, locale, (text) => nameIn(locale, { text, transliterable: locale === "sr-cyrl" })) : {};
}

/** What a loader writes its page in: a section that the league calls otherwise is called so. OFF65 */
export function siteLanguage(locale: Locale, site: Site): PageLanguage {
  const language = pageLanguage(locale, site.timeZone);
  const own = Object.entries(sectionNames(site, locale)).flatMap(([section, name]) => {
    const [area, key] = titles[section as SectionKey] ?? [];
    return area === undefined ? [] : [{ area, key, name }];
  });
  return own.length === 0
    ? language
    : {
        ...language,
        t: (area) =>
          calling(
            language.t(area),
            own.filter((each) => each.area === area),
          ),
      };
}

function calling<A extends Area>(
  t: Translator<A>,
  own: readonly { readonly key: string | undefined; readonly name: string }[],
): Translator<A> {
  const say: LooseTranslator = (key, values) => own.find((each) => each.key === key)?.name ?? (t as LooseTranslator)(key, values);
  return own.length === 0 ? t : (say as Translator<A>);
}
