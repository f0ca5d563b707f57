import { expect, test } from "vitest";
import { fitText, type TextPlace } from "./fit-text.ts";
import { createPictureRenderer } from "./picture-renderer.ts";
import { shareFontFiles } from "./share-fonts.ts";

const place: TextPlace = { width: 344, lines: 2, sizes: [56, 44, 32, 26], font: "extra", weight: 800, color: "#ffffff" };

test("a text shrinks until it fits, and is cut off where it does not even in the smallest size", async () => {
  const renderer = createPictureRenderer();
  for (const file of shareFontFiles()) await renderer.registerFont(file);
  const styleOf = async (text: string) => (await fitText(renderer, text, place)).style;
  expect(await styleOf("Avala")).toMatchObject({ fontSize: 56 });
  expect((await styleOf("Avala"))["lineClamp"]).toBeUndefined();
  expect(await styleOf("Omladinski košarkaški klub Železničar Inđija")).toMatchObject({ fontSize: 44 });
  expect(await styleOf("Омладински кошаркашки клуб ".repeat(9))).toMatchObject({ fontSize: 26, overflow: "hidden", lineClamp: 2 });
});
