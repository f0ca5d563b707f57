import type { GameAnswer } from "#contract/queries.ts";
import { fantasyStatistics } from "#core/stats/statistic-sets.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { bothSides } from "./both-sides.ts";
import { performanceOf } from "./decided-model.ts";
import { playerText } from "./game-people.ts";
import type { GamePart } from "./game-parts.ts";

const playersShown = 10;

/** Where the league has no fantasy game: what would have counted in one, by the index of this game. FANP8 */
export function bestRatingParts(view: GameAnswer, language: PageLanguage): readonly GamePart[] {
  const t = language.t("game-details");
  const own = language.t("game");
  const { box } = view;
  const lines = box === null ? [] : bothSides.flatMap((side) => box.teams[side].players.map((line) => ({ side, line })));
  const best = lines
    .filter(({ line }) => line.played && line.performanceIndexRating !== null)
    .toSorted(
      (one, other) =>
        (other.line.performanceIndexRating ?? 0) - (one.line.performanceIndexRating ?? 0) || other.line.points - one.line.points,
    )
    .slice(0, playersShown);
  if (best.length === 0) return [{ kind: "empty", text: t("fantasy.soon") }];
  const { format } = language;
  return [
    {
      kind: "table",
      title: t("fantasy.title"),
      caption: t("fantasy.caption"),
      columns: [
        { text: own("playerTable.player"), isText: true },
        { text: t("fantasy.team"), isText: true },
        ...fantasyStatistics.map((key) => ({
          text: own(`statistics.${key}.short`),
          long: own(`statistics.${key}.long`),
        })),
      ],
      rows: best.map(({ side, line }) => ({
        key: line.key,
        cells: [
          playerText(view, line, language),
          { text: view.summary[side].code },
          { text: format.number(line.performanceIndexRating), isStrong: true as const },
          { text: format.number(line.points) },
          { text: format.number(performanceOf(line, "rebounds")) },
          { text: format.number(line.assists) },
        ],
      })),
      note: t("fantasy.intro"),
    },
  ];
}
