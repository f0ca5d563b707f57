import type { TenantColors } from "#contract/queries.ts";
import { bestOf, leastContrast, readable, shapeContrast, textContrast } from "./contrast.ts";
import { hexOf, mix, oklch, withLightness } from "./oklch.ts";

/** Every colour a page may use, by the part it plays. Values are `#rrggbb`. */
export type ColorRoles = {
  readonly bg: string;
  readonly surface: string;
  readonly sunken: string;
  readonly hover: string;
  /** The chosen one of several on sunken ground. */
  readonly chosen: string;
  readonly hair: string;
  readonly hairStrong: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly band: string;
  readonly band2: string;
  readonly band3: string;
  readonly bandHair: string;
  readonly onBand: string;
  readonly onBand2: string;
  readonly onBandAccent: string;
  readonly onBandLive: string;
  readonly accent: string;
  readonly accentText: string;
  readonly live: string;
  readonly liveText: string;
  readonly positive: string;
  readonly negative: string;
  readonly warning: string;
  readonly button: string;
  readonly buttonInk: string;
};

/** Text and its backgrounds: what must be readable in either scheme. */
export const textPairs: readonly { readonly ink: keyof ColorRoles; readonly on: readonly (keyof ColorRoles)[] }[] = [
  ...(["ink", "ink2", "ink3", "accentText", "liveText", "positive", "negative", "warning"] as const).map((ink) => ({
    ink,
    on: ["bg", "surface", "sunken", "hover"] as const,
  })),
  ...(["onBand", "onBand2", "onBandAccent", "onBandLive"] as const).map((ink) => ({ ink, on: ["band", "band2", "band3"] as const })),
  { ink: "ink", on: ["chosen"] },
  { ink: "buttonInk", on: ["button"] },
];

/** One tenant's colours as the roles of the light scheme. */
export function lightRoles(colors: TenantColors): ColorRoles {
  const deep = colors.color1;
  const bg = paper(colors.color3);
  const sunken = mix(bg, 0.94, deepened(deep, 0.4));
  const grounds = { bg, surface: mix(bg, 0.25, "#ffffff"), sunken, hover: mix(bg, 0.955, deepened(deep, 0.4)) };
  return {
    ...grounds,
    chosen: grounds.surface,
    hair: mix(bg, 0.87, deepened(deep, 0.4)),
    hairStrong: mix(bg, 0.72, deepened(deep, 0.4)),
    ...inks(
      grounds,
      mix(deepened(deep, 0.36), 0.82, "#000000"),
      mix(deepened(deep, 0.4), 0.72, colors.color4),
      withLightness(colors.color4, 0, 0.5),
    ),
    ...(isLightBand(deep) ? lightBandRoles(colors) : lightSchemeBand(colors)),
    ...tenantAccents(colors, grounds, (hex) => withLightness(hex, 0, 0.54)),
    ...results(grounds, { positive: "#1b7f4b", negative: "#b3372c", warning: "#8a5c00" }),
    ...buttonRoles(colors, bg),
  };
}

/** One tenant's colours as the roles of the dark scheme. */
export function darkRoles(colors: TenantColors): ColorRoles {
  const deep = deepened(colors.color1, 0.36);
  const bg = mix(deep, 0.3, "#07090c");
  const grounds = { bg, surface: mix(deep, 0.58, "#0b0e12"), sunken: mix(deep, 0.46, "#090b0f"), hover: mix(bg, 0.95, "#ffffff") };
  const band = mix(deep, 0.72, "#05070a");
  return {
    ...grounds,
    chosen: mix(grounds.surface, 0.84, "#ffffff"),
    hair: mix(bg, 0.89, "#ffffff"),
    hairStrong: mix(bg, 0.76, "#ffffff"),
    ...inks(grounds, mix("#ffffff", 0.95, deep), mix("#ffffff", 0.8, deep), mix("#ffffff", 0.66, deep)),
    ...(isLightBand(colors.color1)
      ? lightBandRoles(colors)
      : bandRoles(colors, band, mix(deep, 0.94, "#ffffff"), mix(deep, 0.84, "#ffffff"))),
    ...tenantAccents(colors, grounds, (hex) => withLightness(hex, 0.74, 1)),
    ...results(grounds, { positive: "#4cc38a", negative: "#ff8a7a", warning: "#e2b340" }),
    ...buttonRoles(colors, bg),
  };
}

/**
 * A tenant's colours as custom properties, light and dark. `data-theme` on the root is the visitor's choice; without
 * one (and without JavaScript) the system's wish counts. Colours that are not `#rrggbb` are refused.
 */
export function tenantTokensCss(colors: TenantColors): string {
  const { color1, color2, color3, color4, color5, colorButton } = colors;
  const key = [color1, color2, color3, color4, color5, colorButton].join(" ");
  const known = written.get(key);
  if (known !== undefined) return known;
  // More leagues than this on one server choose their colours anew now and then, which only costs a moment.
  if (written.size >= 500) written.clear();
  const css = tokensCss(colors);
  written.set(key, css);
  return css;
}

/** Finding readable colours takes hundreds of contrasts, and a league's do not change from page to page. */
const written = new Map<string, string>();

function tokensCss(colors: TenantColors): string {
  const light = declarations(lightRoles(colors), "light");
  const dark = declarations(darkRoles(colors), "dark");
  return `:root{${light}}@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}:root[data-theme=dark]{${dark}}`;
}

/** The colour of the browser's own bar, which continues the header. */
export function themeColor(colors: TenantColors): { readonly light: string; readonly dark: string } {
  return { light: lightRoles(colors).band, dark: darkRoles(colors).band };
}

function declarations(roles: ColorRoles, scheme: "light" | "dark"): string {
  const properties = Object.entries(roles).map(([role, hex]) => `--${kebab(role)}:${hex}`);
  // How much of a club's own colour lies on the header: little, where dark text is to be read on it. BRAND7
  const light = isLightBand(roles.band) ? [`--wash:${lightWash}`, `--screen-band:${darkInk}`] : [];
  return [`color-scheme:${scheme}`, ...properties, ...light].join(";");
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])([A-Z]|\d)/g, (letter) => `-${letter.toLowerCase()}`);
}

type Grounds = Pick<ColorRoles, "bg" | "surface" | "sunken" | "hover">;

function groundsOf(grounds: Grounds): string[] {
  return [grounds.bg, grounds.surface, grounds.sunken, grounds.hover];
}

/** Paper stays paper: a tenant's third colour only tints it. */
function paper(hex: string): string {
  const color = oklch(hex);
  return hexOf({ lightness: Math.max(color.lightness, 0.965), chroma: Math.min(color.chroma, 0.02), hue: color.hue });
}

function deepened(hex: string, most: number): string {
  return withLightness(hex, 0, most);
}

function inks(grounds: Grounds, ink: string, ink2: string, ink3: string): Pick<ColorRoles, "ink" | "ink2" | "ink3"> {
  const on = groundsOf(grounds);
  return { ink: readable(ink, on, 7), ink2: readable(ink2, on, 5.5), ink3: readable(ink3, on, textContrast) };
}

type BandRoles = Pick<ColorRoles, "band" | "band2" | "band3" | "bandHair" | "onBand" | "onBand2" | "onBandAccent" | "onBandLive">;

/** What is written on a light header. */
export const darkInk = "#14181f";
/** From this lightness on a header is the league's own colour only with dark text: yellow made dark is olive. BRAND7 */
const leastLightness = 0.8;
const lightWash = "28%";

export function isLightBand(header: string): boolean {
  return oklch(header).lightness >= leastLightness;
}

/** What screens of halls and television write in. */
export const screenFigures = "#fbf6ec";

/** Their ground: the league's own colour as far as light figures can be read on it; no light league's, which would be olive. BRAND14 */
export function screenGround({ color1 }: Pick<TenantColors, "color1">): string {
  return isLightBand(color1) ? darkInk : readable(color1, [screenFigures], textContrast);
}

/** The header of a yellow league is yellow, in either scheme. BRAND7 */
function lightBandRoles(colors: TenantColors): BandRoles {
  const band = colors.color1.toLowerCase();
  const [band2, band3] = [mix(band, 0.94, "#000000"), mix(band, 0.88, "#000000")];
  const on = [band, band2, band3];
  return {
    band,
    band2,
    band3,
    bandHair: mix(band, 0.84, "#000000"),
    onBand: readable(darkInk, on, 7),
    onBand2: readable(mix(darkInk, 0.78, band), on, textContrast),
    onBandAccent: readable(withLightness(colors.color2, 0, 0.5), on, textContrast),
    onBandLive: readable(withLightness(colors.color5, 0, 0.46), on, textContrast),
  };
}

function lightSchemeBand(colors: TenantColors): BandRoles {
  const band = deepened(colors.color1, 0.36);
  return bandRoles(colors, band, mix(band, 0.89, "#ffffff"), mix(band, 0.8, "#ffffff"));
}

function bandRoles(colors: TenantColors, band: string, band2: string, band3: string): BandRoles {
  const on = [band, band2, band3];
  return {
    band,
    band2,
    band3,
    bandHair: mix(band, 0.84, "#ffffff"),
    onBand: "#ffffff",
    onBand2: readable(mix("#ffffff", 0.76, band), on, textContrast),
    onBandAccent: readable(withLightness(colors.color2, 0.74, 1), on, textContrast),
    onBandLive: readable(withLightness(colors.color5, 0.78, 1), on, textContrast),
  };
}

function tenantAccents(
  colors: TenantColors,
  grounds: Grounds,
  clamped: (hex: string) => string,
): Pick<ColorRoles, "accent" | "accentText" | "live" | "liveText"> {
  const on = groundsOf(grounds);
  return {
    accent: readable(colors.color2, [grounds.bg], shapeContrast - 1.2),
    accentText: readable(clamped(colors.color2), on, textContrast),
    live: readable(colors.color5, [grounds.bg], shapeContrast),
    liveText: readable(clamped(colors.color5), on, textContrast),
  };
}

function results(grounds: Grounds, fixed: Pick<ColorRoles, "positive" | "negative" | "warning">): typeof fixed {
  const on = groundsOf(grounds);
  return {
    positive: readable(fixed.positive, on, textContrast),
    negative: readable(fixed.negative, on, textContrast),
    warning: readable(fixed.warning, on, textContrast),
  };
}

/** White or the tenant's deep colour, whichever reads better; the button itself gives way where neither does. */
function buttonRoles(colors: TenantColors, bg: string): Pick<ColorRoles, "button" | "buttonInk"> {
  const button = leastContrast(colors.colorButton, [bg]) < 1.2 ? readable(colors.colorButton, [bg], 1.2) : colors.colorButton;
  const ink = bestOf(["#ffffff", deepened(colors.color1, 0.36)], [button]);
  return leastContrast(ink, [button]) >= textContrast
    ? { button: button.toLowerCase(), buttonInk: ink.toLowerCase() }
    : { button: readable(button, [ink], textContrast), buttonInk: ink.toLowerCase() };
}
