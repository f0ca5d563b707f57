import type { Refusal } from "./decide.ts";
import type { Fact, FactOf, Side } from "./facts.ts";
import type { GameState } from "./game-state.ts";
import type { PlayerKey } from "../kernel/ids.ts";

/** A trip to the line has three throws at the most, of a shot for three. FIBA Art. 34 */
export const mostThrowsOfFoul = 3;

/** What a coach, or anybody else on the bench, can be charged with (FIBA Art. 36–39): B, C, D, a fight. */
const foulsOfBench: ReadonlySet<FactOf<"foul">["kind"]> = new Set(["technical", "technical-minor", "disqualifying", "fight"] as const);

/**
 * What of a fact cannot be written on a scoresheet, whatever the game is like; `null`: all of it can. A log of another system may
 * have it otherwise, so only tables are held to it. COURT1, FOUL7, FT2
 */
export function detailRefusal(state: GameState, fact: Fact): Refusal | null {
  switch (fact.type) {
    case "captain.set":
    case "most-valuable-player":
      return unknownPlayer(state, fact.side, fact.player);
    case "game.protest":
      return unknownPlayer(state, fact.by, fact.captain);
    case "jump-ball":
      return unknownPlayer(state, "home", fact.home) ?? unknownPlayer(state, "away", fact.away);
    case "foul":
      if (fact.offender !== "player" && !foulsOfBench.has(fact.kind)) return refuseFoul(`no ${fact.offender} commits a ${fact.kind} foul`);
      return tooManyThrows(fact);
    case "free-throw": {
      const { number, of } = fact;
      if ((of ?? 0) <= mostThrowsOfFoul && (number ?? 0) <= (of ?? mostThrowsOfFoul)) return null;
      return { rule: "FT2", flag: "event-malformed", detail: `there is no free throw ${number ?? "–"} of ${of ?? "–"}` };
    }
    default:
      return null;
  }
}

function unknownPlayer(state: GameState, side: Side, key: PlayerKey | null): Refusal | null {
  if (key === null || state[side].players.has(key)) return null;
  return { rule: "COURT1", flag: "player-unknown", detail: `${side} ${key} is not on the roster` };
}

function tooManyThrows({ kind, freeThrows }: FactOf<"foul">): Refusal | null {
  const most = kind === "offensive" ? 0 : mostThrowsOfFoul;
  return (freeThrows ?? 0) > most ? refuseFoul(`a ${kind} foul gives no more than ${most} free throws`) : null;
}

function refuseFoul(detail: string): Refusal {
  return { rule: "FOUL7", flag: "event-malformed", detail };
}
