import { longestName } from "../fields/written-name.ts";
import { countryCode, languageCode, outsideAddress } from "../outlets.ts";
import { pageTags } from "../page-tags.ts";
import { officeThing } from "./office-thing.ts";

const longestCodes = 200;
const lastPlace = 1000;

/** Who shows the games of a competition; or one game, instead of all others. OUT1, OUT2, OFF92 */
export const broadcast = officeThing({
  name: "broadcast",
  writers: ["league-office", "editor"],
  within: { "competition-manager": ["make", "set", "remove"] },
  fields: {
    competition: { kind: "reference", to: "competition", required: true, fixed: true, list: 2, search: true },
    game: { kind: "reference", to: "fixture", fixed: true, list: 3 },
    name: { kind: "line", most: longestName, names: "brand", required: true, list: 1, search: true },
    website: { kind: "address", list: 4 },
    // Of the commentary, and where it can be received.
    languages: { kind: "line", most: longestCodes },
    countries: { kind: "line", most: longestCodes },
    place: { kind: "count", least: 0, most: lastPlace },
  },
  tidied: (values) => ({
    ...values,
    website: values.website === null ? null : (outsideAddress(values.website) ?? values.website),
    languages: tidyCodes(values.languages, languageCode),
    countries: tidyCodes(values.countries, countryCode),
    place: values.place ?? 0,
  }),
  called: ({ name }) => name,
  faults: ({ website, languages, countries }) => ({
    ...(website !== null && outsideAddress(website) === null && { website: "OUT1" }),
    ...(!codesIn(languages).every((code) => languageCode(code)) && { languages: "OFF93" }),
    ...(!codesIn(countries).every((code) => countryCode(code)) && { countries: "OFF93" }),
  }),
  shownOn: () => [pageTags.outlets],
  removal: "unless-named",
});

/** Codes that stand in a line. */
export function codesIn(line: string | null): readonly string[] {
  return (line ?? "").split(/[\s,;]+/).filter((code) => code !== "");
}

/** In their usual spelling, each once; what is none stays, so that it can be refused. */
function tidyCodes(line: string | null, codeOf: (written: string) => string | null): string | null {
  return [...new Set(codesIn(line).map((code) => codeOf(code) ?? code))].join(", ") || null;
}
