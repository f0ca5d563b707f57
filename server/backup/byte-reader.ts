/** Takes bytes from a stream of chunks, as many at a time as somebody asks for. Holds no more than that and one chunk. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer, unknown>;
  #held: Buffer[] = [];
  #length = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** So many bytes; fewer when it ends before. */
  async upTo(count: number): Promise<Buffer> {
    while (this.#length < count && (await this.#more()));
    const all = this.#held.length === 1 ? this.#held[0]! : Buffer.concat(this.#held);
    const taken = all.subarray(0, count);
    const rest = all.subarray(count);
    this.#held = rest.length === 0 ? [] : [rest];
    this.#length = rest.length;
    return taken;
  }

  /** What comes next, no more than so many bytes of it and at least one; `null`: nothing does. */
  async some(most: number): Promise<Buffer | null> {
    if (await this.isAtEnd()) return null;
    return this.upTo(Math.min(most, this.#held[0]!.length));
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#length === 0 && (await this.#more()));
    return this.#length === 0;
  }

  /** Up to the next line's end, which is left out; `null`: there is none within so many bytes. */
  async line(most: number): Promise<string | null> {
    let bytes = "";
    while (bytes.length <= most) {
      const next = await this.upTo(1);
      if (next.length === 0) return null;
      if (next[0] === 10) return bytes;
      bytes += next.toString("latin1");
    }
    return null;
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done === true) return false;
    if (next.value.length > 0) this.#held.push(next.value);
    this.#length += next.value.length;
    return true;
  }
}
