import { BackupFault } from "./backup-fault.ts";
import type { ByteReader } from "./byte-reader.ts";

const blockBytes = 512;
const pieceBytes = 64 * 1024;
/** POSIX's ustar: names of a hundred letters, sizes of eleven octal digits; ours have less of both. */
const nameEnd = 100;

export type TarEntry = { readonly name: string; readonly size: number };

/** What precedes an entry's bytes; `tarFilling` follows them. */
export function tarHeader({ name, size }: TarEntry, seconds: number): Buffer {
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0, nameEnd, "latin1");
  header.write("0000600\x000000000\x000000000\0", nameEnd, "latin1");
  header.write(`${octal(size)}\0${octal(seconds)}\0        0`, 124, "latin1");
  header.write("ustar\x0000", 257, "latin1");
  header.write(`${checkOf(header).toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return header;
}

/** Up to the next whole block. */
export function tarFilling(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}

export function tarEnd(): Buffer {
  return Buffer.alloc(2 * blockBytes);
}

/** The next entry's name and size; its bytes come next. `null`: the archive has ended as it should. */
export async function nextTarEntry(reader: ByteReader): Promise<TarEntry | null> {
  const header = await reader.upTo(blockBytes);
  if (header.length < blockBytes) throw new BackupFault("the file is not whole: it ends in the middle");
  if (header.every((byte) => byte === 0)) return null;
  const size = Number.parseInt(textAt(header, 124, 12), 8);
  if (Number.parseInt(textAt(header, 148, 8), 8) !== checkOf(header) || Number.isNaN(size))
    throw new BackupFault("the file is no backup of this program, or was changed");
  return { name: textAt(header, 0, nameEnd), size };
}

/** The bytes of an entry, in pieces; the next one may be asked for when they have all been taken. */
export async function* tarBytes(reader: ByteReader, { size }: TarEntry): AsyncGenerator<Buffer> {
  for (let left = size; left > 0;) {
    const piece = await reader.some(Math.min(left, pieceBytes));
    if (piece === null) throw new BackupFault("the file is not whole: it ends in the middle");
    left -= piece.length;
    yield piece;
  }
  await reader.upTo(tarFilling(size).length);
}

/** The sum of its bytes, its own place read as blanks. */
function checkOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function octal(value: number): string {
  return value.toString(8).padStart(11, "0");
}

function textAt(header: Buffer, from: number, length: number): string {
  const text = header.toString("latin1", from, from + length);
  const end = text.indexOf("\0");
  return (end === -1 ? text : text.slice(0, end)).trim();
}
