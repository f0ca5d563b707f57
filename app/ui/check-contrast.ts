import type { TenantColors } from "#contract/queries.ts";
import { bestOf, leastContrast, readable, shapeContrast, textContrast } from "./contrast.ts";

/** A tenant colour that cannot play its part as it is. `suggestion` is the nearest of its hue that can. */
export type ContrastFinding = {
  readonly color: keyof TenantColors;
  readonly part:
    | "white-text-on-header"
    | "dark-text-on-paper"
    | "quiet-text-on-paper"
    | "accent-on-header"
    | "live-on-header"
    | "text-on-button";
  readonly ratio: number;
  readonly wanted: number;
  readonly suggestion: string;
};

/**
 * What the pages would have to mend in a tenant's colours, for the person who chooses them. Empty when every colour
 * can be used as given. Pages stay readable either way: see `tenantTokensCss`.
 */
export function checkContrast(colors: TenantColors): ContrastFinding[] {
  const buttonInk = bestOf(["#ffffff", colors.color1], [colors.colorButton]);
  return [
    finding(colors, "color1", "white-text-on-header", ["#ffffff"], textContrast),
    finding(colors, "color3", "dark-text-on-paper", [colors.color1], textContrast),
    finding(colors, "color4", "quiet-text-on-paper", [colors.color3], textContrast),
    finding(colors, "color2", "accent-on-header", [colors.color1], shapeContrast),
    finding(colors, "color5", "live-on-header", [colors.color1], shapeContrast),
    finding(colors, "colorButton", "text-on-button", [buttonInk], textContrast),
  ].filter((found) => found !== null);
}

function finding(
  colors: TenantColors,
  color: keyof TenantColors,
  part: ContrastFinding["part"],
  against: readonly string[],
  wanted: number,
): ContrastFinding | null {
  const ratio = leastContrast(colors[color], against);
  return ratio >= wanted ? null : { color, part, ratio, wanted, suggestion: readable(colors[color], against, wanted) };
}
