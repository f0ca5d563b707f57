const letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const checkLength = 6;

/** Bytes as a word that survives being read aloud: BIP 173's Bech32, in lower case. */
export function toBech32(prefix: string, bytes: Uint8Array): string {
  const values = regrouped(bytes, 8, 5, true) ?? [];
  const check = checksum([...spread(prefix), ...values, ...Array<number>(checkLength).fill(0)]) ^ 1;
  const checks = Array.from({ length: checkLength }, (_, index) => (check >>> (5 * (checkLength - 1 - index))) & 31);
  return `${prefix}1${[...values, ...checks].map((value) => letters[value]).join("")}`;
}

/** What such a word holds; `null`: another prefix, a slip, or mixed case. */
export function fromBech32(prefix: string, word: string): Buffer | null {
  const lower = word.toLowerCase();
  if (word !== lower && word !== word.toUpperCase()) return null;
  if (!lower.startsWith(`${prefix}1`)) return null;
  const values = Array.from(lower.slice(prefix.length + 1), (letter) => letters.indexOf(letter));
  if (values.length < checkLength || values.includes(-1)) return null;
  if (checksum([...spread(prefix), ...values]) !== 1) return null;
  const bytes = regrouped(values.slice(0, -checkLength), 5, 8, false);
  return bytes === null ? null : Buffer.from(bytes);
}

function spread(prefix: string): number[] {
  const codes = [...Buffer.from(prefix)];
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

function checksum(values: readonly number[]): number {
  return values.reduce((sum, value) => {
    const top = sum >>> 25;
    const next = ((sum & 0x1ffffff) << 5) ^ value;
    return generators.reduce((mixed, generator, bit) => ((top >>> bit) & 1 ? mixed ^ generator : mixed), next);
  }, 1);
}

/** `null`: what is left over is more than filling. */
function regrouped(from: Iterable<number>, width: number, wanted: number, fills: boolean): number[] | null {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of from) {
    held = ((held << width) | value) & 0xfff;
    bits += width;
    while (bits >= wanted) {
      bits -= wanted;
      groups.push((held >>> bits) & ((1 << wanted) - 1));
    }
  }
  const rest = held & ((1 << bits) - 1);
  if (fills) return bits === 0 ? groups : [...groups, rest << (wanted - bits)];
  return bits < width && rest === 0 ? groups : null;
}
