import { changedGraphics, firstGraphics, type Graphic, type GraphicsState } from "#contract/live/graphics.ts";
import type { AskedGraphic } from "#contract/live/ograf-graphics.ts";
import type { FoldedGame } from "../../live/folded-game.ts";

const nothing: GraphicsState = { ...firstGraphics, bug: false };

/** What is on air where one graphic alone is. `null`: nothing. A player whom his team does not list shows nothing either. */
export function graphicsWith(asked: AskedGraphic | null, game: FoldedGame): GraphicsState {
  if (asked === null) return nothing;
  if (asked.name === "score-bug") return firstGraphics;
  const graphic = asked.name === "lower-third" ? playerOf(asked, game) : asked;
  return graphic === null ? nothing : changedGraphics(nothing, { kind: "take", graphic });
}

function playerOf({ side, shirt }: Extract<AskedGraphic, { readonly name: "lower-third" }>, { box }: FoldedGame): Graphic | null {
  const player = box.teams[side].players.find((line) => line.shirt === shirt);
  return player ? { name: "lower-third", playerKey: player.key } : null;
}
