import { addresses, venueScreens } from "#contract/addresses.ts";
import { type LeagueRules, type SiteText, type SiteTextKey, siteTextKeys } from "#contract/editorial-queries.ts";
import { languageOf, type Locale } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import type { Criterion } from "#core/league/ranking-policy.ts";
import { newsBody, type BodyBlock } from "../news/news-body.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { foreignTag } from "../text-language.ts";
import type { VenueRef } from "#contract/refs.ts";

type Link = { readonly href: string; readonly text: string };

export type AboutPart = {
  /** Its anchor, which the foot of every page leads to. */
  readonly id: SiteTextKey;
  readonly title: string;
  readonly lang: string | undefined;
  readonly blocks: readonly BodyBlock[];
  readonly leagues: readonly {
    readonly name: string;
    readonly sentences: readonly string[];
    readonly table: Link;
    readonly regulations: Link | null;
  }[];
};

export type AboutPage = {
  readonly title: string;
  readonly parts: readonly AboutPart[];
  readonly documents: Link;
  /** `null`: no hall is known. */
  readonly screens: HallScreens | null;
  readonly sponsorsTitle: string;
  readonly sponsors: SiteAnswer["sponsors"];
  readonly meta: PageMeta;
};

export type HallScreens = {
  readonly title: string;
  readonly note: string;
  readonly halls: readonly { readonly name: string; readonly screens: readonly (Link & { readonly label: string })[] }[];
};

type AboutAnswers = {
  readonly site: SiteAnswer;
  readonly texts: readonly SiteText[];
  readonly rules: readonly LeagueRules[];
  readonly venues: readonly VenueRef[];
};

export function aboutPage({ site, texts, rules, venues }: AboutAnswers, origin: string, language: PageLanguage): AboutPage {
  const { locale } = language;
  const t = language.t("about");
  return {
    title: t("title"),
    parts: siteTextKeys.map((id) => aboutPart(id, { site, texts, rules, venues }, language)).filter(hasWords),
    documents: { href: addresses.documents(locale), text: t("regulations") },
    screens: venues.length === 0 ? null : hallScreens(venues, language),
    sponsorsTitle: t("parts.sponsors"),
    sponsors: site.sponsors,
    meta: { title: t("title"), description: t("description", { site: site.title }), origin, path: addresses.aboutUs(locale) },
  };
}

/** In the league's own words, else in general ones; how it is played is told from its rules in any case. */
function aboutPart(id: SiteTextKey, { site, texts, rules }: AboutAnswers, language: PageLanguage): AboutPart {
  const t = language.t("about");
  const own = texts.find(({ key }) => key === id);
  const general = id === "competition" ? [] : [t(`general.${id}`, { site: site.title })];
  // What the site itself does with data is true whatever a league writes of its own.
  const always = id === "privacy" ? [...(own ? general : []), t("privacyApplications")] : [];
  const said = [...(own ? [] : general), ...always].map((text): BodyBlock => ({ kind: "paragraph", content: [text] }));
  return {
    id,
    title: t(`parts.${id}`),
    lang: own && foreignTag(own.textLocale, language.locale),
    blocks: [...(own ? newsBody(own.body, language.locale) : []), ...said],
    leagues: id === "competition" ? rules.map((league) => playedLike(league, language)) : [],
  };
}

function hasWords({ blocks, leagues }: AboutPart): boolean {
  return blocks.length > 0 || leagues.length > 0;
}

function playedLike(rules: LeagueRules, language: PageLanguage): AboutPart["leagues"][number] {
  const t = language.t("about");
  const { competition, teams, rounds, hasPlayoffs, ranking, points, playingTime, regulations } = rules;
  const system = [
    t("teams", { count: teams }),
    ...(rounds > 0 ? [t("rounds", { count: rounds })] : []),
    ...(hasPlayoffs ? [t("playoffs")] : []),
  ];
  const time = playingTime && {
    periods: playingTime.periods,
    minutes: language.format.number(playingTime.minutes),
    overtime: language.format.number(playingTime.overtimeMinutes),
  };
  const order = ranking === "points" ? t("byPoints", points) : t(ranking === "wins" ? "byWins" : "byPercentage");
  const file = regulations.toSorted((one, other) => distance(one.locale, language.locale) - distance(other.locale, language.locale))[0];
  return {
    name: language.name(competition.name),
    sentences: [`${system.join(", ")}.`, ...(time ? [`${t("playingTime", time)}.`] : []), order, ...levelTeams(rules.tieBreak, language)],
    regulations: file ? { href: file.url, text: t("leagueRegulations") } : null,
    table: { href: addresses.league(language.locale, competition.seasonSlug, competition.leagueSlug), text: t("table") },
  };
}

/** Two teams are level more often than three: what is said first is about them. */
function levelTeams({ first, ofTwo }: LeagueRules["tieBreak"], language: PageLanguage): readonly string[] {
  const t = language.t("about");
  const forTwo = ofTwo ?? first;
  if (first === null || forTwo === null) return [];
  return [t(`level.${kindOfTieBreak[forTwo]}`), ...(kindOfTieBreak[forTwo] === kindOfTieBreak[first] ? [] : [t("moreThanTwo")])];
}

const kindOfTieBreak = {
  "head-to-head-points": "amongThem",
  "head-to-head-wins": "amongThem",
  "head-to-head-win-percentage": "amongThem",
  "head-to-head-difference": "amongThem",
  "head-to-head-points-for": "amongThem",
  "head-to-head-goal-average": "amongThem",
  difference: "allGames",
  "points-for": "allGames",
  "goal-average": "allGames",
  "sum-of-quotients": "allGames",
  "no-lost-award": "lostAward",
  "division-winner": "divisionWinner",
  "division-win-percentage": "ownGroup",
  "conference-win-percentage": "ownGroup",
  "conference-postseason-win-percentage": "ownGroup",
  "other-conference-postseason-win-percentage": "ownGroup",
} as const satisfies Record<Criterion, string>;

/** The reader's own language first, in either script; then a file for all; then any. */
function distance(of: Locale | null, reader: Locale): number {
  if (of === null) return 2;
  return of === reader ? 0 : languageOf(of) === languageOf(reader) ? 1 : 3;
}

function hallScreens(venues: readonly VenueRef[], language: PageLanguage): HallScreens {
  const [t, words] = [language.t("about"), language.t("venues")];
  return {
    title: t("parts.screens"),
    note: t("screensNote"),
    halls: venues.map(({ slug, name }) => ({
      name: language.name(name),
      screens: venueScreens.map((screen) => {
        const text = words(`screens.${screen}`);
        return { href: addresses.venueScreen(language.locale, slug, screen), text, label: `${text}, ${language.name(name)}` };
      }),
    })),
  };
}
