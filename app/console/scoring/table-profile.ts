import type { TableProfile } from "#core/table/table-entry.ts";

const storageKey = "table-profile";
const usual: TableProfile = { numberFirst: false, hand: "both", turnoverKinds: false };

/** How whoever sits at this device likes to type. */
export function keptProfile(): TableProfile {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (typeof kept !== "object" || kept === null) return usual;
    const { numberFirst, hand } = kept as Partial<TableProfile>;
    return { ...usual, numberFirst: numberFirst === true, hand: hand === "left" || hand === "right" ? hand : "both" };
  } catch {
    return usual;
  }
}

export function keepProfile(profile: TableProfile): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(profile));
  } catch {
    // Where storing is forbidden it holds until the page is left.
  }
}
