import type { Scoresheet, ScoresheetBox } from "#contract/drawing.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { playerStats, type TeamBoxModel } from "../games/player-stats-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** The box score as the page of the game has it, column by column. */
export function scoresheetBoxes(game: GameAnswer, language: PageLanguage): Pick<Scoresheet, "boxes" | "boxColumns"> {
  const stats = playerStats(game, null, language);
  if (stats === null) return { boxes: [], boxColumns: [] };
  const columns = stats.columns.filter(({ only }) => only !== "phone");
  const box = (team: TeamBoxModel): ScoresheetBox => {
    const texts = (cells: TeamBoxModel["totals"]) => columns.map(({ cell }) => cells[cell]?.text ?? "");
    return {
      caption: language.name(game.summary[team.side].name),
      rows: team.rows.map(({ shirt, name, starter, cells }) => ({
        shirt,
        name: name.text,
        isStarter: starter,
        cells: cells && texts(cells),
      })),
      team: texts(team.team),
      totals: texts(team.totals),
    };
  };
  return { boxColumns: columns.map(({ short }) => short), boxes: [box(stats.home), box(stats.away)] };
}
