import { isWebPage, readTextGrid, readWebPage } from "./read-text-grid.ts";
import { readSpreadsheet } from "./read-spreadsheet.ts";
import { type OfficeWorkbook, UnreadableFile } from "./sheet-grid.ts";
import { readEncodedText } from "./text-encoding.ts";
import { checkedEntries } from "./zip-check.ts";

/** What an office may hand in. */
export const mostOfficeFileBytes = 25 * 1024 * 1024;

/**
 * The cells of a file by what its bytes are, whatever it is called. Nothing in it is computed and no address in it is asked.
 * Refused with `UnreadableFile`, one sentence for who sent it: locked, not whole, too large, no table at all. IMPF1, IMPF2
 */
export async function readOfficeFile(bytes: Uint8Array): Promise<OfficeWorkbook> {
  if (bytes.length > mostOfficeFileBytes)
    throw new UnreadableFile("broken", "The file is larger than 25 MB: save what is needed of it as a new file.");
  if (bytes.every((byte) => byte === 0 || byte === 0x20 || byte === 0x0a || byte === 0x0d))
    throw new UnreadableFile("broken", "The file is empty.");
  if (startsWith(bytes, [0x50, 0x4b])) return readZip(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return readOldContainer(bytes);
  const other = otherKinds.find(([start]) => startsWith(bytes, start));
  if (other) throw new UnreadableFile("broken", `This is ${other[1]}, not a table: send the Excel, OpenDocument or CSV file.`);
  return readText(bytes);
}

/** Files that are dropped by mistake, by their first bytes. */
const otherKinds: readonly (readonly [readonly number[], string])[] = [
  [[0x25, 0x50, 0x44, 0x46], "a PDF"],
  [[0x89, 0x50, 0x4e, 0x47], "a picture"],
  [[0xff, 0xd8, 0xff], "a picture"],
  [[0x47, 0x49, 0x46, 0x38], "a picture"],
  [[0x52, 0x61, 0x72, 0x21], "a RAR archive"],
  [[0x37, 0x7a, 0xbc, 0xaf], "a 7-Zip archive"],
  [[0x1f, 0x8b], "a gzip archive"],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], "a text with a layout (RTF)"],
];

async function readZip(bytes: Uint8Array): Promise<OfficeWorkbook> {
  const entries = checkedEntries(bytes);
  if ([...entries.keys()].some((name) => name.startsWith("xl/workbook"))) return readSpreadsheet("xlsx", bytes, entries);
  if (entries.has("content.xml")) return readSpreadsheet("ods", bytes, entries);
  // How newer offices lock a whole document.
  if (entries.has("encrypted-package")) {
    throw new UnreadableFile("password", "The file is locked with a password: take it away and send the file again.");
  }
  throw new UnreadableFile("broken", "This is an archive and no table: send the files in it one by one.");
}

/** Old Excel files, and new ones that are locked, come in the same container: its directory says which. */
async function readOldContainer(bytes: Uint8Array): Promise<OfficeWorkbook> {
  const names = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (name: string) => names.includes(Buffer.from(name, "utf16le"));
  if (has("EncryptedPackage")) {
    throw new UnreadableFile("password", "The file is locked with a password: take it away and send the file again.");
  }
  if (has("WordDocument"))
    throw new UnreadableFile("broken", "This is a Word document: copy its table into Excel, or paste its cells here.");
  return readSpreadsheet("xls", bytes, null);
}

function readText(bytes: Uint8Array): OfficeWorkbook {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  const { text } = readEncodedText(bytes, isWebPage(head) ? (/charset=["']?([\w-]+)/i.exec(head)?.[1] ?? null) : null);
  if (hasControls(text.slice(0, 4096))) {
    throw new UnreadableFile("broken", "This is no table: send the Excel, OpenDocument or CSV file.");
  }
  if (/^\s*[{[]\s*["{[\]}]/.test(text.slice(0, 4096))) {
    throw new UnreadableFile(
      "broken",
      "This is JSON and no list. The file of a game, as LiveStats or the EuroLeague tells it, is read by “npm run fullcourt -- import”.",
    );
  }
  return isWebPage(text.slice(0, 4096)) ? readWebPage(text) : readTextGrid(text);
}

/** Signs that no text has: what is left of programs, pictures and archives. */
function hasControls(text: string): boolean {
  return /[^\P{Cc}\t\n\v\f\r\u0085]/u.test(text);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
