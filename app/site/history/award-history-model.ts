import { addresses } from "#contract/addresses.ts";
import type { Award } from "#contract/awards.ts";
import type { LeagueAwards } from "#contract/season-queries.ts";
import { type AwardLine, awardLine, awardOrder, monthName } from "../awards/award-lines-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { roundTitle } from "../../sport/round-title.ts";
import { addressWith, filterRow } from "../statistics/statistics-filters-model.ts";
import type { FilterRow } from "../statistics/statistics-model.ts";
import type { PageLink } from "../../ui/page-link.ts";

/** Lines of one award, newest first; those of rounds are many, and stand together by season. */
type AwardPart = {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly AwardLine[];
  readonly seasons: readonly { readonly name: string; readonly lines: readonly AwardLine[] }[];
};

/** Who won a league and whom it named best, season by season. HON6 */
export type AwardHistoryPage = {
  readonly title: string;
  readonly intro: string;
  readonly back: PageLink;
  /** Which league; `null`: there is but one. */
  readonly leagues: FilterRow | null;
  readonly parts: readonly AwardPart[];
  readonly empty: string;
};

/** `wanted`: the slug of a league; one that is none is the first of the newest season. */
export function awardHistoryPage(all: readonly LeagueAwards[], wanted: string | null, language: PageLanguage): AwardHistoryPage {
  const t = language.t("awards");
  const bySlug = Map.groupBy(all, ({ competition }) => competition.leagueSlug);
  const slugs = [...bySlug.keys()];
  const shown = slugs.find((slug) => slug === wanted) ?? slugs[0] ?? "";
  const seasons = bySlug.get(shown) ?? [];
  const path = addresses.awardHistory(language.locale);
  return {
    title: t("history.title"),
    intro: t("history.intro"),
    back: { text: language.t("leaders")("title"), href: addresses.bestPlayersOfAllTime(language.locale) },
    leagues:
      slugs.length < 2
        ? null
        : filterRow(
            t("history.league"),
            slugs,
            shown,
            (slug) => nameOf(bySlug.get(slug), language),
            (slug) => addressWith(path, [["league", slug === slugs[0] ? null : slug]]),
          ),
    parts: [...champions(seasons, language), ...awardOrder.flatMap((kind) => partOf(kind, seasons, language))],
    empty: t("history.empty"),
  };
}

/** As it is called now. */
function nameOf(seasons: readonly LeagueAwards[] | undefined, language: PageLanguage): string {
  const [newest] = seasons ?? [];
  return newest ? language.name(newest.competition.name) : "";
}

function champions(seasons: readonly LeagueAwards[], language: PageLanguage): AwardPart[] {
  const lines = seasons.flatMap(({ competition: { seasonSlug, leagueSlug }, seasonName, champion }): AwardLine[] => {
    if (champion === null) return [];
    const href = addresses.team(language.locale, seasonSlug, leagueSlug, champion.teamSlug);
    return [{ key: seasonSlug, what: seasonName, people: [{ text: language.name(champion.name), href, team: "" }], note: null, news: [] }];
  });
  return lines.length === 0 ? [] : [{ key: "champions", title: language.t("awards")("history.champions"), lines, seasons: [] }];
}

function partOf(kind: Award["kind"], seasons: readonly LeagueAwards[], language: PageLanguage): AwardPart[] {
  const given = seasons.flatMap(({ competition: { seasonSlug }, seasonName, awards }) => {
    const own = awards.filter((award) => award.kind === kind);
    return own.length === 0 ? [] : [{ seasonSlug, name: seasonName, own }];
  });
  if (given.length === 0) return [];
  const part = { key: kind, title: language.t("awards")(`kinds.${kind}`) };
  const each = (seasonSlug: string, awards: readonly Award[]) =>
    awards.map((award) => ({ ...awardLine([award], `${seasonSlug} ${timeOf(award, language)}`, language), what: timeOf(award, language) }));
  if (kind === "player-of-the-round") {
    return [{ ...part, lines: [], seasons: given.map(({ seasonSlug, name, own }) => ({ name, lines: each(seasonSlug, own) })) }];
  }
  const lines = given.flatMap(({ seasonSlug, name, own }) =>
    kind === "player-of-the-month" ? each(seasonSlug, own) : [{ ...awardLine(own, seasonSlug, language), what: name }],
  );
  return [{ ...part, lines, seasons: [] }];
}

function timeOf({ month, round }: Award, language: PageLanguage): string {
  if (month !== null) return monthName(month, language);
  return round === null ? "" : roundTitle(round, language);
}
