import { addresses } from "#contract/addresses.ts";
import { type Award, awardKinds, type ClubHonour, type Honour, type NewsAward, type RoundAward } from "#contract/awards.ts";
import { countPhrase } from "#core/wording/statistic-phrase.ts";
import type { Fact } from "../../sport/fact-list.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { roundTitle } from "../../sport/round-title.ts";
import { titled } from "../titled.ts";

/** One award: what for, who has it where that is not said by the page, and what else is known. */
export type AwardLine = {
  readonly key: string;
  readonly what: string;
  readonly people: readonly { readonly text: string; readonly href: string | null; readonly team: string }[];
  readonly note: string | null;
  /** What was written of it. */
  readonly news: readonly NewsLink[];
};

/** `label` says what it is about to whoever cannot see beside what it stands. */
export type NewsLink = { readonly href: string; readonly text: string; readonly label: string };

export type AwardList = { readonly title: string; readonly lines: readonly AwardLine[] };

/** By their weight. */
export const awardOrder: readonly Award["kind"][] = [
  "most-valuable-player",
  "finals-most-valuable-player",
  "top-scorer",
  ...awardKinds.slice(2),
];
/** Of rounds and months the latest; the rest is with the players. */
const timesShown = 3;

/** A league's awards by their weight, those of rounds and months newest first; the five in one line. HON1 HON2 */
export function awardList(awards: readonly Award[], language: PageLanguage): AwardList {
  const t = language.t("awards");
  const lines = awardOrder.flatMap((kind) => {
    const given = awards.filter((award) => award.kind === kind);
    const [first] = given;
    if (!first) return [];
    if (kind === "player-of-the-round" || kind === "player-of-the-month") {
      return given.slice(0, timesShown).map((award, place) => awardLine([award], `${kind} ${place}`, language));
    }
    return [awardLine(given, kind, language)];
  });
  return { title: t("title"), lines };
}

/** What a piece of news tells of: who has it, and where. HON5 */
export function newsAwards(awards: readonly NewsAward[], language: PageLanguage): AwardList {
  const lines = awardOrder.flatMap((kind) => {
    const given = awards.filter((award) => award.kind === kind);
    // The five of one league are told together, of two leagues apart.
    return [...Map.groupBy(given, (award) => `${whatFor(award, language)} ${leagueOf(award, language)}`)].map(([what, same]) => ({
      ...awardLine(
        same.map((award) => ({ ...award, news: null, perGame: null })),
        `${kind} ${what}`,
        language,
      ),
      note: same[0] ? leagueOf(same[0], language) : null,
    }));
  });
  return { title: language.t("awards")("title"), lines };
}

/** Those of one kind over the seasons, each under what tells it from the others. HON6 */
export function awardLine(awards: readonly Award[], key: string, language: PageLanguage): AwardLine {
  const t = language.t("awards");
  const [first] = awards;
  const perGame = first?.perGame ?? null;
  return {
    key,
    what: first ? whatFor(first, language) : "",
    people: awards.map((award) => ({ ...holderOf(award, language), team: language.name(award.team.name) })),
    note: perGame === null ? null : t("fromFigures", { points: language.format.decimal(perGame) }),
    news: [...Map.groupBy(awards, ({ news }) => news?.[language.locale]).values()].flatMap(([told]) => newsOf(told, language)),
  };
}

/** What somebody was named for: of whole seasons before that of rounds and months, the latest first; at the end how often by the fans. */
export function honourList(honours: readonly Honour[], language: PageLanguage, fanVotesWon = 0): AwardList {
  const lines = honours
    .toSorted((one, other) => weightOf(one) - weightOf(other))
    .map((honour, place) => ({
      key: `${honour.kind} ${place}`,
      what: whatFor(honour, language),
      people: [],
      note: [leagueOf(honour, language), language.name(honour.team.name)].join(" · "),
      news: newsOf(honour, language),
    }));
  return { title: language.t("awards")("honours"), lines: [...lines, ...fansLine(fanVotesWon, language)] };
}

/** FANVOTE9 */
function fansLine(games: number, language: PageLanguage): AwardLine[] {
  if (games === 0) return [];
  const t = language.t("awards");
  return [{ key: "fans", what: t("fans.title"), people: [], note: t("fans.games", { count: games }), news: [] }];
}

/** One who was named of late, with what they did. */
export type RoundAwardCard = {
  readonly title: string;
  readonly href: string;
  readonly name: string;
  /** Key of the page's club marks. */
  readonly club: string;
  readonly figures: string;
  readonly news: NewsLink | null;
};

/** HON4 */
export function roundAwardCard(award: RoundAward, language: PageLanguage): RoundAwardCard {
  const { round, person, team, points, rebounds, assists, news } = award;
  const named = { kind: "player-of-the-round", round, month: null, news } as const;
  const counts = [
    ["points", points],
    ["rebounds", rebounds],
    ["assists", assists],
  ] as const;
  return {
    title: whatFor(named, language),
    href: addresses.player(language.locale, person.slug),
    name: `${language.name(person.givenName)} ${language.name(person.familyName)}`,
    club: team.clubSlug,
    figures: counts.flatMap(([of, count]) => (count === null || count === 0 ? [] : language.say(countPhrase(of, count)))).join(" · "),
    news: newsOf(named, language)[0] ?? null,
  };
}

/** What a club's people were named for, a line for each kind, the latest first; of rounds and months how often, and the last few. HON3 */
export function clubAwards(honours: readonly ClubHonour[], language: PageLanguage): Fact[] {
  return awardOrder.flatMap((kind) => {
    const given = honours.filter((honour) => honour.kind === kind);
    if (given.length === 0) return [];
    const shown = kind === "player-of-the-round" || kind === "player-of-the-month" ? given.slice(0, timesShown) : given;
    return [
      {
        key: kind,
        figure: language.format.number(given.length),
        title: language.t("awards")(`kinds.${kind}`),
        details: shown.flatMap((honour) => {
          const { text, href } = holderOf(honour, language);
          return [{ text: `${text} (${whenOf(honour, language)})`, href }, ...newsOf(honour, language)];
        }),
      },
    ];
  });
}

/** Who has it, with their page where they have one. */
export function holderOf({ person, coach }: Pick<Award, "person" | "coach">, language: PageLanguage) {
  if (!person)
    return { text: coach ? language.name(coach.name) : "", href: coach?.slug ? addresses.coach(language.locale, coach.slug) : null };
  const text = `${language.name(person.givenName)} ${language.name(person.familyName)}`;
  return { text, href: addresses.player(language.locale, person.slug) };
}

type Titled = Pick<Award, "kind" | "round" | "month">;

/** The news of an award, where there is any. HON5 */
function newsOf(award: (Titled & Pick<Award, "news">) | undefined, language: PageLanguage): NewsLink[] {
  if (!award || award.news === null) return [];
  const t = language.t("awards");
  const label = t("newsOf", { award: whatFor(award, language) });
  return [{ href: addresses.newsItem(language.locale, award.news[language.locale]), text: t("news"), label }];
}

function leagueOf({ competition, seasonName }: Pick<Honour, "competition" | "seasonName">, language: PageLanguage): string {
  return `${language.name(competition.name)} ${seasonName}`;
}

function whenOf({ seasonName, round, month }: ClubHonour, language: PageLanguage): string {
  if (month !== null) return monthName(month, language);
  return round === null ? seasonName : `${roundTitle(round, language)}, ${seasonName}`;
}

function weightOf({ round, month }: Honour): number {
  return round === null && month === null ? 0 : 1;
}

/** `Player of round 3`; of a round with a name of its own `Player of the round: Final`. */
export function whatFor({ kind, round, month }: Titled, language: PageLanguage): string {
  const t = language.t("awards");
  const said = t(`kinds.${kind}`);
  if (round !== null && round.stage === null && kind === "player-of-the-round") return t("ofRound", { number: round.number });
  if (round !== null) return titled(said, roundTitle(round, language), language);
  return month === null ? said : titled(said, monthName(month, language), language);
}

export function monthName(month: string, language: PageLanguage): string {
  // Noon: the month is the same in every time zone of a league.
  return language.format.date(Date.parse(`${month}T12:00:00Z`), "month");
}
