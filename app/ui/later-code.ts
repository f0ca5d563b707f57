import { use } from "react";
import { loadAgain } from "./load-again.ts";

/** Code that a page does not wait for. */
export type LaterCode<Code> = {
  /** While it has not come, and if it never does, what the server wrote stands: below a `Suspense`, in a component. LOAD12 */
  readonly useCode: () => Code;
  /** For the server, and for tests, which have the code and wait for nothing. */
  readonly put: (code: Code) => void;
};

/** Loaded when it is first asked for. */
export function laterCode<Code>(load: () => Promise<Code>): LaterCode<Code> {
  let here: { readonly code: Code } | undefined;
  let coming: Promise<{ readonly code: Code }> | undefined;

  function put(code: Code): { readonly code: Code } {
    here = { code };
    return here;
  }

  return { useCode: () => (here ?? use((coming ??= loadAgain(load).then(put, waitForever)))).code, put };
}

/** The page is whole without it: what it lacks is no fault to show instead of it. */
function waitForever(): Promise<never> {
  return new Promise(() => undefined);
}
