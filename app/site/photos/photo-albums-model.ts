import type { PhotoAlbum } from "#contract/editorial-queries.ts";
import { languageTag } from "#contract/locale.ts";
import type { PageLanguage } from "../page-language.ts";

export type ShownPhoto = {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly caption: string | null;
  /** For a caption in another language than the page's. */
  readonly lang: string | undefined;
  readonly author: string | null;
};

export type ShownAlbum = {
  readonly slug: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly date: string;
  readonly photos: readonly ShownPhoto[];
};

/** Albums as every page with pictures shows them: a game's, a club's, a team's, a player's. */
export function shownAlbums(albums: readonly PhotoAlbum[], language: PageLanguage): readonly ShownAlbum[] {
  const foreign = (locale: PhotoAlbum["title"]["locale"]) => (locale === language.locale ? undefined : languageTag(locale));
  return albums.map(({ slug, title, takenOn, photos }) => ({
    slug,
    title: title.text,
    lang: foreign(title.locale),
    date: language.format.date(Date.parse(`${takenOn}T12:00:00Z`), "long"),
    photos: photos.map(({ url, width, height, caption, author }) => ({
      url,
      width,
      height,
      caption: caption?.text ?? null,
      lang: caption ? foreign(caption.locale) : undefined,
      author,
    })),
  }));
}
