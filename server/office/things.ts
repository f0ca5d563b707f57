import type { Fields } from "#contract/fields/field-kinds.ts";
import { broadcasts } from "./broadcasts.ts";
import { clubs } from "./clubs.ts";
import { competitions } from "./competitions.ts";
import { decisions } from "./decisions.ts";
import { fixtures } from "./fixtures.ts";
import { halls } from "./halls.ts";
import type { OfficeStore } from "./office-store.ts";
import { newsItems } from "./news.ts";
import { officials } from "./officials.ts";
import { ownLeague } from "./league.ts";
import { persons } from "./persons.ts";
import { rosterEntries } from "./roster-entries.ts";
import { seasons } from "./seasons.ts";
import { ownSections } from "./site-sections.ts";
import { sponsors } from "./sponsors.ts";
import { teams } from "./teams.ts";

/** Everything that the office writes, by its name: a new thing stands here, and nowhere else. */
export const officeStores = {
  season: seasons,
  competition: competitions,
  club: clubs,
  hall: halls,
  person: persons,
  team: teams,
  "roster-entry": rosterEntries,
  fixture: fixtures,
  decision: decisions,
  official: officials,
  news: newsItems,
  sponsor: sponsors,
  broadcast: broadcasts,
} as const;

export type ThingName = keyof typeof officeStores;

/** What a league has one of: the door writes it as anything else, and there is no list of it. BRAND3 */
export const singleStores = { league: ownLeague, sections: ownSections } as const;

/** The store of a thing, for whoever treats all of them alike; `null`: there is none of this name. */
export function storeOf(name: string): OfficeStore<Fields> | null {
  const stores: Readonly<Record<string, unknown>> = { ...officeStores, ...singleStores };
  return Object.hasOwn(stores, name) ? (stores[name] as OfficeStore<Fields>) : null;
}

/** All that there are lists of, in the order in which they are told. */
export function allStores(): readonly OfficeStore<Fields>[] {
  return Object.values(officeStores) as unknown as readonly OfficeStore<Fields>[];
}

/** Those, and after them what a league has one of. */
export function everyStore(): readonly OfficeStore<Fields>[] {
  return [...allStores(), ...(Object.values(singleStores) as unknown as readonly OfficeStore<Fields>[])];
}
