import { MediaCard, MediaListView } from "./media-list-view.tsx";
import type { MediaListPage } from "./media-list-model.ts";
import type { AlbumCard } from "./photos-model.ts";

/** The first row is seen at once; the pictures below it wait until somebody comes near them. */
const firstRow = 3;

export function PhotosView({ page }: { page: MediaListPage<AlbumCard> }) {
  return (
    <MediaListView page={page} keyOf={({ id }) => id}>
      {(card, index) => <MediaCard {...card} picture={card.cover && <Cover cover={card.cover} isFirst={index < firstRow} />} />}
    </MediaListView>
  );
}

/** Decoration: the title says what it is about. */
function Cover({ cover: { src, srcSet, width, height }, isFirst }: { cover: NonNullable<AlbumCard["cover"]>; isFirst: boolean }) {
  return (
    <img
      loading={isFirst ? "eager" : "lazy"}
      sizes={srcSet && `${isFirst ? "" : "auto, "}(width < 700px) 100vw, 400px`}
      srcSet={srcSet}
      src={src}
      alt=""
      width={width}
      height={height}
      decoding="async"
    />
  );
}
