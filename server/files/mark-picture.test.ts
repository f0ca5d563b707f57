import sharp from "sharp";
import { expect, test } from "vitest";
import { markPicture } from "./mark-picture.ts";

test("OFF61 a mark is drawn again within its room, as wide as it is made, with nothing around it", async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><script>alert(1)</script><rect x="100" width="200" height="50" fill="#c00"/></svg>',
  );
  const made = await markPicture(drawing);
  if (typeof made === "string") throw new Error(made);
  expect([made.mediaType, made.size]).toEqual(["image/webp", { width: 320, height: 80 }]);
  expect(await sharp(made.content).metadata()).toMatchObject({ format: "webp", width: 320, height: 80 });
  const photo = sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#c00" } }).jpeg();
  expect(await markPicture(await photo.toBuffer())).toMatchObject({ size: { width: 480, height: 240 } });
});

test("OFF61 what is no picture is refused", async () => {
  expect(await markPicture(Buffer.from("<html>"))).toBe("not-a-picture");
  expect(await markPicture(Buffer.from("\x89PNG\r\n\x1A\n", "latin1"))).toBe("damaged");
  const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: "#c00" } }).png();
  expect(await markPicture(await dot.toBuffer())).toBe("too-small");
});
