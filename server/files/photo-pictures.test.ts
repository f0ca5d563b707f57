import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photoPictures, type PhotoPictures } from "./photo-pictures.ts";

/** Red above, blue below, so that a test sees which way is up. */
function photo(width: number, height: number) {
  const half = { width, height: Math.floor(height / 2), channels: 3, background: "#0000ff" } as const;
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: { create: half }, gravity: "south" },
  ]);
}

async function prepared(bytes: Buffer): Promise<PhotoPictures> {
  const pictures = await photoPictures(bytes);
  if (typeof pictures === "string") throw new Error(pictures);
  return pictures;
}

async function written({ whole, sizes }: PhotoPictures) {
  return Promise.all(
    [...sizes, whole].map(async ({ content }) => {
      const { format, width, height } = await sharp(content).metadata();
      return [format, width, height];
    }),
  );
}

describe("PHOTO2 a photo is cut", () => {
  test.each([
    [
      [2400, 1600],
      [
        ["webp", 480, 320],
        ["webp", 960, 640],
        ["webp", 1920, 1280],
        ["jpeg", 2400, 1600],
      ],
    ],
    [
      [700, 1000],
      [
        ["webp", 480, 686],
        ["webp", 700, 1000],
        ["jpeg", 700, 1000],
      ],
    ],
    [
      [480, 3],
      [
        ["webp", 480, 3],
        ["jpeg", 480, 3],
      ],
    ],
  ] as const)("of %j pixels, larger than it is never", async ([width, height], expected) => {
    const pictures = await prepared(await photo(width, height).png().toBuffer());
    expect(await written(pictures)).toEqual(expected);
    const said = [...pictures.sizes, pictures.whole].map(({ size }) => [size.width, size.height]);
    expect(said).toEqual(expected.map(([, wide, high]) => [wide, high]));
  });

  test("to less than it was: what a phone loads is a small part of it", async () => {
    const { data } = await sharp({
      create: { width: 1000, height: 800, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 30 }, background: "#888" },
    })
      .jpeg({ quality: 95 })
      .toBuffer({ resolveWithObject: true });
    const { sizes } = await prepared(data);
    expect((sizes[0]?.content.length ?? data.length) * 5).toBeLessThan(data.length);
  });
});

test("PHOTO1 is turned as its camera was held, and keeps nothing that the camera wrote", async () => {
  const place = { IFD0: { Artist: "Somebody", Copyright: "Somebody" }, IFD3: { GPSLatitude: "44/1 49/1 0/1" } };
  const held = await photo(600, 800).png().toBuffer();
  const bytes = await sharp(held).rotate(-90).jpeg().withExif(place).withMetadata({ orientation: 6 }).toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { whole, sizes } = await prepared(bytes);
  expect(whole.size).toEqual({ width: 600, height: 800 });
  for (const { content } of [...sizes, whole]) {
    const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const atTop = (2 * info.width + Math.floor(info.width / 2)) * info.channels;
    expect(data[atTop]).toBeGreaterThan(data[atTop + 2] ?? 255);
    const { exif, icc, xmp, iptc, orientation } = await sharp(content).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(content.includes("Somebody")).toBe(false);
  }
});

describe("PHOTO1 refuses", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600"><image href="file:///etc/passwd"/></svg>`;

  test.each([
    ["nothing", Buffer.alloc(0), "not-a-picture"],
    ["a text", Buffer.from("Nikola Petrović"), "not-a-picture"],
    ["a drawing that reads files", Buffer.from(svg), "not-a-picture"],
    ["what only begins like a picture", Buffer.concat([Buffer.from("\xFF\xD8\xFF\xE0", "latin1"), Buffer.from(svg)]), "damaged"],
    ["too many bytes", Buffer.alloc(20_000_001), "too-many-bytes"],
  ])("%s", async (_, bytes, fault) => {
    expect(await photoPictures(bytes)).toBe(fault);
  });

  test.each(["jpeg", "png", "webp"] as const)("a broken off %s", async (format) => {
    const whole = await photo(900, 700).toFormat(format).toBuffer();
    expect(await photoPictures(whole.subarray(0, whole.length / 2))).toBe("damaged");
  });

  test("a hundred million pixels, whole as they are, and too few", async () => {
    const large = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#123" } });
    expect(await photoPictures(await large.png({ compressionLevel: 1 }).toBuffer())).toBe("too-many-pixels");
    expect(await photoPictures(await photo(479, 900).png().toBuffer())).toBe("too-small");
  });
});
