import sharp, { type Sharp } from "sharp";

const mostBytes = 20_000_000;
/** A photographer's camera has 50 to 60; what claims more is meant to fill the memory. */
const mostPixels = 80_000_000;
const longestSeconds = 20;
/** Behind what is cut out, where a format knows no transparency. */
export const backdrop = "#e7eaee";

export type PreparedPicture = {
  readonly mediaType: "image/webp" | "image/jpeg";
  readonly size: { readonly width: number; readonly height: number };
  readonly content: Buffer;
};

/** Why a file is not taken. */
export type PictureFault = "too-many-bytes" | "not-a-picture" | "too-many-pixels" | "too-small" | "damaged";

/** Each in words that follow the file's name; of what is too small only who asks knows what is enough. */
export const pictureFaults = {
  "too-many-bytes": "has more than 20 MB",
  "not-a-picture": "is no picture: JPEG, PNG, WebP and AVIF are read",
  "too-many-pixels": "has more than 80 million pixels",
  damaged: "is damaged",
} as const satisfies Record<Exclude<PictureFault, "too-small">, string>;

// Of all that the library could read, only what we ask for may ever be reached, whatever a file says of itself.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"] });

/** A picture that is not decoded yet; `width` and `height` as it is held upright, in pixels. */
export type OpenedPicture = { readonly upright: () => Sharp; readonly width: number; readonly height: number };

/**
 * Looks at a picture before anything of it is decoded, and hands it to `prepare`, which may refuse it as well. Whatever breaks
 * on the way is a damaged picture. PORT1 PHOTO1
 */
export async function withPicture<Prepared>(
  bytes: Buffer,
  prepare: (picture: OpenedPicture) => Promise<Prepared | PictureFault>,
): Promise<Prepared | PictureFault> {
  if (bytes.length > mostBytes) return "too-many-bytes";
  if (!looksLikePicture(bytes)) return "not-a-picture";
  try {
    const { format, compression, width, height, autoOrient } = await read(bytes, false).metadata();
    if (format === "heif" && compression !== "av1") return "not-a-picture";
    if (width * height > mostPixels) return "too-many-pixels";
    return await prepare({ upright: () => read(bytes, mostPixels).autoOrient().toColourspace("srgb"), ...autoOrient });
  } catch {
    // What the library says of a broken file names its own parts, and helps nobody who looks for another photo.
    return "damaged";
  }
}

/** Without a limit only for what stands at its beginning: that it is too large is told apart from that it is broken. */
function read(bytes: Buffer, limitInputPixels: number | false): Sharp {
  return sharp(bytes, { limitInputPixels, failOn: "error" }).timeout({ seconds: longestSeconds });
}

/** By its first bytes: JPEG, PNG, WebP, AVIF. */
function looksLikePicture(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  return (
    text(0, 3) === "\xFF\xD8\xFF" ||
    text(0, 8) === "\x89PNG\r\n\x1A\n" ||
    (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") ||
    (text(4, 8) === "ftyp" && ["avif", "avis", "mif1"].includes(text(8, 12)))
  );
}
