/** Letters of the hall's typeface that are far from its usual width, in hundredths of the type size (Sofia Sans Extra Condensed, 820). */
const unusual: Readonly<Record<string, number>> = {
  I: 21,
  J: 21,
  " ": 13,
  ".": 23,
  ",": 23,
  "'": 18,
  "’": 34,
  "-": 34,
  "–": 40,
  Г: 33,
  M: 56,
  W: 62,
  М: 56,
  Ф: 59,
  Ж: 65,
  Ш: 63,
  Щ: 65,
  Ю: 65,
  Ы: 62,
  Љ: 63,
  Њ: 67,
  Ђ: 50,
  Ћ: 50,
  Ц: 49,
  Д: 49,
};
const usual = 45;

/**
 * How wide a text stands in capitals, in multiples of its type size, never less than it really is: the server and the
 * first paint know from it, before anything can be measured, what has to be narrowed.
 */
export function capitalsWidth(text: string): number {
  let hundredths = 0;
  for (const letter of text.toLocaleUpperCase()) hundredths += unusual[letter] ?? usual;
  return hundredths / 100;
}
