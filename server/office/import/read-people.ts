import type { ColumnField } from "./column-words.ts";
import { headPutsFamilyFirst } from "./column-words.ts";
import { FileDates, type SeenDate } from "./file-dates.ts";
import type { FoundTable } from "./find-tables.ts";
import { isEmptyRow } from "./game-rows.ts";
import type { DraftRow, ImportDraft } from "./import-draft.ts";
import { readListLine } from "./list-lines.ts";
import { inOneScript } from "./own-letters.ts";
import { placeOf } from "./find-tables.ts";
import { cellsOf, rowMarks } from "./row-marks.ts";
import { cellName, type GridCell, shownText } from "./sheet-grid.ts";
import { isoDay, readDateCell, type WrittenDate } from "./written-date.ts";
import { notReadable, readHeight, readShirt } from "./written-figures.ts";
import { putsFamilyFirst, readNameParts, readNationality, readPersonName, readPosition, type WrittenName } from "./written-person.ts";

/** Somebody below a list, by what stands before the name. */
const staff: readonly (readonly [string, RegExp])[] = [
  [
    "assistant-coach",
    /^(?:pomo[ćc]ni trener|pomo[čc]nik trenera|asistent|(?:2|drugi)\.? trener|assistant(?: coach)?|entrenador ayudante|segundo entrenador|ayudante|entra[îi]neur adjoint|assistant|второй тренер|помощник тренера|помоћни тренер)\s*[:–-]\s*(.+)$/iu,
  ],
  [
    "coach",
    /^(?:trener|glavni trener|[šs]ef stru[čc]nog [šs]taba|entrenador(?:a)?|coach|head coach|entra[îi]neu(?:r|se)|тренер|главный тренер|главни тренер)\s*[:–-]\s*(.+)$/iu,
  ],
];

/** What a list of people shares. */
type PeopleList = {
  readonly table: FoundTable;
  readonly dates: FileDates;
  readonly familyFirst: boolean;
  readonly club: string | null;
  /** In which nearly all of its names are written. */
  readonly script: "Latin" | "Cyrillic" | null;
};

const nameFields = ["fullName", "name", "family", "given"] as const satisfies readonly ColumnField[];

/** People of a list, player by player; the coach is often a line below. IMPF17 */
export function readPeople(draft: ImportDraft, tables: readonly FoundTable[]): void {
  const seen = tables.flatMap((table) => seenDates(draft, table));
  const dates = new FileDates(draft.world, draft.book, seen);
  for (const table of tables) {
    const club = clubOfList(draft, table);
    if (tables.find(({ sheet }) => sheet === table.sheet) === table) readStaffOver(draft, table, club);
    readList(draft, { table, dates, familyFirst: familyFirstOf(table), club, script: scriptOf(table) });
  }
}

/** A coach named between the title and the head of a list. */
function readStaffOver(draft: ImportDraft, { sheet, headRow }: FoundTable, club: string | null): void {
  for (let row = Math.max(0, (headRow ?? 0) - mostTitleRows); row < (headRow ?? 0); row++) {
    const cells = sheet.rows[row] ?? [];
    const filled = cells.filter((cell) => cell !== null && !cell.isCovered && shownText(cell) !== "");
    const found = filled.length === 1 ? staffIn(shownText(filled[0])) : null;
    if (found !== null) draft.rows.push({ at: placeOf(draft.workbook, sheet, row, cells.indexOf(filled[0] as GridCell)), club, ...found });
  }
}

/** Whom of the staff a line names; `null`: it is no such line. */
export function staffIn(text: string): (WrittenName & { readonly role: string }) | null {
  for (const [role, pattern] of staff) {
    const name = pattern.exec(text)?.[1];
    if (name !== undefined && !/^[-–—_.\s]*$/.test(name)) return { role, ...readPersonName(name, false) };
  }
  return null;
}

function readList(draft: ImportDraft, list: PeopleList): void {
  const { table } = list;
  const isPerson = (row: number) => !isEmptyRow(cellsOf(table, row)) && nameOf(list, row) !== null;
  const rows = Array.from({ length: table.endRow - table.firstRow }, (_, at) => table.firstRow + at);
  const marks = rowMarks(
    draft,
    table,
    rows.filter((row) => isPerson(row)),
  );
  let club = list.club;
  for (const row of rows) {
    if (isEmptyRow(cellsOf(table, row))) continue;
    const at = draft.rowPlace(table, row);
    const mark = marks.get(row);
    const written = shownText(cellOf(table, row, "club"));
    if (written !== "") club = draft.clubs.match(inOneScript(written).text, at);
    if (mark?.kind === "leave-out") draft.left.push({ at, why: mark.why });
    else if (isPerson(row)) readPlayer(draft, list, row, club);
    else club = readLine(draft, list, row, club);
  }
}

function cellOf({ sheet, fields }: FoundTable, row: number, field: ColumnField): GridCell | null {
  return sheet.rows[row]?.[fields.get(field) ?? -1] ?? null;
}

function nameOf({ table, familyFirst }: PeopleList, row: number): WrittenName | null {
  const text = (field: ColumnField) => inOneScript(shownText(cellOf(table, row, field))).text;
  if (table.fields.has("family") && table.fields.has("given")) {
    return text("family") === "" || text("given") === "" ? null : readNameParts(text("family"), text("given"));
  }
  const whole = text("fullName") || text("name") || text("family");
  // A line of the list's foot tells what it is before a colon, and no name has one.
  if (whole === "" || whole.includes(":") || !/\p{L}{2}/u.test(whole)) return null;
  const others = cellsOf(table, row).filter((cell) => cell !== null && !cell.isCovered && shownText(cell) !== "").length;
  return others < 2 && table.fields.size > 2 ? null : readPersonName(whole, familyFirst);
}

function readPlayer(draft: ImportDraft, list: PeopleList, row: number, club: string | null): void {
  const { table } = list;
  const at = draft.rowPlace(table, row);
  const text = (field: ColumnField) => shownText(cellOf(table, row, field));
  const name = nameOf(list, row) as WrittenName;
  const odd = nameFields.find((field) => inOneScript(text(field)).hadLookAlike || isOfOtherScript(text(field), list.script));
  if (odd !== undefined) draft.warnings.push({ at, kind: "look-alike", cell: cellName(row, table.fields.get(odd) ?? 0) });
  const born = bornOn(draft, list, row);
  if (born === false) return;
  const shirtField = table.fields.has("shirt") ? "shirt" : "number";
  // `HC` where a shirt's figure would be is what somebody does.
  const shirt = roleOf(text(shirtField)) === "player" ? readShirt(cellOf(table, row, shirtField)) : null;
  const cm = readHeight(cellOf(table, row, "cm"));
  for (const [field, value] of [
    ["shirt", shirt],
    ["cm", cm],
  ] as const) {
    const column = table.fields.get(field === "shirt" && !table.fields.has("shirt") ? "number" : field);
    if (value === notReadable) draft.warnOfCell(table, row, column ?? 0, "not-a-number");
  }
  const note = text("note");
  const role = roleOf(text("role") || text("position") || text(shirtField));
  draft.rows.push({
    at,
    club,
    role,
    ...name,
    number: shirt === notReadable ? null : shirt,
    born,
    cm: cm === notReadable ? null : cm,
    position: role === "player" ? readPosition(text("position")) : null,
    licence: text("licence") || null,
    nationality: readNationality(text("nationality")),
    ...(note === "" ? {} : { note }),
  } satisfies DraftRow);
}

/** A name in the other script than its list: most often by a keyboard left as it was. */
function isOfOtherScript(text: string, script: PeopleList["script"]): boolean {
  return (script === "Cyrillic" && /\p{Script=Latin}{3}/u.test(text)) || (script === "Latin" && /\p{Script=Cyrillic}{3}/u.test(text));
}

function scriptOf({ sheet, fields, firstRow, endRow }: FoundTable): PeopleList["script"] {
  const names = sheet.rows
    .slice(firstRow, endRow)
    .map((row) => nameFields.map((field) => shownText(row[fields.get(field) ?? -1])).join(" "));
  const there = names.filter((name) => /\p{L}{3}/u.test(name));
  const cyrillic = there.filter((name) => /\p{Script=Cyrillic}{3}/u.test(name)).length;
  if (cyrillic > there.length * 0.8) return "Cyrillic";
  return there.length - cyrillic > there.length * 0.8 ? "Latin" : null;
}

function roleOf(text: string): string {
  if (/pomo[ćc]|assist|ayudante|adjoint|помо|^ac$/iu.test(text)) return "assistant-coach";
  return /^hc$|trener|coach|entrenador|entra[îi]neur|тренер/iu.test(text) ? "coach" : "player";
}

/** `false`: refused. */
function bornOn(draft: ImportDraft, { table, dates }: PeopleList, row: number): string | null | false {
  const cell = cellOf(table, row, "born");
  const at = draft.rowPlace(table, row);
  const refuse = (why: string): false => {
    draft.refuse(at, why, row, table.fields.get("born"));
    return false;
  };
  if (cell?.problem === "formula-without-value") return refuse("formula-without-value");
  const written = readDateCell(cell);
  if (written === "impossible") return refuse("date-impossible");
  // A year alone is no day, and nothing is made of it.
  if (written === null) return null;
  const born = dates.dayOf(centuryOf(written, draft.world.today));
  return born === null ? refuse("date-impossible") : born;
}

/** 98 is 1998, 04 is 2004: born in the past, and old enough to play. */
function centuryOf(date: WrittenDate, today: string): WrittenDate {
  if (!date.hasShortYear || date.year === null) return date;
  const youngest = isoDay(Number(today.slice(0, 4)) - 5, 12, 31);
  const year = isoDay(2000 + date.year, date.month, date.day) > youngest ? 1900 + date.year : 2000 + date.year;
  return { ...date, year, hasShortYear: false };
}

/** A line below or between players: a coach, whose players follow, or nothing of ours. Comes to the club of what follows. */
function readLine(draft: ImportDraft, list: PeopleList, row: number, club: string | null): string | null {
  const { table } = list;
  const cells = cellsOf(table, row);
  const column = cells.findIndex((cell) => cell !== null && (shownText(cell) !== "" || cell.problem !== null));
  const text = shownText(cells[column]);
  const at = draft.rowPlace({ ...table, firstColumn: table.firstColumn + Math.max(column, 0), headRow: 0 }, row);
  const named = staffIn(text);
  if (named !== null) {
    draft.rows.push({ at, club, ...named });
    return club;
  }
  const line = readListLine(cells);
  const next = table.fields.has("club") ? null : clubInTitle(draft, text);
  draft.left.push({ at, why: line.kind === "sum" ? "sum line" : next === null ? "note" : "club line" });
  return next ?? club;
}

function familyFirstOf({ heads, fields, sheet, firstRow, endRow }: FoundTable): boolean {
  const column = fields.get("fullName") ?? fields.get("name") ?? -1;
  const names = sheet.rows.slice(firstRow, endRow).map((row) => shownText(row[column]));
  const said = headPutsFamilyFirst(heads.get(column) ?? "");
  const seen = putsFamilyFirst(names);
  // Some lists turn the order that their head tells: endings of family names say so.
  return said === true && names.length > 3 ? seen || !putsGivenFirst(names) : (said ?? seen);
}

function putsGivenFirst(names: readonly string[]): boolean {
  return putsFamilyFirst(names.map((name) => name.trim().split(/\s+/u).toReversed().join(" ")));
}

/** Rows over a list that may name its club. */
const mostTitleRows = 8;

/** The club of a list: by the titles over it, then by the sheet's tab; else by asking whose sheet it is. */
function clubOfList(draft: ImportDraft, { sheet, headRow, fields }: FoundTable): string | null {
  if (fields.has("club")) return null;
  const titles: string[] = [];
  for (let row = (headRow ?? 0) - 1; row >= Math.max(0, (headRow ?? 0) - mostTitleRows); row--) {
    const texts = (sheet.rows[row] ?? []).filter((cell) => cell?.isCovered !== true).map((cell) => shownText(cell));
    const filled = texts.filter((text) => text !== "");
    // Above is another list.
    if (filled.length > 3) break;
    titles.push(...filled);
  }
  const sure = titles.map((title) => clubInTitle(draft, title)).find((club) => club !== null);
  const tab = sheet.name.replace(/\(\d+\)/u, "").trim();
  const certain = sure ?? draft.clubs.certain(inOneScript(tab).text);
  if (certain !== null || draft.world.clubs.length === 0) return certain ?? nameInTitle(titles.at(-1) ?? tab);
  const near = [...titles, tab].map((title) => title.split(/\s+[–—-]\s+|[,:(]/u)[0]?.trim() ?? "").find((part) => draft.clubs.isNear(part));
  const said = draft.book.askOfName(
    { kind: "sheet-of-club", at: sheet.name, name: sheet.name, ...(near === undefined ? {} : { proposal: near }) },
    ["sheet-of-club"],
  );
  if (typeof said === "string") return draft.clubs.certain(said) ?? said;
  return near === undefined ? null : draft.clubs.match(near, sheet.name);
}

/** Of a league that has no clubs yet: what stands behind a colon, and before a dash or a comma. */
function nameInTitle(title: string): string {
  const [name = ""] = title.replace(/^[^:]{2,20}:\s*/u, "").split(/\s+[–—-]\s+|[,(]/u);
  return name.trim() || title;
}

/** The club that a title names, whole or before a dash: `KK Lasta 92 – spisak igrača`, `Ekipa: KK Lasta 92`. */
function clubInTitle(draft: ImportDraft, title: string): string | null {
  const parts = [title, ...title.split(/\s+[–—-]\s+|[,:(]/u).map((part) => part.trim())];
  return parts.map((part) => draft.clubs.certain(inOneScript(part).text)).find((club) => club !== null) ?? null;
}

function seenDates(draft: ImportDraft, table: FoundTable): SeenDate[] {
  const column = table.fields.get("born");
  if (column === undefined) return [];
  return table.sheet.rows.slice(table.firstRow, table.endRow).flatMap((row) => {
    const date = readDateCell(row[column]);
    return date === null || date === "impossible" || date.year === null
      ? []
      : [{ date, weekday: null, column: draft.columnPlace(table, column) }];
  });
}
