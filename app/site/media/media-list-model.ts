import { fileAddresses } from "#contract/addresses.ts";
import type { MediaChoices, MediaPage, WantedMedia, WantedVideos } from "#contract/media-queries.ts";
import { fullName } from "../../sport/full-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import type { PageSteps } from "../page-steps.tsx";
import { titled } from "../titled.ts";
import { kindName } from "./clip-title.ts";
import { mediaPath } from "./media-address.ts";

type Option = { readonly value: string; readonly text: string };
type Choice = {
  readonly name: "kind" | "season" | "club";
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly Option[];
};

/** What the list of all recordings and that of all albums have in common. */
export type MediaListPage<Card> = {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly empty: string;
  /** `null`: there is nothing to choose from. */
  readonly filter: {
    readonly action: string;
    readonly label: string;
    readonly show: string;
    readonly choices: readonly Choice[];
    /** What stays as it is. */ readonly kept: { readonly name: "player"; readonly value: string } | null;
  } | null;
  readonly pages: PageSteps;
  readonly meta: PageMeta;
};

type List<Card> = {
  readonly kind: "videos" | "photos";
  /** Address of the whole list. */
  readonly address: string;
  readonly wanted: WantedMedia | WantedVideos;
  readonly view: MediaPage<unknown>;
  readonly cards: readonly Card[];
  readonly siteTitle: string;
  readonly origin: string;
  readonly feeds: NonNullable<PageMeta["feeds"]>;
};

/** For readers of feeds, who find them on the page. MEDIA3 */
export function mediaFeeds(kind: "videos" | "photos", siteTitle: string, language: PageLanguage): List<unknown>["feeds"] {
  const { locale, t } = language;
  const title = titled(siteTitle, t("media")(`${kind}.title`), language);
  return [
    { href: fileAddresses[`${kind}Rss`](locale), type: "application/rss+xml", title },
    { href: fileAddresses[`${kind}Json`](locale), type: "application/feed+json", title },
  ];
}

export function mediaListPage<Card>(list: List<Card>, language: PageLanguage): MediaListPage<Card> {
  const { kind, address, wanted, view, cards, siteTitle, origin, feeds } = list;
  const t = language.t("media");
  const { player } = view.choices;
  const title = player ? t("videos.with", { name: fullName(player, language) }) : t(`${kind}.title`);
  const current = t("pages.current", { number: language.format.number(view.page) });
  const to = (page: number, text: string) => ({ href: mediaPath(address, { ...wanted, page }), text });
  return {
    title,
    cards,
    empty: t(`${kind}.empty`),
    filter:
      cards.length === 0
        ? null
        : {
            action: address,
            label: t(view.choices.kinds ? "filter.labelWithKind" : "filter.label"),
            show: t("filter.show"),
            choices: choicesOf(view.choices, wanted, language),
            kept: player ? { name: "player", value: player.slug } : null,
          },
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
      hidden: mediaPath(address, { ...wanted, page: 1 }) !== address,
      feeds,
    },
  };
}

function choicesOf(
  { kinds = [], seasons, clubs }: MediaChoices,
  wanted: WantedMedia | WantedVideos,
  language: PageLanguage,
): readonly Choice[] {
  const { seasonSlug, clubSlug } = wanted;
  const t = language.t("media");
  const option = (value: string, text: string): Option => ({ value, text });
  const ofKinds: Choice = {
    name: "kind",
    label: t("filter.kind"),
    chosen: ("kind" in wanted && wanted.kind) || "",
    options: [option("", t("filter.allKinds")), ...kinds.map((kind) => option(kind, kindName(kind, language)))],
  };
  return [
    ...(kinds.length > 1 || ofKinds.chosen !== "" ? [ofKinds] : []),
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
      options: [
        option("", t("filter.allClubs")),
        ...language.byName(clubs, ({ name }) => language.name(name)).map(({ slug, name }) => option(slug, language.name(name))),
      ],
    },
  ];
}
