import { FileDates, type SeenDate } from "./file-dates.ts";
import type { FoundTable } from "./find-tables.ts";
import { type GameRow, gameRows } from "./game-rows.ts";
import { warnOfGames } from "./game-warnings.ts";
import type { DraftRow, ImportDraft } from "./import-draft.ts";
import type { GameList } from "./game-list.ts";
import { readGame } from "./read-games.ts";
import { hasResults } from "./read-result.ts";
import { rowMarks } from "./row-marks.ts";
import { shownText } from "./sheet-grid.ts";
import { readSeason, type WrittenSeason } from "./written-season.ts";
import { readTimeCell, readTimeText, clockTime } from "./written-time.ts";

/** All games of a file: how it writes days and hours is decided by all its lists together. IMPF8, IMPF9 */
export function readGameLists(draft: ImportDraft, tables: readonly FoundTable[]): void {
  const found = tables.map((table) => ({ table, games: gameRows(draft, table) }));
  const dates = new FileDates(
    draft.world,
    draft.book,
    found.flatMap(({ table, games }) => seenDates(draft, table, games)),
    tables.map((table) => seasonOfTitles(table)).find((season) => season !== null) ?? null,
  );
  askAboutHours(draft, found);
  const isMidnightUnknown = midnightIsUnknown(draft, found);
  const rows: DraftRow[] = [];
  const seen = new Map<string, FoundTable>();
  for (const { table, games } of found) {
    const list: GameList = {
      table,
      dates,
      marks: rowMarks(
        draft,
        table,
        games.map(({ row }) => row),
      ),
      hasResults: hasResults({ table }, games),
      season: seasonOfTitles(table)?.name ?? null,
      isMidnightUnknown,
      usualTime: usualTime(draft, table, games),
    };
    for (const game of games) {
      const row = readGame(draft, list, game);
      if (row === null) continue;
      const sign = JSON.stringify([row["date"], row["time"], row["home"], row["away"]]);
      const isAgain = found.length > 1 && !list.hasResults && row["date"] !== null && (seen.get(sign) ?? table) !== table;
      seen.set(sign, seen.get(sign) ?? table);
      // A sheet for each club has every game twice.
      if (isAgain) draft.left.push({ at: row.at, why: "the same game again" });
      else rows.push(row);
    }
  }
  draft.rows.push(...rows);
  warnOfGames(draft, rows);
}

type FoundGames = readonly { readonly table: FoundTable; readonly games: readonly GameRow[] }[];

function seenDates(draft: ImportDraft, table: FoundTable, games: readonly GameRow[]): SeenDate[] {
  const column = draft.columnPlace(table, table.fields.get("date") ?? table.firstColumn);
  return games.flatMap(({ date, weekday }) => (date === null || date === "impossible" ? [] : [{ date, weekday, column }]));
}

/** 19.3 as a number is half past seven, where most would read it so; what else it might be is asked. */
function askAboutHours(draft: ImportDraft, found: FoundGames): void {
  for (const { table, games } of found) {
    const column = table.fields.get("time");
    if (column === undefined) continue;
    const odd = games.some(({ row }) => {
      const value = table.sheet.rows[row]?.[column]?.value;
      return typeof value === "number" && value > 1 && value < 25 && /\.(?:5|25|75)$/.test(String(value));
    });
    if (odd) draft.book.ask({ kind: "number-time", at: draft.columnPlace(table, column), proposal: "19.5 is 19:30" });
  }
}

function midnightIsUnknown(draft: ImportDraft, found: FoundGames): boolean {
  for (const { table, games } of found) {
    const column = table.fields.get("time");
    if (column === undefined) continue;
    const isMidnight = games.some(({ row }) => {
      const time = readTimeCell(table.sheet.rows[row]?.[column]);
      return time !== null && time !== "impossible" && time.minutes === 0;
    });
    if (!isMidnight) continue;
    const said = draft.book.ask({ kind: "midnight", at: draft.columnPlace(table, column), proposal: "time not known" });
    return !(typeof said === "string" && /^(?:midnight|00:00|take|as written)/i.test(said));
  }
  return false;
}

/** An hour that a note tells for all, for games whose own is missing: asked before it is taken. */
function usualTime(draft: ImportDraft, table: FoundTable, games: readonly GameRow[]): string | null {
  const column = table.fields.get("time");
  const isMissing = games.some(
    ({ row, date }) =>
      date !== null &&
      (column === undefined || shownText(table.sheet.rows[row]?.[column]) === "") &&
      (column === undefined || (table.sheet.rows[row]?.[column] ?? null) === null),
  );
  if (!isMissing) return null;
  const gameLines = new Set(games.map(({ row }) => row));
  const told = table.sheet.rows
    .filter((_, row) => !gameLines.has(row))
    .flatMap((row) =>
      row
        .map((cell) => /(?<![\p{L}\d.])(\d{1,2}(?:\s?h(?:\d{2})?|:\d{2}(?:\s?h)?|[.,]\d{2}\s?h))(?![\d.])/iu.exec(shownText(cell))?.[1])
        .filter((text) => text !== undefined),
    )
    .map((text) => readTimeText(text))
    .find((time) => time !== null && time !== "impossible");
  if (told === undefined || told === null) return null;
  const proposal = clockTime(told.minutes);
  const said = draft.book.ask({ kind: "time-default", at: table.sheet.name, proposal });
  const time = typeof said === "object" && said !== null ? Object.values(said).find((value) => typeof value === "string") : said;
  const read = typeof time === "string" ? readTimeText(/\d{1,2}[:.]\d{2}/.exec(time)?.[0] ?? "") : null;
  if (read !== null && read !== "impossible") return clockTime(read.minutes);
  return typeof said === "string" && /yes|take/i.test(said) ? proposal : null;
}

/** The season that a title names, `SEZONA 2025/26`. */
function seasonOfTitles({ sheet, headRow }: FoundTable): WrittenSeason | null {
  const titles = sheet.rows.slice(0, headRow ?? 0).flatMap((row) => row.map((cell) => shownText(cell)));
  return [...titles, sheet.name].map((text) => readSeason(text)).find((season) => season !== null) ?? null;
}
