import { addresses } from "#contract/addresses.ts";
import { type Award, awardKinds, type Honour } from "#contract/awards.ts";
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
      text: person ? `${language.name(person.givenName)} ${language.name(person.familyName)}` : (coach ?? ""),
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

function weightOf({ round, month }: Honour): number {
  return round === null && month === null ? 0 : 1;
}

function whatFor({ kind, round, month }: Pick<Award, "kind" | "round" | "month">, language: PageLanguage): string {
  const said = language.t("awards")(`kinds.${kind}`);
  if (round !== null) return `${said}: ${roundTitle(round, language)}`;
  // Noon: the month is the same in every time zone of a league.
  return month === null ? said : `${said}: ${language.format.date(Date.parse(`${month}T12:00:00Z`), "month")}`;
}
