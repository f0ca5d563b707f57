import type { ClubBlueprint } from "../leagues/tenant-blueprint.ts";
import { seededRandom } from "../random.ts";
import { emblems } from "./emblems.ts";

/** Shields, rounds and pennants, in a square of 64. */
const outlines = [
  "M6 5q26-6 52 0v28c0 14-11 22-26 28C17 55 6 47 6 33Z",
  "M32 3 58 17v30L32 61 6 47V17Z",
  "M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58Z",
  "M7 4h50v34a25 23 0 0 1-50 0Z",
  "M32 3 60 22 50 60H14L4 22Z",
  "M8 6q12 4 24-3 12 7 24 3c2 26-4 44-24 55C12 50 6 32 8 6Z",
] as const;

/** How the second colour divides the field; `null` leaves it whole. */
const partitions = [
  null,
  "M32 0h32v64H32Z",
  "M0 64 64 0v64Z",
  "M0 44h64v20H0Z",
  "M0 0h16v64H0ZM48 0h16v64H48Z",
  "M0 50 32 30l32 20v14H0Z",
  "M0 0h64v14H0Z",
  "M-6 44 44-6l12 12L6 56Z",
] as const;

/**
 * A club's crest as an SVG file: its emblem on a shield in its colours, its code underneath. Shape and division follow from
 * its slug, so it looks the same for ever; no font of the page reaches into a picture, so the code is in a plain one.
 */
export function drawCrest({ slug, code, emblem, primaryColor, secondaryColor }: ClubBlueprint): string {
  const random = seededRandom(`crest 2 of ${slug}`);
  const outline = random.pick(outlines);
  const partition = random.pick(partitions);
  const edge = mixed(secondaryColor, primaryColor, 0.15);
  const field = partition === null ? "" : `<path d="${partition}" fill="${mixed(primaryColor, secondaryColor, 0.28)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<clipPath id="c"><path d="${outline}"/></clipPath>
<g clip-path="url(#c)"><path d="M0 0h64v64H0Z" fill="${primaryColor}"/>${field}</g>
<path d="${outline}" fill="none" stroke="${edge}" stroke-width="3"/>
<g transform="translate(15.500 8) scale(.825)" fill="${secondaryColor}" color="${secondaryColor}" stroke="${primaryColor}" stroke-width="1.500" paint-order="stroke" stroke-linejoin="round">${emblems[emblem]}</g>
<text x="32" y="52" text-anchor="middle" font-family="'Arial Narrow','Roboto Condensed','Helvetica Neue',Arial,sans-serif" font-weight="800" font-size="12.500" fill="${secondaryColor}" stroke="${primaryColor}" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${code}</text>
</svg>
`;
}

/** So much of the second colour in the first. */
function mixed(one: string, other: string, share: number): string {
  const channel = (color: string, index: number) => Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
  const channels = [0, 1, 2].map((index) => Math.round(channel(one, index) * (1 - share) + channel(other, index) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
