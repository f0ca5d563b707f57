import { readEmailAddress } from "#contract/fields/email-address.ts";
import { type GridCell, shownText } from "./sheet-grid.ts";

/** Something is written, and not what belongs there. */
export const notReadable = Symbol("not readable");

/** Centimetres of `187 cm`, 2.04, `2,04 m`, `2m04`, and of feet and inches, `6'5"`, `6-5`; `null`: none is written; `notReadable`: something else is. */
export function readHeight(cell: GridCell | null | undefined): number | typeof notReadable | null {
  const value = cell?.value;
  const text = shownText(cell);
  if (text === "" || /^[-–—?]+$/.test(text)) return null;
  const feet = /^([4-8])\s*(?:['’′]|ft|-)\s*(1[01]|\d)\s*(?:["”″]|''|in)?$/iu.exec(text);
  if (feet) return Math.round((Number(feet[1]) * 12 + Number(feet[2])) * 2.54);
  const metres = /^([12])\s*m\s*(\d{2})$/iu.exec(text);
  if (metres) return Number(metres[1]) * 100 + Number(metres[2]);
  const figure =
    typeof value === "number"
      ? value
      : Number(/^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:cm|цм|см|m|м)?\.?$/iu.exec(text)?.[1]?.replace(",", ".") ?? Number.NaN);
  if (Number.isNaN(figure)) return notReadable;
  const cm = figure < 3 ? Math.round(figure * 100) : Math.round(figure);
  return cm >= 100 && cm <= 250 ? cm : notReadable;
}

/** A shirt as it is printed: `0` and `00` are two. */
export function readShirt(cell: GridCell | null | undefined): string | typeof notReadable | null {
  const text = shownText(cell)
    .replace(/^(?:#|br\.?|no\.?|nº|n°|№)\s*/iu, "")
    .replace(/\.$/, "");
  if (text === "" || /^[-–—?]+$/.test(text)) return null;
  return /^\d{1,2}$/.test(text) ? text : notReadable;
}

/** Seats of `1.200`, `2 500`, `oko 600`, `900 (600+300)`. */
export function readSeats(cell: GridCell | null | undefined): number | typeof notReadable | null {
  const text = shownText(cell).replace(/\([^)]*\)/gu, " ");
  if (typeof cell?.value === "number") return Math.round(cell.value);
  if (text.trim() === "" || /^[-–—?]+$/.test(text.trim())) return null;
  const found = /(\d{1,3}(?:[.,\s]\d{3})+|\d+)/u.exec(text);
  return found?.[1] ? Number(found[1].replace(/[.,\s]/gu, "")) : notReadable;
}

/**
 * A telephone's figures: a number has lost the nought before it, and what stands between figures is how it was written. An
 * international one stays as it is, and in Spain none begins with one.
 */
export function readPhone(cell: GridCell | null | undefined, language: string | null): string | null {
  const text = shownText(cell);
  if (typeof cell?.value === "number") return language !== "es" && text.length >= 8 && text.length <= 9 ? `0${text}` : text;
  if (text.replace(/\D/gu, "").length < 6) return null;
  return text.startsWith("+") ? text : text.replace(/[^\d]/gu, "");
}

/** A mail address; `notReadable`: something else is written. */
export function readMail(text: string): string | typeof notReadable | null {
  const plain = text.replace(/^mailto:/i, "").trim();
  if (plain === "" || /^[-–—]+$/.test(plain)) return null;
  return readEmailAddress(plain) === null ? notReadable : plain;
}

export type Coordinates = { readonly latitude: number | null; readonly longitude: number | null };
const nowhere: Coordinates = { latitude: null, longitude: null };

/** `44.1500, 21.0300`, `44,0123; 20,9145`, `44°03'12"N 20°55'40"E`, in degrees, to four decimals where minutes were written. */
export function readCoordinates(text: string): Coordinates {
  const parts = [
    ...text.matchAll(/(\d{1,3})\s*[°º]\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?([NSEWО]|S|Z|V)?/giu),
  ];
  if (parts.length === 2) {
    const [latitude, longitude] = parts.map(([, degrees = "0", minutes = "0", seconds = "0", side = ""]) => {
      const value = Number(degrees) + Number(minutes) / 60 + Number(seconds.replace(",", ".")) / 3600;
      return (Math.round(value * 10_000) / 10_000) * (/[SW]/i.test(side) ? -1 : 1);
    });
    return { latitude: latitude ?? null, longitude: longitude ?? null };
  }
  const pair =
    /^\s*(-?\d{1,3}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\s*$/.exec(text) ??
    /^\s*(-?\d{1,3},\d+)\s*[;/\s]\s*(-?\d{1,3},\d+)\s*$/.exec(text) ??
    /^\s*(-?\d{1,3},\d+)\s*,\s+(-?\d{1,3},\d+)\s*$/.exec(text);
  if (!pair?.[1] || !pair[2]) return nowhere;
  return { latitude: Number(pair[1].replace(",", ".")), longitude: Number(pair[2].replace(",", ".")) };
}

/** One coordinate in a cell of its own. */
export function readDegrees(cell: GridCell | null | undefined): number | null {
  const text = shownText(cell).replace(",", ".");
  return /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
