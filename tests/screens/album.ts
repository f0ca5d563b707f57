import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import type { Page } from "playwright-core";
import sharp from "sharp";

const folder = process.env["SCREENS_FOLDER"] ?? "docs/screens";

export type Captioned = { readonly caption: string; readonly picture: Buffer };

/** Keeps a picture of what the window shows, or of the whole page down to `height`, in few colours. */
export async function keepPicture(page: Page, name: string, { height }: { readonly height?: number } = {}): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.evaluate(() => document.fonts.ready);
  await keep(name, await page.screenshot(height === undefined ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height } }));
}

/** Many states in one picture, each with its name below, `columns` side by side. */
export async function keepSheet(
  page: Page,
  name: string,
  { pictures, columns, width, ground = "#20242b" }: { pictures: readonly Captioned[]; columns: number; width: number; ground?: string },
): Promise<void> {
  const figures = pictures.map(
    ({ caption, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString("base64")}"><figcaption>${caption}</figcaption></figure>`,
  );
  const gap = 16;
  await page.setViewportSize({ width: columns * width + (columns + 1) * gap, height: 600 });
  await page.goto("about:blank");
  await page.setContent(`<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: ${gap}px; margin: ${gap}px; background: ${ground}; }
    figure { margin: 0; } img { display: block; width: 100%; }
    figcaption { padding-top: 4px; font: 15px/20px sans-serif; color: #d7dbe2; }</style>${figures.join("")}`);
  await keep(name, await page.screenshot({ fullPage: true }));
}

async function keep(name: string, png: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, `${name}.png`),
    await sharp(png).png({ palette: true, colours: 160, effort: 8, compressionLevel: 9 }).toBuffer(),
  );
}
