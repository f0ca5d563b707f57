import { useLocale } from "../i18n/language-provider.tsx";
import { scoreText } from "../i18n/score-text.ts";
import { CardState } from "./game-state.tsx";
import type { RunningGame } from "./running-game.ts";
import { useRunningGame } from "./use-running-game.ts";

/** Points of a game in play, where a line shows its result. MOVE11 */
export function RunningPoints({ game }: { game: RunningGame }) {
  const [first, second] = useRunningGame(game).points;
  return <span translate="no">{scoreText(useLocale(), first, second)}</span>;
}

/** Its period and its clock, in the line's own words. */
export function RunningState({ game }: { game: RunningGame }) {
  return <CardState game={useRunningGame(game)} />;
}
