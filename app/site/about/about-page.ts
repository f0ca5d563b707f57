import { addresses } from "#contract/addresses.ts";
import { type LeagueRules, type SiteText, type SiteTextKey, siteTextKeys } from "#contract/editorial-queries.ts";
import type { SiteView } from "#contract/queries.ts";
import { newsBody, type BodyBlock } from "../news/news-body.ts";
import type { PageLanguage } from "../page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { foreignTag } from "../text-language.ts";

type Link = { readonly href: string; readonly text: string };

export type AboutPart = {
  /** Its anchor, which the foot of every page leads to. */
  readonly id: SiteTextKey;
  readonly title: string;
  readonly lang: string | undefined;
  readonly blocks: readonly BodyBlock[];
  readonly leagues: readonly { readonly name: string; readonly sentences: readonly string[]; readonly table: Link }[];
};

export type AboutPage = {
  readonly title: string;
  readonly parts: readonly AboutPart[];
  readonly documents: Link;
  readonly sponsorsTitle: string;
  readonly sponsors: SiteView["sponsors"];
  readonly meta: PageMeta;
};

type Told = { readonly site: SiteView; readonly texts: readonly SiteText[]; readonly rules: readonly LeagueRules[] };

export function aboutPage({ site, texts, rules }: Told, origin: string, language: PageLanguage): AboutPage {
  const { locale } = language;
  const t = language.t("about");
  return {
    title: t("title"),
    parts: siteTextKeys.map((id) => aboutPart(id, { site, texts, rules }, language)).filter(hasWords),
    documents: { href: addresses.documents(locale), text: t("regulations") },
    sponsorsTitle: t("parts.sponsors"),
    sponsors: site.sponsors,
    meta: { title: t("title"), description: t("description", { site: site.title }), origin, path: addresses.aboutUs(locale) },
  };
}

/** In the league's own words, else in general ones; how it is played is told from its rules in any case. */
function aboutPart(id: SiteTextKey, { site, texts, rules }: Told, language: PageLanguage): AboutPart {
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
  const { competition, teams, rounds, hasPlayoffs, ranking, points, playingTime } = rules;
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
  return {
    name: language.name(competition.name),
    sentences: [`${system.join(", ")}.`, ...(time ? [`${t("playingTime", time)}.`] : []), order],
    table: { href: addresses.league(language.locale, competition.seasonSlug, competition.leagueSlug), text: t("table") },
  };
}
