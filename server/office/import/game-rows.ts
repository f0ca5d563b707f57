import type { ColumnField } from "./column-words.ts";
import type { FoundTable } from "./find-tables.ts";
import type { ImportDraft } from "./import-draft.ts";
import { isBye, readListLine } from "./list-lines.ts";
import { inOneScript } from "./own-letters.ts";
import { readRound } from "./round-words.ts";
import { cellsOf } from "./row-marks.ts";
import { type GridCell, shownText } from "./sheet-grid.ts";
import { type DateReading, isoDay, readDateCell, readWeekday, type WrittenDate } from "./written-date.ts";
import { weekdayOf } from "#core/kernel/calendar-day.ts";

/** A game's row before its values are decided: what stands in it, and what the lines above it say. */
export type GameRow = {
  readonly row: number;
  readonly home: string;
  readonly away: string;
  readonly round: number | string | null;
  readonly date: DateReading;
  readonly dateCell: GridCell | null;
  readonly isDateOfLine: boolean;
  readonly weekday: number | null;
};

/** Rows of games between lines of rounds, of days, titles, sums and notes; what is none of them is left, and told. IMPF7, IMPF11 */
export function gameRows(draft: ImportDraft, table: FoundTable): GameRow[] {
  const { sheet, fields } = table;
  const rows: GameRow[] = [];
  let round = roundOfSheet(draft, table);
  let lineDate: DateReading = null;
  let roundDays: readonly WrittenDate[] = daysOverList(table);
  const fillsDays = writesDaysOnce(draft, table);
  for (let row = table.firstRow; row < table.endRow; row++) {
    const cells = cellsOf(table, row);
    if (isEmptyRow(cells)) continue;
    const cell = (field: ColumnField): GridCell | null => sheet.rows[row]?.[fields.get(field) ?? -1] ?? null;
    const [home, away] = sides(draft, cell("home"), cell("away"), cell("match"));
    if (isTeam(home) && isTeam(away)) {
      if (isBye(home) || isBye(away)) {
        draft.left.push({ at: draft.rowPlace(table, row), why: "bye" });
        continue;
      }
      const written = fields.has("round") ? readRound(shownText(cell("round"))) : null;
      round = written ?? round;
      const own = readDateCell(cell("date"));
      if (fillsDays && own !== null) lineDate = own;
      const weekday = readWeekday(shownText(cell("day"))) ?? readWeekday(shownText(cell("date")));
      const isEmptyDate = shownText(cell("date")) === "" || readWeekday(shownText(cell("date"))) !== null;
      const ofLines = isEmptyDate && (cell("date")?.problem ?? null) === null ? (dayOfRound(roundDays, weekday) ?? lineDate) : null;
      const isDateOfLine = own === null && ofLines !== null;
      rows.push({ row, home, away, round, date: own ?? ofLines, dateCell: cell("date"), isDateOfLine, weekday });
      continue;
    }
    const unread = (["home", "away", "match"] as const).find((field) => cell(field)?.problem === "formula-without-value");
    if (unread !== undefined) {
      draft.refuse(draft.rowPlace(table, row), "formula-without-value", row, fields.get(unread));
      continue;
    }
    const line = readListLine(cells);
    draft.left.push({
      at: placeOfLine(draft, table, row),
      why: line.kind === "sum" ? "sum line" : line.kind === "note" ? "note" : `${line.kind} line`,
    });
    if (line.kind === "round") {
      round = line.round;
      roundDays = line.days;
      lineDate = null;
    } else if (line.kind === "date") {
      // It says more than the days of its round do.
      [lineDate, roundDays] = [line.date, []];
    }
  }
  return rows;
}

/** Whether a list writes each day once, over the games that follow: so many cells below are empty that nobody forgot them. */
function writesDaysOnce(draft: ImportDraft, { sheet, fields, firstRow, endRow }: FoundTable): boolean {
  const column = fields.get("date");
  if (column === undefined) return false;
  const games = sheet.rows.slice(firstRow, endRow).filter((row) => {
    const cell = (field: ColumnField) => row[fields.get(field) ?? -1] ?? null;
    return sides(draft, cell("home"), cell("away"), cell("match")).every((side) => side !== "");
  });
  const empty = games.filter((row) => row[column] === null || row[column] === undefined).length;
  return games.length > 3 && (games[0]?.[column] ?? null) !== null && empty >= games.length * leastEmptyShare;
}

const leastEmptyShare = 0.3;

/** The day of a round that a row means: the only one, or the one of its day of the week. */
function dayOfRound(days: readonly WrittenDate[], weekday: number | null): WrittenDate | null {
  if (days.length === 1) return days[0] as WrittenDate;
  const fitting = days.filter(
    ({ day, month, year }) => year !== null && weekday !== null && weekdayOf(isoDay(year, month, day)) === weekday,
  );
  return fitting.length === 1 ? (fitting[0] as WrittenDate) : null;
}

/** What stands over a list: of lists side by side over its own columns, or else over all of them. */
function lineOver({ sheet, firstColumn, lastColumn }: FoundTable, row: number): ReturnType<typeof readListLine> {
  const cells = sheet.rows[row] ?? [];
  const own = cells.slice(firstColumn, lastColumn + 1);
  return readListLine(isEmptyRow(own) ? cells : own);
}

/** Days of a round whose line stands over the list's head. */
function daysOverList(table: FoundTable): readonly WrittenDate[] {
  const { headRow } = table;
  for (let row = (headRow ?? 0) - 1; row >= Math.max(0, (headRow ?? 0) - 3); row--) {
    const line = lineOver(table, row);
    if (line.kind === "round") return line.days;
  }
  return [];
}

function placeOfLine(draft: ImportDraft, table: FoundTable, row: number): string {
  const column = firstFilled(table.sheet.rows[row] ?? [], table);
  return draft.rowPlace({ ...table, firstColumn: column, headRow: 0 }, row);
}

function firstFilled(cells: readonly (GridCell | null)[], { firstColumn }: FoundTable): number {
  const at = cells.findIndex((cell, column) => column >= firstColumn && cell !== null && (cell.value !== null || cell.problem !== null));
  return Math.max(at, 0);
}

export function isEmptyRow(cells: readonly (GridCell | null)[]): boolean {
  return cells.every(
    (cell) => cell === null || cell.isCovered || (cell.problem === null && shownText(cell) === "" && typeof cell.value !== "object"),
  );
}

/** A sheet for each round is named by it; so is a list under a line of its own. */
function roundOfSheet(draft: ImportDraft, table: FoundTable): number | string | null {
  const { sheet, headRow, fields } = table;
  if (fields.has("round")) return null;
  for (let row = (headRow ?? 0) - 1; row >= Math.max(0, (headRow ?? 0) - 3); row--) {
    const line = lineOver(table, row);
    if (line.kind === "round") return line.round;
  }
  const named = draft.workbook.hasSheets ? readListLine([{ ...blank, value: sheet.name }]) : null;
  return named?.kind === "round" ? named.round : null;
}

const blank: GridCell = {
  value: null,
  format: null,
  fill: null,
  ink: null,
  isStruck: false,
  isFormula: false,
  problem: null,
  isCovered: false,
};

/** No team is a figure alone, as stand in a table of standings. */
function isTeam(text: string): boolean {
  return /\p{L}/u.test(text);
}

function sides(draft: ImportDraft, home: GridCell | null, away: GridCell | null, match: GridCell | null): readonly [string, string] {
  const [one, other] = [shownText(home), shownText(away)];
  if (one !== "" && other !== "") return [one, other];
  if (match !== null && one === "" && other === "") return splitMatch(draft, shownText(match));
  return one !== "" && other === "" ? ["", ""] : [one, other];
}

/** Both teams in one cell: parted where both parts are clubs, else at the first dash with blanks. */
export function splitMatch(draft: ImportDraft, text: string): readonly [string, string] {
  const places = [...text.matchAll(/\s+(?:vs?\.?|x|против|protiv|contra|contre)\s+|\s*[-–—−:/]\s*/giu)];
  const parts = places.map((match): [string, string] => [
    text.slice(0, match.index).trim(),
    text.slice(match.index + match[0].length).trim(),
  ]);
  const known = (part: string) => draft.clubs.certain(inOneScript(part).text) !== null;
  const both = parts.find(([one, other]) => known(one) && known(other));
  const spaced = parts[places.findIndex((match) => /^\s.*\s$/u.test(match[0]))];
  const either = parts.find(([one, other]) => known(one) || known(other));
  const found = both ?? either ?? spaced ?? parts[0];
  return found && found[0] !== "" && found[1] !== "" ? found : ["", ""];
}
