import { CrestSheet } from "../../ui/crest.tsx";
import { DrawnCover } from "../news/drawn-cover.tsx";
import { drawnCrests } from "../news/drawn-news-model.ts";
import { MediaCard, MediaListView } from "./media-list-view.tsx";
import type { MediaListPage } from "./media-list-model.ts";
import type { AlbumCard } from "./photos-model.ts";

/** The first row is seen at once; the pictures below it wait until somebody comes near them. */
const firstRow = 3;

export function PhotosView({ page }: { page: MediaListPage<AlbumCard> }) {
  return (
    <>
      <CrestSheet crests={drawnCrests(page.cards)} />
      <MediaListView page={page} keyOf={({ id }) => id}>
        {(card, index) => <MediaCard {...card} picture={<CardPicture card={card} isFirst={index < firstRow} />} />}
      </MediaListView>
    </>
  );
}

function CardPicture({ card: { cover, drawn }, isFirst }: { card: AlbumCard; isFirst: boolean }) {
  if (cover) return <Cover cover={cover} isFirst={isFirst} />;
  return drawn && <DrawnCover drawn={drawn} />;
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
