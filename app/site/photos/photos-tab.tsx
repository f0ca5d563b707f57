import { Empty } from "../../ui/empty.tsx";
import { PhotoAlbums } from "./photo-albums.tsx";
import type { PhotosPart } from "./photo-albums-model.ts";

/** The photos of a club, a team or a player, or that there are none, and where others are. LOOK38 */
export function PhotosTab({ photos: { albums, empty } }: { photos: PhotosPart }) {
  return albums.length > 0 ? <PhotoAlbums albums={albums} /> : <Empty {...empty} />;
}
