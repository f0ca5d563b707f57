import type { Drawing } from "#contract/drawing.ts";
import { scoresheetPdf } from "./scoresheet/scoresheet-pdf.ts";

/** Documents and pictures of games, drawn in this process. */
export function createDrawing(): Drawing {
  return { scoresheet: scoresheetPdf };
}
