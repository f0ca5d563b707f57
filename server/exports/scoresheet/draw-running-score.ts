import type { RunningScoreMark } from "#contract/drawing.ts";
import type { Area, SheetCanvas } from "./sheet-canvas.ts";

const blocks = 4;
const linesInBlock = 40;
/** So many points of each side find place on one sheet. */
export const pointsOnSheet = blocks * linesInBlock;

const headHeight = 12;
const gap = 4;

type Place = { readonly total: Area; readonly shirt: Area };

/**
 * The running score from `from` points on: in each block the shirts and totals of A, then the totals and shirts of B.
 * A stroke is a field goal, a dot a free throw, a circled shirt a three-pointer; a period ends with a line, the game
 * with two.
 */
export function drawRunningScore(canvas: SheetCanvas, marks: readonly RunningScoreMark[], from: number, area: Area): void {
  const blockWidth = (area.width - gap * (blocks - 1)) / blocks;
  const column = blockWidth / 4;
  const height = (area.height - headHeight) / linesInBlock;
  for (let block = 0; block < blocks; block++) {
    const x = area.x + block * (blockWidth + gap);
    drawGrid(canvas, { ...area, x, width: blockWidth }, from + block * linesInBlock, height);
  }
  function placeOf({ side, total }: RunningScoreMark): Place {
    const line = total - from - 1;
    const x = area.x + Math.floor(line / linesInBlock) * (blockWidth + gap);
    const y = area.y + headHeight + (line % linesInBlock) * height;
    const cell = (index: number): Area => ({ x: x + index * column, y, width: column, height });
    return side === "home" ? { shirt: cell(0), total: cell(1) } : { shirt: cell(3), total: cell(2) };
  }
  for (const mark of marks) {
    if (mark.total > from && mark.total <= from + pointsOnSheet) drawMark(canvas, mark, placeOf(mark));
  }
}

function drawGrid(canvas: SheetCanvas, { x, y, width, height: whole }: Area, from: number, height: number): void {
  const column = width / 4;
  canvas.text("A", { x, y, width: width / 2, height: headHeight }, { size: 8, font: "700Bold", align: "center" });
  canvas.text("B", { x: x + width / 2, y, width: width / 2, height: headHeight }, { size: 8, font: "700Bold", align: "center" });
  for (let line = 0; line < linesInBlock; line++) {
    const top = y + headHeight + line * height;
    canvas.line(x, top, x + width, top, 0.3, "faint");
    for (const index of [1, 2]) {
      const cell = { x: x + index * column, y: top, width: column, height };
      canvas.text(String(from + line + 1), cell, { size: height * 0.58, align: "center", ink: "grey" });
    }
  }
  for (let index = 0; index <= 4; index++) {
    canvas.line(x + index * column, y + headHeight, x + index * column, y + whole, index % 2 === 0 ? 0.8 : 0.3);
  }
  canvas.box({ x, y, width, height: whole }, 0.8);
}

function drawMark(canvas: SheetCanvas, { total, shirt, points, closes }: RunningScoreMark, at: Place): void {
  const middle = (cell: Area) => ({ x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 });
  const number = middle(at.total);
  const { height } = at.total;
  canvas.text(shirt, at.shirt, { size: height * 0.68, font: "700Bold", align: "center" });
  if (points === 1) {
    canvas.dot(number.x, number.y, height * 0.46);
    canvas.text(String(total), at.total, { size: height * 0.5, font: "700Bold", align: "center", ink: "white" });
  } else {
    const reach = height * 0.42;
    canvas.line(number.x - reach, number.y + reach, number.x + reach, number.y - reach, 0.9);
  }
  if (points === 3) canvas.circle(middle(at.shirt).x, middle(at.shirt).y, height * 0.46);
  if (closes === null) return;
  const left = Math.min(at.total.x, at.shirt.x);
  const right = left + at.total.width + at.shirt.width;
  const bottom = at.total.y + height;
  canvas.circle(number.x, number.y, height * 0.49, 1.1);
  canvas.line(left, bottom, right, bottom, 1.4);
  if (closes === "game") canvas.line(left, bottom + 2, right, bottom + 2, 1.4);
}
