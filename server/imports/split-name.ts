import { titleCase } from "./title-case.ts";

/**
 * A name printed as one, "Given Family": the last word is the family name, with the small words before it and the numeral
 * after it that belong to it ("VAN DEN BERG", "TAYLOR II"). Capitals are written as people write them.
 */
export function splitName(printed: string): { givenName: string; familyName: string } {
  const words = capitalised(printed)
    .split(" ")
    .filter((word) => word !== "");
  let last = words.length - 1;
  if (last > 1 && suffixes.has(words[last]?.toLowerCase().replace(".", "") ?? "")) last--;
  while (last > 1 && particles.has(words[last - 1]?.toLowerCase() ?? "")) last--;
  if (words.length < 2) return { givenName: "", familyName: words.join(" ") };
  return { givenName: words.slice(0, last).join(" "), familyName: words.slice(last).join(" ") };
}

const suffixes: ReadonlySet<string> = new Set(["ii", "iii", "iv", "jr", "sr"]);
const particles: ReadonlySet<string> = new Set([
  "al",
  "bin",
  "da",
  "de",
  "del",
  "den",
  "der",
  "di",
  "dos",
  "el",
  "la",
  "le",
  "mc",
  "st.",
  "van",
  "von",
]);

/**
 * Only what is all capitals is changed. Who writes İ writes I for the other letter, ı; elsewhere which of the two an I
 * is cannot be told.
 */
function capitalised(printed: string): string {
  const name = printed.replace(/\s+/g, " ").trim();
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  if (!name.includes("İ")) return titleCase(name);
  return name
    .split(/(?<=[ '’.-])/)
    .map((word) => word.slice(0, 1) + word.slice(1).toLocaleLowerCase("tr"))
    .join("")
    .replace(/ (Iı|Iıı|Iv)$/, (numeral) => numeral.toLocaleUpperCase("tr"));
}
