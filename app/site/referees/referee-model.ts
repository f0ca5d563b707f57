import { addresses } from "#contract/addresses.ts";
import type { RefereeAnswer } from "#contract/staff-queries.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import type { Figure } from "../../sport/figure-row.tsx";
import { figuresOf, type FigureTableOf, wordColumn } from "../../sport/figure-table-model.ts";
import type { PageLink } from "../../ui/page-link.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { refereeColumns } from "./referee-columns.ts";
import { type SeasonChips, seasonChips } from "./referee-list-model.ts";

/** A referee's games by season and competition, and those of one season. REF2 */
export type RefereePage = {
  readonly slug: string;
  readonly title: string;
  readonly back: PageLink;
  readonly marks: ClubMarks;
  /** Games to come that the office has appointed him to; `null`: none. REF5 */
  readonly appointed: { readonly title: string; readonly list: readonly GameCard[] } | null;
  /** What has been refereed; `null` before the first game. */
  readonly figures: readonly Figure[] | null;
  readonly stints: { readonly title: string; readonly table: FigureTableOf<"things"> };
  readonly seasons: SeasonChips;
  readonly games: { readonly title: string; readonly list: readonly GameCard[] };
};

export function refereePage(view: RefereeAnswer, language: PageLanguage): RefereePage {
  const t = language.t("staff");
  const { locale, format } = language;
  const seasons = [...new Map(view.stints.map(({ competition, seasonName }) => [competition.seasonSlug, seasonName]))];
  const shown = seasons.find(([slug]) => slug === view.seasonSlug)?.[1] ?? "";
  const referee = language.name(view.name);
  return {
    slug: view.slug,
    title: referee,
    back: { text: t("referees.title"), href: addresses.referees(locale) },
    marks: clubMarks(
      [...view.appointed, ...view.games].flatMap(({ home, away }) => [home, away]),
      language,
    ),
    appointed:
      view.appointed.length === 0 ? null : { title: t("referees.appointed"), list: view.appointed.map((game) => gameCard(game, language)) },
    figures:
      view.stints.length === 0
        ? null
        : (["games", "crewChief", "playoff", "final"] as const).map((key) => ({
            key,
            value: format.number(view.stints.reduce((sum, stint) => sum + stint[key], 0)),
            label: t(`referees.heads.${key}.long`),
          })),
    stints: {
      title: t("referees.stints.title"),
      table: {
        caption: t("referees.stints.caption", { referee }),
        head: t("referees.stints.competition"),
        ...figuresOf(view.stints, {
          columns: [
            wordColumn("season", t("referees.season"), ({ competition: { seasonSlug }, seasonName }) => ({
              text: seasonName,
              value: seasonSlug,
              href: addresses.season(locale, seasonSlug),
            })),
            ...refereeColumns(language),
          ],
          row: ({ competition: { seasonSlug, leagueSlug, name } }) => ({
            key: `${seasonSlug} ${leagueSlug}`,
            head: { text: language.name(name), href: addresses.league(locale, seasonSlug, leagueSlug) },
          }),
        }),
      },
    },
    seasons: seasonChips(
      seasons.map(([slug, name]) => ({ slug, name })),
      view.seasonSlug,
      addresses.referee(locale, view.slug),
      language,
    ),
    games: {
      title: language.t("shell")("navigation.season", { name: shown }),
      list: view.games.map((game) => gameCard(game, language)),
    },
  };
}
