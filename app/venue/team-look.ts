import { bestOf, contrast } from "../ui/contrast.ts";
import { oklch } from "../ui/oklch.ts";
import type { TeamRef } from "#contract/refs.ts";

/** A team's two colours on a screen: what its plate is made of, the line under it, the letters on it, the edge around small plates. */
export type TeamLook = { readonly surface: string; readonly keyline: string; readonly ink: string; readonly edge: string };

type Colors = Pick<TeamRef, "primaryColor" | "secondaryColor">;

/** About what every hall's ground is. */
const darkGround = "#0a1422";
const inks = ["#ffffff", "#0a1729"] as const;
/** Distance in OKLab below which two plates across a hall look alike. */
const leastDifference = 0.16;
/** Where neither colour of the guests can be told from the home team's plate. */
const standIns = ["#e9ecf1", "#1d2736"] as const;

/** Two plates that can be told apart: the home team keeps its colour, the guests take their second one where the first is too near. */
export function teamLooks(home: Colors, away: Colors): { readonly home: TeamLook; readonly away: TeamLook } {
  const isTold = (surface: string) => difference(home.primaryColor, surface) >= leastDifference;
  const guests = [away.primaryColor, away.secondaryColor, ...standIns].find(isTold) ?? away.primaryColor;
  const other = guests === away.primaryColor ? away.secondaryColor : away.primaryColor;
  return { home: lookOf(home.primaryColor, home.secondaryColor), away: lookOf(guests, other) };
}

function lookOf(surface: string, line: string): TeamLook {
  const ink = bestOf(inks, [surface]);
  // A line that cannot be seen against its plate is drawn as its letters are.
  const keyline = contrast(line, surface) >= 1.35 ? line : ink;
  return { surface, ink, keyline, edge: contrast(surface, darkGround) >= 1.6 ? "transparent" : keyline };
}

function difference(one: string, other: string): number {
  const first = oklch(one);
  const second = oklch(other);
  const turn = ((first.hue - second.hue) * Math.PI) / 180;
  const across = first.chroma ** 2 + second.chroma ** 2 - 2 * first.chroma * second.chroma * Math.cos(turn);
  return Math.hypot(first.lightness - second.lightness, Math.sqrt(Math.max(across, 0)));
}
