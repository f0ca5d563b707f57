import type { LiveRole } from "#contract/live/game-command.ts";
import { type ClockAnchor, remainingAt } from "#core/game/clock-anchor.ts";
import type { Fact, GameMoment } from "#core/game/facts.ts";
import type { GameClocks } from "#core/game/game-clocks.ts";
import type { GameState } from "#core/game/game-state.ts";
import { periodAt } from "#core/game/period.ts";
import type { TableCommand } from "#core/game/table-command.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import type { SeatCommand } from "./seat-command.ts";

/** Key times of clocks that are older are not believed (LIVE11); a little less, since the way takes time too. */
const believedForMs = 900;
/** What was sent so long ago and is not in the log never arrived. */
const lostAfterMs = 6000;

/** A touch of the clocks that did not come in time: the world would show it at the wrong moment. SEAT7 */
export function isStaleTouch({ standing, command }: SeatCommand, now: number): boolean {
  const waited = now - command.occurredAt;
  if (standing !== "on-device" && standing !== "sent") return false;
  return waited > (standing === "sent" ? lostAfterMs : believedForMs) && isTouches(command);
}

export function isUnsentTouch({ standing, command }: SeatCommand): boolean {
  return standing === "on-device" && isTouches(command);
}

/** Whether a command does nothing but touch the clocks. */
export function isTouches({ changes }: TableCommand): boolean {
  return changes.every((change) => change.op === "add" && isTouch(change.fact));
}

function isTouch({ type }: Fact): boolean {
  return type.startsWith("clock.") || type.startsWith("shot-clock.") || type === "horn";
}

/** Both clocks as they are to be. */
export type WantedClocks = { readonly game: ClockAnchor; readonly shot: ClockAnchor | null; readonly isHeld: boolean };

export function wantedOf({ game, shot }: GameClocks): WantedClocks {
  return { game, shot: shot.anchor, isHeld: shot.isHeld };
}

type ClocksAtTable = { readonly state: GameState; readonly clocks: GameClocks };

/**
 * One command that makes the clocks of a game what they are wanted to be at `now`, however many touches it stands for; `null`:
 * they are that already. SEAT7
 */
export function clockCorrection(
  { state, clocks }: ClocksAtTable,
  wanted: WantedClocks,
  { now, id, role }: { readonly now: number; readonly id: string; readonly role: LiveRole },
): TableCommand | null {
  const game = role === "shot-clock" ? [] : gameClockFacts({ state, clocks }, wanted, now);
  const facts = [...game, ...shotClockFacts(clocks, wanted, now)];
  if (facts.length === 0) return null;
  const moment: GameMoment = {
    period: state.periods[state.periodIndex]?.period ?? periodAt(0, state.rules.format),
    gameClockMs: Math.round(remainingAt(wanted.game, now)),
    shotClockMs: wanted.shot && Math.round(remainingAt(wanted.shot, now)),
    clockQuality: "hand",
  };
  return {
    commandId: id as CommandId,
    baseVersion: 0,
    epoch: 1,
    occurredAt: now,
    changes: facts.map((fact, index) => ({
      op: "add",
      eventId: `${id}.${index + 1}` as EventId,
      moment,
      link: null,
      fact,
      after: null,
    })),
    reason: null,
  };
}

function gameClockFacts({ state, clocks: { game } }: ClocksAtTable, wanted: WantedClocks, now: number): readonly Fact[] {
  const remainingMs = Math.round(remainingAt(wanted.game, now));
  const { running } = state.clock;
  const runs = wanted.game.running && remainingMs > 0;
  const facts: Fact[] = [];
  if (running && !runs) facts.push({ type: "clock.stop" });
  if (Math.round(remainingAt(game, now)) !== remainingMs) facts.push({ type: "clock.correct", remainingMs, asOfMs: null });
  if (!running && runs) facts.push({ type: "clock.start" });
  return facts;
}

function shotClockFacts({ shot }: GameClocks, wanted: WantedClocks, now: number): readonly Fact[] {
  const facts: Fact[] = [];
  const showsMs = shot.anchor && remainingAt(shot.anchor, now);
  const wantedMs = wanted.shot && remainingAt(wanted.shot, now);
  if (wantedMs === null && showsMs !== null) facts.push({ type: "shot-clock.blank" });
  if (wantedMs !== null && (showsMs === null || Math.round(showsMs) !== Math.round(wantedMs))) {
    facts.push({ type: "shot-clock.set", remainingMs: Math.round(wantedMs) });
  }
  // Held or not is a matter of a clock that runs.
  const runs = wanted.game.running && remainingAt(wanted.game, now) > 0;
  if (runs && wanted.isHeld && !shot.isHeld) facts.push({ type: "shot-clock.stop" });
  if (runs && !wanted.isHeld && shot.isHeld) facts.push({ type: "shot-clock.start" });
  return facts;
}
