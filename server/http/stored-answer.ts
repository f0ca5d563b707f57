import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseCoding, type ContentCoding } from "./content-coding.ts";
import { contentDigest, entityTag, matchesEntityTag } from "./entity-tag.ts";
import type { Keepable } from "./page-cache.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Names and values in turns, as `writeHead` takes them fastest. */
export type HeaderList = readonly string[];

/** A whole answer, ready to be written: compressed, tagged, its headers laid out. */
export type StoredAnswer = Keepable & {
  readonly status: number;
  readonly variants: Readonly<Record<ContentCoding, StoredVariant>>;
};

export type StoredVariant = {
  readonly body: Buffer;
  readonly headers: HeaderList;
  readonly entityTag: string;
  /** For an answer of 304. */
  readonly unchangedHeaders: HeaderList;
};

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

const smallestCompressed = 600;
/** What an answer takes beyond its bodies: headers, tags, its places in the maps. */
const overheadBytes = 4096;

/** Compresses once and lays out what every request after it only has to write. */
export async function storedAnswer(storable: Storable): Promise<StoredAnswer> {
  const identity = Buffer.isBuffer(storable.body) ? storable.body : Buffer.from(storable.body);
  const worthwhile = identity.length >= smallestCompressed && isCompressible(storable.contentType);
  const [br, gz] = worthwhile
    ? await Promise.all([brotli(identity, brotliOptions(identity.length, storable.brotliQuality)), gzipped(identity, { level: 6 })])
    : [identity, identity];
  // The headers are part of what a tag vouches for: a new policy must reach those who keep the old page.
  const digest = contentDigest(identity, String(storable.status), storable.headers.join("\n"));
  const vary = storable.vary === undefined ? "Accept-Encoding" : `Accept-Encoding, ${storable.vary}`;
  const variant = (coding: ContentCoding, body: Buffer): StoredVariant => {
    const written: ContentCoding = body === identity ? "identity" : coding;
    const tag = entityTag(digest, written);
    const unchangedHeaders = ["ETag", tag, "Vary", vary, ...storable.cacheHeaders];
    const encoding = written === "identity" ? [] : ["Content-Encoding", written];
    const headers = ["Content-Type", storable.contentType, "Content-Length", String(body.length), ...encoding, ...unchangedHeaders, ...storable.headers];
    return { body, headers, entityTag: tag, unchangedHeaders };
  };
  return {
    status: storable.status,
    keepMs: storable.keepMs,
    bytes: identity.length + (worthwhile ? br.length + gz.length : 0) + overheadBytes,
    variants: { br: variant("br", br), gzip: variant("gzip", gz), identity: variant("identity", identity) },
  };
}

function isCompressible(contentType: string): boolean {
  return /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|manifest\+json|problem\+json|xml))/.test(contentType);
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

/** The variant for a request and whether its holder has it already. */
export function chooseVariant(answer: StoredAnswer, acceptEncoding: string | undefined, ifNoneMatch: string | undefined) {
  const variant = answer.variants[chooseCoding(acceptEncoding)];
  const unchanged = answer.status === 200 && matchesEntityTag(ifNoneMatch, variant.entityTag);
  return { variant, unchanged };
}
