import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** Of what a sealed value is: a row moved to another place, or into another league, does not open. */
export type SecretPlace = { readonly column: string; readonly tenantId: string | null };

/** No random key begins like this: one in 2^64. */
const magic = Buffer.from("\0sealed1", "latin1");
const nameBytes = 6;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = magic.length + nameBytes;

/** Seals secrets into rows, and opens them, by one key (AES-256-GCM). SECRET1 */
export class SecretKey {
  /** By which a database says whose rows it holds; tells nothing of the key. */
  readonly name: string;
  readonly #key: Buffer;

  /** Of 32 bytes. */
  constructor(material: Buffer) {
    this.#key = Buffer.from(hkdfSync("sha256", material, "", "fullcourt sealed rows 1", 32));
    this.name = createHash("sha256")
      .update("name of ")
      .update(this.#key)
      .digest("hex")
      .slice(0, nameBytes * 2);
  }

  seal(plain: Buffer, place: SecretPlace): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(asBytes(place));
    const content = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([magic, Buffer.from(this.name, "hex"), nonce, cipher.getAuthTag(), content]);
  }

  /** Throws what `KeyMissing` says when it was sealed by another key, and when somebody changed it. */
  open(sealed: Buffer, place: SecretPlace): Buffer {
    const by = sealed.subarray(magic.length, headBytes).toString("hex");
    if (by !== this.name) throw new KeyMissing(by);
    const nonce = sealed.subarray(headBytes, headBytes + nonceBytes);
    const tag = sealed.subarray(headBytes + nonceBytes, headBytes + nonceBytes + tagBytes);
    const decipher = createDecipheriv("aes-256-gcm", this.#key, nonce, { authTagLength: tagBytes }).setAAD(asBytes(place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(headBytes + nonceBytes + tagBytes)), decipher.final()]);
  }
}

/** A row was sealed by a key that is not here. */
export class KeyMissing extends Error {
  constructor(name: string) {
    super(`a secret in the database is sealed with the key ${name}, which this program was not given`);
  }
}

export function isSealed(value: Buffer): boolean {
  return value.subarray(0, magic.length).equals(magic);
}

/** As text columns hold it. */
export function sealedText(sealed: Buffer): string {
  return `sealed.${sealed.toString("base64url")}`;
}

/** `null`: it is not sealed. */
export function sealedFromText(text: string): Buffer | null {
  if (!text.startsWith("sealed.")) return null;
  const bytes = Buffer.from(text.slice("sealed.".length), "base64url");
  return isSealed(bytes) ? bytes : null;
}

function asBytes({ column, tenantId }: SecretPlace): Buffer {
  return Buffer.from(`${column}/${tenantId ?? "installation"}`, "utf8");
}

/** One installation a process: its key is set at the start, before anything is asked. */
let current: SecretKey | null = null;

/** `null`: rows are written as they are, as tests of other things do. */
export function useSecretKey(key: SecretKey | null): void {
  current = key;
}

/** As it is to stand in its row. */
export function toRow(plain: Buffer, place: SecretPlace): Buffer {
  return current === null ? plain : current.seal(plain, place);
}

/** From its row, sealed or from before there were seals. */
export function fromRow(stored: Buffer, place: SecretPlace): Buffer {
  if (!isSealed(stored)) return stored;
  if (current === null) throw new KeyMissing(stored.subarray(magic.length, headBytes).toString("hex"));
  return current.open(stored, place);
}

export function toTextRow(plain: string, place: SecretPlace): string {
  return current === null ? plain : sealedText(current.seal(Buffer.from(plain, "utf8"), place));
}

export function fromTextRow(stored: string, place: SecretPlace): string {
  const sealed = sealedFromText(stored);
  return sealed === null ? stored : fromRow(sealed, place).toString("utf8");
}
