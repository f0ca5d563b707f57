/** Encodings in which lists of our leagues come. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1252";

/**
 * The text of a file whose encoding nobody says: by its mark, by the zeros of UTF-16, as UTF-8 where that is whole, else by
 * whose letters the bytes above 127 are. `said`, such as a page's own `charset`, is believed where it is one of ours. IMPF3
 */
export function readEncodedText(bytes: Uint8Array, said: string | null = null): { readonly text: string; readonly encoding: TextEncoding } {
  const encoding = wideEncoding(bytes) ?? utf8Or(bytes, said);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function utf8Or(bytes: Uint8Array, said: string | null): TextEncoding {
  const named = said?.toLowerCase().replace(/^cp-?|^x-/, "windows-");
  if (named === "windows-1250" || named === "windows-1251" || named === "windows-1252") return named;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return singleByteEncoding(bytes);
  }
}

function wideEncoding(bytes: Uint8Array): TextEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  let [even, odd] = [0, 0];
  const head = bytes.subarray(0, 1024);
  head.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even++;
    else odd++;
  });
  if (odd > head.length * 0.2 && even < odd / 8) return "utf-16le";
  return even > head.length * 0.2 && odd < even / 8 ? "utf-16be" : null;
}

/**
 * Words of Cyrillic are made of bytes from 192 up and of nothing else; what our Latin letters are differs between the two
 * other encodings, and each has bytes that would be nobody's letters in the other.
 */
function singleByteEncoding(bytes: Uint8Array): TextEncoding {
  const high = bytes.subarray(0, 262_144).filter((byte) => byte >= 0x80);
  let beside = 0;
  for (let index = 1; index < Math.min(bytes.length, 262_144); index++) {
    if ((bytes[index] as number) >= 0xc0 && (bytes[index - 1] as number) >= 0xc0) beside++;
  }
  if (high.length > 0 && beside / high.length > 0.5) return "windows-1251";
  // č ć đ š ž and their capitals against á é í ó ú ñ ü ç à è ê ï ô û ¿ ¡ º ª.
  const central = share(high, [0xe8, 0xe6, 0xf0, 0x9a, 0x9e, 0xc8, 0xc6, 0xd0, 0x8a, 0x8e]);
  const western = share(
    high,
    [
      0xe1, 0xe9, 0xed, 0xf3, 0xfa, 0xf1, 0xfc, 0xe7, 0xe0, 0xea, 0xef, 0xf4, 0xfb, 0xc1, 0xc9, 0xcd, 0xd3, 0xda, 0xd1, 0xba, 0xaa, 0xbf,
      0xa1, 0xb0,
    ],
  );
  return western > central ? "windows-1252" : "windows-1250";
}

function share(bytes: Uint8Array, letters: readonly number[]): number {
  return bytes.length === 0 ? 0 : bytes.filter((byte) => letters.includes(byte)).length / bytes.length;
}
