import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { withRussianFormsByDefault } from "./woff2-language-forms.ts";

const families = ["sofia-sans", "sofia-sans-condensed", "sofia-sans-extra-condensed"];

/**
 * The typeface's own Cyrillic is Bulgarian, and only a text in Russian gets the forms that Serbian is read in too. Its
 * files are sent with these forms for every language: not every browser can be told by a style (font-language-override).
 */
export function cyrillicForms(): Plugin {
  return {
    name: "fullcourt:cyrillic-forms",
    config({ root = process.cwd() }) {
      const folder = join(root, "node_modules/.cache/fullcourt-fonts");
      mkdirSync(folder, { recursive: true });
      const { resolve } = createRequire(join(root, "package.json"));
      const alias = families.map((family) => {
        const font = `@fontsource-variable/${family}/files/${family}-cyrillic-wght-normal.woff2`;
        const made = join(folder, `${family}-cyrillic-wght-normal.woff2`);
        writeFileSync(made, withRussianFormsByDefault(readFileSync(resolve(font))));
        // With whatever is asked after the name.
        return { find: new RegExp(`^${font}`), replacement: made };
      });
      return { resolve: { alias } };
    },
  };
}
