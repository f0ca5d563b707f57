import { addresses } from "#contract/addresses.ts";
import { type Award, awardKinds, type ClubHonour, type Honour, type RoundAward } from "#contract/awards.ts";
import { countPhrase } from "#core/wording/statistic-phrase.ts";
import type { Fact } from "../clubs/fact-list.tsx";
import type { PageLanguage } from "../page-language.ts";
import { roundTitle } from "../round-title.ts";

/** One award: what for, who has it where that is not said by the page, and what else is known. */
export type AwardLine = {
  readonly key: string;
  readonly what: string;
  readonly people: readonly { readonly text: string; readonly href: string | null; readonly team: string }[];
  readonly note: string | null;
};

export type AwardList = { readonly title: string; readonly lines: readonly AwardLine[] };

const order: readonly Award["kind"][] = ["most-valuable-player", "finals-most-valuable-player", "top-scorer", ...awardKinds.slice(2)];
/** Of rounds and months the latest; the rest is with the players. */
const timesShown = 3;

/** A league's awards by their weight, those of rounds and months newest first; the five in one line. HON1 HON2 */
export function awardList(awards: readonly Award[], language: PageLanguage): AwardList {
  const t = language.t("awards");
  const lines = order.flatMap((kind) => {
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

function awardLine(awards: readonly Award[], key: string, language: PageLanguage): AwardLine {
  const t = language.t("awards");
  const [first] = awards;
  const perGame = first?.perGame ?? null;
  return {
    key,
    what: first ? whatFor(first, language) : "",
    people: awards.map(({ person, coach, team }) => ({
      text: nameOf({ person, coach }, language),
      href: person && addresses.player(language.locale, person.slug),
      team: language.name(team.name),
    })),
    note: perGame === null ? null : t("fromFigures", { points: language.format.decimal(perGame) }),
  };
}

/** What somebody was named for: of whole seasons before that of rounds and months, the latest first. */
export function honourList(honours: readonly Honour[], language: PageLanguage): AwardList {
  return {
    title: language.t("awards")("honours"),
    lines: honours
      .toSorted((one, other) => weightOf(one) - weightOf(other))
      .map((honour, place) => ({
        key: `${honour.kind} ${place}`,
        what: whatFor(honour, language),
        people: [],
        note: [`${language.name(honour.competition.name)} ${honour.seasonName}`, language.name(honour.team.name)].join(" · "),
      })),
  };
}

/** One who was named of late, with what he did. */
export type RoundAwardCard = {
  readonly title: string;
  readonly href: string;
  readonly name: string;
  /** Key of the page's club marks. */
  readonly club: string;
  readonly figures: string;
};

/** HON4 */
export function roundAwardCard({ round, person, team, points, rebounds, assists }: RoundAward, language: PageLanguage): RoundAwardCard {
  const counts = [
    ["points", points],
    ["rebounds", rebounds],
    ["assists", assists],
  ] as const;
  return {
    title: whatFor({ kind: "player-of-the-round", round, month: null }, language),
    href: addresses.player(language.locale, person.slug),
    name: `${language.name(person.givenName)} ${language.name(person.familyName)}`,
    club: team.clubSlug,
    figures: counts.flatMap(([of, count]) => (count === null || count === 0 ? [] : language.say(countPhrase(of, count)))).join(" · "),
  };
}

/** What a club's people were named for, a line for each kind, the latest first; of rounds and months how often, and the last few. HON3 */
export function clubAwards(honours: readonly ClubHonour[], language: PageLanguage): Fact[] {
  return order.flatMap((kind) => {
    const given = honours.filter((honour) => honour.kind === kind);
    if (given.length === 0) return [];
    const shown = kind === "player-of-the-round" || kind === "player-of-the-month" ? given.slice(0, timesShown) : given;
    return [
      {
        key: kind,
        figure: language.format.number(given.length),
        title: language.t("awards")(`kinds.${kind}`),
        details: shown.map((honour) => ({
          text: `${nameOf(honour, language)} (${whenOf(honour, language)})`,
          href: honour.person && addresses.player(language.locale, honour.person.slug),
        })),
      },
    ];
  });
}

function nameOf({ person, coach }: Pick<ClubHonour, "person" | "coach">, language: PageLanguage): string {
  return person ? `${language.name(person.givenName)} ${language.name(person.familyName)}` : (coach ?? "");
}

function whenOf({ seasonName, round, month }: ClubHonour, language: PageLanguage): string {
  if (month !== null) return monthName(month, language);
  return round === null ? seasonName : `${roundTitle(round, language)}, ${seasonName}`;
}

function weightOf({ round, month }: Honour): number {
  return round === null && month === null ? 0 : 1;
}

function whatFor({ kind, round, month }: Pick<Award, "kind" | "round" | "month">, language: PageLanguage): string {
  const said = language.t("awards")(`kinds.${kind}`);
  if (round !== null) return `${said}: ${roundTitle(round, language)}`;
  return month === null ? said : `${said}: ${monthName(month, language)}`;
}

function monthName(month: string, language: PageLanguage): string {
  // Noon: the month is the same in every time zone of a league.
  return language.format.date(Date.parse(`${month}T12:00:00Z`), "month");
}
