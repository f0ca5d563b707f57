import { Sides } from "../../charts/sides.tsx";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MediaCard, MediaListView } from "./media-list-view.tsx";
import type { MediaListPage } from "./media-list-model.ts";
import type { VideoCard } from "./videos-model.ts";
import styles from "./videos-view.module.css";

export function VideosView({ page }: { page: MediaListPage<VideoCard> }) {
  return (
    <>
      <CrestSheet crests={page.cards.flatMap(({ home, away }) => [home, away])} />
      <MediaListView page={page} keyOf={({ id }) => id}>
        {(card) => <MediaCard {...card} picture={<Poster card={card} />} />}
      </MediaListView>
    </>
  );
}

/** Drawn, for a recording's own picture would be asked of its host. Without the score: it is about to be watched. */
function Poster({ card: { home, away, colors } }: { card: VideoCard }) {
  return (
    <Sides colors={colors}>
      <div className={styles.poster} aria-hidden="true">
        <Crest crest={home} size={84} />
        <Icon name="play" size={48} />
        <Crest crest={away} size={84} />
      </div>
    </Sides>
  );
}
