import sharp from "sharp";
import { backdrop, type OpenedPicture, type PictureFault, type PreparedPicture, withPicture } from "./opened-picture.ts";

/** In pixels: a place in the grid on a phone, there on a dense screen or on a desk, the whole window of a desk. */
const widths = [480, 960, 1920] as const;
const smallestWidth = 480;

export type PhotoPictures = {
  /** As large as it was handed in, as JPEG: for whoever asks for it. */
  readonly whole: PreparedPicture;
  /** What pages show, as WebP, the smallest first; the largest is as wide as the photo, where that is not too much. */
  readonly sizes: readonly PreparedPicture[];
};

/** A photo of an album in the sizes that pages show, upright, without anything its camera or its owner wrote into it. PHOTO1 PHOTO2 */
export async function photoPictures(photo: Buffer): Promise<PhotoPictures | PictureFault> {
  return withPicture(photo, async (picture) => (picture.width < smallestWidth ? "too-small" : prepared(picture)));
}

async function prepared(picture: OpenedPicture): Promise<PhotoPictures> {
  const widest = Math.min(picture.width, widths[widths.length - 1] ?? smallestWidth);
  const sizeOf = (width: number) => ({ width, height: Math.max(1, Math.round((picture.height * width) / picture.width)) });
  const jpeg = await picture.upright().flatten({ background: backdrop }).jpeg({ quality: 90 }).toBuffer();
  const { data, info } = await picture
    .upright()
    .resize({ ...sizeOf(widest), fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const sizes: PreparedPicture[] = [];
  for (const wide of [...widths.filter((each) => each < widest), widest]) {
    const reduced = sharp(data, { raw: { width, height, channels } }).resize({ ...sizeOf(wide), fit: "fill" });
    const content = await reduced.webp({ quality: 80, smartSubsample: true }).toBuffer();
    sizes.push({ mediaType: "image/webp", size: sizeOf(wide), content });
  }
  return { whole: { mediaType: "image/jpeg", size: { width: picture.width, height: picture.height }, content: jpeg }, sizes };
}
