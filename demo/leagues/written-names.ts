import { nameScripts, type WrittenName } from "#contract/written-names.ts";
import { toRussian } from "#core/wording/russian-spelling.ts";
import { toCyrillic } from "#core/wording/transliterate.ts";
import { foreignForm } from "./foreign-forms.ts";
import type { PersonName } from "./person-names.ts";
import { outletsBlueprints } from "./outlets.ts";
import type { ClubBlueprint, TenantBlueprint } from "./tenant-blueprint.ts";

/** What Russian desks call leagues and clubs otherwise than the table would spell them. */
const russianNames: Readonly<Record<string, string>> = {
  "Košarkaška liga Beograda": "Баскетбольная лига Белграда",
  "Liga košarkarjev ob reki": "Лига баскетболистов у реки",
  "Prva liga": "Первая лига",
  "Druga liga": "Вторая лига",
  "1. liga": "1-я лига",
  "Meridijan Medaković": "Меридиан Медакович",
};
/** Channels are no words of the tables: their forms are those that somebody typed. NAME13 */
const channelNames: Readonly<Record<string, Readonly<Record<WrittenName["script"], string>>>> = {
  "Kanal Devet": { "sr-Cyrl": "Канал Девет", ru: "Канал Девет" },
  "KLB TV": { "sr-Cyrl": "КЛБ ТВ", ru: "БЛБ ТВ" },
  "Gradska televizija": { "sr-Cyrl": "Градска телевизија", ru: "Градска телевизия" },
  "Kanal Sedem": { "sr-Cyrl": "Канал Седем", ru: "Канал Седем" },
  "LKR TV": { "sr-Cyrl": "ЛКР ТВ", ru: "ЛБР ТВ" },
  "Mestna televizija": { "sr-Cyrl": "Местна телевизија", ru: "Местна телевизия" },
};
const russianCodes: Readonly<Record<string, string>> = { KLB: "БЛБ", LKR: "ЛБР" };

/** The forms of a league's own names that somebody of its office typed. */
export function writtenNamesOf({ tenant, competitions }: TenantBlueprint): readonly WrittenName[] {
  const { title, shortTitle } = tenant;
  return [
    ...russian("site", title),
    ...competitions.flatMap(({ name }) => russian("league", name)),
    ...channelForms(tenant.slug),
    ...codeForms(shortTitle, { "sr-Cyrl": toCyrillic(shortTitle), ru: russianCodes[shortTitle] ?? toRussian(shortTitle) }),
  ];
}

export function writtenNamesOfClub({ name, code }: ClubBlueprint): readonly WrittenName[] {
  const forms = { "sr-Cyrl": toCyrillic(name), ru: russianName(name) };
  return [...russian("club", name), ...codeForms(code, { "sr-Cyrl": codeOf(forms["sr-Cyrl"], code), ru: codeOf(forms.ru, code) })];
}

/** Of somebody from abroad: whoever has a name of the league's own languages is written by the tables. */
export function writtenNamesOfPerson({ givenName, familyName, transliterable }: PersonName): readonly WrittenName[] {
  if (transliterable) return [];
  return nameScripts.flatMap((script) => {
    const [writtenGiven, written] = [foreignForm(givenName, script), foreignForm(familyName, script)];
    if (writtenGiven === undefined || written === undefined) return [];
    return [{ kind: "person", given: givenName, name: familyName, script, writtenGiven, written }];
  });
}

/** A name of the demo as its Russian newsroom writes it, a person's or a thing's. */
export function russianName(text: string): string {
  return russianNames[text] ?? toRussian(text.replace(/\p{L}+/gu, (word) => foreignForm(word, "ru") ?? word));
}

function russian(kind: "site" | "league" | "club", name: string): WrittenName[] {
  const written = russianNames[name];
  return written === undefined ? [] : [{ kind, given: "", name, script: "ru", writtenGiven: "", written }];
}

function channelForms(tenantSlug: string): WrittenName[] {
  const outlets = outletsBlueprints[tenantSlug];
  if (!outlets) return [];
  return [...outlets.broadcasts, outlets.gameOfTheRound].flatMap(({ name }) =>
    nameScripts.flatMap((script) => {
      const written = channelNames[name]?.[script];
      return written === undefined ? [] : [{ kind: "site" as const, given: "", name, script, writtenGiven: "", written }];
    }),
  );
}

function codeForms(code: string, written: Readonly<Record<WrittenName["script"], string>>): WrittenName[] {
  return nameScripts.map((script) => ({ kind: "code", given: "", name: code, script, writtenGiven: "", written: written[script] }));
}

/** As many letters of the written name as the code has of the Latin one. */
function codeOf(written: string, code: string): string {
  return written.slice(0, code.length).toUpperCase();
}
