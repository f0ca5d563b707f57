import {
  browserTracingIntegration,
  captureException,
  getReplay,
  init,
  replayIntegration,
  type BrowserOptions,
  type ErrorEvent,
} from "@sentry/browser";
import { isRouteErrorResponse } from "react-router";
import { traceSampleRate, withoutSecrets } from "#contract/error-reporting.ts";
import { isBot } from "./bot.ts";
import type { ErrorDesk } from "./error-desk.ts";
import { isRecorded } from "./recorded-page.ts";
import { wishesNotToBeFollowed } from "./visitor-wishes.ts";

/** Everything about whoever looks stays with him. */
const dataCollection: NonNullable<BrowserOptions["dataCollection"]> = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
};

/** What browsers say when the network went away, or nobody waits any more. */
const nobodysFault = [
  /^Failed to fetch\b(?! dynamically)/,
  /^Load failed( \(|$)/,
  /^NetworkError when/,
  "AbortError",
  "ResizeObserver loop",
];

/**
 * Begins to tell of what breaks, in Sentry's protocol, first of what broke before. Bots' faults are told, and nothing else of
 * them; nor is anybody measured or recorded who asks not to be followed. REPORT2, REPORT3
 */
export function beginReporting(desk: ErrorDesk): void {
  const { dsn, masksText, tenant, locale } = desk;
  const bot = isBot(navigator.userAgent);
  const follows = !bot && !wishesNotToBeFollowed();
  desk.stopListening();
  init({
    dsn,
    environment: import.meta.env.MODE,
    ...(window.__reactRouterManifest && { release: window.__reactRouterManifest.version }),
    initialScope: { tags: { tenant, locale, bot } },
    tracesSampleRate: follows ? traceSampleRate : 0,
    tracePropagationTargets: [],
    replaysSessionSampleRate: 1,
    replaysOnErrorSampleRate: 1,
    integrations: follows ? [browserTracingIntegration(), ...(isRecorded(location.pathname) ? [recording(masksText)] : [])] : [],
    dataCollection,
    sendClientReports: false,
    skipBrowserExtensionCheck: true,
    allowUrls: [`${location.origin}/assets/`],
    ignoreErrors: nobodysFault,
    beforeBreadcrumb: (breadcrumb) => fit(breadcrumb),
    beforeSend: (event) => (isTheServers(event) ? null : fit(event)),
    beforeSendSpan: (span) => fit(span),
  });
  if (follows) stopRecordingWhereNoneBelongs();
  desk.take = tell;
  for (const fault of desk.waiting) tell(fault);
}

function recording(masksText: boolean) {
  return replayIntegration({
    maskAllText: masksText,
    blockAllMedia: masksText,
    // What somebody types is nobody's business, whatever a league has chosen.
    maskAllInputs: true,
    slowClickTimeout: 7000,
    mutationBreadcrumbLimit: 750,
    mutationLimit: 10_000,
    // Its worker would be a script made while the page runs, which the policy forbids.
    useCompression: false,
    // Nothing is left on the device.
    stickySession: false,
  });
}

function stopRecordingWhereNoneBelongs(): void {
  window.__reactRouterDataRouter?.subscribe(({ location: at }) => {
    if (!isRecorded(at.pathname)) void getReplay()?.stop();
  });
}

function tell(fault: unknown): void {
  if (fault instanceof Error && !isRouteErrorResponse(fault)) captureException(fault);
}

/** It has told of it itself; browsers hear no more than that there was something. */
function isTheServers({ exception }: ErrorEvent): boolean {
  return exception?.values?.some(({ value }) => value === "Unexpected Server Error") === true;
}

const deepest = 12;

/** The same without secrets, however deep they lie; deeper than anybody reads is nothing. */
function fit<Told>(told: Told, depth = 0): Told {
  if (typeof told === "string") return withoutSecrets(told) as Told;
  if (typeof told !== "object" || told === null) return told;
  if (depth > deepest) return undefined as Told;
  if (Array.isArray(told)) return told.map((each: unknown) => fit(each, depth + 1)) as Told;
  if (Object.getPrototypeOf(told) !== Object.prototype) return told;
  const parts = Object.entries(told).map(([name, value]: [string, unknown]) => [
    name,
    name === "sdkProcessingMetadata" ? value : fit(value, depth + 1),
  ]);
  return Object.fromEntries(parts) as Told;
}
