import { useEffect, useState } from "react";
import { loadAgain } from "./load-again.ts";

/** So long one waits without being told anything. */
const lateMs = 10_000;

export type NeededCode<Code> = {
  /** `null`: it has not come. */
  readonly code: Code | null;
  /** It has not come for a while, or will not come; it is taken all the same whenever it does. */
  readonly isLate: boolean;
};

/**
 * Code of something that only browsers make, which the server has written nothing of: while it comes, and where it does not,
 * the page has to say so. Loaded as soon as the page has started. LOAD12
 */
export function useNeededCode<Code>(load: () => Promise<Code>): NeededCode<Code> {
  const [here, setHere] = useState<{ readonly code: Code } | null>(null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const late = () => isWanted && setLate(true);
    const waiting = setTimeout(late, lateMs);
    loadAgain(load).then((code) => isWanted && setHere({ code }), late);
    return () => {
      isWanted = false;
      clearTimeout(waiting);
    };
  }, [load]);
  return { code: here?.code ?? null, isLate };
}
