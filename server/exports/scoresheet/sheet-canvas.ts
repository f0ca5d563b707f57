import type { PdfFont } from "../pdf-fonts.ts";

export type Ink = "black" | "grey" | "white" | "faint";

const colors: Readonly<Record<Ink, string>> = { black: "#14181f", grey: "#5b6478", white: "#ffffff", faint: "#c3c8d2" };

export type TextStyle = {
  readonly size: number;
  readonly font?: PdfFont;
  readonly align?: "left" | "center" | "right";
  readonly ink?: Ink;
};

/** A rectangle in points from the page's upper left corner. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The typeface's own Cyrillic is Bulgarian; this set has the forms that Serbian and Russian are read in. */
const cyrillicForms = { features: ["ss01" as const] };

function formsOf(text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return /\p{Script=Cyrillic}/u.test(text) ? cyrillicForms : {};
}

const smallestShare = 0.72;
const ellipsis = "…";

/** Lines, boxes and single lines of text on a page of a document. Text never leaves its area. */
export class SheetCanvas {
  readonly #document: PDFKit.PDFDocument;
  readonly #widths = new Map<string, number>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /** One line in the middle of an area's height: what is too long is set smaller, and then cut. */
  text(text: string, { x, y, width, height }: Area, { size, font = "400Regular", align = "left", ink = "black" }: TextStyle): void {
    if (text === "") return;
    const fitted = this.#fit(text, width, size, font);
    const document = this.#document.font(font).fillColor(colors[ink]).fontSize(fitted.size);
    const spare = Math.max(0, width - fitted.width);
    const left = align === "left" ? x : x + (align === "center" ? spare / 2 : spare);
    // The letters' own middle lies above the line's.
    const top = y + (height - document.currentLineHeight()) / 2 + fitted.size * 0.04;
    document.text(fitted.text, left, top, { lineBreak: false, ...formsOf(text) });
  }

  /** Several lines from the top of an area; answers with the height they took. */
  paragraph(text: string, { x, y, width }: Omit<Area, "height">, { size, font = "400Regular", ink = "black" }: TextStyle): number {
    const document = this.#document.font(font).fontSize(size).fillColor(colors[ink]);
    document.text(text, x, y, { width, lineGap: 1, ...formsOf(text) });
    return document.y - y;
  }

  paragraphHeight(text: string, width: number, { size, font = "400Regular" }: TextStyle): number {
    return this.#document
      .font(font)
      .fontSize(size)
      .heightOfString(text, { width, lineGap: 1, ...formsOf(text) });
  }

  box({ x, y, width, height }: Area, weight = 0.5): void {
    this.#document.rect(x, y, width, height).lineWidth(weight).strokeColor(colors.black).stroke();
  }

  /** In a colour of the league. */
  bar({ x, y, width, height }: Area, color: string): void {
    this.#document.rect(x, y, width, height).fill(color);
  }

  line(fromX: number, fromY: number, toX: number, toY: number, weight = 0.5, ink: Ink = "black"): void {
    this.#document.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(weight).strokeColor(colors[ink]).stroke();
  }

  /** Both diagonals, as a scorer crosses out a box. */
  cross({ x, y, width, height }: Area, weight = 0.5, ink: Ink = "black"): void {
    this.line(x, y, x + width, y + height, weight, ink);
    this.line(x, y + height, x + width, y, weight, ink);
  }

  circle(x: number, y: number, radius: number, weight = 0.6): void {
    this.#document.circle(x, y, radius).lineWidth(weight).strokeColor(colors.black).stroke();
  }

  dot(x: number, y: number, radius: number): void {
    this.#document.circle(x, y, radius).fill(colors.black);
  }

  #fit(text: string, width: number, size: number, font: PdfFont): Fitted {
    const wanted = this.#width(text, size, font);
    if (wanted <= width) return { text, size, width: wanted };
    const share = width / wanted;
    if (share >= smallestShare) return { text, size: size * share, width };
    const smallest = size * smallestShare;
    const letters = [...text];
    let kept = Math.floor((letters.length * share) / smallestShare);
    let shown = cut(letters, kept);
    while (kept > 1 && this.#width(shown, smallest, font) > width) shown = cut(letters, --kept);
    return { text: shown, size: smallest, width: this.#width(shown, smallest, font) };
  }

  /** Widths grow with the size, so a text is measured once. */
  #width(text: string, size: number, font: PdfFont): number {
    const key = `${font} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#document.font(font).fontSize(measuredAt).widthOfString(text, formsOf(text)) / measuredAt;
      this.#widths.set(key, width);
    }
    return width * size;
  }
}

type Fitted = { readonly text: string; readonly size: number; readonly width: number };

const measuredAt = 100;

function cut(letters: readonly string[], kept: number): string {
  return letters.slice(0, kept).join("").trimEnd() + ellipsis;
}
