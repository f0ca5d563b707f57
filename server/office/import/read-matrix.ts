import { FileDates } from "./file-dates.ts";
import { placeOf } from "./find-tables.ts";
import type { DraftRow, ImportDraft } from "./import-draft.ts";
import { inOneScript } from "./own-letters.ts";
import { cellName, type GridCell, type SheetGrid, shownText } from "./sheet-grid.ts";
import { readDateCell, type WrittenDate } from "./written-date.ts";
import { clockTime } from "./written-time.ts";
import { readScoreCell } from "./written-score.ts";

/** A table crossed by home and away teams: what stands where two of them meet is when they play, or what it ended with. */
export type Matrix = {
  readonly sheet: SheetGrid;
  readonly headRow: number;
  readonly headColumn: number;
  readonly away: ReadonlyMap<number, string>;
  readonly home: ReadonlyMap<number, string>;
};

const leastTeams = 3;

/** The first row and column of a sheet that name the same teams; `null`: it is no such table. IMPF21 */
export function matrixOf(draft: ImportDraft, sheet: SheetGrid): Matrix | null {
  const isClub = (cell: GridCell | null | undefined) => draft.clubs.certain(inOneScript(shownText(cell)).text) !== null;
  const headRow = sheet.rows.findIndex((row) => row.filter((cell) => isClub(cell)).length >= leastTeams);
  if (headRow < 0) return null;
  const away = teamsAt((sheet.rows[headRow] ?? []).map((cell, column) => [column, cell] as const));
  const firstAway = Math.min(...[...(sheet.rows[headRow] ?? []).keys()].filter((column) => isClub(sheet.rows[headRow]?.[column])));
  const columns = Array.from({ length: firstAway }, (_, column) => column);
  const headColumn = columns.find((column) => sheet.rows.slice(headRow + 1).filter((row) => isClub(row[column])).length >= leastTeams);
  if (headColumn === undefined) return null;
  const home = teamsAt(sheet.rows.map((row, at) => [at, at > headRow ? row[headColumn] : null] as const));
  return { sheet, headRow, headColumn, away: new Map([...away].filter(([column]) => column >= firstAway)), home };
}

function teamsAt(cells: readonly (readonly [number, GridCell | null | undefined])[]): Map<number, string> {
  return new Map(cells.map(([at, cell]) => [at, shownText(cell)] as const).filter(([, text]) => /\p{L}{2}/u.test(text)));
}

/** Reads each crossing; the rows' teams are at home. */
export function readMatrix(draft: ImportDraft, { sheet, headRow, headColumn, away, home }: Matrix): void {
  const at = (row: number, column: number) => placeOf(draft.workbook, sheet, row, column);
  for (let row = 0; row < headRow; row++) {
    const column = (sheet.rows[row] ?? []).findIndex((cell) => shownText(cell) !== "");
    if (column >= 0) draft.left.push({ at: at(row, column), why: "title" });
  }
  const cells = [...home].flatMap(([row, one]) =>
    [...away].map(([column, other]) => ({ row, column, one, other, cell: sheet.rows[row]?.[column] ?? null })),
  );
  const scores = cells.filter(({ cell }) => readScoreCell(cell) !== null && !isDay(cell)).length;
  const isResults = scores > cells.filter(({ cell }) => isDay(cell)).length;
  const days = cells.map(({ cell }) => readDateCell(cell)).filter((date): date is WrittenDate => date !== null && date !== "impossible");
  const dates = new FileDates(draft.world, draft.book, isResults ? [] : days.map((date) => ({ date, weekday: null, column: sheet.name })));
  for (const { row, column, one, other, cell } of cells) {
    if (!/\d/.test(shownText(cell)) && typeof cell?.value !== "object") continue;
    const place = at(row, column);
    const [homeName, awayName] = [
      draft.clubs.match(inOneScript(one).text, at(row, headColumn)),
      draft.clubs.match(inOneScript(other).text, at(headRow, column)),
    ];
    if (homeName === awayName) continue;
    const game = { at: place, round: null, home: homeName, away: awayName, hall: null };
    const read = isResults ? resultOf(draft, game, cell, row, column) : fixtureOf(draft, game, cell, dates, row, column);
    if (read !== null) draft.rows.push(read);
  }
  for (let row = headRow + 1; row < sheet.rows.length; row++) {
    if (home.has(row)) continue;
    const column = (sheet.rows[row] ?? []).findIndex((cell) => shownText(cell) !== "");
    if (column >= 0) draft.left.push({ at: at(row, column), why: "note" });
  }
}

function isDay(cell: GridCell | null): boolean {
  const date = readDateCell(cell);
  return date !== null && date !== "impossible" && (typeof cell?.value === "object" || /[./]\s*\d{1,2}[./]|\p{L}/u.test(shownText(cell)));
}

function resultOf(draft: ImportDraft, game: DraftRow, cell: GridCell | null, row: number, column: number): DraftRow | null {
  const score = readScoreCell(cell);
  if (score === null || score[0] === score[1]) {
    draft.refuse(game.at, score === null ? "points-missing" : "level-score", row, column);
    return null;
  }
  const points = { homePoints: score[0], awayPoints: score[1], quarters: [], overtimes: [] };
  if (Math.min(...score) > 0 || Math.max(...score) !== 20) return { ...game, date: null, time: null, ...points, kind: "played" };
  const against = score[0] < score[1] ? "home" : "away";
  const said = draft.book.askOfRow({ kind: "forfeit", at: game.at, proposal: { kind: "forfeit", against } });
  const kind = typeof said === "object" && said !== null ? (said as { kind?: unknown }).kind : (said ?? "forfeit");
  return { ...game, date: null, time: null, ...points, ...(kind === "played" ? { kind } : { kind: "forfeit", against }) };
}

function fixtureOf(
  draft: ImportDraft,
  game: DraftRow,
  cell: GridCell | null,
  dates: FileDates,
  row: number,
  column: number,
): DraftRow | null {
  const date = readDateCell(cell);
  const day = date === null || date === "impossible" ? null : dates.dayOf(date);
  if (date !== null && day === null) {
    draft.refused.push({ at: game.at, why: "date-impossible", cell: cellName(row, column) });
    return null;
  }
  const minutes = date === null || date === "impossible" ? null : date.minutes;
  return { ...game, date: day, time: minutes === null ? null : clockTime(minutes) };
}
