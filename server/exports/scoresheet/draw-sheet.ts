import type { NamedText, Scoresheet } from "#contract/drawing.ts";
import { drawRunningScore } from "./draw-running-score.ts";
import { drawTeam } from "./draw-team.ts";
import { margin, pageWidth, printedWidth } from "./page-size.ts";
import type { Area, SheetCanvas } from "./sheet-canvas.ts";

const leftWidth = 268;
const gutter = 9;
const columnTop = 130;
const columnBottom = 738;
const runningScoreHeight = 468;

/** The first page, as FIBA's scoresheet has it: head, both lists, the running score, the result, signatures. */
export function drawSheet(canvas: SheetCanvas, sheet: Scoresheet): void {
  drawHead(canvas, sheet);
  const teamHeight = (columnBottom - columnTop - 6) / 2;
  for (const [place, team] of sheet.teams.entries()) {
    const y = columnTop + place * (teamHeight + 6);
    drawTeam({ canvas, sheet, team }, { x: margin, y, width: leftWidth, height: teamHeight });
  }
  const right = { x: margin + leftWidth + gutter, width: printedWidth - leftWidth - gutter };
  canvas.text(sheet.words.runningScore, { ...right, y: columnTop - 2, height: 12 }, { size: 8, font: "700Bold" });
  drawScore(canvas, sheet, { ...right, y: columnTop + 11, height: runningScoreHeight });
  drawPeriods(canvas, sheet, { ...right, y: columnTop + runningScoreHeight + 17, height: 58 });
  drawResult(canvas, sheet, {
    ...right,
    y: columnTop + runningScoreHeight + 80,
    height: columnBottom - columnTop - runningScoreHeight - 80,
  });
  drawSignatures(canvas, sheet.signatures);
  const legend = { x: margin, y: 803, width: printedWidth, height: 10 };
  if (sheet.runningScore !== null) canvas.text(sheet.words.legend, legend, { size: 6.5, ink: "grey" });
}

function drawHead(canvas: SheetCanvas, { title, league, color, pairing, head }: Scoresheet): void {
  canvas.bar({ x: 0, y: 0, width: pageWidth, height: 8 }, color);
  canvas.text(title, { x: margin, y: 20, width: 330, height: 14 }, { size: 11, font: "700Bold" });
  canvas.text(league, { x: margin + 335, y: 20, width: printedWidth - 335, height: 14 }, { size: 9, align: "right", ink: "grey" });
  canvas.text(pairing, { x: margin, y: 35, width: printedWidth, height: 22 }, { size: 18, font: "700Bold" });
  const columns = 2;
  const rows = Math.ceil(head.length / columns);
  const height = Math.min(10.5, (columnTop - 64) / rows);
  for (const [place, { name, text }] of head.entries()) {
    const x = margin + Math.floor(place / rows) * (printedWidth / columns);
    const y = 61 + (place % rows) * height;
    canvas.text(name, { x, y, width: 84, height }, { size: 7, ink: "grey" });
    canvas.text(text, { x: x + 86, y, width: printedWidth / columns - 92, height }, { size: 7.5 });
  }
}

function drawScore(canvas: SheetCanvas, { runningScore, runningScoreNote }: Scoresheet, area: Area): void {
  if (runningScore !== null) return drawRunningScore(canvas, runningScore, 0, area);
  canvas.box(area, 0.8);
  canvas.paragraph(runningScoreNote ?? "", { x: area.x + 16, y: area.y + 16, width: area.width - 32 }, { size: 9, ink: "grey" });
}

function drawPeriods(canvas: SheetCanvas, { words, teams, periods }: Scoresheet, area: Area): void {
  canvas.text(words.scoreByPeriod, { ...area, height: 12 }, { size: 8, font: "700Bold" });
  const labelWidth = 16;
  const width = Math.min(34, (area.width - labelWidth) / Math.max(periods.length, 1));
  const height = (area.height - 14) / 3;
  const cell = (column: number, row: number): Area => ({
    x: area.x + labelWidth + column * width,
    y: area.y + 13 + row * height,
    width,
    height,
  });
  for (const [row, { letter }] of teams.entries()) {
    canvas.text(letter, { ...cell(0, row + 1), x: area.x, width: labelWidth }, { size: 9, font: "700Bold", align: "center" });
  }
  for (const [column, { label, home, away }] of periods.entries()) {
    canvas.text(label, cell(column, 0), { size: 8, align: "center", ink: "grey" });
    for (const [row, points] of [home, away].entries()) {
      canvas.box(cell(column, row + 1));
      canvas.text(points, cell(column, row + 1), { size: 9, align: "center" });
    }
  }
}

function drawResult(canvas: SheetCanvas, { words, teams, result }: Scoresheet, area: Area): void {
  canvas.box(area, 1);
  const label = { x: area.x + 6, y: area.y + 2, width: area.width - 12, height: 12 };
  canvas.text(words.finalScore, label, { size: 8, ink: "grey" });
  const score = { ...label, y: area.y + 10, height: 24 };
  canvas.text(teams.map(({ letter }) => letter).join(" : "), { ...score, width: 40 }, { size: 10, ink: "grey" });
  canvas.text(result.score, score, { size: 19, font: "700Bold", align: "center" });
  canvas.text(`${words.winner}:`, { ...label, y: area.y + 36, width: 86 }, { size: 7.5, ink: "grey" });
  canvas.text(result.winner ?? "–", { ...label, x: label.x + 88, y: area.y + 36, width: label.width - 88 }, { size: 9, font: "700Bold" });
}

/** A line to sign on for each, in two rows of four. */
function drawSignatures(canvas: SheetCanvas, signatures: readonly NamedText[]): void {
  const perRow = 4;
  const width = printedWidth / perRow;
  for (const [place, { name, text }] of signatures.entries()) {
    const x = margin + (place % perRow) * width;
    const y = 742 + Math.floor(place / perRow) * 30;
    canvas.text(text, { x, y, width: width - 8, height: 12 }, { size: 7.5 });
    canvas.line(x, y + 17, x + width - 8, y + 17, 0.6);
    canvas.text(name, { x, y: y + 18, width: width - 8, height: 9 }, { size: 6.5, ink: "grey" });
  }
}
