import { useRef, useState, type MouseEvent } from "react";
import { usePlace } from "../../ui/shown-page.tsx";
import type { ShownAlbum, ShownPhoto } from "./photo-albums-model.ts";
import styles from "./photo-albums.module.css";
import type { PhotoViewer } from "./photo-viewer.tsx";

function viewerCode() {
  return import("./photo-viewer.tsx");
}

/** Pictures by album. A picture is a link to itself; with scripts it opens over the page. */
export function PhotoAlbums({ albums }: { albums: readonly ShownAlbum[] }) {
  return (
    <div className={styles.albums}>
      {albums.map((album) => (
        <Album key={album.slug} album={album} />
      ))}
    </div>
  );
}

function Album({ album }: { album: ShownAlbum }) {
  const [open, setOpen] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<typeof PhotoViewer | null>(null);
  const grid = useRef<HTMLUListElement>(null);
  async function show(index: number, whole: string) {
    const code = Viewer ? null : await viewerCode().catch(() => null);
    if (!Viewer && !code) return location.assign(whole);
    if (code) setViewer(() => code.PhotoViewer);
    setOpen(index);
  }
  /** To the picture that was looked at last, which need not be the one that was opened. */
  function close() {
    grid.current?.querySelectorAll("a")[open ?? 0]?.focus();
    setOpen(null);
  }
  return (
    <section className={styles.album} aria-labelledby={`album-${album.slug}`}>
      <AlbumHead album={album} />
      <ul ref={grid} className={styles.grid}>
        {album.photos.map((photo, index) => (
          <li key={photo.src}>
            <Thumbnail photo={photo} onOpen={(whole) => void show(index, whole)} />
          </li>
        ))}
      </ul>
      {open !== null && Viewer && <Viewer photos={album.photos} shown={open} onShow={setOpen} onClose={close} />}
    </section>
  );
}

function AlbumHead({ album }: { album: ShownAlbum }) {
  const { pathname } = usePlace();
  const { gameHref } = album;
  const isElsewhere = gameHref !== null && pathname !== gameHref && !pathname.startsWith(`${gameHref}/`);
  return (
    <header className={styles.head}>
      <h2 id={`album-${album.slug}`} lang={album.lang}>
        {isElsewhere ? <a href={gameHref}>{album.title}</a> : album.title}
      </h2>
      <p>
        <time dateTime={album.machineDate}>{album.date}</time>
        <span>{album.count}</span>
      </p>
    </header>
  );
}

function Thumbnail({ photo, onOpen }: { photo: ShownPhoto; onOpen: (whole: string) => void }) {
  const whole = photo.whole?.href ?? photo.src;
  /** Whoever points at a picture may open it. */
  function prepare() {
    void viewerCode().catch(() => undefined);
  }
  function open(event: MouseEvent) {
    // A new tab or a download is what the visitor asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(whole);
  }
  return (
    <a className={styles.photo} href={whole} onClick={open} onPointerEnter={prepare} onFocus={prepare}>
      <img
        loading="lazy"
        sizes={photo.srcSet && "auto, (width < 700px) 50vw, 33vw"}
        srcSet={photo.srcSet}
        src={photo.src}
        alt={photo.caption ?? photo.name}
        lang={photo.lang}
        width={photo.width ?? undefined}
        height={photo.height ?? undefined}
        decoding="async"
      />
    </a>
  );
}
