/** Letters and digits of which none looks like another, in small or in capitals. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";
const codeLength = 7;

/** A private league's code of as many numbers from 0 to 1, which chance has made. FAN30 */
export function leagueCodeOf(chances: readonly number[]): string {
  if (chances.length !== codeLength) throw new RangeError(`A code is made of ${codeLength} numbers`);
  return chances.map((chance) => alphabet.charAt(Math.floor(chance * alphabet.length))).join("");
}

/** A code as somebody typed it, in capitals, without what he put between; `null`: it is none. FAN30 */
export function readLeagueCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, "").toUpperCase();
  return code.length === codeLength && [...code].every((letter) => alphabet.includes(letter)) ? code : null;
}
