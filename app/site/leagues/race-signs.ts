import type { LeagueTableAnswer } from "#contract/league-queries.ts";
import { marksOf, type RaceMark, raceMarks } from "#core/league/race/race-marks.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { tableRow, type TableRow } from "./standings-model.ts";
import type { StandingsRow } from "#contract/standings-rows.ts";

type Marks = ReadonlyMap<string, readonly RaceMark[]>;

/** Told apart by shape, not by colour. */
const signs: Readonly<Record<RaceMark, string>> = { first: "★", playoffs: "✓", safe: "○", out: "×", down: "↓" };

/** What is certain of each club, as far as anything is. RACE3 */
export function marksOfTable({ places, rows, playoffPlaces, relegationPlaces }: LeagueTableAnswer): Marks {
  const lines = { playoffPlaces, relegationPlaces, teams: rows.length };
  return new Map([...(places ?? [])].map(([club, possible]) => [club, marksOf(possible, lines)]));
}

export function certainRow(row: StandingsRow, marks: readonly RaceMark[], language: PageLanguage): TableRow {
  const plain = tableRow(row, language);
  if (marks.length === 0) return plain;
  const text = language.format.list(marks.map((mark) => language.t("race")(`marks.${mark}`)));
  return {
    ...plain,
    beside: { look: "certain", sign: marks.map((mark) => signs[mark]).join(""), text, column: language.t("race")("certain") },
  };
}

/** Of the signs that the table bears; `null`: none. */
export function legendOf(marks: Marks, { t }: PageLanguage): string | null {
  const borne = new Set([...marks.values()].flat());
  if (borne.size === 0) return null;
  const told = raceMarks.filter((mark) => borne.has(mark)).map((mark) => `${signs[mark]} ${t("race")(`marks.${mark}`)}`);
  return `${told.join(" · ")}. ${t("race")("marksNote")}`;
}
