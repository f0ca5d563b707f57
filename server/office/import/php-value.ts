/** What PHP has serialized: lists and tables are maps by their keys as text. */
export type PhpValue = string | number | boolean | null | ReadonlyMap<string, PhpValue>;

/** Whether a value is a list or a table. */
export function isPhpList(value: PhpValue | undefined): value is ReadonlyMap<string, PhpValue> {
  return value instanceof Map;
}

const mostDepth = 16;

/**
 * Reads what WordPress keeps of lists in one text. Objects are not read: they are the door by which such texts run programs. Lengths are in
 * bytes of UTF-8 and are often wrong after a site has moved, so that a text ends where its closing sign stands. `null`: it cannot be read. WXR3
 */
export function readPhpValue(text: string): PhpValue {
  const reader = new PhpReader(text.trim());
  try {
    const value = reader.value(0);
    return reader.isAtEnd ? value : null;
  } catch (error) {
    if (error instanceof UnreadablePhp) return null;
    throw error;
  }
}

class UnreadablePhp extends Error {}

class PhpReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  value(depth: number): PhpValue {
    if (depth > mostDepth) throw new UnreadablePhp();
    const kind = this.#text[this.#at];
    if (kind === "N") return this.#taken(/N;/y) && null;
    if (kind === "s") return this.#string();
    if (kind === "a") return this.#list(depth);
    const [, boolean, number] = this.#taken(/b:([01]);|[id]:(-?[\d.eE+]+);/y);
    if (boolean !== undefined) return boolean === "1";
    return Number(number);
  }

  #taken(shape: RegExp): RegExpExecArray {
    shape.lastIndex = this.#at;
    const found = shape.exec(this.#text);
    if (!found) throw new UnreadablePhp();
    this.#at = shape.lastIndex;
    return found;
  }

  #string(): string {
    const length = Number(this.#taken(/s:(\d{1,9}):"/y)[1]);
    const start = this.#at;
    const exact = endAfterBytes(this.#text, start, length);
    const end = exact !== null && this.#text.startsWith('";', exact) ? exact : this.#text.indexOf('";', start);
    if (end < 0) throw new UnreadablePhp();
    this.#at = end + 2;
    return this.#text.slice(start, end);
  }

  #list(depth: number): ReadonlyMap<string, PhpValue> {
    const count = Number(this.#taken(/a:(\d{1,6}):\{/y)[1]);
    const list = new Map<string, PhpValue>();
    for (let each = 0; each < count; each += 1) {
      const key = this.value(depth + 1);
      if (typeof key !== "string" && typeof key !== "number") throw new UnreadablePhp();
      list.set(String(key), this.value(depth + 1));
    }
    this.#taken(/\}/y);
    return list;
  }
}

function endAfterBytes(text: string, start: number, bytes: number): number | null {
  let left = bytes;
  let at = start;
  while (left > 0 && at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
    at += code > 0xff_ff ? 2 : 1;
  }
  return left === 0 ? at : null;
}
