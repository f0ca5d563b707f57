import { inflateRawSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { describe, expect, it, test } from "vitest";
import { xml2js } from "xml-js";
import { locales, type Locale } from "#contract/locale.ts";
import type { TableWords } from "#contract/table-exports.ts";
import { exportedTable } from "./exported-table.ts";
import { spreadsheetTable } from "./spreadsheet-table.ts";
import { tableCsv } from "./table-csv.ts";
import { tableXlsx } from "./table-xlsx.ts";

const words: TableWords = {
  madeOf: new Map([["Threes", ["Threes made", "Threes attempted"]]]),
  durations: new Set(["Minutes"]),
  second: (head) => `${head} (of)`,
};
const heads = ["Player", "Minutes", "Threes", "Place", "Score", "Points", "Season", "Day", "Record"];
const rows = [
  ["Ana, „prva“; druga", "24:13", "1/4", "3/12", "88:79", "12,5", "2011-12", "14. 11. 2026.", "12–3"],
  ["=SUM(A1)", "123:05", "0/2", "–", "90-92", "\u22123", "2025/26", "–", "0–0"],
  ["+381 11", "did not play", null, null, null, null, null, null, null],
];

function sheet(locale: Locale) {
  return spreadsheetTable(exportedTable({ name: "box", caption: "Box: score/1", heads, rows }, locale), words, locale);
}

it("EXPORT1 two figures stand in two columns, minutes and days are what they are", () => {
  expect(sheet("sr").heads).toEqual([
    "Player",
    "Minutes",
    "Threes made",
    "Threes attempted",
    "Place",
    "Place (of)",
    "Score",
    "Score (of)",
    "Points",
    "Season",
    "Day",
    "Record",
  ]);
  expect(sheet("sr").rows).toEqual([
    ["Ana, „prva“; druga", { seconds: 1453 }, 1, 4, 3, 12, 88, 79, 12.5, "2011-12", { day: "2026-11-14" }, "12–3"],
    ["=SUM(A1)", { seconds: 7385 }, 0, 2, null, null, 90, 92, -3, "2025/26", null, "0–0"],
    ["+381 11", "did not play", null, null, null, null, null, null, null, null, null, null],
  ]);
});

it("EXPORT1 a table on its side has what its rows are called", () => {
  const onItsSide = {
    name: null,
    caption: "",
    heads: ["", "Home", "Away"],
    rows: [
      ["Minutes", "10:22", "9:05"],
      ["Threes", "3/8", "12/5"],
    ],
  };
  expect(spreadsheetTable(exportedTable(onItsSide, "en"), words, "en").rows).toEqual([
    ["Minutes", { seconds: 622 }, null, { seconds: 545 }, null],
    ["Threes", 3, 8, 12, 5],
  ]);
});

/** What Excel makes days, hours or fractions of. */
const turned = /^\s*\d{1,4}\s?[/:-]\s?\d{1,4}(?:\s?[/:-]\s?\d{1,4})?\s*$/;
const machineDay = /^\d{4}-\d\d-\d\d$/;

test.each(locales)("EXPORT2 CSV opens in columns in a spreadsheet of the language, and no cell of it turns into another: %s", (locale) => {
  const csv = tableCsv(sheet(locale), locale);
  const [delimiter, decimal] = locale === "en" ? [",", "."] : [";", ","];
  expect(csv.startsWith("\ufeff")).toBe(true);
  const lines = parse(csv, { bom: true, delimiter });
  expect(lines.map(({ length }) => length)).toEqual([12, 12, 12, 12]);
  expect(lines[1]?.slice(0, 2)).toEqual(["Ana, „prva“; druga", `24${decimal}22`]);
  expect(lines.flat().filter((cell) => turned.test(cell) && !machineDay.test(cell))).toEqual([]);
  expect(lines.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
});

it.each(["=1", "+381 11", "-x", "@cmd", "\t=1", " =1", "\uff1d1"])("EXPORT2 disarms %j", (text) => {
  expect(tableCsv({ heads: ["A", "B"], rows: [["x", text]] }, "en").split("\r\n")[1]).toContain(`'${text}`);
});

test("EXPORT2 a text of two lines stays one cell", () => {
  expect(tableCsv({ heads: ["a"], rows: [["one\ntwo"], ["one\rtwo"]] }, "en")).toBe('\ufeffa\r\n"one\ntwo"\r\n"one\rtwo"\r\n');
});

describe("EXPORT3 a workbook", () => {
  test("read by another reader has its texts, numbers, lengths of time and days as such, and no formula", async () => {
    const files = unzipped(await tableXlsx(sheet("sr")));
    const cells = cellsOf(files);
    expect(cells.get("A1")).toEqual({ text: "Player" });
    expect(cells.get("A2")).toEqual({ text: "Ana, „prva“; druga" });
    expect(cells.get("A3")).toEqual({ text: "=SUM(A1)" });
    expect(cells.get("B2")).toEqual({ number: 1453 / 86_400, format: "[m]:ss" });
    expect([cells.get("C2"), cells.get("D2")]).toEqual([
      { number: 1, format: null },
      { number: 4, format: null },
    ]);
    expect(cells.get("I3")).toEqual({ number: -3, format: null });
    expect(cells.get("J2")).toEqual({ text: "2011-12" });
    // Days are counted from 1900-01-01, with a 29 February that there was not.
    expect(cells.get("K2")).toEqual({ number: Date.UTC(2026, 10, 14) / 86_400_000 + 25_569, format: "yyyy-mm-dd" });
    expect([...files.values()].filter((text) => /<f[ >]/.test(text))).toEqual([]);
    expect(files.get("xl/workbook.xml")).toContain('name="Box score 1"');
  });

  test("of any texts is one that can be read", async () => {
    const texts = ["\u0000\u001f", "\ud800", "]]>", "<b>&amp;", "\u202e", "a\r\nb", "ж".repeat(40_000), `a${"😀".repeat(20_000)}`];
    const files = unzipped(await tableXlsx({ name: null, caption: "[']: \\/?*\u0000", heads: texts, rows: [texts] }));
    for (const text of files.values()) expect(() => xml2js(text)).not.toThrow();
    expect(cellsOf(files).get("C2")).toEqual({ text: "]]>" });
    for (const text of files.values()) expect(text).not.toContain("\ufffd");
  });

  test("has no day that Excel does not know, and no name that it keeps for itself", async () => {
    const born = [[{ day: "1898-05-02" }, { day: "1900-03-01" }]];
    const files = unzipped(await tableXlsx({ name: null, caption: "History", heads: ["Born", "Born"], rows: born }));
    expect(cellsOf(files).get("A2")).toEqual({ text: "1898-05-02" });
    expect(cellsOf(files).get("B2")).toEqual({ number: 61, format: "yyyy-mm-dd" });
    expect(files.get("xl/workbook.xml")).toContain('name="History1"');
  });
});

/** The files of a ZIP, by its own table of them. */
function unzipped(zip: Buffer): ReadonlyMap<string, string> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let file = 0; file < zip.readUInt16LE(end + 10); file += 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment, begin] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    const data = begin + 30 + zip.readUInt16LE(begin + 26) + zip.readUInt16LE(begin + 28);
    const bytes = zip.subarray(data, data + size);
    files.set(name, (method === 0 ? bytes : inflateRawSync(bytes)).toString());
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

type Read = {
  readonly name?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly elements?: readonly Read[];
};

function all(read: Read, name: string): readonly Read[] {
  return [...(read.name === name ? [read] : []), ...(read.elements ?? []).flatMap((inner) => all(inner, name))];
}

function textOf(read: Read): string {
  return (read.text ?? "") + (read.elements ?? []).map(textOf).join("");
}

type ReadCell = { readonly text?: string | undefined; readonly number?: number; readonly format?: string | null };

function cellsOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, ReadCell> {
  const read = (name: string) => xml2js(files.get(name) ?? "<none/>", { captureSpacesBetweenElements: true }) as Read;
  const shared = all(read("xl/sharedStrings.xml"), "si").map(textOf);
  const styles = read("xl/styles.xml");
  const formats = new Map(all(styles, "numFmt").map(({ attributes }) => [attributes?.["numFmtId"], attributes?.["formatCode"]]));
  const looks = (all(styles, "cellXfs")[0]?.elements ?? []).map(({ attributes }) => formats.get(attributes?.["numFmtId"]) ?? null);
  const [, sheetFile = ""] = [...files.keys()]
    .map((name) => name)
    .filter((name) => name.startsWith("xl/worksheets/sheet"))
    .toSorted()
    .flatMap((name) => ["", name]);
  return new Map(
    all(read(sheetFile), "c").map((cell): [string, ReadCell] => {
      const { r = "", t = "n", s } = cell.attributes ?? {};
      const value = textOf(all(cell, "v")[0] ?? all(cell, "is")[0] ?? {});
      if (t === "s") return [r, { text: shared[Number(value)] }];
      if (t === "inlineStr" || t === "str") return [r, { text: value }];
      return [r, { number: Number(value), format: s === undefined ? null : (looks[Number(s)] ?? null) }];
    }),
  );
}
