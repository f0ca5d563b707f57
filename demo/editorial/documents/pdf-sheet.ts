import Pdf from "pdfkit";
import { pdfFonts } from "#server/exports/pdf-fonts.ts";

export type SheetHead = { readonly title: string; readonly subtitle: string; readonly color: string; readonly language: string };

export type SheetTable = {
  /** Column heads with their widths in points; an A4 page holds 495. */
  readonly columns: readonly { readonly head: string; readonly width: number; readonly align?: "left" | "right" }[];
  readonly rows: readonly (readonly string[])[];
};

export type SheetPart =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | ({ readonly kind: "table" } & SheetTable);

const margin = 50;
const pageWidth = 595;
const bottom = 842 - margin - 20;
const ink = "#1a1f2b";

/** A league's document as an A4 PDF: tagged with title and language, pages numbered. `madeAt` in epoch milliseconds. */
export async function pdfSheet(head: SheetHead, parts: readonly SheetPart[], madeAt: number): Promise<Buffer> {
  const document = new Pdf({
    size: "A4",
    margin,
    bufferPages: true,
    lang: head.language,
    displayTitle: true,
    info: { Title: head.title, CreationDate: new Date(madeAt), ModDate: new Date(madeAt) },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => void document.on("end", () => done()));
  for (const [cut, bytes] of Object.entries(pdfFonts)) document.registerFont(cut, bytes);
  writeHead(document, head);
  for (const part of parts) writePart(document, part, head.color);
  numberPages(document, head.title);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

type Sheet = PDFKit.PDFDocument;

function writeHead(document: Sheet, { title, subtitle, color }: SheetHead): void {
  document.rect(0, 0, pageWidth, 12).fill(color);
  document.font("700Bold").fontSize(24).fillColor(ink).text(title, margin, 56);
  document.font("400Regular").fontSize(12).fillColor("#5b6478").text(subtitle);
  document.moveDown(1.4);
}

function writePart(document: Sheet, part: SheetPart, color: string): void {
  switch (part.kind) {
    case "heading":
      makeRoom(document, 60);
      document.moveDown(0.6).font("700Bold").fontSize(14).fillColor(color).text(part.text, margin);
      document.moveDown(0.3);
      return;
    case "paragraph":
      document.font("400Regular").fontSize(10.5).fillColor(ink).text(part.text, margin, undefined, { lineGap: 2 });
      document.moveDown(0.5);
      return;
    case "list":
      document
        .font("400Regular")
        .fontSize(10.5)
        .fillColor(ink)
        .list([...part.items], margin, undefined, { bulletRadius: 1.6, lineGap: 2 });
      document.moveDown(0.5);
      return;
    case "table":
      writeTable(document, part, color);
  }
}

const rowHeight = 17;

function writeTable(document: Sheet, { columns, rows }: SheetTable, color: string): void {
  makeRoom(document, 3 * rowHeight);
  writeRow(
    document,
    columns,
    columns.map(({ head }) => head),
    { font: "700Bold", color },
  );
  for (const row of rows) {
    makeRoom(document, rowHeight);
    writeRow(document, columns, row, { font: "400Regular", color: ink });
  }
  document.x = margin;
  document.moveDown(0.6);
}

function writeRow(
  document: Sheet,
  columns: SheetTable["columns"],
  cells: readonly string[],
  { font, color }: { readonly font: "400Regular" | "700Bold"; readonly color: string },
): void {
  const top = document.y;
  let left = margin;
  document.font(font).fontSize(9.5).fillColor(color);
  for (const [index, { width, align = "left" }] of columns.entries()) {
    document.text(cells[index] ?? "", left, top + 3, { width: width - 8, align, lineBreak: false, ellipsis: true });
    left += width;
  }
  document
    .moveTo(margin, top + rowHeight)
    .lineTo(pageWidth - margin, top + rowHeight)
    .lineWidth(0.4)
    .strokeColor("#d5d9e2")
    .stroke();
  document.y = top + rowHeight;
}

function makeRoom(document: Sheet, height: number): void {
  if (document.y + height > bottom) document.addPage();
}

function numberPages(document: Sheet, title: string): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    // Written below the margin, where a text would otherwise begin a page of its own.
    document.page.margins.bottom = 0;
    document.font("400Regular").fontSize(8.5).fillColor("#8089a0");
    document.text(title, margin, 806, { lineBreak: false });
    document.text(`${page + 1} / ${count}`, pageWidth - margin - 80, 806, { width: 80, align: "right", lineBreak: false });
  }
}
