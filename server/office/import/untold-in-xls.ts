import type { UntoldParts } from "./untold-in-ods.ts";

/** How a workbook of BIFF8 begins: the record of its beginning, version 6, a workbook's own. */
const beginning = Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00]);
const bytesOfBeginning = 20;
const lockRecord = 0x2f;
const sheetRecord = 0x85;

/** Whether an old Excel file says itself that it is locked: by the record behind its first. */
export function isLockedXls(bytes: Uint8Array): boolean {
  const file = bufferOf(bytes);
  const at = file.indexOf(beginning);
  return at >= 0 && at + bytesOfBeginning + 2 <= file.length && file.readUInt16LE(at + bytesOfBeginning) === lockRecord;
}

/** Which sheets of an old Excel file are hidden, by the records that name them; the library passes that over. IMPF4 */
export function hiddenSheetsOfXls(bytes: Uint8Array, names: readonly string[]): ReadonlyMap<string, UntoldParts> {
  const file = bufferOf(bytes);
  return new Map(names.map((name) => [name, { isHidden: isHidden(file, name), rows: null, struck: new Set<string>() }]));
}

/** A sheet's record: its kind, its length, where it begins, whether it is shown, what it is, its name's length, how it is written, its name. */
function isHidden(file: Buffer, name: string): boolean {
  for (const [written, flag] of [
    [Buffer.from(name, "latin1"), 0],
    [Buffer.from(name, "utf16le"), 1],
  ] as const) {
    for (let at = file.indexOf(written); at >= 12 && name !== ""; at = file.indexOf(written, at + 1)) {
      const isRecord = file.readUInt16LE(at - 12) === sheetRecord && file[at - 2] === name.length && file[at - 1] === flag;
      if (isRecord) return ((file[at - 4] ?? 0) & 3) > 0;
    }
  }
  return false;
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
