import { createReadStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { giveToOwner } from "../db/private-folder.ts";
import type { AgeIdentity } from "./age-keys.ts";
import { decryptWith, encryptFor, isEncrypted } from "./age-stream.ts";
import { BackupFault } from "./backup-fault.ts";
import { ByteReader } from "./byte-reader.ts";
import { type ArchiveOutcome, type ArchiveSource, writeArchive } from "./write-archive.ts";

/** Fast, and still a fifth of the size: what matters while games are played is that it is over soon. */
const compression = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 };
/** Tables are read on while what was read is compressed on another thread, which hands its work back in large pieces. */
const ahead = { chunkSize: 1024 * 1024, writableHighWaterMark: 16 * 1024 * 1024 };
const zstdStart = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

export type WrittenBackup = ArchiveOutcome & { readonly bytes: number };

/**
 * Writes a backup: `tar`, then `zstd`, then `age` where there is a recipient. It bears its name only when it is whole and on the
 * disk, and nobody but its owner may read it. BACKUP1 BACKUP3 BACKUP6
 */
export async function writeBackupFile(path: string, source: ArchiveSource, recipient: Buffer | null): Promise<WrittenBackup> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, "w", 0o600).catch((error: unknown) => {
    throw new BackupFault(`${path} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  });
  try {
    await giveToOwner(file, dirname(path));
    let outcome: ArchiveOutcome | undefined;
    const archive = async function* archive() {
      outcome = yield* writeArchive(source);
    };
    const sink = async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await file.writeFile(chunk);
    };
    const compress = createZstdCompress({ params: compression, ...ahead });
    if (recipient === null) await pipeline(archive, compress, sink);
    else await pipeline(archive, compress, (chunks: AsyncIterable<Buffer>) => encryptFor(recipient, chunks), sink);
    await file.sync();
    const { size } = await file.stat();
    await file.close();
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    if (outcome === undefined) throw new BackupFault("nothing was written");
    return { ...outcome, bytes: size };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().catch(() => undefined);
  await handle.close();
}

/** The archive in a backup's file, decrypted by `identity` where it is encrypted. Refused with a `BackupFault`. BACKUP4 BACKUP6 */
export async function* readBackupFile(path: string, identity: AgeIdentity | null): AsyncGenerator<Buffer> {
  if (!(await stat(path).catch(() => null))?.isFile()) throw new BackupFault(`there is no file ${path}`);
  const start = await startOf(path);
  const encrypted = isEncrypted(start);
  if (!encrypted && !start.subarray(0, zstdStart.length).equals(zstdStart)) throw new BackupFault(`${path} is no backup of this program`);
  if (encrypted && identity === null) throw new BackupFault("the file is encrypted: give the key that opens it with --key FILE");
  const raw = createReadStream(path, { highWaterMark: 256 * 1024 });
  const plain = encrypted && identity !== null ? Readable.from(decryptWith(identity, raw), { objectMode: false }) : raw;
  const unpack = createZstdDecompress();
  let given = 0;
  plain.on("data", (chunk: Buffer) => {
    given += chunk.length;
  });
  // What breaks on the way in is told where the bytes come out.
  plain.on("error", (error) => unpack.destroy(error));
  plain.pipe(unpack);
  try {
    for await (const chunk of unpack) yield chunk as Buffer;
    if (unpack.bytesWritten !== given) throw new BackupFault("the file is not whole: something follows its end");
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new BackupFault("the file is not whole: it was cut off or changed");
  } finally {
    plain.destroy();
    raw.destroy();
  }
}

async function startOf(path: string): Promise<Buffer> {
  const reader = new ByteReader(createReadStream(path, { end: 63 }));
  return reader.upTo(64);
}
