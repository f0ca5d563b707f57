import { hexOf, linearRgb, oklch } from "./oklch.ts";

/** What WCAG AA asks of text, and of shapes that carry meaning. */
export const textContrast = 4.5;
export const shapeContrast = 3;

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1…21. */
export function contrast(one: string, other: string): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The lowest contrast of `ink` against any of the backgrounds it may stand on. */
export function leastContrast(ink: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(ink, background)));
}

/**
 * The colour nearest in lightness, of the same hue, that reaches `wanted` on every background; `ink` itself when it
 * does already. Where no lightness reaches it, black or white, whichever is nearer to it.
 */
export function readable(ink: string, backgrounds: readonly string[], wanted: number): string {
  if (leastContrast(ink, backgrounds) >= wanted) {
    return ink.toLowerCase();
  }
  const color = oklch(ink);
  for (let step = 1; step <= 100; step += 1) {
    for (const lightness of [color.lightness - step / 100, color.lightness + step / 100]) {
      if (lightness >= 0 && lightness <= 1) {
        const candidate = hexOf({ ...color, lightness });
        if (leastContrast(candidate, backgrounds) >= wanted) {
          return candidate;
        }
      }
    }
  }
  return bestOf(["#000000", "#ffffff"], backgrounds);
}

/** Whichever of the inks stands out most. */
export function bestOf(inks: readonly [string, ...string[]], backgrounds: readonly string[]): string {
  return inks.reduce((best, ink) => (leastContrast(ink, backgrounds) > leastContrast(best, backgrounds) ? ink : best), inks[0]);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
