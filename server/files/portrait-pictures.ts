import sharp, { type Sharp } from "sharp";
import { portraitRatio } from "#contract/portraits.ts";
import { backdrop, type PictureFault, type PreparedPicture, withPicture } from "./opened-picture.ts";

/** In pixels: a line of a list, a head on a phone, a head on a desk; twice and three times for dense screens. */
const widths = [96, 240, 480] as const;
const smallestWidth = 240;

/**
 * A photo cut to a portrait in several widths, upright, without anything its camera or its owner wrote into it: place,
 * names, thumbnails. Of a picture too high the lower part is cut off, of one too wide both sides. PORT1 PORT2
 */
export async function portraitPictures(photo: Buffer): Promise<readonly PreparedPicture[] | PictureFault> {
  return withPicture(photo, async ({ upright, width, height }) => {
    const widest = Math.floor(Math.min(width, height * portraitRatio));
    return widest < smallestWidth ? "too-small" : cut(upright(), widest);
  });
}

async function cut(photo: Sharp, widest: number): Promise<readonly PreparedPicture[]> {
  const [largest = smallestWidth] = widths.filter((width) => width <= widest).toReversed();
  const { data, info } = await scaled(photo, largest).raw().toBuffer({ resolveWithObject: true });
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

function scaled(picture: Sharp, width: number): Sharp {
  return picture.toColourspace("srgb").resize({ ...sizeOf(width), fit: "cover", position: "top" });
}

function sizeOf(width: number): { width: number; height: number } {
  return { width, height: width / portraitRatio };
}
