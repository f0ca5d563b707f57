import type { Fact } from "./facts.ts";

/** What of a game a fact was decided upon, and what it changes for others. The names mean nothing but to be compared. */
export type Dependence = { readonly reads: readonly string[]; readonly writes: readonly string[] };

const independent: Dependence = { reads: [], writes: [] };

/**
 * Two facts that were decided without knowing of each other both stand, unless one reads what the other writes. Who scored
 * depends on who is on court; a clock on that clock; a line-up on that line-up. LIVE10
 */
export function dependenceOf(fact: Fact): Dependence {
  switch (fact.type) {
    case "substitution":
      return lineUp(fact.side, [...fact.out, ...fact.in]);
    case "lineup.set":
    case "starters.set":
      return { reads: [`line-up ${fact.side}`], writes: [`line-up ${fact.side}`, `court ${fact.side}`] };
    case "roster.set":
    case "roster.change":
    case "captain.set":
    case "coach.change":
      return same(`roster ${fact.side}`);
    case "foul":
      return fact.player === null ? independent : { reads: onCourt(fact), writes: [`fouls ${fact.player}`] };
    case "field-goal":
    case "free-throw":
    case "rebound":
    case "assist":
    case "block":
    case "block.received":
    case "steal":
    case "foul.drawn":
    case "turnover":
      return { reads: onCourt(fact), writes: [] };
    case "timeout":
      return same(`time-outs ${fact.side}`);
    case "countdown.set":
      return same("countdown");
    case "arrow.set":
    case "arrow.flip":
      return same("arrow");
    case "possession":
    case "jump-ball":
      return same("possession");
    case "period.start":
    case "period.end":
      return { reads: ["clock", "status"], writes: ["clock", "status"] };
    case "game.forfeit":
    case "game.default":
    case "game.award":
    case "game.abandon":
    case "game.protest":
    case "game.status":
    case "game.start":
    case "game.end":
    case "game.confirm":
    case "game.amend":
    case "period.confirm":
    case "period.reopen":
      return same("status");
    default:
      return byClock(fact.type);
  }
}

function byClock(type: Fact["type"]): Dependence {
  if (type.startsWith("shot-clock.")) return same("shot-clock");
  return type.startsWith("clock.") ? same("clock") : independent;
}

function same(name: string): Dependence {
  return { reads: [name], writes: [name] };
}

function lineUp(side: string, players: readonly string[]): Dependence {
  const court = players.map((player) => `court ${player}`);
  return { reads: [`line-up ${side}`, ...court], writes: [`line-up ${side}`, ...court] };
}

function onCourt({ type, side, player }: { readonly type: string; readonly side: string; readonly player: string | null }): string[] {
  if (player === null) return [];
  const court = [`court ${player}`, `court ${side}`];
  return type === "foul" ? [...court, `fouls ${player}`] : court;
}
