import { crc32, deflateRawSync } from "node:zlib";

type Entry = { readonly name: string; readonly content: Uint8Array; readonly said?: number; readonly packed?: Uint8Array };

/** A zip whose directory may say what is not so: `said` in the place of an entry's size. */
export function zipOf(entries: readonly Entry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, said = content.length, packed = deflateRawSync(content) } of entries) {
    const nameBytes = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(said, 8);
    const local = Buffer.concat([
      Buffer.from("504b03041400000008000000000000", "hex").subarray(0, 14),
      sizes,
      shorts(nameBytes.length, 0),
      nameBytes,
      packed,
    ]);
    directory.push(
      Buffer.concat([
        Buffer.from("504b01021400140000000800", "hex"),
        Buffer.alloc(4),
        sizes,
        shorts(nameBytes.length, 0, 0, 0, 0),
        Buffer.alloc(4),
        longs(at),
        nameBytes,
      ]),
    );
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.concat([
    Buffer.from("504b050600000000", "hex"),
    shorts(entries.length, entries.length),
    longs(listed.length, at),
    shorts(0),
  ]);
  return Buffer.concat([...parts, listed, end]);
}

function shorts(...figures: readonly number[]): Buffer {
  const bytes = Buffer.alloc(figures.length * 2);
  figures.forEach((figure, at) => bytes.writeUInt16LE(figure, at * 2));
  return bytes;
}

function longs(...figures: readonly number[]): Buffer {
  const bytes = Buffer.alloc(figures.length * 4);
  figures.forEach((figure, at) => bytes.writeUInt32LE(figure, at * 4));
  return bytes;
}
