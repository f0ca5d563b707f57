import type { LiveLog } from "#contract/live/live-game.ts";
import type { Play } from "#core/game/events.ts";
import { foldPlays } from "#core/game/evolve.ts";
import type { GameState } from "#core/game/game-state.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";

/** A log as screens read it: made once for each position of it. */
export type FoldedGame = {
  readonly rules: RuleSet;
  readonly plays: readonly Play[];
  readonly state: GameState;
  readonly box: BoxScore;
};

export function foldLog({ events, ruleProfile }: Pick<LiveLog, "events" | "ruleProfile">): FoldedGame {
  const rules = ruleSetOf(ruleProfile) ?? fiba;
  const plays = playsInForce(events);
  const state = foldPlays(plays, rules);
  return { rules, plays, state, box: boxScoreOf(state) };
}
