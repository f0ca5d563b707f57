import type { PlayerKey } from "../kernel/ids.ts";

export type Shirt = { readonly key: PlayerKey; readonly shirt: string };

/** Whom digits mean: one of those who may be meant, one of the others, nobody; or more digits may follow. */
export type NumberReading =
  | { readonly kind: "meant" | "other"; readonly key: PlayerKey }
  | { readonly kind: "waits"; readonly exact: PlayerKey | null }
  | { readonly kind: "nobody" };

/**
 * Reads a shirt that is typed in full. It is taken as soon as no longer number fits those who may be meant, the longest match
 * first; the others are looked at only where none of them begins so. `closed`: no digit follows any more. TABLE6
 */
export function readShirt(digits: string, meant: readonly Shirt[], others: readonly Shirt[], closed: boolean): NumberReading {
  const among = readAmong(digits, meant, closed);
  if (among === "waits") return { kind: "waits", exact: exactIn(digits, meant) };
  if (among !== null) return { kind: "meant", key: among };
  const beside = readAmong(digits, others, closed);
  if (beside === "waits") return { kind: "waits", exact: null };
  return beside === null ? { kind: "nobody" } : { kind: "other", key: beside };
}

function readAmong(digits: string, shirts: readonly Shirt[], closed: boolean): PlayerKey | "waits" | null {
  const exact = exactIn(digits, shirts);
  if (closed) return exact;
  const longer = shirts.some(({ shirt }) => shirt.length > digits.length && shirt.startsWith(digits));
  return longer ? "waits" : exact;
}

function exactIn(digits: string, shirts: readonly Shirt[]): PlayerKey | null {
  return shirts.find(({ shirt }) => shirt === digits)?.key ?? null;
}
