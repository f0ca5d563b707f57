/** Names printed in capitals as people write them: "MCDOWELL-WHITE" → "McDowell-White", "O'NEALE" → "O'Neale", "WILLIAMS JR" → "Williams Jr". */
export function titleCase(capitals: string): string {
  return capitals
    .toLowerCase()
    .replace(/(^|[\s\-'’.(])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bMc(\p{L})/gu, (_all, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\b(Ii|Iii|Iv)\b/g, (numeral) => numeral.toUpperCase());
}
