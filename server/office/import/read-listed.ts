import { longestName } from "#contract/fields/written-name.ts";
import type { ColumnField } from "./column-words.ts";
import { headPutsFamilyFirst } from "./column-words.ts";
import type { FoundTable } from "./find-tables.ts";
import { isEmptyRow } from "./game-rows.ts";
import type { ImportDraft } from "./import-draft.ts";
import { readListLine } from "./list-lines.ts";
import { inOneScript, nameKey, storedName } from "./own-letters.ts";
import { cellsOf, rowMarks } from "./row-marks.ts";
import { type GridCell, shownText } from "./sheet-grid.ts";
import { notReadable, readCoordinates, readDegrees, readMail, readPhone, readSeats } from "./written-figures.ts";
import { putsFamilyFirst, readNameParts, readPersonName } from "./written-person.ts";

type RowReader = (row: number, at: string) => void;

/** Officials of a league: name and town often in one cell, referees first and the others under a line of their own. IMPF18 */
export function readOfficials(draft: ImportDraft, table: FoundTable): void {
  const column = table.fields.get("official") ?? 0;
  const names = table.sheet.rows.slice(table.firstRow, table.endRow).map((row) => shownText(row[column]));
  const bare = names.map((name) => nameAndTown(draft, name).name).filter((name) => !/\p{Lu}{2}/u.test(name));
  const familyFirst = headPutsFamilyFirst(table.heads.get(column) ?? "") ?? putsFamilyFirst(bare);
  let role = roleOfHeading(table.heads.get(column) ?? "") ?? "referee";
  const isRow = (row: number) => filled(table, row) > 1 && /\p{L}{2}/u.test(shownText(cellOf(table, row, "official")));
  const readOne: RowReader = (row, at) => {
    const { text } = inOneScript(shownText(cellOf(table, row, "official")));
    const { name, town } = nameAndTown(draft, text);
    const given = table.fields.get("official") === table.fields.get("family") ? shownText(cellOf(table, row, "given")) : "";
    const grade = shownText(cellOf(table, row, "grade"));
    const note = shownText(cellOf(table, row, "note"));
    draft.rows.push({
      at,
      kind: "official",
      role: roleOfHeading(shownText(cellOf(table, row, "role"))) ?? role,
      ...(given === "" ? readPersonName(name, familyFirst) : readNameParts(name, given)),
      town: town ?? (storedName(shownText(cellOf(table, row, "city"))) || null),
      grade: grade === "" ? null : grade,
      phone: readPhone(cellOf(table, row, "phone"), draft.world.language),
      mail: mailOf(draft, table, row),
      ...(note === "" ? {} : { note }),
    });
  };
  eachRow(draft, table, isRow, readOne, (text) => {
    const heading = roleOfHeading(text);
    if (heading !== null) role = heading;
    return heading === null ? null : `heading: what follows are ${heading}s`;
  });
}

const roles: readonly (readonly [string, RegExp])[] = [
  ["commissioner", /^(?:delegat|komesar|komisar|comisari|delegad|commissioner|commissaire|комиссар|делегат|комесар|nadzornik)/iu],
  [
    "table-official",
    /^(?:pomo[ćc]ne sudije|zapisni|delilac|merilac|oficial(?:es)? de mesa|auxiliar|table official|officiels? de table|секретар|судьи-секретар|pomo[žz]ni sodnik)/iu,
  ],
  ["referee", /^(?:sudij|sodnik|[áa]rbitr|referee|arbitre|судь|судиј)/iu],
];

function roleOfHeading(text: string): string | null {
  return roles.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;
}

/** `BJELIĆ Vuk, Šumarice`, `Đorđe Ljubičić (Žarkovac)`; `Petrović, Petar` has no town in it. */
function nameAndTown(draft: ImportDraft, text: string): { name: string; town: string | null } {
  const found = /^(.+?)\s*\(([^)]+)\)$/u.exec(text) ?? /^(.+?)\s+[–—-]\s+(.+)$/u.exec(text);
  if (found?.[1] && found[2]) return { name: found[1], town: storedName(found[2]) };
  const comma = /^([^,]+),\s*([^,]+)$/u.exec(text);
  if (!comma?.[1] || !comma[2]) return { name: text, town: null };
  const towns = [...draft.world.clubs, ...draft.world.halls].map(({ town }) => nameKey(town ?? ""));
  const words = comma[1].trim().split(" ");
  const isWhole =
    words.length > 1 && words.some((word) => word === word.toUpperCase()) && words.some((word) => word !== word.toUpperCase());
  const isTown = towns.includes(nameKey(comma[2])) || isWhole;
  return isTown ? { name: comma[1], town: storedName(comma[2]) } : { name: text, town: null };
}

/** Halls of a list: those the league has, by their own name, and new ones. IMPF18 */
export function readHalls(draft: ImportDraft, table: FoundTable): void {
  const nameField: ColumnField = table.fields.has("hall") ? "hall" : "name";
  const isRow = (row: number) => filled(table, row) > 1 && shownText(cellOf(table, row, nameField)) !== "";
  eachRow(draft, table, isRow, (row, at) => {
    const cell = (field: ColumnField) => cellOf(table, row, field);
    const { text } = inOneScript(shownText(cell(nameField)));
    const { name, isNew } = draft.halls.match(text, at, true);
    const seats = readSeats(cell("seats"));
    if (seats === notReadable) draft.warnOfCell(table, row, table.fields.get("seats") ?? 0, "not-a-number");
    const place = table.fields.has("coordinates")
      ? readCoordinates(shownText(cell("coordinates")))
      : { latitude: readDegrees(cell("latitude")), longitude: readDegrees(cell("longitude")) };
    draft.rows.push({
      at,
      kind: "hall",
      name,
      town: storedName(shownText(cell("city"))) || null,
      address: storedName(shownText(cell("address"))) || null,
      seats: seats === notReadable ? null : seats,
      ...place,
      new: isNew,
    });
  });
}

/** So much of a note as anybody reads. */
const longestNote = 2000;

/** Clubs with whom to ask, where they are, since when. Texts that begin like formulas are texts. IMPF18 */
export function readClubs(draft: ImportDraft, table: FoundTable): void {
  const nameField: ColumnField = table.fields.has("club") ? "club" : "name";
  const isRow = (row: number) => filled(table, row) > 1 && shownText(cellOf(table, row, nameField)) !== "";
  eachRow(draft, table, isRow, (row, at) => {
    const text = (field: ColumnField) => {
      const shown = shownText(cellOf(table, row, field));
      return shown === "" || /^[-–—]+$/.test(shown) ? null : shown;
    };
    for (const [field, column] of table.fields) {
      const problem = table.sheet.rows[row]?.[column]?.problem;
      if (problem === "error-value" && field !== nameField) draft.warnOfCell(table, row, column, "error-value");
    }
    const note = text("note");
    for (const [field, column] of table.fields) {
      const longest = field === "note" ? longestNote : longestName;
      if (Array.from(text(field) ?? "").length > longest) draft.warnOfCell(table, row, column, "too-long");
    }
    const founded = /\b(1[89]\d\d|20\d\d)\b/.exec(text("founded") ?? "")?.[1];
    if (founded === undefined && text("founded") !== null) {
      draft.warnOfCell(table, row, table.fields.get("founded") ?? 0, "not-a-number");
    }
    draft.rows.push({
      at,
      name: draft.clubs.match(inOneScript(text(nameField) ?? "").text, at),
      short: text("short"),
      town: text("city") === null ? null : storedName(text("city") ?? ""),
      president: text("president") === null ? null : storedName(text("president") ?? ""),
      phone: clubPhone(draft, cellOf(table, row, "phone")),
      mail: mailOf(draft, table, row),
      site: siteOf(draft, table, row),
      founded: founded === undefined ? null : Number(founded),
      note: note === null ? null : note.slice(0, longestNote),
    });
  });
}

/** Of a club the number as it is written; only a nought that a spreadsheet lost is put back. */
function clubPhone(draft: ImportDraft, cell: GridCell | null): string | null {
  return typeof cell?.value === "number" ? readPhone(cell, draft.world.language) : shownText(cell) || null;
}

function siteOf(draft: ImportDraft, table: FoundTable, row: number): string | null {
  const text = shownText(cellOf(table, row, "site"));
  if (text === "" || /^[-–—]+$/.test(text)) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/^https?:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/iu.test(address)) return address;
  draft.warnOfCell(table, row, table.fields.get("site") ?? 0, "not-an-address");
  return null;
}

function mailOf(draft: ImportDraft, table: FoundTable, row: number): string | null {
  const mail = readMail(shownText(cellOf(table, row, "mail")));
  if (mail !== notReadable) return mail;
  draft.warnOfCell(table, row, table.fields.get("mail") ?? 0, "not-an-address");
  return null;
}

function cellOf({ sheet, fields }: FoundTable, row: number, field: ColumnField): GridCell | null {
  return sheet.rows[row]?.[fields.get(field) ?? -1] ?? null;
}

function filled(table: FoundTable, row: number): number {
  return cellsOf(table, row).filter((cell) => cell !== null && (shownText(cell) !== "" || cell.problem !== null)).length;
}

function eachRow(
  draft: ImportDraft,
  table: FoundTable,
  isRow: (row: number) => boolean,
  readOne: RowReader,
  heading: (text: string) => string | null = () => null,
): void {
  const rows = Array.from({ length: table.endRow - table.firstRow }, (_, at) => table.firstRow + at).filter(
    (row) => !isEmptyRow(cellsOf(table, row)),
  );
  const marks = rowMarks(
    draft,
    table,
    rows.filter((row) => isRow(row)),
  );
  for (const row of rows) {
    const at = draft.rowPlace(table, row);
    const mark = marks.get(row);
    if (mark?.kind === "leave-out") draft.left.push({ at, why: mark.why });
    else if (isRow(row)) readOne(row, at);
    else {
      const cells = cellsOf(table, row);
      const column = Math.max(
        cells.findIndex((cell) => cell !== null && (shownText(cell) !== "" || cell.problem !== null)),
        0,
      );
      const line = readListLine(cells);
      const place = draft.rowPlace({ ...table, firstColumn: table.firstColumn + column, headRow: 0 }, row);
      draft.left.push({ at: place, why: heading(shownText(cells[column])) ?? (line.kind === "sum" ? "sum line" : "note") });
    }
  }
}

/** Who pays for the league, and where their mark leads. IMPF22 */
export function readSponsors(draft: ImportDraft, table: FoundTable): void {
  const nameOf = (row: number) => shownText(cellOf(table, row, "name"));
  const isRow = (row: number) => filled(table, row) > 1 && /\p{L}/u.test(nameOf(row));
  eachRow(draft, table, isRow, (row, at) => {
    draft.rows.push({ at, kind: "sponsor", name: inOneScript(nameOf(row)).text, site: siteOf(draft, table, row) });
  });
}
