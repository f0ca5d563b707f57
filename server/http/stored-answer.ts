import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseCoding, type ContentCoding } from "./content-coding.ts";
import { contentDigest, entityTag, matchesEntityTag } from "./entity-tag.ts";
import type { Keepable } from "./page-cache.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Names and values in turns, as `writeHead` takes them fastest. */
export type HeaderList = readonly string[];

export type Storable = {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  readonly keepMs: number;
  /** `Cache-Control` and the like: sent with 304 too. */
  readonly cacheHeaders: HeaderList;
  readonly headers: HeaderList;
  /** What else than `Accept-Encoding` the answer depends on. */
  readonly vary?: string;
  /** Effort of brotli, 0 to 11. */
  readonly brotliQuality: number;
};

/** What goes to the socket. `body` is `null` with 204 and 304. */
export type WrittenAnswer = { readonly status: number; readonly headers: HeaderList; readonly body: Buffer | null };

const smallestCompressed = 600;
/** What an answer takes beyond its bodies: headers, its places in the cache's maps and under its tags. */
const overheadBytes = 8192;

/**
 * A whole answer, ready to be written. A coding is made when somebody first takes it, once: who waits for a page waits
 * for his own coding only, and who has the page already waits for none.
 */
export class StoredAnswer implements Keepable {
  readonly status: number;
  readonly keepMs: number;
  readonly isPassing: boolean;
  /** Without the body as it was handed in: that would stand in memory beside the same text's bytes. */
  readonly #storable: Omit<Storable, "body">;
  readonly #identity: Buffer;
  #bytes: number;
  #onGrowth: ((bytes: number) => void) | null = null;
  readonly #compressible: boolean;
  readonly #unchanged: Readonly<Record<ContentCoding, Tagged>>;
  readonly #whole: Partial<Record<ContentCoding, WrittenAnswer>> = {};
  readonly #making: Partial<Record<ContentCoding, Promise<WrittenAnswer>>> = {};

  constructor(storable: Storable) {
    const { body, ...rest } = storable;
    this.#storable = rest;
    this.status = storable.status;
    this.#identity = exact(typeof body === "string" ? Buffer.from(body) : body);
    this.#compressible = this.#identity.length >= smallestCompressed && isCompressible(storable.contentType);
    this.#bytes = this.#identity.length + overheadBytes;
    this.keepMs = storable.keepMs;
    this.isPassing = storable.status === 503;
    // The headers are part of what a tag vouches for: a new policy must reach those who keep the old page.
    const digest = contentDigest(this.#identity, String(storable.status), storable.headers.join("\n"));
    const vary = storable.vary === undefined ? "Accept-Encoding" : `Accept-Encoding, ${storable.vary}`;
    const unchanged = (coding: ContentCoding): Tagged => {
      const tag = entityTag(digest, this.#compressible ? coding : "identity");
      return { entityTag: tag, answer: { status: 304, headers: ["ETag", tag, "Vary", vary, ...storable.cacheHeaders], body: null } };
    };
    this.#unchanged = { br: unchanged("br"), gzip: unchanged("gzip"), identity: unchanged("identity") };
  }

  /** What the answer takes in memory: its body, and each coding from when it is made. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Tells whoever keeps the answer by how much it grows. */
  watchSize(onGrowth: (bytes: number) => void): void {
    this.#onGrowth = onGrowth;
  }

  get contentType(): string {
    return this.#storable.contentType;
  }

  get cacheHeaders(): HeaderList {
    return this.#storable.cacheHeaders;
  }

  /** The body as text, in no coding: for answers that are drawn from this one. */
  text(): string {
    return this.#identity.toString();
  }

  /** The answer for a request's headers if it is there without waiting. */
  ready(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): WrittenAnswer | null {
    const coding = chooseCoding(acceptEncoding);
    const { entityTag: tag, answer } = this.#unchanged[coding];
    if (this.#storable.status === 200 && matchesEntityTag(ifNoneMatch, tag)) return answer;
    return this.#whole[coding] ?? null;
  }

  /** The same, making what is not there yet. */
  async answer(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): Promise<WrittenAnswer> {
    return this.ready(acceptEncoding, ifNoneMatch) ?? this.#make(chooseCoding(acceptEncoding));
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    this.#onGrowth?.(bytes);
  }

  #make(coding: ContentCoding): Promise<WrittenAnswer> {
    this.#making[coding] ??= this.#write(coding).finally(() => delete this.#making[coding]);
    return this.#making[coding];
  }

  async #write(coding: ContentCoding): Promise<WrittenAnswer> {
    const { status, contentType, headers: own, brotliQuality } = this.#storable;
    if (status === 204) {
      return (this.#whole[coding] = { status, headers: [...this.#unchanged[coding].answer.headers, ...own], body: null });
    }
    const written = this.#compressible ? coding : "identity";
    const body = exact(await compressed(this.#identity, written, brotliQuality));
    if (body !== this.#identity) this.#grow(body.length);
    const encoding = written === "identity" ? [] : ["Content-Encoding", written];
    const headers = [
      "Content-Type",
      contentType,
      "Content-Length",
      String(body.length),
      ...encoding,
      ...this.#unchanged[coding].answer.headers,
      ...own,
    ];
    return (this.#whole[coding] = { status, headers, body });
  }
}

/** The same bytes in memory of their own: a part of a larger piece would keep all of it, and be counted as the part. */
function exact(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

type Tagged = { readonly entityTag: string; readonly answer: WrittenAnswer };

function compressed(body: Buffer, coding: ContentCoding, brotliQuality: number): Promise<Buffer> | Buffer {
  if (coding === "br") return brotli(body, brotliOptions(body.length, brotliQuality));
  return coding === "gzip" ? gzipped(body, { level: 6 }) : body;
}

function isCompressible(contentType: string): boolean {
  return /^(?:text\/|image\/svg\+xml|application\/(?:(?:[a-z]+\+)?json|javascript|(?:[a-z]+\+)?xml))/.test(contentType);
}

function brotliOptions(size: number, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}
