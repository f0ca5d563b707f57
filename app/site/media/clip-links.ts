import { addresses } from "#contract/addresses.ts";
import type { VideoLine, WantedVideos } from "#contract/media-queries.ts";
import type { NewsLink } from "../clubs/club-overview-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { clipTitle, kindName, videoHref } from "./clip-title.ts";
import { mediaPath } from "./media-address.ts";
import { playedAbout } from "../../sport/game-day.ts";

/** The newest clips of a club or a player, each a link to the tab of its game, and the way to all of them. CLIP8 */
export type ClipLinks = {
  readonly title: string;
  readonly more: { readonly href: string; readonly text: string };
  readonly links: readonly NewsLink[];
};

/** `null`: there are none. */
export function clipLinks(
  clips: readonly VideoLine[],
  of: Pick<WantedVideos, "clubSlug" | "playerSlug">,
  language: PageLanguage,
): ClipLinks | null {
  if (clips.length === 0) return null;
  const t = language.t("media");
  const everything = { page: 1, seasonSlug: null, kind: null, ...of };
  return {
    title: t("videos.clips"),
    more: { href: mediaPath(addresses.videos(language.locale), everything), text: t("videos.all") },
    links: clips.map((clip) => clipLink(clip, language)),
  };
}

function clipLink(clip: VideoLine, language: PageLanguage): NewsLink {
  const { game, kind, publishedAt } = clip;
  const pairing = pairingText(language.locale, language.name(game.home.name), language.name(game.away.name));
  const title = clipTitle(clip, language);
  const day = language.format.date(playedAbout(game) ?? publishedAt, "long");
  return {
    href: videoHref(clip, game.ref, language),
    title: title ?? kindName(kind, language),
    lang: undefined,
    date: [...(title === null ? [] : [kindName(kind, language)]), pairing, day].join(" · "),
  };
}
