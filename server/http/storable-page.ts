import type { RenderedPage } from "#contract/page-renderer.ts";
import type { PlayerOrigin } from "#contract/video-player.ts";
import {
  commonHeaders,
  documentHeaders,
  fileHeaders,
  notKeptHeaders,
  pageCacheHeaders,
  privateHeaders,
  unsharedHeaders,
} from "./response-headers.ts";
import type { HeaderList, Storable } from "./stored-answer.ts";

/** What a page's headers and how long it is kept depend on, besides the page. */
export type PageTraits = {
  readonly development: boolean;
  /** Where the page asks the timer API; `null`: at its usual path here. */
  readonly timerApi: string | null;
  /** Its address does: else it depends on what the visitor's browser prefers. */
  readonly namesLanguage: boolean;
  readonly isEmbed: boolean;
  /** Whether the visitors of its league are counted. */
  readonly counts: boolean;
  /** Where its faults are told. */
  readonly dsn: string | null;
  /** Whose players it frames. */
  readonly frames: readonly PlayerOrigin[];
};

/** A page that exists may be kept until it changes; a wrong address is worth a short memory only. */
export const keptNotFoundMs = 10_000;

/** A rendered page as it is kept and sent. */
export function storablePage(page: RenderedPage, traits: PageTraits): Storable {
  const headers = [...headersOf(page, traits)];
  if (page.location !== null) headers.push("Location", page.location);
  for (const [name, value] of Object.entries(page.headers)) headers.push(name, value);
  return {
    status: page.status,
    contentType: page.contentType,
    body: typeof page.body === "string" ? page.body : Buffer.from(page.body.buffer, page.body.byteOffset, page.body.byteLength),
    keepMs: keepMsOf(page, traits),
    cacheHeaders: cacheHeadersOf(page, traits),
    headers,
    ...(traits.namesLanguage ? {} : { vary: "Cookie, Accept-Language" }),
    brotliQuality: 5,
  };
}

/** An old address, of a page or of its data. */
export function storableMove(location: string, development: boolean): Storable {
  return {
    status: 301,
    contentType: "text/plain; charset=utf-8",
    body: "",
    keepMs: development ? 0 : keptNotFoundMs,
    cacheHeaders: pageCacheHeaders,
    headers: [...commonHeaders, "Location", location],
    brotliQuality: 4,
  };
}

function keepMsOf({ status, isUnshared }: RenderedPage, { development }: PageTraits): number {
  if (development || isUnshared) return 0;
  if (status === 200) return Infinity;
  return status === 404 ? keptNotFoundMs : 0;
}

function cacheHeadersOf({ status, isUnshared, cacheControl }: RenderedPage, { namesLanguage }: PageTraits): HeaderList {
  if (isUnshared) return unsharedHeaders;
  if (status !== 200 && status !== 404) return notKeptHeaders;
  if (!namesLanguage) return privateHeaders;
  return cacheControl !== undefined && status === 200 ? ["Cache-Control", cacheControl] : pageCacheHeaders;
}

/** Pictures and documents are shown by themselves and by others, data is read; what a document may do stands in its policy. */
function headersOf({ contentType, inlineScripts, inlineStyles }: RenderedPage, traits: PageTraits): HeaderList {
  if (contentType === "application/pdf" || contentType.startsWith("image/")) return fileHeaders;
  if (!contentType.startsWith("text/html")) return commonHeaders;
  const { development, counts: countsVisitors, isEmbed, timerApi, dsn, frames } = traits;
  // The compiler's own scripts would break any policy.
  return development ? [] : documentHeaders({ inlineScripts, inlineStyles, countsVisitors, isEmbed, timerApi, dsn, frames });
}
