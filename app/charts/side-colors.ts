import { contrast, readable, shapeContrast } from "../ui/contrast.ts";
import { hexOf, mix, oklch, withLightness } from "../ui/oklch.ts";

export type ClubColors = { readonly primaryColor: string; readonly secondaryColor: string };

/** A side's colour in charts, for paper and for the dark scheme, and as a wash behind white text. */
export type SideColor = { readonly light: string; readonly dark: string; readonly wash: string };
export type SideColors = { readonly home: SideColor; readonly away: SideColor };

/** Where neither of a club's colours can be told from the other side's. */
const slate = "#64748b";
const leastDifference = 0.11;

/**
 * Colours by which two clubs can be told apart in a chart. The home side keeps its own; the away side takes its
 * second colour, or slate, when its first is too near. Black, white and grey clubs show their livelier colour.
 */
export function sideColors(home: ClubColors, away: ClubColors): SideColors {
  const key = [home.primaryColor, home.secondaryColor, away.primaryColor, away.secondaryColor].join(" ");
  const known = chosen.get(key);
  if (known !== undefined) return known;
  if (chosen.size >= mostKeptPairs) chosen.clear();
  const colors = chosenColors(home, away);
  chosen.set(key, colors);
  return colors;
}

/** Finding colours that can be told apart takes dozens of contrasts, and each page of a game asks for them. */
const chosen = new Map<string, SideColors>();
/** More pairs of clubs choose their colours anew now and then, which only costs a moment. */
const mostKeptPairs = 2000;

function chosenColors(home: ClubColors, away: ClubColors): SideColors {
  const homeHex = liveliest(home);
  const candidates = [liveliest(away), away.secondaryColor, away.primaryColor, slate];
  const told = candidates.find((candidate) => difference(homeHex, candidate) >= leastDifference);
  return { home: sideColor(homeHex), away: sideColor(told ?? farthest(homeHex, candidates)) };
}

function liveliest({ primaryColor, secondaryColor }: ClubColors): string {
  return oklch(primaryColor).chroma < 0.045 && oklch(secondaryColor).chroma > 0.045 ? secondaryColor : primaryColor;
}

function sideColor(hex: string): SideColor {
  return {
    light: readable(onPaper(hex), ["#f7f7f5"], shapeContrast),
    dark: readable(onDark(hex), ["#10151c"], shapeContrast),
    wash: readable(washed(hex), ["#c4c4c4"], 4.5),
  };
}

function onPaper(hex: string): string {
  return withLightness(hex, 0.38, 0.6);
}

function onDark(hex: string): string {
  return withLightness(hex, 0.66, 0.8);
}

function washed(hex: string): string {
  const color = oklch(hex);
  return hexOf({ ...color, lightness: Math.min(Math.max(color.lightness, 0.3), 0.4), chroma: Math.min(color.chroma, 0.13) });
}

/** How far apart two colours look once both are clamped for a chart: distance in OKLab, the smaller of both schemes. */
function difference(one: string, other: string): number {
  return Math.min(distance(onPaper(one), onPaper(other)), distance(onDark(one), onDark(other)));
}

function distance(one: string, other: string): number {
  const first = oklch(one);
  const second = oklch(other);
  const turn = ((first.hue - second.hue) * Math.PI) / 180;
  const across = first.chroma ** 2 + second.chroma ** 2 - 2 * first.chroma * second.chroma * Math.cos(turn);
  return Math.hypot(first.lightness - second.lightness, Math.sqrt(Math.max(across, 0)));
}

function farthest(from: string, candidates: readonly string[]): string {
  return candidates.reduce((best, candidate) => (difference(from, candidate) > difference(from, best) ? candidate : best), slate);
}

/** Ink for a large shirt number on a club's colour: its second colour where that reads, else white or near-black. */
export function shirtInk({ primaryColor, secondaryColor }: ClubColors): string {
  const largeText = shapeContrast;
  return contrast(secondaryColor, primaryColor) >= largeText
    ? secondaryColor
    : readable(mix(secondaryColor, 0.5, "#ffffff"), [primaryColor], largeText);
}
