import type { MeasuredNode, PictureRenderer, TextNode } from "./picture-renderer.ts";
import { shareFontFamily, type ShareFont } from "./share-fonts.ts";

export type TextPlace = {
  readonly width: number;
  readonly lines: number;
  /** In pixels, the largest first. */
  readonly sizes: readonly [number, ...number[]];
  readonly font: ShareFont;
  readonly weight: number;
  readonly color: string;
  readonly align?: "left" | "center" | "right";
};

/** A text in the largest size in which it fits its place; the smallest is cut off rather than let out of it. */
export async function fitText(renderer: PictureRenderer, text: string, place: TextPlace): Promise<TextNode> {
  for (const size of place.sizes) {
    if (fits(await renderer.measure(textNode(text, size, place)), place)) return textNode(text, size, place);
  }
  const smallest = place.sizes.at(-1) ?? place.sizes[0];
  const node = textNode(text, smallest, place);
  return {
    ...node,
    style: { ...node.style, overflow: "hidden", textOverflow: "ellipsis", lineClamp: place.lines, overflowWrap: "anywhere" },
  };
}

function textNode(text: string, size: number, { width, font, weight, color, align = "center" }: TextPlace): TextNode {
  return {
    type: "text",
    text,
    style: {
      width,
      fontFamily: shareFontFamily(font),
      fontSize: size,
      fontWeight: weight,
      lineHeight: 1.06,
      color,
      textAlign: align,
    },
  };
}

function fits(measured: MeasuredNode, { width, lines }: TextPlace): boolean {
  const runs = runsOf(measured);
  return new Set(runs.map(({ y }) => Math.round(y))).size <= lines && runs.every((run) => run.x >= -1 && run.x + run.width <= width + 1);
}

function runsOf({ runs, children }: MeasuredNode): MeasuredNode["runs"] {
  return [...runs, ...children.flatMap(runsOf)];
}
