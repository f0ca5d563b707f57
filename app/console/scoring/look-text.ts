import type { StandingGame } from "#core/game/standing-game.ts";
import { type OpenLook, playerOfLook, sideOfLook } from "#core/table/second-look.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { TableSpeech } from "./table-words.ts";

/** What the second pair of eyes says of a play: "Number 12, not 21". SPOT1 */
export function lookText(t: Translator<"crew">, { names }: TableSpeech, { look, play, flag }: OpenLook, game: StandingGame): string {
  if (look === null) return flag.detail;
  if (look.kind === "value") return t(`look.said.value${look.value}`);
  if (!("shirt" in look)) return t(`look.said.${look.kind}`);
  const written = play && playerOfLook(play, look.kind, game.plays);
  const instead = play && written ? names.player(sideOfLook(play, look.kind), written).shirt : "";
  const said = { shirt: look.shirt };
  return instead === "" ? t(`look.said.${look.kind}`, said) : t(`look.instead.${look.kind}`, { ...said, instead });
}
