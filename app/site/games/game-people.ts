import { addresses } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import { foreignNameOf, shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PartText } from "./game-parts.ts";

/** A player of a game by his line in the box score: his short name, with his own page where he has one. */
export function playerText(view: Pick<GameAnswer, "players">, line: PlayerLine, language: PageLanguage): PartText {
  const known = view.players.find(({ key }) => key === line.key);
  const text = shortName(known ?? foreignNameOf(line), language);
  const slug = known?.personSlug ?? null;
  return slug === null ? { text } : { text, href: addresses.player(language.locale, slug) };
}
