import { escapedMarkup } from "#contract/escaped-markup.ts";
import type { CrestLook } from "./crest-look.ts";

const outlines = [
  "M6 5.500Q24 1 42 5.500V25c0 10-8 16-18 20.500C14 41 6 35 6 25Z",
  "M24 2.500 43 13v22L24 45.500 5 35V13Z",
  "M24 3a21 21 0 1 1 0 42a21 21 0 1 1 0-42Z",
  "M6 4h36v24a18 18 0 0 1-36 0Z",
  "M24 2.500 45 15 38 44H10L3 15Z",
] as const;

type Field = {
  readonly path: string;
  readonly stroke: boolean;
  readonly letterY: number;
  readonly letterSize: number;
  readonly onBoth: boolean;
};

const fields: readonly Field[] = [
  { path: "M0 44 24 27l24 17v10L24 37 0 54Z", stroke: false, letterY: 27, letterSize: 23, onBoth: false },
  { path: "M24 0h24v48H24Z", stroke: false, letterY: 32, letterSize: 25, onBoth: true },
  { path: "M0 12q24 16 48 0M0 37q24-16 48 0", stroke: true, letterY: 31.5, letterSize: 21, onBoth: false },
  { path: "M0 0h48v13H0Z", stroke: false, letterY: 34, letterSize: 23, onBoth: false },
  { path: "M0 50 50 0v13L13 50Z", stroke: false, letterY: 32, letterSize: 25, onBoth: true },
  { path: "M0 34h48v4H0ZM0 41h48v7H0Z", stroke: false, letterY: 28, letterSize: 23, onBoth: false },
];

/** What `CrestSheet` holds for one club, as markup. Shape and partition follow from the code, so a club looks the same everywhere. */
export function crestDrawing({ key, code, primaryColor, secondaryColor, edgeColor, letterColor }: CrestLook): string {
  const hash = [...code].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const outline = outlines[hash % outlines.length];
  const field = fields[Math.floor(hash / outlines.length) % fields.length];
  if (!field) return "";
  const [id, primary, secondary] = [`crest-${key}`, primaryColor, secondaryColor].map(escapedMarkup);
  const edge = field.onBoth ? primary : escapedMarkup(edgeColor);
  const letter = field.onBoth ? escapedMarkup(letterColor) : secondary;
  const parts = field.stroke ? `fill="none" stroke="${secondary}" stroke-width="2"` : `fill="${secondary}"`;
  return (
    `<symbol id="${id}" viewBox="0 0 48 48"><clipPath id="${id}-edge"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#${id}-edge)"><path d="M0 0h48v48H0Z" fill="${primary}"/><path d="${field.path}" ${parts}/></g>` +
    `<path d="${outline}" fill="none" stroke="${edge}" stroke-width="2"/>` +
    `<text x="24" y="${field.letterY}" text-anchor="middle" font-family="Sofia Sans Extra Condensed" font-weight="900" ` +
    `font-size="${field.letterSize}" fill="${letter}" stroke="${primary}" stroke-width="4" stroke-linejoin="round" ` +
    `paint-order="stroke">${escapedMarkup([...code][0] ?? "")}</text></symbol>`
  );
}
