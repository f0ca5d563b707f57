import { hash } from "node:crypto";
import { readDsn } from "#contract/error-reporting.ts";
import type { PlayerOrigin } from "#contract/video-player.ts";
import type { HeaderList } from "./stored-answer.ts";

/** On every answer, whatever it is. GUARD1 */
const everywhere: HeaderList = [
  "X-Content-Type-Options",
  "nosniff",
  "Referrer-Policy",
  "strict-origin-when-cross-origin",
  // Browsers heed it only over https, where it belongs. Without subdomains: below a league's own name others live, whom we
  // would lock out for a year; whoever owns all of them adds it in the proxy.
  "Strict-Transport-Security",
  "max-age=31536000",
];

/** Data is no page: opened by itself it loads nothing, runs nothing, and stands in nobody's frame. */
const dataPolicy: HeaderList = ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"];

/** On whatever is neither a document nor a file: for our own pages and for programs. */
export const commonHeaders: HeaderList = [...everywhere, ...dataPolicy, "Cross-Origin-Resource-Policy", "same-origin"];

/** The same for what pages of others may use as well. */
export const sharedHeaders: HeaderList = [...everywhere, ...dataPolicy, "Cross-Origin-Resource-Policy", "cross-origin"];

/** On files: scripts, styles, pictures, documents. A policy on a worker's script would bind the worker. */
export const fileHeaders: HeaderList = [...everywhere, "Cross-Origin-Resource-Policy", "cross-origin"];

/** What a league that counts its visitors lets in besides. */
const counting = {
  scripts: " https://www.googletagmanager.com",
  calls: " https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
};

export type DocumentPolicy = {
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  readonly countsVisitors: boolean;
  readonly isEmbed: boolean;
  /** Asked by pages, when it is another host's. */
  readonly timerApi: string | null;
  /** Where its pages tell of faults. */
  readonly dsn: string | null;
  /** Whose players it shows, once the visitor has pressed. EDIT5 */
  readonly frames: readonly PlayerOrigin[];
};

/**
 * On documents: a script runs only if it came from us, or its hash was taken while we rendered the page; and the
 * one that counts visitors, for leagues that do. A part of the site for other sites may be framed by them.
 */
export function documentHeaders(document: DocumentPolicy): HeaderList {
  const { inlineScripts, inlineStyles, countsVisitors, isEmbed, timerApi, dsn, frames } = document;
  const timer = timerApi?.startsWith("http") ? ` ${new URL(timerApi).origin}` : "";
  const faults = dsn === null ? undefined : readDsn(dsn)?.origin;
  const calls = `${timer}${countsVisitors ? counting.calls : ""}${faults === undefined ? "" : ` ${faults}`}`;
  const policy = [
    "default-src 'self'",
    `script-src 'self'${hashes(inlineScripts)}${countsVisitors ? counting.scripts : ""}`,
    ...(calls === "" ? [] : [`connect-src 'self'${calls}`]),
    // Browsers that know `-elem` and `-attr` hold to them; the others need the first for style attributes.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self'${hashes(inlineStyles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(" ")}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isEmbed ? "*" : "'self'"}`,
  ].join("; ");
  return [
    ...everywhere,
    "Content-Security-Policy",
    policy,
    // Its oldest wording knows no "everybody"; where it is missing, everybody may.
    ...(isEmbed ? [] : ["X-Frame-Options", "SAMEORIGIN"]),
    // The login window must be able to answer the page that opened it.
    "Cross-Origin-Opener-Policy",
    "same-origin-allow-popups",
    "Permissions-Policy",
    `browsing-topics=(), camera=()${fullscreenFor(frames)}, geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()`,
  ];
}

/**
 * On the page of the official site: it loads nothing, sends its form to itself alone, and stands in nobody's frame. Whoever
 * opened it may be of another origin and must stay within reach of its answer: the one document without an opener policy. AUTH9
 */
export function officialPageHeaders({ script, style }: { readonly script: string | null; readonly style: string }): HeaderList {
  return [...wholeDocumentHeaders(script, style), "Cross-Origin-Opener-Policy", "unsafe-none", ...unsharedHeaders];
}

/** On the first page of an installation: it is of this moment, and it loads nothing. WIZ2 */
export function setUpPageHeaders({ script, style }: { readonly script: string | null; readonly style: string }): HeaderList {
  return [...wholeDocumentHeaders(script, style), "Cross-Origin-Opener-Policy", "same-origin", ...unsharedHeaders];
}

/** On the page that says that there was no room for another: of this moment, and it loads nothing. PAGE27 */
export function busyPageHeaders(style: string): HeaderList {
  return [...wholeDocumentHeaders(null, style), "Cross-Origin-Opener-Policy", "same-origin-allow-popups", ...notKeptHeaders];
}

/** On a document that is whole in itself: it loads nothing, sends its form to itself alone, stands in nobody's frame. */
function wholeDocumentHeaders(script: string | null, style: string): HeaderList {
  const policy = [
    "default-src 'none'",
    ...(script === null ? [] : [`script-src${hashes([script])}`]),
    `style-src${hashes([style])}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return [...everywhere, "Content-Security-Policy", policy, "X-Frame-Options", "DENY", "Cross-Origin-Resource-Policy", "same-origin"];
}

/** Browsers ask each time and mostly hear 304; a CDN may hold a page for the second it may be stale here as well. */
export const pageCacheHeaders: HeaderList = [
  "Cache-Control",
  "public, max-age=0, must-revalidate",
  "CDN-Cache-Control",
  "public, max-age=1, stale-if-error=86400",
];

/** What a visitor typed: his browser may show it again for a while, nobody else is likely to ask. */
export const passingHeaders: HeaderList = ["Cache-Control", "public, max-age=30"];

/** Scripts of other sites may read it, and see where a list goes on. */
export const openHeaders: HeaderList = ["Access-Control-Allow-Origin", "*", "Access-Control-Expose-Headers", "ETag, Link"];

export const notKeptHeaders: HeaderList = ["Cache-Control", "no-store"];

/** Depends on who asks: not for shared caches. */
export const privateHeaders: HeaderList = ["Cache-Control", "private, no-cache"];

/** Belongs to whoever knows its address: kept nowhere. */
export const unsharedHeaders: HeaderList = ["Cache-Control", "private, no-store"];

/** The name holds the content's hash, so it never changes. */
export const immutableHeaders: HeaderList = ["Cache-Control", "public, max-age=31536000, immutable"];

/** Where nothing is said, this site alone may fill the screen, and whom its frames let. */
function fullscreenFor(frames: readonly PlayerOrigin[]): string {
  return frames.length === 0 ? "" : `, fullscreen=(self ${frames.map((origin) => `"${origin}"`).join(" ")})`;
}

function hashes(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => ` 'sha256-${hash("sha256", text, "base64")}'`).join("");
}
