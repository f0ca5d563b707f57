import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { useT } from "../../i18n/use-t.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ShownPhoto } from "./photo-albums-model.ts";
import styles from "./photo-viewer.module.css";

type Props = {
  photos: readonly ShownPhoto[];
  /** Index of the picture that is open. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** Shorter is a tap. */
const swipePx = 48;
const wholeWindow = "100vw";

/** One picture over the page, with its neighbours a key, a button or a swipe away. */
export function PhotoViewer({ photos, shown, onShow, onClose }: Props) {
  const t = useT("shell");
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useSwipe((step) => show(shown + step));
  useEffect(() => dialog.current?.showModal(), []);
  useLoadedAhead(photos[shown + 1]);

  function show(index: number) {
    if (index >= 0 && index < photos.length) onShow(index);
  }
  function press(event: KeyboardEvent) {
    if (event.key === "ArrowRight") show(shown + 1);
    else if (event.key === "ArrowLeft") show(shown - 1);
    else if (event.key === "Home") show(0);
    else if (event.key === "End") show(photos.length - 1);
    else return;
    event.preventDefault();
  }
  const photo = photos[shown];
  if (!photo) return null;
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={photo.caption ?? photo.name} onClose={onClose} onKeyDown={press}>
      <div className={styles.bar}>
        <span aria-live="polite">{photo.place}</span>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={t("site.close")}>
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      <figure className={styles.figure} {...swipe}>
        <img
          key={photo.src}
          sizes={photo.srcSet && wholeWindow}
          srcSet={photo.srcSet}
          src={photo.src}
          alt={photo.caption ?? photo.name}
          lang={photo.lang}
          width={photo.width ?? undefined}
          height={photo.height ?? undefined}
          draggable={false}
        />
        <figcaption>
          <span lang={photo.lang}>{photo.caption}</span>
          {photo.author !== null && <small>{photo.author}</small>}
          {photo.whole && <a href={photo.whole.href}>{photo.whole.text}</a>}
        </figcaption>
      </figure>
      <button
        type="button"
        className={styles.previous}
        disabled={shown === 0}
        onClick={() => show(shown - 1)}
        aria-label={t("navigation.previous")}
      >
        <Icon name="left" size={32} />
      </button>
      <button
        type="button"
        className={styles.next}
        disabled={shown === photos.length - 1}
        onClick={() => show(shown + 1)}
        aria-label={t("navigation.next")}
      >
        <Icon name="right" size={32} />
      </button>
    </dialog>
  );
}

/** A finger drawn aside over the picture: to the left is on, to the right is back. */
function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === "mouse" || !event.isPrimary ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from === null || !event.isPrimary) return;
      const [across, down] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(across) >= swipePx && Math.abs(across) > Math.abs(down)) onStep(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

/** The next picture is asked for while this one is looked at. */
function useLoadedAhead(photo: ShownPhoto | undefined) {
  useEffect(() => {
    if (photo) Object.assign(new Image(), { sizes: wholeWindow, srcset: photo.srcSet ?? "", src: photo.src });
  }, [photo]);
}
