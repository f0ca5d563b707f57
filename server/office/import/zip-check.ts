import { inflateRawSync } from "node:zlib";
import { unreadable, UnreadableFile } from "./sheet-grid.ts";

/** Entries of a workbook: the largest we know have a few hundred. */
const mostEntries = 2000;
/** Of one entry, unpacked: 10,000 rows of results are 4 MB. */
const mostEntryBytes = 48 * 1024 * 1024;
/** Of all entries together, unpacked. */
const mostUnpackedBytes = 96 * 1024 * 1024;

export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly headerAt: number;
};

/**
 * What a zip says of itself, checked before anything is unpacked, and then unpacked within those bounds once: a header that
 * lies is found here, not by a library that believes it. Refused: not whole, too large, too many, encrypted. IMPF2
 */
export function checkedEntries(file: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const entries = directoryOf(file);
  let said = 0;
  for (const entry of entries.values()) {
    if (entry.isEncrypted)
      throw new UnreadableFile("password", "The file is locked with a password: take it away and send the file again.");
    said += entry.bytes;
    if (entry.bytes > mostEntryBytes || said > mostUnpackedBytes) throw tooLarge();
  }
  for (const entry of entries.values()) {
    if (entry.bytes > 0 || entry.packedBytes > 2) unpackedEntry(file, entry);
  }
  return entries;
}

/** One entry, unpacked to no more than it said. */
export function unpackedEntry(file: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (entry.headerAt + 30 > file.length || view.getUint32(entry.headerAt, true) !== 0x04034b50) throw notWhole();
  const from = entry.headerAt + 30 + view.getUint16(entry.headerAt + 26, true) + view.getUint16(entry.headerAt + 28, true);
  const packed = file.subarray(from, from + entry.packedBytes);
  if (packed.length < entry.packedBytes) throw notWhole();
  if (entry.method === 0) {
    if (entry.bytes !== entry.packedBytes) throw notWhole();
    return packed;
  }
  if (entry.method !== 8) throw notWhole();
  try {
    const bytes = inflateRawSync(packed, { maxOutputLength: Math.max(entry.bytes, 1) });
    if (bytes.length !== entry.bytes) throw notWhole();
    return bytes;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw notWhole();
  }
}

function directoryOf(file: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endRecordAt(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > mostEntries) throw tooLarge();
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index++) {
    if (at + 46 > file.length || view.getUint32(at, true) !== 0x02014b50) throw notWhole();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const name = new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameLength));
    // The sizes of zip64 stand elsewhere, and no workbook of ours is that large.
    if (view.getUint32(at + 24, true) === 0xffffffff || view.getUint32(at + 20, true) === 0xffffffff) throw tooLarge();
    if (entries.has(name)) throw notWhole();
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** The record at the end, behind which there may be a comment. */
function endRecordAt(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 65_535); at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw notWhole();
}

function notWhole(): UnreadableFile {
  return new UnreadableFile("broken", "The file is not whole: send it again.");
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile("broken", unreadable.unpacksToTooMuch);
}
