import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

/** A file that is no text we read: what is wrong with it, in one line that names it. */
export class UnreadableText extends Error {
  /** It is not there, or not as a file. */
  readonly isMissing: boolean;

  constructor(message: string, isMissing = false) {
    super(message);
    this.isMissing = isMissing;
  }
}

/** No text that a command reads comes near to it: the longest whole game known to us has 1.5 million bytes. */
export const mostTextBytes = 32 * 1024 * 1024;

const unzip = promisify(gunzip);

/**
 * The text of a file, plain or gzipped, without its byte-order mark. Refused with `UnreadableText`: a file that is not
 * there, one longer than `mostTextBytes` before or after unpacking (no more than that is ever held), a damaged gzip,
 * and what is not UTF-8. IMP13
 */
export async function readTextFile(path: string): Promise<string> {
  return decodeText(await unpacked(await readBytes(path), basename(path)), basename(path));
}

async function readBytes(path: string): Promise<Buffer> {
  const file = await open(path, "r").catch((error: unknown) => {
    throw unopened(error, path);
  });
  try {
    const info = await file.stat();
    if (info.isDirectory()) throw new UnreadableText("a folder, where a file is wanted");
    if (info.size > mostTextBytes) throw tooLong(basename(path));
    return await bytesOf(file, basename(path));
  } finally {
    await file.close();
  }
}

/** Never more than the bound, whatever its size is said to be: a device says none. */
async function bytesOf(file: FileHandle, name: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of file.createReadStream({ autoClose: false })) {
    length += (part as Buffer).length;
    if (length > mostTextBytes) throw tooLong(name);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

function unopened(error: unknown, path: string): UnreadableText {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOENT" || code === "ENOTDIR") return new UnreadableText(`there is no ${basename(path)}`, true);
  if (code === "EACCES" || code === "EPERM") return new UnreadableText(`${basename(path)} may not be read`);
  return new UnreadableText(`${basename(path)} cannot be opened (${String(code)})`);
}

function tooLong(name: string): UnreadableText {
  return new UnreadableText(`${name} is longer than ${mostTextBytes / 1024 / 1024} MB, and no file of this kind is`);
}

async function unpacked(bytes: Buffer, name: string): Promise<Buffer> {
  if (!(bytes[0] === 0x1f && bytes[1] === 0x8b)) return bytes;
  return unzip(bytes, { maxOutputLength: mostTextBytes }).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ERR_BUFFER_TOO_LARGE") throw tooLong(`${name}, unpacked,`);
    throw new UnreadableText(`${name} is a damaged gzip`);
  });
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Bytes as text, by UTF-8 and nothing else: a letter that is guessed at stands in names and addresses for good. What is
 * not UTF-8 is refused with the encoding it seems to have. `name` is the file's, for the refusal. IMP13
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) throw notUtf8(name, `it is ${wide}`);
  const kind = binaryKind(bytes);
  if (kind !== null) throw new UnreadableText(`${name} is ${kind}, and no text`);
  try {
    return utf8.decode(bytes);
  } catch {
    const { encoding, at } = singleByteGuess(bytes);
    throw notUtf8(
      name,
      encoding === null ? `byte ${at} is no letter of it` : `it looks like ${encoding}: "${excerpt(bytes, at, encoding)}"`,
    );
  }
}

function notUtf8(name: string, found: string): UnreadableText {
  return new UnreadableText(`${name} is not UTF-8: ${found}; save it as UTF-8`);
}

/** UTF-16 and UTF-32 by their mark, or by the zero that every second byte of a Latin text is. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [first = -1, second = -1, third = -1, fourth = -1] = bytes;
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? "UTF-32" : "UTF-16";
  if (first === 0xfe && second === 0xff) return "UTF-16";
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return "UTF-32";
  const head = bytes.subarray(0, 512);
  if (head.length < 4) return null;
  let [even, odd] = [0, 0];
  for (let index = 0; index < head.length; index++) {
    if (head[index] !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  const half = head.length / 2;
  return (odd > half * 0.4 && even === 0) || (even > half * 0.4 && odd === 0) ? "UTF-16" : null;
}

/** Files that are no text, by their first bytes. */
const binaryKinds: readonly (readonly [kind: string, start: readonly number[]])[] = [
  ["a ZIP", [0x50, 0x4b, 0x03, 0x04]],
  ["a ZIP", [0x50, 0x4b, 0x05, 0x06]],
  ["a PDF", [0x25, 0x50, 0x44, 0x46]],
  ["an old Excel file (XLS)", [0xd0, 0xcf, 0x11, 0xe0]],
  ["a gzip", [0x1f, 0x8b]],
  ["a 7-Zip", [0x37, 0x7a, 0xbc, 0xaf]],
  ["a RAR", [0x52, 0x61, 0x72, 0x21]],
  ["a picture", [0x89, 0x50, 0x4e, 0x47]],
  ["a picture", [0xff, 0xd8, 0xff]],
];

function binaryKind(bytes: Uint8Array): string | null {
  const kind = binaryKinds.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
  if (kind !== "a ZIP") return kind;
  const names = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (names.includes("xl/workbook")) return "an Excel file (XLSX)";
  return names.includes("opendocument.spreadsheet") ? "an OpenDocument spreadsheet (ODS)" : kind;
}

/** Of the eight-bit encodings that files of our leagues come in, the one whose letters the bytes above 127 are. */
function singleByteGuess(bytes: Uint8Array): { encoding: string | null; at: number } {
  const at = firstForeign(bytes);
  const high = [...bytes.subarray(at, at + 65_536)].filter((byte) => byte >= 0x80);
  const share = (letters: string) => high.filter((byte) => letters.includes(String.fromCharCode(byte))).length / high.length;
  // č ć đ š ž Č Ć Đ Š Ž, as Windows-1250 has them.
  if (share("\xe8\xe6\xf0\x9a\x9e\xc8\xc6\xd0\x8a\x8e") > 0.5) return { encoding: "windows-1250", at };
  if (high.length > 8 && high.filter((byte) => byte >= 0xc0).length / high.length > 0.9 && pairs(bytes, at) > 0.5)
    return { encoding: "windows-1251", at };
  return high.some((byte) => byte >= 0x80 && byte < 0xa0) || high.length > 0 ? { encoding: "windows-1252", at } : { encoding: null, at };
}

/** Where UTF-8 breaks: the first byte above 127 that begins no letter of it. */
function firstForeign(bytes: Uint8Array): number {
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number;
    if (byte < 0x80) continue;
    const length = byte >= 0xc2 && byte < 0xe0 ? 1 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte >= 0xf0 && byte < 0xf5 ? 3 : -1;
    const rest = bytes.subarray(index + 1, index + 1 + Math.max(length, 0));
    if (length < 0 || rest.length < length || rest.some((next) => (next & 0xc0) !== 0x80)) return index;
    index += length;
  }
  return 0;
}

/** How many of the bytes above 127 stand beside another one: words of Cyrillic are made of nothing else. */
function pairs(bytes: Uint8Array, from: number): number {
  let [all, paired] = [0, 0];
  for (let index = from; index < Math.min(bytes.length, from + 65_536); index++) {
    if ((bytes[index] as number) < 0x80) continue;
    all++;
    if ((bytes[index - 1] ?? 0) >= 0x80 || (bytes[index + 1] ?? 0) >= 0x80) paired++;
  }
  return all === 0 ? 0 : paired / all;
}

/** What stands there, read by the encoding that is guessed: its owner sees whether the guess is right. */
function excerpt(bytes: Uint8Array, at: number, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes.subarray(Math.max(0, at - 20), at + 20));
  return text.replace(/[^\p{L}\p{N} .,'’-]+/gu, " ").trim();
}
