import { addresses } from "#contract/addresses.ts";
import type { AlbumLine } from "#contract/media-queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { type DrawnNews, drawnAlbum } from "../news/drawn-news-model.ts";
import { sourceSet } from "../photos/source-set.ts";
import { foreignTag } from "../text-language.ts";

/** An album by its first picture, and the way to the tab of its game or its club. MEDIA2 */
export type AlbumCard = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly cover: {
    readonly src: string;
    readonly srcSet: string | undefined;
    readonly width: number | undefined;
    readonly height: number | undefined;
  } | null;
  /** Instead of a first picture that there is not. LOOK36 */
  readonly drawn: DrawnNews | null;
  readonly date: string;
  readonly machineDate: string;
  readonly notes: readonly string[];
};

export function albumCard({ slug, title, takenOn, photos, cover, game, club }: AlbumLine, language: PageLanguage): AlbumCard {
  const { locale, format } = language;
  return {
    id: slug,
    href: game
      ? addresses.gameTab(locale, game.ref, "Photo")
      : club
        ? addresses.clubTab(locale, club.slug, "Photo")
        : addresses.photos(locale),
    title: title.text,
    lang: foreignTag(title.locale, locale),
    cover: cover && {
      src: cover.sizes.at(-1)?.url ?? cover.url,
      srcSet: sourceSet(cover.sizes),
      width: cover.width ?? undefined,
      height: cover.height ?? undefined,
    },
    drawn: cover === null ? drawnAlbum({ game, club }, language) : null,
    // Noon is on the same day in every time zone a league plays in.
    date: format.date(Date.parse(`${takenOn}T12:00:00Z`), "long"),
    machineDate: takenOn,
    notes: [language.t("photos")("count", { count: photos })],
  };
}
