import { useEffect } from "react";

/** Not every browser tells when it has nothing to do. */
const laterMs = 200;
let isBegun = false;

/** Loads what a page does besides, once it can be used: nothing the visitor waits for stands behind it. */
export function useAfterStart(): void {
  useEffect(() => {
    if (isBegun) return;
    isBegun = true;
    const begin = () =>
      void import("./after-start.ts").then(
        ({ afterStart }) => afterStart(),
        () => undefined,
      );
    if ("requestIdleCallback" in window) requestIdleCallback(begin);
    else setTimeout(begin, laterMs);
  }, []);
}
