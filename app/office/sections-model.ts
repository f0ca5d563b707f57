import { type SectionField, sectionFieldCalled } from "#contract/office/sections.ts";
import { type SectionKey, sectionKeys } from "#contract/sections.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import type { LooseTranslator } from "../i18n/translator.ts";
import type { ControlText, FieldText } from "./office-page.ts";
import type { OfficeWords } from "./office-words.ts";

/** What a section is called everywhere, in the words that its own pages and menus have for it. */
function sectionName(section: SectionKey, language: PageLanguage): string {
  if (section === "awards") return language.t("awards")("history.title");
  if (section === "absences") return language.t("availability")("list.title");
  return (language.t("shell") as LooseTranslator)(`navigation.${section}`);
}

/** A field by its section and what it says of it. */
export function sectionFieldName(name: string, language: PageLanguage, wordOr: OfficeWords["wordOr"]): string {
  const said = sectionFieldCalled(name);
  return said === null ? name : `${sectionName(said.section, language)}: ${partName(said.part, wordOr)}`;
}

function partName(part: SectionField["part"], wordOr: OfficeWords["wordOr"]): string {
  return wordOr(`fields.sections.${part}`, part);
}

/** The form of the sections: each by itself, in their order, its names below words that open them. OFF63, OFF65 */
export function bySection(fields: readonly FieldText[], { language, wordOr }: OfficeWords): readonly FieldText[] {
  const groups = sectionKeys.map((section) => {
    const own = fields.flatMap((field) => {
      const said = sectionFieldCalled(field.key);
      return said?.section === section ? [{ part: said.part, controls: field.controls }] : [];
    });
    const controls = own.flatMap(({ part, controls: each }) =>
      part === "name" ? [] : each.map((control) => ({ ...control, label: partName(part, wordOr) })),
    );
    const names = own.find(({ part }) => part === "name")?.controls ?? [];
    return {
      key: section,
      legend: sectionName(section, language),
      hint: null,
      controls,
      ...(names.length > 0 && {
        folded: { text: foldedText(names, partName("name", wordOr)), isOpen: names.some(isAsked), controls: names },
      }),
    };
  });
  return groups.toSorted((one, other) => placeIn(one.controls) - placeIn(other.controls));
}

/** What opens the names says those that there are. */
function foldedText(names: readonly ControlText[], title: string): string {
  const own = [...new Set(names.map(({ value }) => value).filter((value) => value !== ""))];
  return own.length === 0 ? title : `${title}: ${own.join(", ")}`;
}

function isAsked({ fault, quarrel }: ControlText): boolean {
  return fault !== null || quarrel !== null;
}

/** As it stands, not as it is typed: what somebody types over does not run away. */
function placeIn(controls: readonly ControlText[]): number {
  const place = controls.find(({ name }) => sectionFieldCalled(name)?.part === "place")?.stood ?? "";
  return place === "" ? Infinity : Number(place);
}
