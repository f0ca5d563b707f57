import type { Scoresheet, ScoresheetBox } from "#contract/drawing.ts";
import { lowestLine, margin, pageWidth, printedWidth } from "./page-size.ts";
import type { SheetCanvas } from "./sheet-canvas.ts";

const shirtWidth = 20;
const nameWidth = 108;
const rowHeight = 13.5;
const nameColumn = 92;

type Pages = { readonly canvas: SheetCanvas; readonly sheet: Scoresheet; readonly addPage: () => void };

/** The pages behind the sheet: the box score of both sides, and what else is to be said. */
export function drawFigures(pages: Pages): void {
  const { canvas, sheet } = pages;
  let top = beginPage(pages);
  if (sheet.boxes.length > 0) {
    canvas.text(sheet.words.boxScore, { x: margin, y: top, width: printedWidth, height: 16 }, { size: 12, font: "700Bold" });
    top += 20;
  }
  for (const box of sheet.boxes) top = drawBox(pages, box, top) + 14;
  drawNotes(pages, top);
}

/** Answers with where the page's own lines begin. */
function beginPage({ canvas, sheet, addPage }: Pages): number {
  addPage();
  canvas.bar({ x: 0, y: 0, width: pageWidth, height: 8 }, sheet.color);
  canvas.text(sheet.pairing, { x: margin, y: 20, width: 400, height: 14 }, { size: 9, ink: "grey" });
  canvas.text(sheet.league, { x: margin + 405, y: 20, width: printedWidth - 405, height: 14 }, { size: 9, align: "right", ink: "grey" });
  return 42;
}

function drawBox(pages: Pages, { caption, rows, team, totals }: ScoresheetBox, top: number): number {
  const { canvas, sheet } = pages;
  const width = (printedWidth - shirtWidth - nameWidth) / sheet.boxColumns.length;
  let y = top;
  function row(cells: readonly string[], style: { readonly isHead?: true; readonly isStrong?: boolean }, shirt = "", name = ""): void {
    const font = style.isStrong ? "700Bold" : "400Regular";
    const ink = style.isHead ? "grey" : "black";
    canvas.text(shirt, { x: margin, y, width: shirtWidth - 6, height: rowHeight }, { size: 7.5, font, align: "right", ink });
    canvas.text(name, { x: margin + shirtWidth, y, width: nameWidth - 4, height: rowHeight }, { size: 7.5, font, ink });
    for (const [place, text] of cells.entries()) {
      const cell = { x: margin + shirtWidth + nameWidth + place * width, y, width: width - 1, height: rowHeight };
      canvas.text(text, cell, { size: 7, font, align: "right", ink });
    }
    y += rowHeight;
    canvas.line(margin, y, margin + printedWidth, y, 0.3, "faint");
  }
  const heads = () => row(sheet.boxColumns, { isHead: true }, sheet.words.shirt, sheet.words.player);
  if (y + 5 * rowHeight > lowestLine) y = beginPage(pages);
  canvas.text(caption, { x: margin, y, width: printedWidth, height: 15 }, { size: 10, font: "700Bold" });
  y += 15;
  heads();
  for (const { shirt, name, cells, isStarter } of rows) {
    if (y + rowHeight > lowestLine) {
      y = beginPage(pages);
      heads();
    }
    if (cells === null) {
      const note = { x: margin + shirtWidth + nameWidth + 4, y, width: 200, height: rowHeight };
      canvas.text(sheet.words.didNotPlay, note, { size: 7, ink: "grey" });
    }
    row(cells ?? [], {}, shirt, isStarter ? `${name} *` : name);
  }
  row(team, {}, "", sheet.words.team);
  row(totals, { isStrong: true }, "", sheet.words.totals);
  return y;
}

function drawNotes(pages: Pages, top: number): void {
  const { canvas, sheet } = pages;
  const textWidth = printedWidth - nameColumn;
  let y = top + 4;
  if (y + 40 > lowestLine) y = beginPage(pages);
  canvas.text(sheet.words.notes, { x: margin, y, width: printedWidth, height: 14 }, { size: 10, font: "700Bold" });
  y += 16;
  for (const { name, text } of sheet.notes) {
    const height = canvas.paragraphHeight(text, textWidth, { size: 8 });
    if (y + height > lowestLine) y = beginPage(pages);
    canvas.text(name, { x: margin, y, width: nameColumn - 6, height: 10 }, { size: 7.5, ink: "grey" });
    canvas.paragraph(text, { x: margin + nameColumn, y, width: textWidth }, { size: 8 });
    y += height + 2;
  }
}
