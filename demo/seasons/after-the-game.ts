import { foldGame } from "#core/game/evolve.ts";
import type { AddEvent, GameEvent } from "#core/game/events.ts";
import { otherSide, type Fact, type FactOf, type GameMoment, type Side } from "#core/game/facts.ts";
import { margin } from "#core/game/game-state.ts";
import { periodAt } from "#core/game/period.ts";
import type { CommandId, EventId, PlayerKey } from "#core/kernel/ids.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { Random } from "../random.ts";
import type { SimulatedGame } from "../simulate-game.ts";
import { openGameLog } from "../simulation/game-log.ts";

const hourMs = 3_600_000;

/** What the league writes into the log of a game nobody played, on the day before. */
export function decree(rules: RuleSet, fact: Fact, tipOff: number): readonly AddEvent[] {
  const log = openGameLog(rules);
  log.write(fact, beforeStart(rules), null, tipOff - 24 * hourMs);
  return log.events;
}

function beforeStart(rules: RuleSet): GameMoment {
  return { period: periodAt(0, rules.format), gameClockMs: null, shotClockMs: null, clockQuality: "hand" };
}

/** Facts the league's office adds to a finished game's log, one a day, each as a command of its own. */
export function ruleAfterwards(game: SimulatedGame, facts: readonly Fact[]): SimulatedGame {
  const last = game.events.at(-1);
  if (!last) throw new RangeError("A game without a log");
  const ended = last.recording.occurredAt ?? 0;
  let { events } = game;
  for (const [day, fact] of facts.entries()) {
    const log = openGameLog(game.state.rules, { events, state: game.state }, `office-${day + 1}` as CommandId);
    log.write(fact, { ...last.moment, clockQuality: "hand" }, null, ended + hourMs + 24 * hourMs * day);
    events = log.events;
  }
  return { events, state: game.state };
}

/** The loser protests; the captain signs for it. */
export function protestOf(game: SimulatedGame): FactOf<"game.protest"> {
  const by: Side = margin(game.state, "home") < 0 ? "home" : "away";
  const captain = [...game.state[by].players.values()].find(({ player }) => player.captain)?.player.key ?? null;
  return { type: "game.protest", by, captain };
}

/**
 * After the game was signed, somebody saw on the pictures that another player of the side took a rebound: the game is
 * opened again, the rebound amended, and the second version signed.
 */
export function correctRebound(game: SimulatedGame, random: Random, reason: string): readonly GameEvent[] {
  const rebounds = game.events.filter(({ fact }) => fact.type === "rebound" && fact.player !== null && fact.kind === "defensive");
  const target = random.pick(rebounds);
  const fact = target.fact as FactOf<"rebound">;
  const taker = random.pick(teammatesOnCourt(game, target, fact));
  const signer = game.state.officials[0]?.name ?? "";
  const opened = ruleAfterwards(game, [{ type: "game.amend", reason, version: 2 }]);
  const opening = opened.events.at(-1) as AddEvent;
  const { recording } = opening;
  const amendment: GameEvent = {
    op: "amend",
    eventId: "correction-1" as EventId,
    recording: { ...recording, baseSequence: opened.events.length },
    reason,
    target: target.eventId,
    moment: target.moment,
    link: target.link,
    fact: { ...fact, player: taker },
  };
  const signed = openGameLog(game.state.rules, opened, recording.commandId);
  signed.write({ type: "game.confirm", signer, digest: null }, opening.moment, null, (recording.occurredAt ?? 0) + 600_000);
  return [...opened.events, amendment, signed.events.at(-1) as AddEvent];
}

function teammatesOnCourt(game: SimulatedGame, at: AddEvent, { side, player }: FactOf<"rebound">): readonly PlayerKey[] {
  const before = foldGame(game.events.slice(0, game.events.indexOf(at)), game.state.rules);
  return [...before[side].players.values()]
    .filter(({ onCourt, player: { key } }) => onCourt && key !== player)
    .map(({ player: { key } }) => key);
}

/** The league takes the game from the side that let somebody play who might not: 0:20. */
export function awardAgainst(side: Side, reason: string): FactOf<"game.award"> {
  const points = { [side]: 0, [otherSide(side)]: 20 } as Record<Side, number>;
  return { type: "game.award", homePoints: points.home, awayPoints: points.away, against: side, reason };
}
