import { tableNameIn } from "#contract/table-exports.ts";

/** A table of a page as its HTML has it, before its texts are read as numbers. */
export type PageTable = {
  readonly name: string | null;
  readonly caption: string;
  /** By their long names: what an abbreviation stands for, where the head is one. */
  readonly heads: readonly string[];
  /** In the order of the heads; `null` where a row has no such cell. */
  readonly rows: readonly (readonly (string | null)[])[];
};

type Cell = { text: string; span: number; parts: Map<string, string> };
type Row = { cells: Cell[]; isHead: boolean };

/** Letters on both sides of these belong to one word; every other element's text stands for itself. */
const withinWords = new Set(["a", "abbr", "b", "em", "i", "strong", "bdi", "sup", "sub", "wbr"]);

/**
 * The tables of a document that React wrote; not of just any HTML. What is hidden from readers of the page
 * (`aria-hidden`) is left out, what only they hear (`visually-hidden`, names of pictures) is text. A piece of a cell
 * with `data-column` becomes a column of that name, before the cell's own. A table with `data-provisional` is of this minute
 * and nobody's to keep: it is left out; so is one with `data-ledger`, the sum that one figure is. RANK25
 */
export function pageTables(html: string): readonly PageTable[] {
  const document = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "");
  return [...document.matchAll(/<table\b([^>]*)>(.*?)<\/table>/gs)]
    .filter(([, attributes = ""]) => ["data-provisional", "data-ledger"].every((name) => attribute(attributes, name) === null))
    .map(([, attributes = "", inside = ""]) => tableOf(tableNameIn(attribute(attributes, "id")), inside));
}

/** The title of a document that React wrote. */
export function pageTitle(html: string): string {
  return decoded(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
}

function tableOf(name: string | null, inside: string): PageTable {
  const caption = readCell(/<caption\b[^>]*>(.*?)<\/caption>/s.exec(inside)?.[1] ?? "").text;
  const lines = [...inside.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(({ 1: line = "", index }) => readRow(line, isInHead(inside, index)));
  const head = lines.find(({ isHead }) => isHead);
  const width = Math.max(0, ...lines.map(({ cells }) => widthOf(cells)));
  const body = lines.filter(({ cells, isHead }) => !isHead && !isHeading(cells, width)).map(({ cells }) => spread(cells, width));
  const heads = spread(head?.cells ?? [], width).map((cell) => cell?.text ?? "");
  const columns = heads.flatMap((long, index) => {
    const cells = body.map((row) => row[index] ?? null);
    const parts = new Set(cells.flatMap((cell) => [...(cell?.parts.keys() ?? [])]));
    return [
      ...[...parts].map((part) => ({ head: part, texts: cells.map((cell) => cell?.parts.get(part) ?? null) })),
      { head: long, texts: cells.map((cell) => cell?.text ?? null) },
    ];
  });
  const kept = columns.filter((column, index) => !columns.slice(0, index).some((before) => isSame(before, column)));
  return {
    name,
    caption,
    heads: kept.map((column) => column.head),
    rows: body.map((_, row) => kept.map(({ texts }) => texts[row] ?? null)),
  };
}

function isInHead(inside: string, index: number): boolean {
  return inside.lastIndexOf("<thead", index) > inside.lastIndexOf("</thead>", index);
}

function readRow(line: string, isHead: boolean): Row {
  const cells = [...line.matchAll(/<(t[hd])\b([^>]*)>(.*?)<\/\1>/gs)].map(([, , attributes = "", content = ""]) => {
    return { ...readCell(content), span: Number(attribute(attributes, "colSpan") ?? attribute(attributes, "colspan") ?? 1) };
  });
  return { cells, isHead };
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { span }) => sum + span, 0);
}

/** A heading between rows says nothing in any column. */
function isHeading(cells: readonly Cell[], width: number): boolean {
  return width > 1 && cells.length === 1 && cells[0]!.span >= width;
}

function spread(cells: readonly Cell[], width: number): (Cell | null)[] {
  const places = cells.flatMap((cell) => [cell, ...Array<null>(cell.span - 1).fill(null)]);
  return Array.from({ length: width }, (_, index) => places[index] ?? null);
}

type Column = { readonly head: string; readonly texts: readonly (string | null)[] };

/** Wide screens and phones are shown some columns at different places: the table has them twice. */
function isSame(one: Column, other: Column): boolean {
  return one.head === other.head && one.texts.every((text, index) => text === other.texts[index]);
}

type Open = { name: string; isSkipped: boolean; part: string | null; title: string | null; label: string | null; begin: number };

/** The text of a cell. */
function readCell(content: string): Cell {
  const parts = new Map<string, string>();
  const open: Open[] = [];
  let text = "";
  function close({ part, title, label, begin, name, isSkipped }: Open): void {
    const own = text.slice(begin);
    if (isSkipped) text = text.slice(0, begin);
    else if (title !== null) text = text.slice(0, begin) + title;
    else if (label !== null && own.trim() === "") text = `${text.slice(0, begin)} ${label} `;
    if (part !== null) {
      parts.set(part, tidy(text.slice(begin)));
      text = text.slice(0, begin);
    }
    if (!withinWords.has(name)) text += " ";
  }
  for (const [token, slash, name = "", attributes = ""] of content.matchAll(/<!--.*?-->|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|[^<]+/gs)) {
    if (name === "") {
      if (!token.startsWith("<!--")) text += decoded(token);
    } else if (slash === "/") {
      const ended = open.pop();
      if (ended) close(ended);
    } else {
      if (!withinWords.has(name)) text += " ";
      const element = opened(name, attributes, text.length);
      if (attributes.endsWith("/")) close(element);
      else open.push(element);
    }
  }
  return { text: tidy(text), span: 1, parts };
}

function opened(name: string, attributes: string, begin: number): Open {
  return {
    name,
    begin,
    isSkipped: attribute(attributes, "aria-hidden") === "true",
    part: attribute(attributes, "data-column"),
    title: name === "abbr" ? attribute(attributes, "title") : null,
    label: attribute(attributes, "aria-label") ?? (name === "img" ? attribute(attributes, "alt") : null),
  };
}

function attribute(attributes: string, name: string): string | null {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? null : decoded(value);
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: "\u00a0" };

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Blanks between elements are many; those within a figure do not break and stay. */
function tidy(text: string): string {
  return text.replace(/[ \t\r\n]+/g, " ").trim();
}
