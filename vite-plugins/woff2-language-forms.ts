import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

const headerBytes = 48;
const at = { length: 8, tableCount: 12, compressedLength: 20, metadataLength: 32, privateLength: 44 } as const;

/** Places in the list of known tags; 63 says that a tag of four letters follows. */
const tags = { glyf: 10, loca: 11, gsub: 28, written: 63 } as const;

/**
 * A WOFF2 file whose Cyrillic, in a language that the font says nothing of, has the forms it has in Russian. In the
 * table of substitutions one offset changes, and so nothing else moves.
 */
export function withRussianFormsByDefault(font: Buffer): Buffer {
  const tables = tablesOf(font);
  const head = Buffer.from(font.subarray(0, tables.end));
  if (font.readUInt32BE(at.metadataLength) + font.readUInt32BE(at.privateLength) > 0)
    throw new Error("The font carries data after its tables");
  const data = brotliDecompressSync(font.subarray(tables.end, tables.end + font.readUInt32BE(at.compressedLength)));
  makeRussianTheDefault(data.subarray(tables.gsub));
  const compressed = brotliCompressSync(data);
  const length = Math.ceil((head.length + compressed.length) / 4) * 4;
  head.writeUInt32BE(length, at.length);
  head.writeUInt32BE(compressed.length, at.compressedLength);
  return Buffer.concat([head, compressed], length);
}

/** Where the list of tables ends and, within the unpacked tables, the substitutions begin. */
function tablesOf(font: Buffer): { readonly end: number; readonly gsub: number } {
  let place = headerBytes;
  let start = 0;
  let gsub: number | null = null;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(place++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  for (let table = 0; table < font.readUInt16BE(at.tableCount); table++) {
    const flags = font.readUInt8(place++);
    const tag = flags & 0x3f;
    if (tag === tags.written) place += 4;
    const length = number();
    // Outlines are packed unless version 3 says not; everything else is packed only by a version of its own.
    const isPacked = flags >> 6 !== (tag === tags.glyf || tag === tags.loca ? 3 : 0);
    if (tag === tags.gsub) gsub = start;
    start += isPacked ? number() : length;
  }
  if (gsub === null) throw new Error("The font has no table of substitutions");
  return { end: place, gsub };
}

function makeRussianTheDefault(gsub: Buffer): void {
  const scripts = gsub.subarray(gsub.readUInt16BE(4));
  const cyrillic = scripts.subarray(offsetOf(scripts, 0, "cyrl"));
  cyrillic.writeUInt16BE(offsetOf(cyrillic, 2, "RUS "), 0);
}

/** The offset that a list of tags, counted at `place`, gives for one of them. */
function offsetOf(list: Buffer, place: number, tag: string): number {
  for (let record = 0; record < list.readUInt16BE(place); record++) {
    const start = place + 2 + 6 * record;
    if (list.toString("latin1", start, start + 4) === tag) return list.readUInt16BE(start + 4);
  }
  throw new Error(`The font says nothing of ${tag}`);
}
