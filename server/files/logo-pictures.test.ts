import sharp from "sharp";
import { expect, test } from "vitest";
import { proposedLooks } from "#contract/office/proposed-looks.ts";
import { logoPictures } from "./logo-pictures.ts";

const yellowAndBlue = drawing('<rect width="40" height="20" fill="#ffe100"/><rect width="16" height="20" fill="#1b3c8c"/>');

test("BRAND5 BRAND6 a drawing becomes square PNGs of each size, and its colours are proposed, the most of it first", async () => {
  const made = await logoPictures(yellowAndBlue);
  if (typeof made === "string") throw new Error(made);
  expect([...made.pictures.keys()]).toEqual([32, 96, 192, 512]);
  for (const [width, bytes] of made.pictures) expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width, height: width });
  expect(made.colours.slice(0, 2)).toEqual(["#ffe100", "#1b3c8c"]);
  expect(proposedLooks(made.colours)).toEqual({ header: "#ffe100", accent: "#1b3c8c", button: "#1b3c8c" });
  expect(proposedLooks(["#ffffff", "#222222"])).toEqual({ header: "#222222" });
  expect(proposedLooks(["#ffffff"])).toEqual({});
});

test("BRAND6 what is no picture, or means harm, is refused", async () => {
  expect(await logoPictures(Buffer.from("MZ\0 no picture"))).toBe("not-a-picture");
  expect(await logoPictures(Buffer.alloc(0))).toBe("not-a-picture");
  expect(await logoPictures(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g'))).toBe("damaged");
  expect(await logoPictures(Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
    "not-a-picture",
  );
  expect(
    await logoPictures(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    ),
  ).toBe("too-small");
  // What a drawing names elsewhere is not asked for, and not drawn.
  const made = await logoPictures(
    drawing('<rect width="40" height="20" fill="#ffe100"/><image href="file:///etc/passwd" width="9" height="9"/>'),
  );
  expect(typeof made).toBe("object");
});

function drawing(inside: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`);
}
