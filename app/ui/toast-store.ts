export const toastKinds = ["success", "error", "warning", "info", "default"] as const;
export type ToastKind = (typeof toastKinds)[number];

/** A short message that leaves by itself. */
export type Toast = {
  readonly id: number;
  readonly type: ToastKind;
  readonly content: string;
  readonly position: "bottom-right";
  /** In milliseconds; `false`: it stays until somebody takes it away. */
  readonly timeout: number | false;
  /** What can be done about it: a way on, or back. */
  readonly action: ToastAction | null;
};

export type ToastAction = { readonly text: string } & ({ readonly href: string } | { readonly run: () => void });

/** What the site sets; where nothing is set, such messages stay for 5,000 ms by custom. TOAST1 */
const timeoutMs = 3000;
const mostToasts = 20;

let shown: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Shows a message, in the page's language already. The oldest makes room when there are too many. */
export function showToast(
  content: string,
  { type = "default", timeout = timeoutMs, action = null }: Partial<Pick<Toast, "type" | "timeout" | "action">> = {},
): number {
  last += 1;
  put([...shown, { id: last, type, content, position: "bottom-right" as const, timeout, action }].slice(-mostToasts));
  return last;
}

export function dismissToast(id: number): void {
  put(shown.filter((toast) => toast.id !== id));
}

export function shownToasts(): readonly Toast[] {
  return shown;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}
