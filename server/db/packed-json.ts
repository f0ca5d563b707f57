import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

declare const packedValue: unique symbol;

/** A value as JSON, compressed: a tenth of its text. Of `Value` when unpacked. */
export type Packed<Value> = Buffer & { readonly [packedValue]?: Value };

/** Packed by the program, not by PostgreSQL, whose own method takes three times as long and has to parse the text first. */
export function packJson<Value>(value: Value): Packed<Value> {
  return zstdCompressSync(JSON.stringify(value), quick);
}

export function unpackJson<Value>(packed: Packed<Value>): Value {
  return JSON.parse(zstdDecompressSync(packed).toString()) as Value;
}

/**
 * A list that is packed again and again while it grows: only its end is packed anew. The bytes are those that any other
 * packing of the same list would make. Unpacked by `unpackJson`: frames that follow each other are one text.
 */
export class PackedListInStep<Value> {
  #frames: Buffer[] = [];

  /** `firstChanged`: where the list is not as it was when it was packed last; everything before stands. */
  pack(values: readonly Value[], firstChanged: number): Packed<readonly Value[]> {
    this.#frames.length = Math.min(this.#frames.length, Math.floor(firstChanged / valuesInFrame));
    for (let start = this.#frames.length * valuesInFrame; start < values.length; start += valuesInFrame) {
      const text = JSON.stringify(values.slice(start, start + valuesInFrame)).slice(1, -1);
      this.#frames.push(zstdCompressSync(`${start === 0 ? "[" : ","}${text}`, quick));
    }
    return Buffer.concat(values.length === 0 ? [emptyList] : [...this.#frames, endOfList]);
  }
}

/** Fewer make more bytes, more make more work each time. */
const valuesInFrame = 64;

/** Of a game's lines the first level makes as little as the usual third, in half the time. */
const quick = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

const emptyList = zstdCompressSync("[]", quick);
const endOfList = zstdCompressSync("]", quick);
