import type { ErrorReporting } from "#contract/error-reporting.ts";
import type { Locale } from "#contract/locale.ts";

/** What a page of a league that wants to hear of faults knows from its document on. */
export type ErrorDeskSettings = ErrorReporting & { readonly tenant: string; readonly locale: Locale };

/** Takes what breaks. Until the code that tells of it has come, it waits in `waiting`. */
export type ErrorDesk = ErrorDeskSettings & {
  readonly waiting: readonly unknown[];
  take: (fault: unknown) => void;
  /** From now on others listen to what nobody caught. */
  readonly stopListening: () => void;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface Window {
    errorDesk?: ErrorDesk;
  }
}

/**
 * Stands in the document, before everything else that runs: what broke before the page had started is told too. Only where a
 * league wants it, so nobody else's pages are heavier for it.
 */
export function errorDeskScript(settings: ErrorDeskSettings): string {
  return `{const waiting=[],heard=e=>errorDesk.take(e.error||e.reason);errorDesk={...${jsonInScript(settings)},waiting,take(e){waiting.length<20&&waiting.push(e)},stopListening(){removeEventListener("error",heard);removeEventListener("unhandledrejection",heard)}};addEventListener("error",heard);addEventListener("unhandledrejection",heard)}`;
}

function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
