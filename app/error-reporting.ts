import {
  browserTracingIntegration,
  captureException,
  init,
  makeFetchTransport,
  replayIntegration,
  type BrowserOptions,
  type ErrorEvent,
} from "@sentry/browser";
import { traceSampleRate } from "#contract/error-reporting.ts";
import { isBot } from "./bot.ts";
import type { ErrorDesk } from "./error-desk.ts";
import { isRecorded } from "./recorded-page.ts";
import { writtenPage } from "./ui/written-page.ts";
import { fitEnvelope } from "./told-envelope.ts";
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
  // A page that was shown without growing out of the one before it.
  /Transition was (?:aborted|skipped)/,
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
    ...(writtenPage() && { release: writtenPage()?.build }),
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
    beforeSend: (event) => (isTheServers(event) ? null : event),
    transport: fitTransport,
  });
  desk.take = tell;
  for (const fault of desk.waiting) tell(fault);
}

/** The one door: events, measures, and recordings, which no hook of the kit sees whole, go through it. REPORT4 */
const fitTransport: NonNullable<BrowserOptions["transport"]> = (options) => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(fitEnvelope(envelope)) };
};

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

function tell(fault: unknown): void {
  if (fault instanceof Error) captureException(fault);
}

/** It has told of it itself; browsers hear no more than that there was something. */
function isTheServers({ exception }: ErrorEvent): boolean {
  return exception?.values?.some(({ value }) => value === "Unexpected Server Error") === true;
}
