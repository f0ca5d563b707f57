import type { LeagueColour } from "./league.ts";

/** A pixel's parts this near to each other are a grey. */
const greySpread = 30;
const whitish = 235;

/**
 * What a league may look like by the colours of its logo, the most of it first: the header its main colour, the accent the next one that
 * is a colour. Greys and white are taken only where there is nothing else. BRAND5
 */
export function proposedLooks(colours: readonly string[]): Readonly<Partial<Record<LeagueColour, string>>> {
  const inked = colours.filter((colour) => Math.min(...partsOf(colour)) < whitish);
  const coloured = inked.filter((colour) => Math.max(...partsOf(colour)) - Math.min(...partsOf(colour)) >= greySpread);
  const [header, accent] = [...coloured, ...inked.filter((colour) => !coloured.includes(colour))];
  if (header === undefined) return {};
  return accent === undefined ? { header } : { header, accent, button: accent };
}

function partsOf(colour: string): readonly [number, number, number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}
