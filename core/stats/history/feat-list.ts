import { type Feat, featsInMinutes, featsOf, type FeatThresholds } from "../feats.ts";
import { byTime, type PlayerGame } from "./game-line.ts";

export type FeatEntry<Game extends PlayerGame> = { readonly game: Game; readonly feats: readonly Feat[] };

/** The games in which somebody did what is worth a line for years, newest first; forfeited ones hold none. RECORD11 */
export function featList<Game extends PlayerGame>(
  games: readonly Game[],
  thresholds: FeatThresholds = featsInMinutes(40),
): FeatEntry<Game>[] {
  return games
    .flatMap((game) => {
      const feats = game.forfeited ? [] : featsOf(game, thresholds);
      return feats.length === 0 ? [] : [{ game, feats }];
    })
    .toSorted((one, other) => byTime(other.game, one.game));
}
