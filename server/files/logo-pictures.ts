import sharp, { type Sharp } from "sharp";
import { type PictureFault, withPicture } from "./opened-picture.ts";

/** A logo drawn again as PNG, square and whole on nothing, by its width. */
export type LogoPictures = { readonly pictures: ReadonlyMap<number, Buffer>; readonly colours: readonly string[] };

/** A tab, a shortcut, a home screen, a start screen, which is the logo itself. BRAND6 */
const widths = [32, 96, 192, 512] as const;
const mostSvgBytes = 1_000_000;
/** So many colours are proposed. */
const mostColours = 6;
const colourSide = 64;
/** Of 256: below this a pixel is not there. */
const leastOpacity = 128;
const leastShare = 0.03;

// Drawn by a library that asks no address; a drawing that names parts elsewhere is drawn without them.
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });

/** The icons that are cut of a logo, and the colours that it is made of. SVG is drawn as PNG: no drawing of a stranger's runs in a page. BRAND5, BRAND6 */
export async function logoPictures(bytes: Buffer): Promise<LogoPictures | PictureFault> {
  const drawn = await drawnMark(bytes, { leastSide: widths[1], side: widths[3] });
  return typeof drawn === "string" ? drawn : cut(drawn);
}

/** A mark as PNG without the nothing around it: a drawing drawn as large as `side`, a picture as it is, refused below `leastSide`. */
export async function drawnMark(
  bytes: Buffer,
  { leastSide, side }: { readonly leastSide: number; readonly side: number },
): Promise<Buffer | PictureFault> {
  if (looksLikeSvg(bytes)) return drawnSvg(bytes, side);
  return withPicture(bytes, async ({ upright, width, height }) => {
    if (Math.max(width, height) < leastSide) return "too-small";
    return trimmed(await upright().png().toBuffer());
  });
}

async function drawnSvg(bytes: Buffer, side: number): Promise<Buffer | PictureFault> {
  if (bytes.length > mostSvgBytes) return "too-many-bytes";
  // Entities may unfold into more than any memory holds.
  if (/<!ENTITY/i.test(bytes.toString("utf8"))) return "not-a-picture";
  try {
    const { width, height } = await sharp(bytes).metadata();
    const longest = Math.max(width, height);
    if (longest === 0) return "not-a-picture";
    const density = Math.min(2400, Math.max(1, (72 * side) / longest));
    return await trimmed(await sharp(bytes, { density, limitInputPixels: 16_000_000 }).timeout({ seconds: 10 }).png().toBuffer());
  } catch {
    return "damaged";
  }
}

async function trimmed(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .toBuffer()
    .catch(() => png);
}

async function cut(png: Buffer): Promise<LogoPictures> {
  const picture = () => sharp(png).ensureAlpha();
  const made = await Promise.all(widths.map(async (width) => [width, await square(picture(), width)] as const));
  return { pictures: new Map(made), colours: await coloursOf(picture()) };
}

async function square(picture: Sharp, width: number): Promise<Buffer> {
  return picture
    .resize({ width, height: width, fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Those that most of it is made of, the most first; near ones are one. */
async function coloursOf(picture: Sharp): Promise<readonly string[]> {
  const { data, info } = await picture
    .resize({ width: colourSide, height: colourSide, fit: "inside", kernel: "nearest" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at + 3] ?? 255) < leastOpacity) continue;
    const rgb = [data[at]!, data[at + 1]!, data[at + 2]!] as const;
    const key = rgb.map((part) => Math.round(part / 24)).join();
    const kept = counts.get(key) ?? { count: 0, sum: [0, 0, 0] as [number, number, number] };
    kept.count += 1;
    for (const [index, part] of rgb.entries()) kept.sum[index]! += part;
    counts.set(key, kept);
  }
  const seen = [...counts.values()].reduce((sum, { count }) => sum + count, 0);
  // What is less is where two others meet.
  const all = [...counts.values()].filter(({ count }) => count >= seen * leastShare).toSorted((one, other) => other.count - one.count);
  const chosen: [number, number, number][] = [];
  for (const { count, sum } of all) {
    const mean = sum.map((part) => Math.round(part / count)) as [number, number, number];
    if (chosen.every((other) => distance(mean, other) > 70)) chosen.push(mean);
    if (chosen.length === mostColours) break;
  }
  return chosen.map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`);
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((part, at) => part - other[at]!));
}

function looksLikeSvg(bytes: Buffer): boolean {
  const start = bytes
    .toString("utf8", 0, 1000)
    .replace(/^\uFEFF/, "")
    .trimStart();
  return start.startsWith("<svg") || (/^(?:<\?xml|<!--|<!DOCTYPE svg)/i.test(start) && bytes.toString("utf8", 0, 4000).includes("<svg"));
}
