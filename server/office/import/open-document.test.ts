import { expect, it } from "vitest";
import { zipOf } from "#tests/support/office/hostile-zips.ts";
import { asked, told, tried } from "#tests/support/office/small-files.ts";

/** A cell as OpenDocument has it: a text, a day (`2026-10-03`) or an hour (`PT19H30M00S`). */
function cell(value: string, style = ""): string {
  const named = style === "" ? "" : ` table:style-name="${style}"`;
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return `<table:table-cell${named} office:value-type="date" office:date-value="${value}"><text:p>x</text:p></table:table-cell>`;
  if (value.startsWith("PT"))
    return `<table:table-cell${named} office:value-type="time" office:time-value="${value}"><text:p>x</text:p></table:table-cell>`;
  return `<table:table-cell${named} office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
}

function row(values: readonly string[], attributes = "", style = ""): string {
  return `<table:table-row${attributes}>${values.map((value) => cell(value, style)).join("")}</table:table-row>`;
}

function odsOf(tables: string): Uint8Array {
  const spaces = ["office", "table", "text", "style"]
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(" ");
  const styles =
    '<office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>' +
    '<style:style style:name="ce1" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style></office:automatic-styles>';
  const content = `<?xml version="1.0"?><office:document-content ${spaces}>${styles}<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  const file = (name: string, text: string) => ({ name, content: new TextEncoder().encode(text) });
  return zipOf([file("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), file("content.xml", content)]);
}

const head = row(["Kolo", "Datum", "Vreme", "Domaćin", "Gost"]);
const first = ["1", "2026-10-03", "PT19H30M00S", "KK Zelengora", "OKK Đerdan"];
const second = ["1", "2026-10-04", "PT18H00M00S", "KK Meteor 88", "KK Zelengora"];

it("IMPF4 of an OpenDocument file hours, hidden rows and sheets, and what is struck through are told as of others", async () => {
  const hidden = ' table:visibility="filter"';
  const tables = `<table:table table:name="List1">${head}${row(first)}${row(second, hidden)}${row(first, "", "ce1")}</table:table><table:table table:name="Staro" table:style-name="ta2">${head}${row(first)}</table:table>`;
  const run = await tried(odsOf(tables), [
    { kind: "hidden-rows", answer: "take" },
    { kind: "struck-through", answer: "leave out" },
  ]);
  expect(run.format).toBe("ods");
  expect(told(run)).toEqual([
    { round: 1, date: "2026-10-03", time: "19:30", home: "KK Zelengora", away: "OKK Đerdan" },
    { round: 1, date: "2026-10-04", time: "18:00", home: "KK Meteor 88", away: "KK Zelengora" },
  ]);
  expect(asked(run).toSorted()).toEqual(["hidden-rows", "struck-through"]);
  expect(run.left).toEqual([
    { at: "Staro!A1", why: "hidden sheet" },
    { at: "List1!A4", why: "struck through" },
  ]);
});

it("IMPF7 a million empty rows below a list are no rows", async () => {
  const empty =
    '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>';
  const run = await tried(odsOf(`<table:table table:name="List1">${head}${row(first)}${empty}</table:table>`));
  expect([run.rows.length, run.left]).toEqual([1, []]);
});
