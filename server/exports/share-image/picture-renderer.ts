import { createRequire } from "node:module";

/**
 * What we use of `@takumi-rs/core`, written down here: its own types change those of React, and with them what every
 * `style` of the pages may hold.
 */
export type PictureRenderer = {
  registerFont(font: { readonly name: string; readonly data: Uint8Array }): Promise<unknown>;
  render(node: PictureNode, options: RenderOptions): Promise<Buffer>;
  measure(node: PictureNode): Promise<MeasuredNode>;
};

export type PictureNode =
  | { readonly type: "container"; readonly style: PictureStyle; readonly children: readonly PictureNode[] }
  | TextNode
  | { readonly type: "image"; readonly src: Uint8Array; readonly style: PictureStyle };

export type TextNode = { readonly type: "text"; readonly text: string; readonly style: PictureStyle };

/** CSS by its names in scripts; numbers are pixels. */
export type PictureStyle = Readonly<Record<string, string | number>>;

export type MeasuredNode = {
  readonly children: readonly MeasuredNode[];
  readonly runs: readonly { readonly x: number; readonly y: number; readonly width: number }[];
};

type RenderOptions = { readonly width: number; readonly height: number; readonly format: "png" | "raw"; readonly lang?: string };

const load = createRequire(import.meta.url);

export function createPictureRenderer(): PictureRenderer {
  const { Renderer } = load("@takumi-rs/core") as { readonly Renderer: new () => PictureRenderer };
  return new Renderer();
}
