/** Names printed in capitals as people write them: "MCDOWELL-WHITE" → "McDowell-White", "O'NEALE" → "O'Neale", "WALKER IV" stays. */
export function titleCase(capitals: string): string {
  const lower = capitals.toLowerCase();
  let name = "";
  let begins = true;
  for (const letter of lower) {
    name += begins ? letter.toUpperCase() : letter;
    begins = wordBreaks.includes(letter);
  }
  if (!name.includes("Mc") && !name.endsWith("i") && !name.endsWith("v")) return name;
  return name
    .replace(/\bMc(\p{L})/gu, (_all, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/ (Ii|Iii|Iv)$/, (numeral) => numeral.toUpperCase());
}

const wordBreaks = " -'’.(";
