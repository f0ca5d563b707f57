import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

const cuts = { condensed: "sofia-sans-condensed", extra: "sofia-sans-extra-condensed" } as const;
const scripts = ["latin", "latin-ext", "cyrillic"] as const;

export type ShareFont = keyof typeof cuts;

/** The files of the site's own typeface, each under a name of its own: a file holds one script only. */
export function shareFontFiles(): { readonly name: string; readonly data: Buffer }[] {
  return (Object.keys(cuts) as ShareFont[]).flatMap((font) =>
    scripts.map((script) => ({
      name: `${font}-${script}`,
      data: readFileSync(resolve(`@fontsource-variable/${cuts[font]}/files/${cuts[font]}-${script}-wght-normal.woff2`)),
    })),
  );
}

export function shareFontFamily(font: ShareFont): string {
  return scripts.map((script) => `${font}-${script}`).join(", ");
}
