import { PhotosTab } from "../photos/photos-tab.tsx";
import { ClubGamesTab } from "./club-games-tab.tsx";
import { ClubOverview } from "./club-overview.tsx";
import type { ClubPage } from "./club-model.ts";
import { ClubScreen, type Moving } from "./club-screen.tsx";
import { HeadToHead } from "./head-to-head.tsx";

export function ClubView({ page }: { page: Moving<ClubPage> }) {
  return <ClubScreen page={page}>{(shown) => <OpenTab page={shown} />}</ClubScreen>;
}

function OpenTab({ page: { overview, headToHead, games, photos, marks } }: { page: ClubPage }) {
  if (overview) return <ClubOverview overview={overview} marks={marks} />;
  if (headToHead) return <HeadToHead meetings={headToHead} marks={marks} />;
  if (games) return <ClubGamesTab games={games} marks={marks} />;
  return photos && <PhotosTab photos={photos} />;
}
