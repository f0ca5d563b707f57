import { lazy, Suspense, useSyncExternalStore } from "react";
import { shownToasts, subscribeToToasts, type Toast } from "./toast-store.ts";

const Toasts = lazy(async () => import("./toasts.tsx").then((module) => ({ default: module.Toasts })));
const none: readonly Toast[] = [];
let wasNeeded = false;

/** Where messages appear. What draws them is loaded with the first one. */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none);
  wasNeeded ||= toasts.length > 0;
  return wasNeeded ? (
    <Suspense fallback={null}>
      <Toasts toasts={toasts} />
    </Suspense>
  ) : null;
}
