import type { GameAnswer } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import { type Clutch, type ClutchLine, clutchWindow } from "#core/stats/clutch.ts";
import { fieldGoalsAttempted, fieldGoalsMade } from "#core/stats/shooting.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { bothSides } from "./both-sides.ts";
import { playerText } from "./game-people.ts";
import type { PartTable } from "./game-parts.ts";

const minuteMs = 60_000;

/** What players did while the game was close and late. Nothing of a game that was never both. FLOW12 */
export function clutchParts(view: GameAnswer, language: PageLanguage): readonly PartTable[] {
  const { clutch, box } = view;
  if (clutch === null || box === null) return [];
  const tables = bothSides.flatMap((side) => {
    const shown = clutch[side].players.filter(({ seconds, points }) => seconds > 0 || points > 0);
    return shown.length === 0 ? [] : [clutchTable(view, box, side, shown, language)];
  });
  const note = explained(clutch, language);
  // One explanation is enough for both.
  return tables.map((table, index) => (index === tables.length - 1 ? { ...table, note } : table));
}

function clutchTable(
  view: GameAnswer,
  box: NonNullable<GameAnswer["box"]>,
  side: Side,
  players: readonly ClutchLine[],
  language: PageLanguage,
): PartTable {
  const { format, t } = language;
  const own = t("game");
  const team = language.name(view.summary[side].name);
  const title = t("game-details")("clutch.title", { team });
  const head = (key: "seconds" | "points" | "fieldGoals" | "freeThrows" | "assists" | "turnovers") => ({
    text: own(`statistics.${key}.short`),
    long: own(`statistics.${key}.long`),
  });
  const lines = new Map(box.teams[side].players.map((line) => [line.key, line]));
  return {
    kind: "table",
    title,
    caption: title,
    columns: [
      { text: own("playerTable.player"), isText: true },
      head("seconds"),
      head("points"),
      head("fieldGoals"),
      head("freeThrows"),
      head("assists"),
      head("turnovers"),
    ],
    rows: players
      .toSorted((one, other) => other.points - one.points || other.seconds - one.seconds || (one.key < other.key ? -1 : 1))
      .flatMap((player) => {
        const line = lines.get(player.key);
        if (!line) return [];
        return [
          {
            key: player.key,
            cells: [
              playerText(view, line, language),
              { text: format.minutes(player.seconds) },
              { text: format.number(player.points), isStrong: true as const },
              { text: format.madeOf(fieldGoalsMade(player), fieldGoalsAttempted(player)) },
              { text: format.madeOf(player.freeThrowsMade, player.freeThrowsAttempted) },
              { text: format.number(player.assists) },
              { text: format.number(player.turnovers) },
            ],
          },
        ];
      }),
    note: null,
  };
}

function explained({ seconds }: Clutch, { t, format }: PageLanguage): string {
  return t("game-details")("clutch.explained", {
    last: clutchWindow.lastMs / minuteMs,
    within: clutchWindow.withinPoints,
    time: format.minutes(seconds),
  });
}
