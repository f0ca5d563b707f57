import type { FoundTable } from "./find-tables.ts";
import type { ImportDraft } from "./import-draft.ts";
import type { GridCell } from "./sheet-grid.ts";

/** What the marks of a row mean, by the office's word: leave it out, or a state of its game. */
export type RowMark = { readonly kind: "leave-out"; readonly why: string } | { readonly kind: "status"; readonly status: string };

/** A colour of so many rows of a list is how it is drawn, and means nothing. */
const mostMarkedShare = 0.4;

/**
 * Rows that are hidden, struck through or coloured say something that no column says: what, is asked once for a sheet. IMPF15
 */
export function rowMarks(draft: ImportDraft, table: FoundTable, dataRows: readonly number[]): ReadonlyMap<number, RowMark> {
  const marks = new Map<number, RowMark>();
  for (const [row, status] of colourMarks(draft, table, dataRows)) marks.set(row, status);
  const struck = dataRows.filter((row) => isStruckThrough(cellsOf(table, row)));
  const [firstStruck] = struck;
  if (firstStruck !== undefined) {
    const said = draft.book.ask({ kind: "struck-through", at: draft.rowPlace(table, firstStruck), proposal: "leave out" });
    if (isLeftOut(said ?? "leave out")) for (const row of struck) marks.set(row, { kind: "leave-out", why: "struck through" });
    else if (statusOf(said) !== null) for (const row of struck) marks.set(row, { kind: "status", status: statusOf(said) as string });
  }
  const hidden = dataRows.filter((row) => table.sheet.hiddenRows.has(row));
  if (hidden.length > 0) {
    const said = draft.book.ask({ kind: "hidden-rows", at: table.sheet.name, proposal: "take" });
    if (isLeftOut(said)) for (const row of hidden) marks.set(row, { kind: "leave-out", why: "hidden row" });
  }
  return marks;
}

export function cellsOf({ sheet, firstColumn, lastColumn }: FoundTable, row: number): readonly (GridCell | null)[] {
  return (sheet.rows[row] ?? []).slice(firstColumn, lastColumn + 1);
}

function isStruckThrough(cells: readonly (GridCell | null)[]): boolean {
  const there = cells.filter((cell) => cell !== null && !cell.isCovered && cell.value !== null);
  return there.length > 0 && there.filter((cell) => cell?.isStruck === true).length * 2 >= there.length;
}

function colourMarks(draft: ImportDraft, table: FoundTable, dataRows: readonly number[]): ReadonlyMap<number, RowMark> {
  const byColour = new Map<string, number[]>();
  for (const row of dataRows) {
    for (const name of coloursOf(cellsOf(table, row))) rowsOf(byColour, name).push(row);
  }
  const marks = new Map<number, RowMark>();
  const meant = [...byColour].filter(([, rows]) => rows.length <= dataRows.length * mostMarkedShare);
  if (meant.length === 0 || [...byColour.values()].flat().length > dataRows.length * 0.8) return marks;
  const proposal = Object.fromEntries(meant.map(([name]) => [name, "nothing"]));
  const said = draft.book.ask({ kind: "colour", at: table.sheet.name, proposal, choices: meant.map(([name]) => name) });
  for (const [name, rows] of meant) {
    const meaning = meaningOf(said, name, meant.length);
    const status = statusOf(meaning);
    if (isLeftOut(meaning)) for (const row of rows) marks.set(row, { kind: "leave-out", why: `${name} row` });
    else if (status !== null) for (const row of rows) marks.set(row, { kind: "status", status });
  }
  return marks;
}

function rowsOf(byColour: Map<string, number[]>, name: string): number[] {
  const rows = byColour.get(name) ?? [];
  byColour.set(name, rows);
  return rows;
}

/** Colours of a row's grounds, and of its letters where most of them have it. */
function coloursOf(cells: readonly (GridCell | null)[]): ReadonlySet<string> {
  const there = cells.filter((cell) => cell !== null);
  const names = new Set(there.map((cell) => (cell.fill === null ? null : colourName(cell.fill))).filter((name) => name !== null));
  const written = there.filter((cell) => !cell.isCovered && cell.value !== null);
  const inks = written.map((cell) => (cell.ink === null ? null : colourName(cell.ink))).filter((name) => name !== null);
  if (inks.length * 2 > written.length) for (const ink of inks) names.add(ink);
  return names;
}

function meaningOf(said: unknown, colour: string, colours: number): unknown {
  if (typeof said !== "object" || said === null) return said;
  const entries = Object.entries(said);
  return (
    entries.find(([name]) => name.toLowerCase() === colour)?.[1] ?? (entries.length === 1 && colours === 1 ? entries[0]?.[1] : undefined)
  );
}

function isLeftOut(said: unknown): boolean {
  return typeof said === "string" && /leave|skip|left|drop|do not take|not taken|ignore the row/i.test(said);
}

function statusOf(said: unknown): string | null {
  const word =
    typeof said === "string" ? /postponed|cancelled|canceled|played|awarded|annulled|withdrawn/i.exec(said)?.[0].toLowerCase() : undefined;
  return word === undefined ? null : word === "canceled" ? "cancelled" : word;
}

/** What people call a colour; `null`: white, grey and black, which are how lists are drawn. */
export function colourName(rgb: string): string | null {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 0.08) return null;
  const turn =
    most === red
      ? ((green - blue) / (most - least) + 6) % 6
      : most === green
        ? (blue - red) / (most - least) + 2
        : (red - green) / (most - least) + 4;
  const hue = turn * 60;
  const bounds: readonly (readonly [number, string])[] = [
    [20, "red"],
    [45, "orange"],
    [70, "yellow"],
    [170, "green"],
    [260, "blue"],
    [300, "purple"],
    [340, "pink"],
    [361, "red"],
  ];
  return bounds.find(([until]) => hue < until)?.[1] ?? null;
}
