import { chargeCoach } from "./coach-fouls.ts";
import { type FactOf, type FoulKind, isTechnical } from "./facts.ts";
import type { GameState } from "./game-state.ts";
import { lineOf } from "./stat-line.ts";

/** FOUL1, FOUL4, FOUL6: coach and bench fouls touch no player; what ends a player's game stands below. */
export function chargeFoul(state: GameState, fact: FactOf<"foul">): void {
  const team = state[fact.side];
  if (fact.countsAsTeamFoul) team.teamFouls[state.periodIndex] = (team.teamFouls[state.periodIndex] ?? 0) + 1;
  if (fact.offender !== "player") {
    team.benchFouls++;
    chargeCoach(team.coachFouls, fact, state.rules.coachFoulLimits);
    return;
  }
  lineOf(state, fact.side, fact.player).foulsCommitted++;
  const player = fact.player === null ? undefined : team.players.get(fact.player);
  if (!player) return;
  const { of, count } = state.rules.gameDisqualification;
  if (isTechnical(fact.kind)) player.technicalFouls++;
  if (fact.kind === "offensive") player.offensiveFouls++;
  if (fact.kind === "unsportsmanlike" || fact.kind === "disruptive" || fact.kind === "flagrant") player.unsportsmanlikeFouls++;
  if ((of as readonly FoulKind[]).includes(fact.kind)) player.disqualificationFouls++;
  if (
    fact.kind === "disqualifying" ||
    fact.kind === "fight" ||
    player.foulsCommitted >= state.rules.playerFoulLimit ||
    player.disqualificationFouls >= count
  ) {
    player.disqualified = true;
  }
}
