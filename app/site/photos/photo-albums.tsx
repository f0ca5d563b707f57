import type { ShownAlbum } from "./photo-albums-model.ts";

/** Pictures by album. */
export function PhotoAlbums({ albums }: { albums: readonly ShownAlbum[] }) {
  return albums.map((album) => (
    <section key={album.slug}>
      <h2 lang={album.lang}>{album.title}</h2>
      {album.photos.map((photo) => (
        <img key={photo.url} src={photo.url} alt={photo.caption ?? ""} loading="lazy" />
      ))}
    </section>
  ));
}
