import type { Insertable, Transaction } from "kysely";
import type { GamePlayer } from "#contract/queries.ts";
import type { GameEvent, Play } from "#core/game/events.ts";
import { foldPlays } from "#core/game/evolve.ts";
import type { Side } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { gameFlowOf } from "#core/stats/game-flow-of.ts";
import { lineupsOf } from "#core/stats/lineups.ts";
import { shotsOf } from "#core/stats/shots-of.ts";
import { playLines } from "#core/wording/play-lines.ts";
import type { LogHead } from "../db/event-store.ts";
import type { Database } from "../db/schema.ts";

export type FoldedGame = { readonly state: GameState; readonly plays: readonly Play[]; readonly box: BoxScore };

export type GameBoxRow = Insertable<Database["game_boxes"]>;

/** A game as its log tells it, by the rules the log was written under; one of the league's where it tells nothing. LOG6 */
export function foldLog(events: readonly GameEvent[], leaguesRuleProfile: string): FoldedGame {
  const plays = playsInForce(events);
  const state = foldPlays(plays, rulesOf(plays, events, leaguesRuleProfile));
  return { state, plays, box: boxScoreOf(state) };
}

/** The profile of the first play in force: what was voided does not decide by what rules the rest is read. */
function rulesOf(plays: readonly Play[], events: readonly GameEvent[], leaguesRuleProfile: string): RuleSet {
  const first = plays[0];
  const profile = events.find(({ eventId }) => eventId === first?.eventId)?.recording.ruleProfile ?? leaguesRuleProfile;
  const rules = ruleSetOf(profile);
  if (!rules) throw new Error(`A log is written by rules nobody knows: ${profile}`);
  return rules;
}

/** A game page's whole content in one row. */
export function gameBoxRow(tenantId: TenantId, gameId: GameId, head: LogHead, { state, plays, box }: FoldedGame): GameBoxRow {
  return {
    tenant_id: tenantId,
    game_id: gameId,
    epoch: head.epoch,
    sequence: head.version,
    box: JSON.stringify(box),
    flow: JSON.stringify(gameFlowOf(state)),
    shots: JSON.stringify(shotsOf(plays)),
    plays: JSON.stringify(playLines(plays)),
    players: JSON.stringify([...playersOf(state, "home"), ...playersOf(state, "away")]),
    officials: JSON.stringify(state.officials),
    lineups: JSON.stringify(lineupsOf(plays, state.rules)),
  };
}

export async function writeGameBox(transaction: Transaction<Database>, { tenant_id, game_id, ...content }: GameBoxRow): Promise<void> {
  await transaction
    .insertInto("game_boxes")
    .values({ tenant_id, game_id, ...content })
    .onConflict((conflict) => conflict.columns(["tenant_id", "game_id"]).doUpdateSet(content))
    .execute();
}

/** As the log spells them. Whoever is linked to a person is shown by the person's own name (server/queries). */
function playersOf(state: GameState, side: Side): GamePlayer[] {
  return [...state[side].players.values()].map(({ player: { key, shirt, givenName, familyName } }) => ({
    key,
    side,
    shirt,
    givenName: { text: givenName, transliterable: false },
    familyName: { text: familyName, transliterable: false },
  }));
}
