import { expect, test } from "vitest";
import { newAgeKey, readIdentity, readRecipient, recipientOf } from "./age-keys.ts";
import { decryptWith, encryptFor, isEncrypted } from "./age-stream.ts";

const chunk = 64 * 1024;

async function* pieces(...texts: readonly Buffer[]) {
  yield* texts;
}

async function all(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const held: Buffer[] = [];
  for await (const piece of chunks) held.push(piece);
  return Buffer.concat(held);
}

function pair() {
  const { recipient, identity } = newAgeKey();
  return {
    recipient: readRecipient(recipient)!,
    identity: readIdentity(`# public key: ${recipient}\n${identity}\n`)!,
    words: { recipient },
  };
}

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])(
  "BACKUP6 %i bytes come back to whoever has the key, and to nobody else",
  async (size) => {
    const [ours, other] = [pair(), pair()];
    const plain = Buffer.alloc(size, "basket");
    const encrypted = await all(encryptFor(ours.recipient, pieces(plain.subarray(0, 10), plain.subarray(10))));
    expect(isEncrypted(encrypted)).toBe(true);
    expect((await all(decryptWith(ours.identity, pieces(encrypted)))).equals(plain)).toBe(true);
    await expect(all(decryptWith(other.identity, pieces(encrypted)))).rejects.toThrow("this key does not open the file");
  },
);

test("BACKUP4 a changed, cut, lengthened or reordered file is not opened", async () => {
  const { recipient, identity } = pair();
  const encrypted = await all(encryptFor(recipient, pieces(Buffer.alloc(3 * chunk, 1))));
  const start = encrypted.length - 3 * (chunk + 16);
  const swapped = Buffer.concat([
    encrypted.subarray(0, start),
    encrypted.subarray(start + chunk + 16, start + 2 * (chunk + 16)),
    encrypted.subarray(start, start + chunk + 16),
    encrypted.subarray(start + 2 * (chunk + 16)),
  ]);
  const faults = [
    encrypted.subarray(0, -1),
    encrypted.subarray(0, start + 2 * (chunk + 16)),
    encrypted.subarray(0, start + 40),
    encrypted.subarray(0, 30),
    Buffer.concat([encrypted, Buffer.alloc(1)]),
    swapped,
    ...[25, 60, 120, start - 5, start + 5, encrypted.length - 1].map((at) => {
      const changed = Buffer.from(encrypted);
      changed[at]! ^= 1;
      return changed;
    }),
  ];
  for (const fault of faults) await expect(all(decryptWith(identity, pieces(fault)))).rejects.toThrow(/not whole|does not open/);
});

test("BACKUP6 keys are the words that age knows, and a slip in one is noticed", () => {
  // The example pair of age's own specification of test keys: made by age-keygen.
  const identity = readIdentity("AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX\n");
  expect(identity && recipientOf(identity)).toBe("age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj");
  const { words } = pair();
  expect(readRecipient(words.recipient)).not.toBeNull();
  expect(readRecipient(words.recipient.replace(/.$/, (last) => (last === "q" ? "p" : "q")))).toBeNull();
  for (const word of ["", "age1", "age1qqqq", words.recipient.toUpperCase().slice(0, 20), "postgres://"])
    expect(readRecipient(word)).toBeNull();
  expect(readIdentity("nothing")).toBeNull();
});
