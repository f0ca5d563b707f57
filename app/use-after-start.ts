import { useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

let isBegun = false;

/** Loads what a page does besides, once it can be used: nothing the visitor waits for stands behind it. */
export function useAfterStart(): void {
  useEffect(() => {
    if (isBegun) return;
    isBegun = true;
    whenIdle(
      () =>
        void import("./after-start.ts").then(
          ({ afterStart }) => afterStart(),
          () => undefined,
        ),
    );
  }, []);
}
