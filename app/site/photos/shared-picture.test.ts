import { expect, test } from "vitest";
import { sharedPicture } from "./shared-picture.ts";

const [small, middle, large] = [480, 960, 1920].map((width) => ({ url: `/files/${width}.webp`, width, height: width / 2 }));
const whole = { url: "/files/whole.jpg", width: 6000, height: 3000 };

test("PHOTO5 a link takes a cut with it that is wide enough, never the whole file", () => {
  expect(sharedPicture({ ...whole, sizes: [small!, middle!, large!] })).toEqual(large);
  expect(sharedPicture({ ...whole, width: 1000, height: 500, sizes: [small!, middle!] })).toEqual(middle);
});

test("PHOTO5 a drawing goes as it is", () => {
  const drawing = { url: "/files/cover.svg", width: null, height: null };
  expect(sharedPicture({ ...drawing, sizes: [] })).toEqual(drawing);
});
