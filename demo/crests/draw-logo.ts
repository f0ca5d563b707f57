import type { TenantBlueprint } from "../leagues/tenant-blueprint.ts";

/** What the two leagues play at: where two rivers meet, and under three bridges; in a square of 64, below a ball. */
const places: Readonly<Record<string, string>> = {
  klb: `<path d="M5 44q7-6 13.500 0t13.500 0 13.500 0T59 44v20H5Z" class="l"/><path d="M5 49.500q7-5 13.500 0t13.500 0 13.500 0T59 49.500M12 56.500q5-4 10 0t10 0 10 0 10 0" class="w"/>`,
  lkr: `<path d="M4 46h56v18H4Z" class="l"/><path d="M9 62v-6a5.500 5.500 0 0 1 11 0v6ZM25 62v-7a7 7 0 0 1 14 0v7ZM44 62v-6a5.500 5.500 0 0 1 11 0v6Z" class="d"/>`,
};

/** Where the league's logo lies on its site, as a drawing and as a picture for whoever shows no drawings. */
export function logoAddresses({ tenant: { slug } }: TenantBlueprint) {
  return { drawing: `/brands/${slug}/logo.svg`, picture: `/brands/${slug}/logo-256.png` };
}

/**
 * The league's logo as an SVG file: a ball over its city, within a light rim, so that it stands out on the site's dark
 * band as on white paper. Without letters: no font of a page reaches into a picture, and its name stands beside it.
 */
export function drawLogo({ tenant: { slug, colors } }: TenantBlueprint): string {
  const { color1: dark, color2: bright, color3: light } = colors;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256">
<clipPath id="c"><path d="M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56Z"/></clipPath>
<path d="M32 0a32 32 0 1 1 0 64 32 32 0 0 1 0-64Z" fill="${light}"/>
<g clip-path="url(#c)"><path d="M0 0h64v64H0Z" fill="${dark}"/>${painted(places[slug] ?? "", { l: `fill="${light}"`, d: `fill="${dark}"`, w: `fill="none" stroke="${dark}" stroke-width="2.500"` })}</g>
<path d="M32 8a15.500 15.500 0 1 1 0 31 15.500 15.500 0 0 1 0-31Z" fill="${bright}"/>
<path d="M16 23.500h32M32 7.500v32M21.500 12q8.500 11.500 0 23M42.500 12q-8.500 11.500 0 23" fill="none" stroke="${dark}" stroke-width="2.200"/>
</svg>
`;
}

/** Classes would need a style sheet, which not everybody who draws a picture reads. */
function painted(shapes: string, paints: Readonly<Record<string, string>>): string {
  return shapes.replaceAll(/class="(\w)"/g, (_, name: string) => paints[name] ?? "");
}
