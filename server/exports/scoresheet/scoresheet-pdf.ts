import { setImmediate as nextTurn } from "node:timers/promises";
import Pdf from "pdfkit";
import type { Scoresheet } from "#contract/drawing.ts";
import { pdfFonts } from "../pdf-fonts.ts";
import { drawFigures } from "./draw-figures.ts";
import { drawRunningScore, pointsOnSheet } from "./draw-running-score.ts";
import { drawSheet } from "./draw-sheet.ts";
import { margin, pageHeight, pageWidth, printedWidth } from "./page-size.ts";
import { SheetCanvas } from "./sheet-canvas.ts";

/** A game's official report as an A4 PDF. Dated by the log and by nothing else: the same sheet gives the same bytes. */
export async function scoresheetPdf(sheet: Scoresheet): Promise<Uint8Array> {
  const writtenAt = new Date(sheet.writtenAt);
  const document = new Pdf({
    size: [pageWidth, pageHeight],
    margin: 0,
    lang: sheet.languageTag,
    displayTitle: true,
    info: { Title: `${sheet.title}: ${sheet.pairing}`, Author: sheet.league, CreationDate: writtenAt, ModDate: writtenAt },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => void document.on("end", () => done()));
  for (const [name, bytes] of Object.entries(pdfFonts)) document.registerFont(name, bytes);
  const canvas = new SheetCanvas(document);
  // Between the pages others get their turn: a sheet takes a tenth of a second.
  await nextTurn();
  drawSheet(canvas, sheet);
  await nextTurn();
  drawFurtherPoints(document, canvas, sheet);
  drawFigures({ canvas, sheet, addPage: () => void document.addPage() });
  await nextTurn();
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Who scores more than a sheet holds goes on on another. */
function drawFurtherPoints(document: PDFKit.PDFDocument, canvas: SheetCanvas, { runningScore, words, pairing }: Scoresheet): void {
  const most = Math.max(0, ...(runningScore ?? []).map(({ total }) => total));
  for (let from = pointsOnSheet; from < most; from += pointsOnSheet) {
    document.addPage();
    canvas.text(
      `${words.runningScore}: ${pairing}`,
      { x: margin, y: margin, width: printedWidth, height: 16 },
      { size: 11, font: "700Bold" },
    );
    drawRunningScore(canvas, runningScore ?? [], from, { x: margin, y: margin + 24, width: printedWidth, height: 560 });
  }
}
