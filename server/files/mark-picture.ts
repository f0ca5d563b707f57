import sharp from "sharp";
import { drawnMark } from "./logo-pictures.ts";
import type { PictureFault, PreparedPicture } from "./opened-picture.ts";

/** As wide and high as the largest screen of a hall shows a sponsor's mark. */
const room = { width: 640, height: 240 } as const;
const leastSide = 48;

/** A mark that somebody handed in, drawn again on nothing within its room: whatever came, what pages show is a picture of ours. OFF61 */
export async function markPicture(bytes: Buffer): Promise<PreparedPicture | PictureFault> {
  const drawn = await drawnMark(bytes, { leastSide, side: room.width });
  if (typeof drawn === "string") return drawn;
  const { data, info } = await sharp(drawn)
    .resize({ ...room, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true });
  return { mediaType: "image/webp", size: { width: info.width, height: info.height }, content: data };
}
