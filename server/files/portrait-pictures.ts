import sharp, { type Sharp } from "sharp";
import { portraitRatio } from "#contract/portraits.ts";

/** In pixels: a line of a list, a head on a phone, a head on a desk; twice and three times for dense screens. */
const widths = [96, 240, 480] as const;
const smallestWidth = 240;
const mostBytes = 20_000_000;
/** A photographer's camera has 50 to 60; what claims more is meant to fill the memory. */
const mostPixels = 80_000_000;
const longestSeconds = 20;
/** Behind what is cut out, where a format knows no transparency. */
const backdrop = "#e7eaee";

export type PreparedPicture = {
  readonly mediaType: "image/webp" | "image/jpeg";
  readonly size: { readonly width: number; readonly height: number };
  readonly content: Buffer;
};

/** Why a file is no portrait. */
export type PortraitFault = "too-many-bytes" | "not-a-picture" | "too-many-pixels" | "too-small" | "damaged";

// Of all that the library could read, only what we ask for may ever be reached, whatever a file says of itself.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"] });

/**
 * A photo cut to a portrait in several widths, upright, without anything its camera or its owner wrote into it: place,
 * names, thumbnails. Of a picture too high the lower part is cut off, of one too wide both sides. PORT1 PORT2
 */
export async function portraitPictures(photo: Buffer): Promise<readonly PreparedPicture[] | PortraitFault> {
  if (photo.length > mostBytes) return "too-many-bytes";
  if (!looksLikePicture(photo)) return "not-a-picture";
  try {
    const { format, compression, width, height, autoOrient } = await opened(photo).metadata();
    if (format === "heif" && compression !== "av1") return "not-a-picture";
    if (width * height > mostPixels) return "too-many-pixels";
    const widest = Math.floor(Math.min(autoOrient.width, autoOrient.height * portraitRatio));
    if (widest < smallestWidth) return "too-small";
    return await cut(photo, widest);
  } catch {
    // What the library says of a broken file names its own parts, and helps nobody who looks for another photo.
    return "damaged";
  }
}

async function cut(photo: Buffer, widest: number): Promise<readonly PreparedPicture[]> {
  const [largest = smallestWidth] = widths.filter((width) => width <= widest).toReversed();
  const { data, info } = await scaled(opened(photo).autoOrient(), largest).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });
  const webp = async (wide: number): Promise<PreparedPicture> => {
    const content = await scaled(upright(), wide).webp({ quality: 82, smartSubsample: true }).toBuffer();
    return { mediaType: "image/webp", size: sizeOf(wide), content };
  };
  const jpeg = await upright().flatten({ background: backdrop }).jpeg({ quality: 84 }).toBuffer();
  const sizes = await Promise.all(widths.filter((wide) => wide <= largest).map(webp));
  return [...sizes, { mediaType: "image/jpeg", size: sizeOf(largest), content: jpeg }];
}

function opened(photo: Buffer): Sharp {
  return sharp(photo, { limitInputPixels: mostPixels, failOn: "error" }).timeout({ seconds: longestSeconds });
}

function scaled(picture: Sharp, width: number): Sharp {
  return picture.toColourspace("srgb").resize({ ...sizeOf(width), fit: "cover", position: "top" });
}

function sizeOf(width: number): { width: number; height: number } {
  return { width, height: width / portraitRatio };
}

/** By its first bytes: JPEG, PNG, WebP, AVIF. */
function looksLikePicture(photo: Buffer): boolean {
  const text = (from: number, to: number) => photo.toString("latin1", from, to);
  return (
    text(0, 3) === "\xFF\xD8\xFF" ||
    text(0, 8) === "\x89PNG\r\n\x1A\n" ||
    (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") ||
    (text(4, 8) === "ftyp" && ["avif", "avis", "mif1"].includes(text(8, 12)))
  );
}
