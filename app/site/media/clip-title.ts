import { addresses } from "#contract/addresses.ts";
import { type GameVideo, tellsScore, videoKey, type VideoKind } from "#contract/game-videos.ts";
import type { LooseTranslator } from "../../i18n/translator.ts";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { titled } from "../titled.ts";
import type { GameRef } from "#contract/refs.ts";

/** What a kind is called where one thing of it is meant. */
export function kindName(kind: VideoKind, { t }: PageLanguage): string {
  return t("media")(`kinds.${kind}`);
}

/** The tab of its game, where a clip stands before all others. CLIP5 */
export function videoHref({ url, kind }: Pick<GameVideo, "url" | "kind">, ref: GameRef, { locale }: PageLanguage): string {
  const tab = addresses.gameTab(locale, ref, "GameVideo");
  return kind === "recording" ? tab : `${tab}?video=${videoKey(url)}`;
}

/** As the league wrote it, unless that gives the score away; else what its play tells; `null`: neither. CLIP6 CLIP7 */
export function clipTitle({ title, play }: Pick<GameVideo, "title" | "play">, language: PageLanguage): string | null {
  if (title !== null && !tellsScore(title)) return title;
  if (play === null) return null;
  const said = (language.t("plays") as LooseTranslator)(play.wording.key, play.wording.values);
  return play.who === null ? said : titled(`${play.who.shirt} ${shortName(play.who, language)}`, said, language);
}
