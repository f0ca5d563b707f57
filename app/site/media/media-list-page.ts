import type { MediaChoices, MediaPage, WantedMedia } from "#contract/media-queries.ts";
import type { PageLanguage } from "../page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import type { PageSteps } from "../page-steps.tsx";
import { mediaPath } from "./media-address.ts";

type Option = { readonly value: string; readonly text: string };
type Choice = { readonly name: "season" | "club"; readonly label: string; readonly chosen: string; readonly options: readonly Option[] };

/** What the list of all recordings and that of all albums have in common. */
export type MediaListPage<Card> = {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly empty: string;
  /** `null`: there is nothing to choose from. */
  readonly filter: { readonly action: string; readonly label: string; readonly show: string; readonly choices: readonly Choice[] } | null;
  readonly pages: PageSteps;
  readonly meta: PageMeta;
};

type List<Card> = {
  readonly kind: "videos" | "photos";
  /** Address of the whole list. */
  readonly address: string;
  readonly wanted: WantedMedia;
  readonly view: MediaPage<unknown>;
  readonly cards: readonly Card[];
  readonly siteTitle: string;
  readonly origin: string;
};

export function mediaListPage<Card>(list: List<Card>, language: PageLanguage): MediaListPage<Card> {
  const { kind, address, wanted, view, cards, siteTitle, origin } = list;
  const t = language.t("media");
  const title = t(`${kind}.title`);
  const current = t("pages.current", { number: language.format.number(view.page) });
  const to = (page: number, text: string) => ({ href: mediaPath(address, { ...wanted, page }), text });
  return {
    title,
    cards,
    empty: t(`${kind}.empty`),
    filter:
      cards.length === 0
        ? null
        : { action: address, label: t("filter.label"), show: t("filter.show"), choices: choicesOf(view.choices, wanted, language) },
    pages: {
      label: t("pages.label"),
      current,
      previous: view.page > 1 ? to(view.page - 1, t("pages.newer")) : null,
      next: view.hasMore ? to(view.page + 1, t("pages.older")) : null,
    },
    meta: {
      title: view.page === 1 ? title : `${title}, ${current}`,
      description: t(`${kind}.description`, { site: siteTitle }),
      origin,
      path: mediaPath(address, wanted),
      hidden: wanted.seasonSlug !== null || wanted.clubSlug !== null,
    },
  };
}

function choicesOf({ seasons, clubs }: MediaChoices, { seasonSlug, clubSlug }: WantedMedia, language: PageLanguage): readonly Choice[] {
  const t = language.t("media");
  const option = (value: string, text: string): Option => ({ value, text });
  return [
    {
      name: "season",
      label: t("filter.season"),
      chosen: seasonSlug ?? "",
      options: [option("", t("filter.allSeasons")), ...seasons.map(({ slug, name }) => option(slug, name))],
    },
    {
      name: "club",
      label: t("filter.club"),
      chosen: clubSlug ?? "",
      options: [option("", t("filter.allClubs")), ...clubs.map(({ slug, name }) => option(slug, language.name(name)))],
    },
  ];
}
