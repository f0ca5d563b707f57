import React from "react";
import ReactDOM from "react-dom";
import { NotOurs } from "./not-ours.ts";

/** A context as React keeps it: what renderers that write text see of it. */
export type Context = { _currentValue2: unknown };

/** Who answers the questions of the component that is being written. */
export type HookAnswers = {
  readonly nextId: () => string;
  readonly preloadModule: (href: unknown, options: unknown) => void;
};

type Internals = { H: unknown };
type DomInternals = { d: object };

const internals = (React as unknown as { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals })
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
const domInternals = (ReactDOM as unknown as { readonly __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: DomInternals })
  .__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

const contextType = Symbol.for("react.context");

/**
 * React's hooks and hints answered by us for as long as `write` runs: a page is drawn once, so states are as they begin, and effects are
 * none. What no page asks while it is written is missing, so that React's own renderer is asked instead.
 */
export function answering<Result>(asked: HookAnswers, write: () => Result): Result {
  const { H: hooksBefore } = internals;
  const { d: hintsBefore } = domInternals;
  internals.H = { ...hooks, useId: asked.nextId };
  domInternals.d = { m: asked.preloadModule };
  try {
    return write();
  } finally {
    internals.H = hooksBefore;
    domInternals.d = hintsBefore;
  }
}

const hooks = {
  readContext: valueOf,
  useContext: valueOf,
  use: usedValue,
  useState: (initial: unknown) => [typeof initial === "function" ? (initial as () => unknown)() : initial, changesNothing],
  useReducer: (_reducer: unknown, initial: unknown, init?: (initial: unknown) => unknown) => [
    init ? init(initial) : initial,
    changesNothing,
  ],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (initial: unknown) => ({ current: initial }),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useEffectEvent: () => changesNothing,
  useTransition: () => [false, changesNothing],
  useDeferredValue: (value: unknown, initial?: unknown) => (initial === undefined ? value : initial),
  useSyncExternalStore: (_subscribe: unknown, _snapshot: unknown, serverSnapshot: () => unknown) => serverSnapshot(),
};

function nothing(): void {}

/** Only what draws a page more than once may change it while it is drawn. */
function changesNothing(): never {
  throw new NotOurs("a change while the page is written");
}

function valueOf(context: Context): unknown {
  return context._currentValue2;
}

type Settled = { readonly status?: string; readonly value?: unknown };

function usedValue(usable: object): unknown {
  if ((usable as { readonly $$typeof?: symbol }).$$typeof === contextType) return valueOf(usable as Context);
  const { status, value } = usable as Settled;
  if (status === "fulfilled") return value;
  throw new NotOurs("a promise that is still open");
}
