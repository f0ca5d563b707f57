import { addresses } from "#contract/addresses.ts";
import type { PhotoAlbum } from "#contract/editorial-queries.ts";
import type { EmptyPlace } from "../../ui/empty.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { foreignTag } from "../text-language.ts";
import { sourceSet } from "./source-set.ts";
import type { Picture } from "#contract/picture.ts";

export type ShownPhoto = {
  /** What is shown where nothing can be chosen from `srcSet`, which is `undefined` for drawings. */
  readonly src: string;
  readonly srcSet: string | undefined;
  /** As it was handed in, with the words for whoever wants it so; `null`: it is shown as it is. */
  readonly whole: { readonly href: string; readonly text: string } | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly caption: string | null;
  /** For a caption in another language than the page's. */
  readonly lang: string | undefined;
  readonly author: string | null;
  /** What stands for a picture that nobody described. */
  readonly name: string;
  /** `2 of 6` */
  readonly place: string;
};

export type ShownAlbum = {
  readonly slug: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly date: string;
  readonly machineDate: string;
  /** `6 pictures` */
  readonly count: string;
  /** The page of the game at which they were taken. */
  readonly gameHref: string | null;
  readonly photos: readonly ShownPhoto[];
};

/** A tab of photos. */
export type PhotosPart = { readonly albums: readonly ShownAlbum[]; readonly empty: EmptyPlace };

/** The photos of a club, a team or a player; `none` is said where there are none. */
export function photosPart(albums: readonly PhotoAlbum[], none: string, language: PageLanguage): PhotosPart {
  return { albums: shownAlbums(albums, language), empty: noPhotos(none, language) };
}

/** Where there are no photos of one thing, those of all others are a link away. LOOK38 */
export function noPhotos(text: string, language: PageLanguage): EmptyPlace {
  return { text, way: { href: addresses.photos(language.locale), text: language.t("photos")("others") } };
}

/** Albums as every page with pictures shows them: a game's, a club's, a team's, a player's. */
export function shownAlbums(albums: readonly PhotoAlbum[], language: PageLanguage): readonly ShownAlbum[] {
  const { locale, format } = language;
  const t = language.t("photos");
  return albums.map(({ slug, title, takenOn, game, photos }) => ({
    slug,
    title: title.text,
    lang: foreignTag(title.locale, locale),
    // Noon is on the same day in every time zone a league plays in.
    date: format.date(Date.parse(`${takenOn}T12:00:00Z`), "long"),
    machineDate: takenOn,
    count: t("count", { count: photos.length }),
    gameHref: game && addresses.game(locale, game.ref),
    photos: photos.map((photo, index) => shownPhoto(photo, { number: index + 1, total: photos.length }, language)),
  }));
}

function shownPhoto(photo: Picture, place: { number: number; total: number }, language: PageLanguage): ShownPhoto {
  const t = language.t("photos");
  const { url, width, height, sizes, caption, author } = photo;
  const largest = sizes.at(-1);
  return {
    src: largest?.url ?? url,
    srcSet: sourceSet(sizes),
    whole: largest ? { href: url, text: t("whole") } : null,
    width,
    height,
    caption: caption?.text ?? null,
    lang: caption ? foreignTag(caption.locale, language.locale) : undefined,
    author: author === null ? null : t("author", { name: author }),
    name: t("picture", { number: place.number }),
    place: t("place", place),
  };
}
