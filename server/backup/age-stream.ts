import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { type AgeIdentity, bytesOf, publicKeyOf } from "./age-keys.ts";
import { BackupFault } from "./backup-fault.ts";
import { ByteReader } from "./byte-reader.ts";

// The format is https://age-encryption.org/v1, so that `age -d` opens these files too, also when this program is long gone.
const versionLine = "age-encryption.org/v1";
const chunkBytes = 64 * 1024;
const tagBytes = 16;
/** Ours has three lines; others may have written the file for several people. */
const longestHeader = 16 * 1024;

type Chunks = AsyncIterable<Buffer>;

/** Whether a file begins as encrypted ones do. */
export function isEncrypted(start: Buffer): boolean {
  return start.subarray(0, versionLine.length).toString("latin1") === versionLine;
}

/** Encrypts for whoever has the identity of `recipient`; holds two chunks at a time. BACKUP6 */
export async function* encryptFor(recipient: Buffer, source: Chunks): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16);
  const unsigned = `${versionLine}\n${stanzaFor(recipient, fileKey)}---`;
  const nonce = randomBytes(16);
  yield Buffer.from(`${unsigned} ${base64(macOf(fileKey, unsigned))}\n`);
  yield nonce;
  const key = derived(fileKey, nonce, "payload");
  const reader = new ByteReader(source);
  for (let index = 0; ; index += 1) {
    const chunk = await reader.upTo(chunkBytes);
    const isLast = await reader.isAtEnd();
    yield sealed(key, nonceOf(index, isLast), chunk);
    if (isLast) return;
  }
}

/** Decrypts such a file. Refused with a `BackupFault`: another's key, a changed or a cut file. BACKUP4 BACKUP6 */
export async function* decryptWith(identity: AgeIdentity, source: Chunks): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  const fileKey = await readHeader(reader, identity);
  const nonce = await reader.upTo(16);
  const key = derived(fileKey, nonce, "payload");
  for (let index = 0; ; index += 1) {
    const chunk = await reader.upTo(chunkBytes + tagBytes);
    const isLast = await reader.isAtEnd();
    const opened = chunk.length < tagBytes ? null : unsealed(key, nonceOf(index, isLast), chunk);
    if (opened === null) throw new BackupFault("the file is not whole: it was cut off or changed");
    yield opened;
    if (isLast) return;
  }
}

async function readHeader(reader: ByteReader, identity: AgeIdentity): Promise<Buffer> {
  const lines: string[] = [];
  let length = 0;
  while (!lines.at(-1)?.startsWith("---")) {
    const line = await reader.line(longestHeader - length);
    if (line === null) throw new BackupFault("the file is not whole: it ends within its first lines");
    lines.push(line);
    length += line.length + 1;
  }
  const [, mac = ""] = lines.at(-1)!.split(" ");
  const unsigned = `${lines.slice(0, -1).join("\n")}\n---`;
  const fileKey = openedStanza(lines, identity);
  if (fileKey === null) throw new BackupFault("this key does not open the file: it was encrypted for another");
  const expected = macOf(fileKey, unsigned);
  const given = Buffer.from(mac, "base64");
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new BackupFault("the file is not whole: its first lines were changed");
  return fileKey;
}

function stanzaFor(recipient: Buffer, fileKey: Buffer): string {
  const { privateKey, publicKey } = generateKeyPairSync("x25519");
  const share = bytesOf(publicKey);
  const shared = diffieHellman({ privateKey, publicKey: publicKeyOf(recipient) });
  const key = wrapKey(shared, share, recipient);
  return `-> X25519 ${base64(share)}\n${base64(sealed(key, Buffer.alloc(12), fileKey))}\n`;
}

function openedStanza(lines: readonly string[], { privateKey, publicBytes }: AgeIdentity): Buffer | null {
  for (const [index, line] of lines.entries()) {
    const [arrow, kind, word = ""] = line.split(" ");
    const share = Buffer.from(word, "base64");
    const body = Buffer.from(lines[index + 1] ?? "", "base64");
    if (arrow !== "->" || kind !== "X25519" || share.length !== 32 || body.length !== 32) continue;
    const shared = diffieHellman({ privateKey, publicKey: publicKeyOf(share) });
    const fileKey = unsealed(wrapKey(shared, share, publicBytes), Buffer.alloc(12), body);
    if (fileKey !== null) return fileKey;
  }
  return null;
}

function wrapKey(shared: Buffer, share: Buffer, recipient: Buffer): Buffer {
  return derived(shared, Buffer.concat([share, recipient]), `${versionLine}/X25519`);
}

function macOf(fileKey: Buffer, unsigned: string): Buffer {
  return createHmac("sha256", derived(fileKey, Buffer.alloc(0), "header"))
    .update(unsigned)
    .digest();
}

function derived(from: Buffer, salt: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", from, salt, purpose, 32));
}

/** Eleven bytes that count, one that says whether it is the last: no chunk can be left out, moved or put at the end. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function sealed(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv("chacha20-poly1305", key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function unsealed(key: Buffer, nonce: Buffer, chunk: Buffer): Buffer | null {
  const decipher = createDecipheriv("chacha20-poly1305", key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(chunk.subarray(-tagBytes));
  const plain = decipher.update(chunk.subarray(0, -tagBytes));
  try {
    decipher.final();
    return plain;
  } catch {
    return null;
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
