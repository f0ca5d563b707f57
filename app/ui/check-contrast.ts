import type { TenantColors } from "#contract/queries.ts";
import { darkInk, isLightBand } from "./tenant-tokens.ts";
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
  return contrastsOf(colors).filter(({ ratio, wanted }) => ratio < wanted);
}

/** Each colour with the contrast that its part asks for, reached or not; a light header is written on in dark. BRAND4 */
export function contrastsOf(colors: TenantColors): ContrastFinding[] {
  const buttonInk = bestOf(["#ffffff", isLightBand(colors.color1) ? darkInk : colors.color1], [colors.colorButton]);
  const deep = isLightBand(colors.color1) ? darkInk : colors.color1;
  return [
    finding(colors, "color1", "white-text-on-header", [isLightBand(colors.color1) ? darkInk : "#ffffff"], textContrast),
    finding(colors, "color2", "accent-on-header", [colors.color1], shapeContrast),
    finding(colors, "colorButton", "text-on-button", [buttonInk], textContrast),
    finding(colors, "color5", "live-on-header", [colors.color1], shapeContrast),
    finding(colors, "color3", "dark-text-on-paper", [deep], textContrast),
    finding(colors, "color4", "quiet-text-on-paper", [colors.color3], textContrast),
  ];
}

function finding(
  colors: TenantColors,
  color: keyof TenantColors,
  part: ContrastFinding["part"],
  against: readonly string[],
  wanted: number,
): ContrastFinding {
  const ratio = leastContrast(colors[color], against);
  return { color, part, ratio, wanted, suggestion: readable(colors[color], against, wanted) };
}
