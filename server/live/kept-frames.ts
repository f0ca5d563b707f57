/** All frames together: enough for a crowd that comes back from many places of many games at once. */
const mostFrameBytes = 64 * 1024 * 1024;

/** Messages made once for all who are owed them. Those that nobody asked for lately go when there are too many bytes of them. */
export class KeptFrames {
  readonly #mostBytes: number;
  readonly #frames = new Map<string, Buffer>();
  #bytes = 0;

  constructor(mostBytes = mostFrameBytes) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** `key` names all that the message depends on. */
  of(key: string, make: () => Buffer): Buffer {
    const frame = this.#frames.get(key) ?? this.#made(make());
    this.#frames.delete(key);
    this.#frames.set(key, frame);
    for (const [oldest, { length }] of this.#frames) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#frames.delete(oldest);
      this.#bytes -= length;
    }
    return frame;
  }

  #made(frame: Buffer): Buffer {
    this.#bytes += frame.length;
    return frame;
  }
}
