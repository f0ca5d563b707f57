import { addresses } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import { pointsReboundsAssists } from "#core/stats/statistic-sets.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { clubMark } from "../../sport/make-club-marks.ts";
import { periodName, periodShort } from "../../sport/period-name.ts";
import { foreignNameOf, shortName } from "../../sport/player-name.ts";

/** What the game of a piece of news came to: its periods, and the three best of each side. LOOK12 */
export type NewsFigures = {
  readonly title: string;
  readonly game: string;
  readonly caption: string;
  readonly team: string;
  readonly total: { readonly short: string; readonly long: string };
  readonly periods: readonly { readonly short: string; readonly long: string }[];
  readonly heads: readonly { readonly short: string; readonly long: string }[];
  readonly sides: readonly NewsSide[];
};

type NewsSide = {
  readonly mark: ClubMark;
  readonly href: string;
  readonly points: readonly number[];
  readonly total: string;
  readonly players: readonly { readonly name: string; readonly href: string | null; readonly figures: readonly string[] }[];
};

const shownPlayers = 3;

/** `null` of a game that is not over, or of which nothing was recorded. */
export function newsFigures(view: GameAnswer, language: PageLanguage): NewsFigures | null {
  const { box, summary } = view;
  if (box === null || phaseOf(summary.status) !== "over") return null;
  const t = language.t("game");
  const words = language.t("shell");
  return {
    title: language.t("game-details")("best.title"),
    game: addresses.game(language.locale, summary.ref),
    caption: t("header.periodScores"),
    team: t("header.team"),
    total: { short: t("header.total.short"), long: t("header.total.long") },
    periods: box.periods.map(({ period }) => ({ short: periodShort(words, period), long: periodName(words, period) })),
    heads: pointsReboundsAssists.map((key) => ({
      short: t(`statistics.${key}.short`),
      long: t(`statistics.${key}.long`),
    })),
    sides: (["home", "away"] as const).map((side) => sideOf(side, view, box, language)),
  };
}

function sideOf(side: Side, view: GameAnswer, box: NonNullable<GameAnswer["box"]>, language: PageLanguage): NewsSide {
  const { locale, format } = language;
  const { seasonSlug, leagueSlug } = view.summary.ref;
  const best = box.teams[side].players
    .filter(({ played }) => played)
    .toSorted((one, other) => worth(other) - worth(one) || other.points - one.points)
    .slice(0, shownPlayers);
  return {
    mark: clubMark(view.summary[side], language),
    href: addresses.team(locale, seasonSlug, leagueSlug, view.summary[side].teamSlug),
    points: box.periods.map((period) => period[side]),
    total: format.number(view.summary[side].points),
    players: best.map((line) => {
      const known = view.players.find(({ key }) => key === line.key);
      const slug = known?.personSlug ?? null;
      const { offensiveRebounds, defensiveRebounds } = line;
      const rebounds = offensiveRebounds === null || defensiveRebounds === null ? null : offensiveRebounds + defensiveRebounds;
      return {
        name: shortName(known ?? foreignNameOf(line), language),
        href: slug === null ? null : addresses.player(locale, slug),
        figures: [line.points, rebounds, line.assists].map((figure) => (figure === null ? "–" : format.number(figure))),
      };
    }),
  };
}

function worth({ performanceIndexRating, points }: PlayerLine): number {
  return performanceIndexRating ?? points;
}
