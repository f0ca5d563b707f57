import { addresses } from "#contract/addresses.ts";
import type { GamePreview, PreviewSide } from "#contract/game-preview.ts";
import { byText } from "#core/stats/history/ranking.ts";
import { phrase } from "#core/wording/statistic-phrase.ts";
import { leadingStatistics } from "#core/stats/statistic-sets.ts";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { figureName, figureText } from "../statistics/figure-words.ts";
import { bothSides } from "./both-sides.ts";
import type { GamePart, PartCell } from "./game-parts.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import type { RosterPlayer } from "#contract/roster-player.ts";

type Figure = (typeof leadingStatistics)[number];

/** The first of each team by average, of those still there who played in half of its games. AHEAD3 */
export function previewLeaders(summary: GameSummary, preview: GamePreview, language: PageLanguage): readonly GamePart[] {
  const t = language.t("game-preview");
  const names = { home: language.name(summary.home.name), away: language.name(summary.away.name) };
  const rows = leadingStatistics.flatMap((figure) => {
    const best = bothSides.map((side) => bestOf(preview[side], figure));
    if (best.every((found) => found === null)) return [];
    return [{ key: figure, cells: [{ text: figureName(figure, language).long }, ...best.map((found) => cellOf(found, figure, language))] }];
  });
  if (rows.length === 0) return [];
  const details = language.t("game-details");
  return [
    {
      kind: "table",
      title: t("leaders"),
      caption: t("leadersCaption", names),
      columns: [
        { text: details("best.statistic"), isText: true },
        ...bothSides.map((side) => ({ text: summary[side].code, long: names[side], isText: true as const })),
      ],
      rows,
      note: language.say(phrase("rule.half")),
    },
  ];
}

type Best = { readonly player: RosterPlayer; readonly value: number };

function bestOf({ roster, sums }: PreviewSide, figure: Figure): Best | null {
  const teamGames = sums?.games ?? 0;
  const known = roster.flatMap((player) => {
    const value = player.figures?.[figure] ?? null;
    const isEnough = player.until === null && (player.figures?.games ?? 0) * 2 >= teamGames;
    return value !== null && isEnough ? [{ player, value }] : [];
  });
  const [best] = known.toSorted((one, other) => other.value - one.value || byText(one.player.person.slug, other.player.person.slug));
  return best ?? null;
}

function cellOf(best: Best | null, figure: Figure, language: PageLanguage): PartCell {
  if (best === null) return { text: "–" };
  const { person } = best.player;
  const text = `${shortName(person, language)} ${figureText(figure, "average", best.value, language)}`;
  return { text, href: addresses.player(language.locale, person.slug) };
}
