import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { zipOf } from "#tests/support/office/hostile-zips.ts";
import { smallWorld, tried, xlsxOf } from "#tests/support/office/small-files.ts";
import { readOfficeFile } from "./read-office-file.ts";
import { UnreadableFile } from "./sheet-grid.ts";
import { tryOfficeFile } from "./try-office-file.ts";

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

async function refused(bytes: Uint8Array) {
  const run = await tryOfficeFile({ bytes, world: smallWorld, answers: [] });
  return { opens: run.opens, rows: run.rows.length, why: run.refused.map(({ why }) => why), sentence: run.refused[0]?.sentence };
}

const broken = { opens: false, rows: 0, why: ["broken"] };
const workbook = { name: "xl/workbook.xml", content: text("<workbook/>") };

describe("files that are none", () => {
  it("IMPF1 what is no table is refused in one sentence that says what it is", async () => {
    const files: [Uint8Array, RegExp][] = [
      [text(""), /empty/],
      [text("   \n"), /empty/],
      [text("%PDF-1.7 …"), /a PDF/],
      [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]), /a picture/],
      [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), /not whole/],
      [new Uint8Array([1, 2, 3, 0, 7, 9, 1, 1, 1]), /no table/],
      [text("<html><body><p>404</p></body></html>"), /without a table/],
      [zipOf([{ name: "photo.jpg", content: text("x") }]), /archive/],
    ];
    for (const [bytes, sentence] of files) await expect(readOfficeFile(bytes)).rejects.toThrow(sentence);
    expect(await refused(text("%PDF-1.7 …"))).toEqual({
      ...broken,
      sentence: "This is a PDF, not a table: send the Excel, OpenDocument or CSV file.",
    });
  });

  it("IMPF1 a file that is cut off anywhere is refused, or read", async () => {
    const whole = await xlsxOf({
      List: [
        ["Datum", "Domaćin", "Gost"],
        ["3.10.2026.", "ZEL", "ĐER"],
      ],
    });
    for (let share = 1; share < 10; share++) {
      await expect(readOfficeFile(whole.subarray(0, Math.floor((whole.length * share) / 10)))).rejects.toThrow(UnreadableFile);
    }
  });

  it("IMPF2 a zip that says it is too large is not unpacked", async () => {
    const spaces = new Uint8Array(1024).fill(0x20);
    const sheet = { name: "xl/worksheets/sheet1.xml", content: spaces, said: 1024 ** 3 };
    expect(await refused(zipOf([workbook, sheet]))).toEqual({ ...broken, sentence: expect.stringMatching(/unpacks to more/) as string });
    const packed = deflateRawSync(new Uint8Array(50 * 1024 ** 2).fill(0x20));
    const many = Array.from({ length: 200 }, (_, at) => ({
      name: `xl/worksheets/sheet${at}.xml`,
      content: spaces,
      said: 50 * 1024 ** 2,
      packed,
    }));
    expect(await refused(zipOf([workbook, ...many]))).toEqual({ ...broken, sentence: expect.stringMatching(/unpacks to more/) as string });
  });

  it("IMPF2 a zip that lies about its size is found out before it is believed", async () => {
    const packed = deflateRawSync(new Uint8Array(200 * 1024 ** 2).fill(0x20));
    const liar = { name: "xl/worksheets/sheet1.xml", content: text("x"), said: 1000, packed };
    const before = process.memoryUsage().rss;
    expect(await refused(zipOf([workbook, liar]))).toEqual({ ...broken, sentence: expect.stringMatching(/not whole/) as string });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 ** 2);
  });

  it("IMPF2 a sheet that would take too much memory or time ends its thread, not the server", async () => {
    const corner = withSheet('<worksheet><sheetData><row r="1048576"><c r="XFD1048576" t="n"><v>1</v></c></row></sheetData></worksheet>');
    expect(await refused(corner)).toMatchObject(broken);
    const cells = Array.from(
      { length: 6000 },
      (_, at) => `<row r="${at + 1}">${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(16)}</row>`,
    ).join("");
    const large = { bytes: withSheet(`<worksheet><sheetData>${cells}</sheetData></worksheet>`), world: smallWorld, answers: [] };
    for (const bounds of [
      { memoryMb: 16, milliseconds: 60_000 },
      { memoryMb: 256, milliseconds: 1 },
    ]) {
      const run = await tryOfficeFile(large, bounds);
      expect(run.refused).toEqual([{ at: "file", why: "broken", sentence: expect.stringMatching(/more memory or time/) as string }]);
    }
  });

  it("IMPF1 a file is what its bytes are, whatever it is called: a web page, a text in any encoding", async () => {
    const page =
      "<html><head><meta charset=windows-1250></head><table><tr><th>Datum<th>Domaćin<th>Gost</tr><tr><td>3.10.2026.</td><td>KK&nbsp;Zelengora</td><td>OKK<br>Đerdan</td></tr></table></html>";
    const run = await tried(encoded(page, "windows-1250"));
    expect([run.format, run.rows[0]]).toEqual([
      "html",
      expect.objectContaining({ home: "KK Zelengora", away: "OKK Đerdan", date: "2026-10-03" }),
    ]);
  });
});

/** An XLSX with another first sheet. */
function withSheet(sheet: string): Uint8Array {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
  const relation = (id: string, type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  const book =
    '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>';
  return zipOf([
    { name: "[Content_Types].xml", content: text(types) },
    { name: "_rels/.rels", content: text(relation("rId1", "officeDocument", "xl/workbook.xml")) },
    { name: "xl/workbook.xml", content: text(book) },
    { name: "xl/_rels/workbook.xml.rels", content: text(relation("rId1", "worksheet", "worksheets/sheet1.xml")) },
    { name: "xl/worksheets/sheet1.xml", content: text(sheet) },
  ]);
}

/** Text in an encoding of one byte for each letter. */
function encoded(written: string, encoding: string): Uint8Array {
  const letters = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(new Uint8Array([byte])), byte]));
  return Uint8Array.from(written, (letter) => letters.get(letter) ?? 0x3f);
}
