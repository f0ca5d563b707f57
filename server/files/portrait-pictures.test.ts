import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { PreparedPicture } from "./opened-picture.ts";
import { portraitPictures } from "./portrait-pictures.ts";

/** Red above, blue below, so that a test sees which way is up and what was cut off. */
function photo(width: number, height: number) {
  const half = { width, height: Math.floor(height / 2), channels: 3, background: "#0000ff" } as const;
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: { create: half }, gravity: "south" },
  ]);
}

async function prepared(bytes: Buffer): Promise<readonly PreparedPicture[]> {
  const pictures = await portraitPictures(bytes);
  if (typeof pictures === "string") throw new Error(pictures);
  return pictures;
}

/** Red or blue, at the top and at the bottom. */
async function ends(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (row: number) => {
    const at = (row * info.width + Math.floor(info.width / 2)) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? "red" : "blue";
  };
  return [colorAt(2), colorAt(info.height - 3)];
}

test("PORT2 cuts to four by five in every width, and to JPEG", async () => {
  const pictures = await prepared(await photo(1200, 1000).jpeg().toBuffer());
  const written = await Promise.all(pictures.map(async ({ content }) => sharp(content).metadata()));
  expect(written.map(({ format, width, height }) => [format, width, height])).toEqual([
    ["webp", 96, 120],
    ["webp", 240, 300],
    ["webp", 480, 600],
    ["jpeg", 480, 600],
  ]);
  expect(pictures.map(({ size }) => [size.width, size.height])).toEqual(written.map(({ width, height }) => [width, height]));
});

test("PORT2 enlarges nothing, and of a picture too high keeps the head", async () => {
  const pictures = await prepared(await photo(300, 1000).png().toBuffer());
  expect(pictures.map(({ size }) => size.width)).toEqual([96, 240, 240]);
  for (const { content } of pictures) expect(await ends(content)).toEqual(["red", "red"]);
});

test.each(["jpeg", "png", "webp", "avif"] as const)("PORT1 reads %s", async (format) => {
  const pictures = await prepared(await photo(480, 600).toFormat(format).toBuffer());
  expect(await ends(pictures[2]?.content ?? Buffer.alloc(0))).toEqual(["red", "blue"]);
});

test("PORT1 turns the picture as its camera was held, and keeps nothing that the camera wrote", async () => {
  const place = { IFD0: { Artist: "Somebody", Copyright: "Somebody" }, IFD3: { GPSLatitude: "44/1 49/1 0/1" } };
  const held = await photo(600, 800).png().toBuffer();
  const bytes = await sharp(held).rotate(180).jpeg().withExif(place).withMetadata({ orientation: 3 }).toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  for (const { content } of await prepared(bytes)) {
    expect(await ends(content)).toEqual(["red", "blue"]);
    const { exif, icc, xmp, iptc, orientation } = await sharp(content).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(content.includes("Somebody")).toBe(false);
  }
});

test("PORT1 keeps what was cut out transparent, and gives JPEG a ground", async () => {
  const clear = sharp({ create: { width: 480, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const pictures = await prepared(await clear.png().toBuffer());
  expect(await Promise.all(pictures.map(async ({ content }) => (await sharp(content).metadata()).hasAlpha))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

describe("what is no portrait", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600"><image href="file:///etc/passwd"/></svg>`;
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("Nikola Petrović")],
    ["a drawing that reads files", Buffer.from(svg)],
    ["a drawing under another beginning", Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ["a GIF", gif],
    ["a PDF", Buffer.from("%PDF-1.7\n")],
  ])("PORT1 refuses %s", async (_, bytes) => {
    expect(await portraitPictures(bytes)).toBe("not-a-picture");
  });

  test("PORT1 refuses what is broken off, or only begins like a picture", async () => {
    const whole = await photo(480, 600).jpeg().toBuffer();
    expect(await portraitPictures(whole.subarray(0, whole.length / 2))).toBe("damaged");
    expect(await portraitPictures(Buffer.concat([whole.subarray(0, 4), Buffer.from(svg)]))).toBe("damaged");
    expect(await portraitPictures(Buffer.from("\x89PNG\r\n\x1A\n", "latin1"))).toBe("damaged");
  });

  test("PORT1 refuses more than it would hold: bytes, pixels, and too few of them", async () => {
    expect(await portraitPictures(Buffer.alloc(20_000_001))).toBe("too-many-bytes");
    expect(await portraitPictures(await photo(239, 900).png().toBuffer())).toBe("too-small");
    expect(await portraitPictures(await photo(900, 299).png().toBuffer())).toBe("too-small");
    // A few bytes that claim ten thousand by ten thousand.
    const bomb = await photo(480, 600).png().toBuffer();
    bomb.writeUInt32BE(10_000, 16);
    bomb.writeUInt32BE(10_000, 20);
    expect(["too-many-pixels", "damaged"]).toContain(await portraitPictures(bomb));
  });
});
