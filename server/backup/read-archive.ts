import { createHash, type Hash } from "node:crypto";
import {
  type BackupEnd,
  backupEnd,
  type BackupHeader,
  backupHeader,
  type BackupTable,
  digestOfFile,
  endName,
  headerName,
  tableOfPart,
} from "./backup-format.ts";
import { BackupFault } from "./backup-fault.ts";
import { ByteReader } from "./byte-reader.ts";
import { nextTarEntry, tarBytes, type TarEntry } from "./tar-archive.ts";

/** Who takes what is in an archive, in its order: each table that has rows, each file. */
export type ArchiveTaker = {
  /** All of `rows` has to be taken. */
  table(table: BackupTable, rows: AsyncIterable<Buffer>): Promise<void>;
  file(digest: string, content: Buffer): Promise<void>;
};

/** Looks through an archive and takes nothing. */
export const nobody: ArchiveTaker = {
  async table(_table, rows) {
    for await (const _piece of rows);
  },
  file: async () => undefined,
};

export type OpenedArchive = {
  readonly header: BackupHeader;
  /** Once: everything behind the header, held to what the archive's end says of it. Refused with a `BackupFault`: what is not whole. */
  readonly readRest: (taker: ArchiveTaker) => Promise<BackupEnd>;
};

/** More than any upload: an archive that claims more is none of ours. */
const mostFileBytes = 256 * 1024 * 1024;
type FoundInArchive = { readonly digests: Map<string, string>; readonly files: { count: number; bytes: number } };

const noRows = createHash("sha256").digest("hex");

/** Reads as far as the header. Refused with a `BackupFault`: what is no archive of ours. BACKUP4 */
export async function openArchive(chunks: AsyncIterable<Buffer>): Promise<OpenedArchive> {
  const reading = new ArchiveReading(new ByteReader(chunks));
  const header = await reading.header();
  return { header, readRest: async (taker) => readRest(reading, header, taker) };
}

async function readRest(reading: ArchiveReading, header: BackupHeader, taker: ArchiveTaker): Promise<BackupEnd> {
  const found: FoundInArchive = { digests: new Map(), files: { count: 0, bytes: 0 } };
  for (let entry = await reading.next(); entry !== null; entry = reading.current) {
    if (entry.name === endName) {
      const end = await reading.end(entry);
      refuseDifference(header, found, end);
      return end;
    }
    const name = tableOfPart(entry.name);
    if (name === null) {
      found.files.count += 1;
      found.files.bytes += await takeFile(reading, entry, taker);
      continue;
    }
    const table = header.tables.find((candidate) => candidate.name === name);
    if (table === undefined || found.digests.has(name)) throw notWhole(`${entry.name} does not belong there`);
    const hash = createHash("sha256");
    await taker.table(table, reading.rowsOf(entry, hash));
    found.digests.set(name, hash.digest("hex"));
  }
  throw notWhole("its end is missing");
}

class ArchiveReading {
  readonly #reader: ByteReader;
  current: TarEntry | null = null;

  constructor(reader: ByteReader) {
    this.#reader = reader;
  }

  async next(): Promise<TarEntry | null> {
    this.current = await nextTarEntry(this.#reader);
    return this.current;
  }

  async header(): Promise<BackupHeader> {
    const entry = await this.next();
    if (entry?.name !== headerName) throw new BackupFault("the file is no backup of this program");
    const reading = backupHeader.safeParse(await this.#json(entry));
    if (!reading.success) throw new BackupFault("the file is no backup that this version can read: a newer one may have made it");
    return reading.data;
  }

  /** The last entry, and nothing after it. */
  async end(entry: TarEntry): Promise<BackupEnd> {
    const reading = backupEnd.safeParse(await this.#json(entry));
    if (!reading.success) throw notWhole("its end cannot be read");
    if ((await this.next()) !== null) throw notWhole("something follows its end");
    while (!(await this.#reader.isAtEnd())) await this.#reader.some(64 * 1024);
    return reading.data;
  }

  async bytes(entry: TarEntry): Promise<Buffer> {
    if (entry.size > mostFileBytes) throw notWhole(`${entry.name} is larger than anything we keep`);
    const pieces: Buffer[] = [];
    for await (const piece of tarBytes(this.#reader, entry)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** The rows of a table, part after part; leaves the entry behind them as the current one. */
  async *rowsOf(first: TarEntry, hash: Hash): AsyncGenerator<Buffer> {
    const name = tableOfPart(first.name);
    for (let entry: TarEntry | null = first; entry !== null && tableOfPart(entry.name) === name; entry = await this.next())
      for await (const piece of tarBytes(this.#reader, entry)) {
        hash.update(piece);
        yield piece;
      }
  }

  async #json(entry: TarEntry): Promise<unknown> {
    try {
      return JSON.parse((await this.bytes(entry)).toString());
    } catch (error) {
      if (error instanceof BackupFault) throw error;
      throw notWhole(`${entry.name} cannot be read`);
    }
  }
}

async function takeFile(reading: ArchiveReading, entry: TarEntry, taker: ArchiveTaker): Promise<number> {
  const digest = digestOfFile(entry.name);
  const content = await reading.bytes(entry);
  if (digest === null || createHash("sha256").update(content).digest("hex") !== digest) throw notWhole(`${entry.name} is not what it was`);
  await taker.file(digest, content);
  await reading.next();
  return content.length;
}

function refuseDifference(header: BackupHeader, found: FoundInArchive, end: BackupEnd): void {
  for (const { name } of header.tables) {
    const expected = end.tables[name]?.digest;
    if (expected !== (found.digests.get(name) ?? noRows)) throw notWhole(`the rows of ${name} are not what they were`);
  }
  const { files } = end;
  if (files.count !== found.files.count || files.bytes !== found.files.bytes) throw notWhole("files are missing");
}

function notWhole(why: string): BackupFault {
  return new BackupFault(`the file is not whole: ${why}`);
}
