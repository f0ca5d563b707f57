import type { AddEvent, GameEvent } from "#core/game/events.ts";
import type { TeamSheet } from "#core/game/facts.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";

/**
 * Whether a file told under a stored game's number tells another game: one of its teams is in the log neither by its name
 * nor by a single player. LiveStats files are all called `data.json`, so a folder that is filled anew has the old game's
 * number and would turn that game into this one. A log that does not know its players yet knows too little to say so.
 */
export function isAnotherGame(log: readonly GameEvent[], told: readonly AddEvent[]): boolean {
  const before = sheetsOf(log);
  const stored = namesOn(before);
  const isKnown = before.length === 2 && before.every(({ players }) => players.length > 0);
  return isKnown && sheetsOf(told).some((sheet) => ![...namesOn([sheet])].some((name) => stored.has(name)));
}

function sheetsOf(events: readonly GameEvent[]): TeamSheet[] {
  return playsInForce(events).flatMap(({ fact }) => (fact.type === "roster.set" ? [fact] : []));
}

function namesOn(sheets: readonly TeamSheet[]): Set<string> {
  return new Set(sheets.flatMap(({ name, players }) => [name, ...players.map((player) => `${player.givenName} ${player.familyName}`)]));
}
