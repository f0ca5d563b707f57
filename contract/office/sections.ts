import type { Field, Fields } from "../fields/field-kinds.ts";
import { type SectionKey, sectionKeys, sections, sectionShowings, menuSections } from "../sections.ts";
import { officeThing } from "./office-thing.ts";

/** As much as a menu has room for. */
const longestMenuName = 24;

/** What is said of a section, a field each: whether it is shown, its place in the menus, its own name. */
export const sectionParts = ["showing", "place", "name"] as const;
export type SectionPart = (typeof sectionParts)[number];

export type SectionField = { readonly section: SectionKey; readonly part: SectionPart };

/** The field in which a part of a section stands: `newsPlace`. */
export function sectionField(section: SectionKey, part: SectionPart): string {
  return `${section}${part[0]?.toUpperCase() ?? ""}${part.slice(1)}`;
}

const described = {
  showing: { kind: "choice", of: sectionShowings, required: true },
  place: { kind: "count", least: 1, most: menuSections.length, required: true },
  name: { kind: "words", most: longestMenuName },
} as const satisfies Record<SectionPart, Field>;

const all = sectionKeys.flatMap((section) =>
  partsOf(section).map((part) => ({ section, part, name: sectionField(section, part), field: described[part] })),
);

/** Which section and which part of it a field says; `null`: it is none of these. */
export function sectionFieldCalled(name: string): SectionField | null {
  return all.find((each) => each.name === name) ?? null;
}

/** What may be said of a section. */
export function partsOf(section: SectionKey): readonly SectionPart[] {
  const { isOptional, isInMenu } = sections[section];
  return sectionParts.filter((part) => (part === "showing" ? isOptional : isInMenu));
}

const fields: Fields = Object.fromEntries<Field>(all.map(({ name, field }) => [name, field]));

/** Which sections the site has, in which order and by which names: one row, which is there as long as the league is. OFF63, OFF65 */
export const siteSections = officeThing({
  name: "sections",
  writers: ["league-office"],
  isSingle: true,
  fields,
  called: () => "sections",
  faults: () => ({}),
  shownOn: () => null,
  removal: "never",
});
