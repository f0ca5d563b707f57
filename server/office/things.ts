import type { Fields } from "#contract/fields/field-kinds.ts";
import { halls } from "./halls.ts";
import type { OfficeStore } from "./office-store.ts";

/** Everything that the office writes, by its name: a new thing stands here, and nowhere else. */
export const officeStores = { hall: halls } as const;

export type ThingName = keyof typeof officeStores;

/** The store of a thing, for whoever treats all of them alike; `null`: there is none of this name. */
export function storeOf(name: string): OfficeStore<Fields> | null {
  return Object.hasOwn(officeStores, name) ? (officeStores[name as ThingName] as unknown as OfficeStore<Fields>) : null;
}

/** All of them, in the order in which they are told. */
export function allStores(): readonly OfficeStore<Fields>[] {
  return Object.values(officeStores) as unknown as readonly OfficeStore<Fields>[];
}
