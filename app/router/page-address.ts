import { parsePath } from "react-router";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface Window {
    /** Path and parameters that the document was written for. Laid down by `earlyAddressScript`. */
    readonly pageAddress: string;
  }
}

/**
 * Runs before the first paint. A tab that was loaded anew keeps the steps that led through it, so that going back may move the
 * address alone. Until the page's own router listens (`takeOverAddress`), and for good where it never does, the browser then
 * loads what belongs to the new address. LOAD9
 */
export const earlyAddressScript =
  `window.pageAddress=location.pathname+location.search;` +
  `onpopstate=function(){location.pathname+location.search===pageAddress||location.reload()}`;

/** From now on whoever calls this answers for steps through the history. */
export function takeOverAddress(): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what the early script has set is taken away
  window.onpopstate = null;
}

/** Where the page stands that the server wrote: not always where the address is by the time its scripts are there. */
export function addressOfDocument<Place extends { readonly pathname: string; readonly search: string }>(now: Place): Place {
  const { pageAddress } = window;
  if (now.pathname + now.search === pageAddress) return now;
  return { ...now, search: "", ...parsePath(pageAddress), hash: "", key: "default" };
}
