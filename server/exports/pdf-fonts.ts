import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

export type PdfFont = "400Regular" | "700Bold";

/** The site's typeface as PDF documents embed it, with Cyrillic and every letter of our six languages. */
export const pdfFonts: Readonly<Record<PdfFont, Buffer>> = { "400Regular": fontFile("400Regular"), "700Bold": fontFile("700Bold") };

function fontFile(cut: PdfFont): Buffer {
  return readFileSync(resolve(`@expo-google-fonts/sofia-sans/${cut}/SofiaSans_${cut}.ttf`));
}
