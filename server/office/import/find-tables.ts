import { type ColumnField, fieldOfHead, isWholeHead } from "./column-words.ts";
import { cellName, type GridCell, type OfficeWorkbook, type SheetGrid, shownText } from "./sheet-grid.ts";
import { readDateCell } from "./written-date.ts";

export type TableKind = "games" | "people" | "officials" | "halls" | "clubs" | "sponsors";

/** A list within a sheet: which columns hold what, and between which rows. All figures count from 0. */
export type FoundTable = {
  readonly sheet: SheetGrid;
  readonly kind: TableKind;
  readonly fields: ReadonlyMap<ColumnField, number>;
  /** What stands over each column. */
  readonly heads: ReadonlyMap<number, string>;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** `null`: a list without a head. */
  readonly headRow: number | null;
  readonly firstRow: number;
  readonly endRow: number;
};

/** The place of a row or a cell as it is told everywhere: `Raspored!A7`, of text `A7`. */
export function placeOf(workbook: OfficeWorkbook, sheet: SheetGrid, row: number, column: number): string {
  return workbook.hasSheets ? `${sheet.name}!${cellName(row, column)}` : cellName(row, column);
}

/**
 * The lists of a sheet by the words over their columns: under title rows, in one row of heads or two, side by side, one below
 * the other. IMPF6, IMPF7
 */
export function tablesWithHeads(sheet: SheetGrid): FoundTable[] {
  const headRows = findHeadRows(sheet);
  return headRows.flatMap(({ from, to }, index) => {
    const endRow = headRows[index + 1]?.from ?? sheet.rows.length;
    const zones = zonesOf(headsOf(sheet, from, to));
    const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
    return zones.flatMap((heads, zone) => {
      const fields = fieldsOf(heads, sheet, from, to + 1, endRow);
      const listed = kindOf(fields, isAbout(officialWords, sheet, from) || areOfficials(fields, sheet.rows.slice(to + 1, endRow)));
      const kind = listed === null && isOfSponsors(fields, heads, sheet, from) ? "sponsors" : listed;
      if (kind === "officials") nameOfficials(fields);
      const columns = [...heads.keys()];
      const firstColumn = Math.min(...columns);
      // What stands beside a list, such as a sum without a head, belongs to it.
      const lastColumn = zone === zones.length - 1 ? width - 1 : Math.max(...columns);
      return kind === null ? [] : [{ sheet, kind, fields, heads, firstColumn, lastColumn, headRow: from, firstRow: to + 1, endRow }];
    });
  });
}

/** Rows of a list among ours that is none of ours, such as a table of standings: from its head to the next. */
export function foreignRows(sheet: SheetGrid, tables: readonly FoundTable[]): readonly number[] {
  const heads = findHeadRows(sheet);
  return heads.flatMap(({ from }, index) => {
    const isOurs = tables.some(({ headRow }) => headRow === from);
    const end = heads[index + 1]?.from ?? sheet.rows.length;
    return isOurs ? [] : Array.from({ length: end - from }, (_, at) => from + at);
  });
}

function findHeadRows(sheet: SheetGrid): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let row = 0; row < sheet.rows.length; row++) {
    if (!isHeadRow(sheet.rows[row] ?? [])) continue;
    const isDouble = isHeadRow(sheet.rows[row + 1] ?? []);
    found.push({ from: row, to: isDouble ? row + 1 : row });
    if (isDouble) row++;
  }
  return found;
}

function isHeadRow(row: readonly (GridCell | null)[]): boolean {
  // No head is a number, a day or an hour.
  if (row.some((cell) => cell !== null && cell.value !== null && typeof cell.value !== "string")) return false;
  const texts = row.map((cell) => shownText(cell)).filter((text) => text !== "");
  const fields = new Set(texts.map((text) => fieldOfHead(text)).filter((field) => field !== null));
  const known = texts.filter((text) => fieldOfHead(text) !== null || isLetterOfPoints(text)).length;
  const whole = texts.filter((text) => isWholeHead(text)).length;
  return fields.size >= 2 && whole >= 1 && known >= texts.length * 0.4;
}

/** The lower of two rows of heads says it, where it says something we know; the upper one reaches over its merged columns. */
function headsOf(sheet: SheetGrid, from: number, to: number): ReadonlyMap<number, string> {
  const heads = new Map<number, string>();
  for (let row = from; row <= to; row++) {
    (sheet.rows[row] ?? []).forEach((cell, column) => {
      const text = shownText(cell);
      const width = row < to ? (sheet.widths.get(`${row}:${column}`) ?? 1) : 1;
      for (let at = column; at < column + width && text !== ""; at++) {
        if (fieldOfHead(text) !== null || !heads.has(at)) heads.set(at, text);
      }
    });
  }
  return heads;
}

const cores: ReadonlySet<ColumnField> = new Set(["home", "match", "fullName", "family"]);

/** Lists side by side: where what makes a list comes again, behind an empty column or with the first head again. */
function zonesOf(heads: ReadonlyMap<number, string>): ReadonlyMap<number, string>[] {
  const columns = [...heads.keys()].toSorted((one, other) => one - other);
  const core = columns.find((column) => cores.has(fieldOfHead(heads.get(column) ?? "") as ColumnField));
  const first = columns[0] ?? 0;
  const zones: Map<number, string>[] = [];
  let seen = new Set<string>();
  columns.forEach((column, index) => {
    const head = heads.get(column) ?? "";
    // A score without a head stands in a gap too: behind it comes no second list.
    const isRest = fieldOfHead(heads.get(core ?? first) ?? "") === "home" && !columns.slice(index).some((each) => isCore(heads, each));
    const isApart = index > 0 && !isRest && column > (columns[index - 1] as number) + 1 && seen.has(heads.get(core ?? first) ?? "");
    const isAgain = core !== undefined && column > core && head === heads.get(first) && seen.has(head);
    if (index === 0 || isApart || isAgain) {
      zones.push(new Map());
      seen = new Set();
    }
    seen.add(head);
    zones.at(-1)?.set(column, head);
  });
  return zones;
}

function isCore(heads: ReadonlyMap<number, string>, column: number): boolean {
  return cores.has(fieldOfHead(heads.get(column) ?? "") as ColumnField);
}

function fieldsOf(
  heads: ReadonlyMap<number, string>,
  sheet: SheetGrid,
  headRow: number,
  firstRow: number,
  endRow: number,
): Map<ColumnField, number> {
  const fields = new Map<ColumnField, number>();
  for (const [column, head] of heads) {
    const field = fieldOfHead(head);
    if (field === null) continue;
    if (field === "points" && fields.has("points")) {
      fields.set("homePoints", fields.get("points") as number).set("awayPoints", column);
      fields.delete("points");
    } else if (!fields.has(field)) fields.set(field, column);
  }
  const width = fields.has("score") ? scoreWidth(sheet, heads, headRow, firstRow, endRow, fields.get("score") as number) : 1;
  if (width > 1) {
    const column = fields.get("score") as number;
    fields.delete("score");
    fields.set("homePoints", column).set("awayPoints", column + width - 1);
  }
  takeTeamsUnderOneHead(heads, fields, sheet.rows.slice(firstRow, endRow));
  takeLetters(heads, fields);
  takePointsBesideTeams(heads, fields, sheet.rows.slice(firstRow, endRow));
  renameByNeighbours(fields);
  takeDaysOfHours(fields, sheet.rows.slice(firstRow, endRow));
  // `N°` over figures that do not count the rows is what players wear.
  const counts = sheet.rows
    .slice(firstRow, endRow)
    .map((row) => shownText(row[fields.get("ordinal") ?? -1]))
    .filter((text) => /^\d+$/.test(text));
  const isCount = counts.every((text, at) => at === 0 || Number(text) === Number(counts[at - 1]) + 1 || text === "1");
  const isPeople = fields.has("fullName") || fields.has("family") || fields.has("name");
  if (isPeople && counts.length > 0 && (!isCount || counts[0] !== "1") && !fields.has("shirt") && !fields.has("number")) {
    fields.set("shirt", fields.get("ordinal") as number);
  }
  return fields;
}

/** A head like `Kickoff` is of hours, unless days stand below it and nowhere else. */
function takeDaysOfHours(fields: Map<ColumnField, number>, rows: readonly (readonly (GridCell | null)[])[]): void {
  const column = fields.get("time");
  if (column === undefined || fields.has("date")) return;
  const read = rows.map((row) => readDateCell(row[column])).filter((date) => date !== null);
  if (read.length === 0 || read.some((date) => date === "impossible" || date.year === null)) return;
  fields.set("date", column);
  fields.delete("time");
}

/** `Utakmica` over three columns: the hosts, a dash, the guests. */
function takeTeamsUnderOneHead(
  heads: ReadonlyMap<number, string>,
  fields: Map<ColumnField, number>,
  rows: readonly (readonly (GridCell | null)[])[],
): void {
  const column = fields.get("match");
  if (column === undefined || fields.has("home")) return;
  const isOwn = (at: number) => !heads.has(at) || heads.get(at) === heads.get(column);
  const games = rows.filter((row) => shownText(row[column]) !== "" && shownText(row[column + 2]) !== "");
  if (!isOwn(column + 1) || !isOwn(column + 2) || games.length === 0) return;
  if (!games.every((row) => /^(?:[-–—:]|vs?\.?|proti|protiv|contra|против)$/iu.test(shownText(row[column + 1])))) return;
  fields.delete("match");
  fields.set("home", column).set("away", column + 2);
}

/** Two columns beside the teams in which only figures stand: the points of both. */
function takePointsBesideTeams(
  heads: ReadonlyMap<number, string>,
  fields: Map<ColumnField, number>,
  rows: readonly (readonly (GridCell | null)[])[],
): void {
  const [home, away] = [fields.get("home"), fields.get("away")];
  if (home === undefined || away === undefined || fields.has("score") || fields.has("homePoints")) return;
  // Behind each team under one head or none, whichever comes first, or both between them without one.
  const isBetween = away === home + 3 && !heads.has(home + 1) && !heads.has(home + 2);
  const [first, second] = isBetween ? [home + 1, home + 2] : [home + 1, away + 1];
  if (!isBetween && (first === away || second === home || heads.get(first) !== heads.get(second))) return;
  const texts = rows.flatMap((row) => [shownText(row[first]), shownText(row[second])]).filter((text) => text !== "");
  if (texts.length === 0 || !texts.every((text) => /^\d{1,3}$/.test(text))) return;
  for (const [field, column] of fields) if (column === first || column === second) fields.delete(field);
  fields.set("homePoints", first).set("awayPoints", second);
}

const quarterHeads = ["I", "II", "III", "IV"] as const;
const quarterFields = ["quarter1", "quarter2", "quarter3", "quarter4"] as const satisfies readonly ColumnField[];
/** Letters over the points of both teams: domaćin and gost, local and visitante, home and away, хозяева and гости. */
const pointLetters: readonly (readonly [string, string])[] = [
  ["D", "G"],
  ["L", "V"],
  ["H", "A"],
  ["Х", "Г"],
  ["Д", "Г"],
];

/** `D`, `G`, `1D`, `1G`, `D1`: one side's points, of the game or of a quarter. */
function isLetterOfPoints(head: string): boolean {
  return /^(?:[1-4][DGLVHAХГД]|[DGLVHAХГД][1-4]?)$/u.test(head.replaceAll(".", "").trim());
}

/** Heads of one letter or Roman figure, which mean something only together. */
function takeLetters(heads: ReadonlyMap<number, string>, fields: Map<ColumnField, number>): void {
  const columnOf = (letters: string) => [...heads].find(([, head]) => head.replaceAll(".", "").trim() === letters)?.[0];
  if (quarterHeads.every((head) => columnOf(head) !== undefined)) {
    quarterHeads.forEach((head, at) => fields.set(quarterFields[at] as ColumnField, columnOf(head) as number));
  }
  // Of a list of games, and not of a table of standings, J is a jornada or a journée.
  const round = columnOf("J");
  if (fields.has("home") && !fields.has("round") && round !== undefined) fields.set("round", round);
  if (!fields.has("home") || fields.has("score") || fields.has("homePoints")) return;
  for (const [home, away] of pointLetters) {
    const [first, second] = [columnOf(home), columnOf(away)];
    if (first === undefined || second === undefined) continue;
    for (const [field, column] of fields) if (column === first || column === second) fields.delete(field);
    fields.set("homePoints", first).set("awayPoints", second);
    quarterFields.forEach((field, at) => {
      const own = columnOf(`${at + 1}${home}`) ?? columnOf(`${home}${at + 1}`);
      const others = columnOf(`${at + 1}${away}`) ?? columnOf(`${away}${at + 1}`);
      if (own !== undefined && others === own + 1) fields.set(field, own);
    });
    return;
  }
}

const officialWords = /sudij|sodni[kš]|[áa]rbit|refere|судь|судиј|delegat|komesar|commissioner|комиссар|službene osebe/iu;

const sponsorWords = /spon[zs]or|pokrovitelj|patrocinador|commanditaire|partenaires|спонсор/iu;

/** Names, under a title or a head that says whose. */
function isOfSponsors(
  fields: ReadonlyMap<ColumnField, number>,
  heads: ReadonlyMap<number, string>,
  sheet: SheetGrid,
  headRow: number,
): boolean {
  const name = fields.get("name");
  return name !== undefined && (sponsorWords.test(heads.get(name) ?? "") || isAbout(sponsorWords, sheet, headRow));
}

/** A sheet whose name or title speaks of officials, or of sponsors, lists them. */
function isAbout(words: RegExp, sheet: SheetGrid, beforeRow: number): boolean {
  const titles = sheet.rows.slice(0, beforeRow).flatMap((row) => row.map((cell) => shownText(cell)));
  return [sheet.name, ...titles].some((text) => words.test(text));
}

/** A list whose column of roles says so, whatever its title. */
function areOfficials(fields: ReadonlyMap<ColumnField, number>, rows: readonly (readonly (GridCell | null)[])[]): boolean {
  const roles = rows.map((row) => shownText(row[fields.get("role") ?? -1])).filter((role) => role !== "");
  return roles.length > 0 && roles.every((role) => officialWords.test(role));
}

/** Whatever column names them; their list's category is their grade. */
function nameOfficials(fields: Map<ColumnField, number>): void {
  const named = (["official", "fullName", "name", "family"] as const).find((field) => fields.has(field));
  if (named !== undefined) fields.set("official", fields.get(named) as number);
  if (fields.has("group") && !fields.has("grade")) fields.set("grade", fields.get("group") as number);
}

/** What a word means depends on the columns beside it. */
function renameByNeighbours(fields: Map<ColumnField, number>): void {
  const rename = (from: ColumnField, to: ColumnField) => {
    fields.set(to, fields.get(from) as number);
    fields.delete(from);
  };
  const isGames = fields.has("home") || fields.has("match");
  // `Nom` beside `Prénom` is the family's; `Nombre` without `Apellidos` is the whole.
  if (fields.has("name") && fields.has("given") && !fields.has("family")) rename("name", "family");
  if (fields.has("given") && !fields.has("family") && !fields.has("fullName") && !fields.has("name")) rename("given", "name");
  if (fields.has("fullName") && fields.has("grade") && !fields.has("official")) rename("fullName", "official");
  // Of a game `Mesto` is where it is played.
  if (isGames && fields.has("city") && !fields.has("hall")) rename("city", "hall");
  // `Dan` is the day of the week, or the date where nothing else is.
  if (fields.has("day") && !fields.has("date")) rename("day", "date");
}

/** A score in two cells, or three with a colon between, under one head. */
function scoreWidth(
  sheet: SheetGrid,
  heads: ReadonlyMap<number, string>,
  headRow: number,
  firstRow: number,
  endRow: number,
  column: number,
): number {
  const merged = sheet.widths.get(`${headRow}:${column}`);
  const rows = sheet.rows.slice(firstRow, endRow);
  const isFigure = (cell: GridCell | null | undefined) => /^\d{1,3}$/.test(shownText(cell));
  for (const width of [2, 3]) {
    const isFree = Array.from({ length: width - 1 }, (_, step) => column + step + 1).every(
      (next) => !heads.has(next) || heads.get(next) === heads.get(column) || (merged ?? 1) >= width,
    );
    const both = rows.filter((row) => isFigure(row[column]) && isFigure(row[column + width - 1])).length;
    if (isFree && both > 0 && both >= rows.filter((row) => isFigure(row[column])).length * 0.8) return width;
  }
  return 1;
}

/** What a list is about, by its columns; `null`: something that no list of ours holds. */
export function kindOf(fields: ReadonlyMap<ColumnField, number>, isOfOfficials = false): TableKind | null {
  const has = (...names: readonly ColumnField[]) => names.filter((name) => fields.has(name)).length;
  if (fields.has("standing") && has("home", "away", "match") === 0) return null;
  if (has("home", "away") === 2 || (fields.has("match") && has("date", "time", "hall", "round", "score") >= 1)) return "games";
  if (fields.has("official") && has("phone", "mail", "grade", "city") >= 1) return "officials";
  const named = has("fullName") + has("family", "given") / 2;
  if ((isOfOfficials || fields.has("grade")) && (named >= 1 || fields.has("name")) && has("born", "club", "position") === 0)
    return "officials";
  if (named >= 1 && has("club", "born", "cm", "position", "licence", "shirt", "number", "nationality") >= 1) return "people";
  if (fields.has("name") && has("born", "licence", "position", "shirt") >= 1) return "people";
  if (has("hall", "name") >= 1 && has("seats", "coordinates", "latitude") >= 1 && has("president") === 0) return "halls";
  if (has("club", "name") >= 1 && has("short", "president", "founded", "site", "colours", "mail") >= 2) return "clubs";
  if (fields.has("hall") && has("address", "city") === 2) return "halls";
  if (fields.has("name") && has("address", "city") === 2) return "halls";
  return fields.has("club") && has("phone", "mail", "address", "hall", "city", "short", "president", "site") >= 2 ? "clubs" : null;
}
