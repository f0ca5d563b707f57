import { useEffect, useRef, type PointerEvent, type ReactNode } from "react";
import { useT } from "../i18n/use-t.ts";
import styles from "./modal.module.css";

/** Says whether the dialog may open or close; `false` keeps it as it is. */
export type ModalHook = () => boolean | void | Promise<boolean | void>;

type Props = {
  isOpen: boolean;
  /** It is closed, or was not let open: for whoever holds `isOpen`. */
  onClosed: () => void;
  /** It stays open although it should close: likewise. */
  onKept?: () => void;
  title: string;
  beforeOpen?: ModalHook;
  beforeClose?: ModalHook;
  children: ReactNode;
};

const lowestZIndex = 1000;
/** Drawn down by more than this part of its height, or thrown within this time, a dialog closes. MODAL4 */
const swipeThreshold = 0.1;
const throwMs = 300;
/** A tap is no throw. */
const leastThrowPx = 12;

/** Drawn, not said: the button has a name. */
const closeSign = "×";

/** Open dialogs, the lowest first. */
const stack: HTMLDialogElement[] = [];

/** A dialog above the page, which waits behind it. Others may open above it. */
export function Modal({ isOpen, onClosed, onKept, title, beforeOpen, beforeClose, children }: Props) {
  const t = useT("shell");
  const dialog = useRef<HTMLDialogElement>(null);
  const isAsking = useRef(false);
  const hooks = useRef({ beforeOpen, beforeClose, onClosed, onKept });
  useEffect(() => {
    hooks.current = { beforeOpen, beforeClose, onClosed, onKept };
  });

  async function ask(hook: ModalHook | undefined, act: () => void, refuse: () => void): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    const isAllowed = hook === undefined || (await Promise.resolve(hook()).catch(() => false)) !== false;
    isAsking.current = false;
    if (isAllowed) act();
    else refuse();
  }

  /** Told at once, not at the browser's later `close`: a press in between would ask for what is open by its word alone. */
  function closed(element: HTMLDialogElement): void {
    forget(element);
    hooks.current.onClosed();
  }

  function close(): void {
    void ask(
      hooks.current.beforeClose,
      () => {
        if (!dialog.current?.open) return;
        dialog.current.close();
        closed(dialog.current);
      },
      () => hooks.current.onKept?.(),
    );
  }

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      void ask(
        hooks.current.beforeOpen,
        () => element.isConnected && show(element),
        () => hooks.current.onClosed(),
      );
    } else if (!isOpen && element.open) {
      close();
    }
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    return () => {
      if (element) forget(element);
    };
  }, []);

  return (
    // Its keyboard is the browser's own: Escape closes, Tab stays inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={title}
      closedby={beforeClose ? "none" : "any"}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open && stack.includes(dialog.current)) closed(dialog.current);
      }}
    >
      <SwipeHandle title={title} label={t("site.close")} dialog={() => dialog.current} onSwiped={close} />
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

type HandleProps = { title: string; label: string; dialog: () => HTMLDialogElement | null; onSwiped: () => void };

function SwipeHandle({ title, label, dialog, onSwiped }: HandleProps) {
  const from = useRef<{ readonly y: number; readonly at: number } | null>(null);
  function draw(px: number): void {
    dialog()?.style.setProperty("translate", px > 0 ? `0 ${px}px` : "");
  }
  function end(event: PointerEvent): void {
    if (from.current === null) return;
    const travelled = event.clientY - from.current.y;
    const took = performance.now() - from.current.at;
    from.current = null;
    draw(0);
    const height = dialog()?.offsetHeight ?? 0;
    if (travelled > height * swipeThreshold || (travelled > leastThrowPx && took < throwMs)) onSwiped();
  }
  return (
    <header
      className={styles.head}
      onPointerDown={(event) => {
        if (event.button !== 0 || (event.target as Element).closest("button")) return;
        from.current = { y: event.clientY, at: performance.now() };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current) draw(event.clientY - from.current.y);
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        from.current = null;
        draw(0);
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      <button type="button" className={styles.close} aria-label={label} onClick={onSwiped}>
        {closeSign}
      </button>
    </header>
  );
}

function show(dialog: HTMLDialogElement): void {
  dialog.style.zIndex = String(lowestZIndex + 2 * stack.length);
  stack.push(dialog);
  document.documentElement.classList.add(styles["locked"] ?? "");
  dialog.showModal();
}

function forget(dialog: HTMLDialogElement): void {
  const at = stack.indexOf(dialog);
  if (at !== -1) stack.splice(at, 1);
  if (stack.length === 0) document.documentElement.classList.remove(styles["locked"] ?? "");
}
