import { useEffect, useRef, useState, type PointerEvent } from "react";
import { useT } from "../i18n/use-t.ts";
import { dismissToast, type Toast, type ToastAction } from "./toast-store.ts";
import styles from "./toasts.module.css";

/** Drawn farther than this part of its width, a message goes. TOAST2 */
const dragThreshold = 0.6;
/** Drawn, not said: the button has a name. */
const closeSign = "×";
/** A finger is never quite still. */
const clickPx = 4;

/** Messages in the lower right corner, above dialogs too, newest below. */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const box = useRef<HTMLDivElement>(null);
  // Readers of the screen are told what changes in a region that was there before.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    const element = box.current;
    if (!element?.showPopover) return;
    // Anew each time: what opened last lies on top.
    if (element.matches(":popover-open")) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
    // Of more than there is room for, the newest of each sort are seen.
    for (const region of element.children) region.scrollTop = region.scrollHeight;
  }, [toasts, isReady]);
  const ready = isReady ? toasts : [];
  return (
    <div ref={box} popover="manual" className={styles.box}>
      <div role="status" className={styles.others} aria-live="polite" aria-atomic="false">
        {ready
          .filter(({ type }) => type !== "error")
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert" className={styles.errors} aria-live="assertive" aria-atomic="false">
        {ready
          .filter(({ type }) => type === "error")
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

function ToastCard({ toast: { id, type, content, timeout, action } }: { toast: Toast }) {
  const t = useT("shell");
  const [isHeld, setHeld] = useState(false);
  const { offset, handlers } = useDrag(() => dismissToast(id), setHeld);
  useTimeout(timeout, isHeld, () => dismissToast(id));
  const drawn = offset === 0 ? undefined : { translate: `${offset}px`, transition: "none" };
  return (
    <div
      className={`${styles.toast} ${styles[type]}`}
      style={drawn}
      data-toast={type}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...handlers}
    >
      <p className={styles.text}>{content}</p>
      {action && <Action action={action} end={() => dismissToast(id)} />}
      <button type="button" className={styles.close} aria-label={t("site.close")} onClick={() => dismissToast(id)}>
        {closeSign}
      </button>
    </div>
  );
}

function Action({ action, end }: { action: ToastAction; end: () => void }) {
  if ("href" in action) {
    return (
      <a className={styles.action} href={action.href} onClick={end}>
        {action.text}
      </a>
    );
  }
  function act(): void {
    end();
    if ("run" in action) action.run();
  }
  return (
    <button type="button" className={styles.action} onClick={act}>
      {action.text}
    </button>
  );
}

/** Counts down what is left, not while somebody reads. */
function useTimeout(timeout: number | false, isHeld: boolean, end: () => void): void {
  const left = useRef(timeout);
  const onEnd = useRef(end);
  useEffect(() => {
    onEnd.current = end;
  });
  useEffect(() => {
    if (left.current === false || isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onEnd.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== false) left.current = Math.max(0, left.current - (performance.now() - startedAt));
    };
  }, [isHeld]);
}

function useDrag(dismiss: () => void, hold: (isHeld: boolean) => void) {
  const [offset, setOffset] = useState(0);
  const from = useRef<number | null>(null);
  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || (event.target as Element).closest("button, a")) return;
    from.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent<HTMLElement>): void {
    if (from.current !== null) setOffset(event.clientX - from.current);
  }
  function end(event: PointerEvent<HTMLElement>): void {
    if (from.current === null) return;
    const travelled = Math.abs(event.clientX - from.current);
    from.current = null;
    if (travelled < clickPx || travelled > event.currentTarget.offsetWidth * dragThreshold) return dismiss();
    setOffset(0);
    if (event.pointerType !== "mouse") hold(false);
  }
  function giveUp(): void {
    from.current = null;
    setOffset(0);
  }
  return { offset, handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: giveUp } };
}
