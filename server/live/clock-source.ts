import type { LiveRole } from "#contract/live/game-command.ts";
import type { FactType } from "#core/game/facts.ts";
import type { LoggedEvent } from "#core/game/standing-game.ts";
import type { HeldRole } from "./leases.ts";

const gameClock: ReadonlySet<FactType> = new Set<FactType>([
  "clock.start",
  "clock.stop",
  "clock.set",
  "clock.correct",
  "clock.expired",
  "horn",
]);
const shotClock: ReadonlySet<FactType> = new Set<FactType>([
  "shot-clock.start",
  "shot-clock.stop",
  "shot-clock.reset",
  "shot-clock.set",
  "shot-clock.blank",
  "shot-clock.revert",
]);

/**
 * What the board's console tells while it is heard, and nobody else may. Not every console knows a shot clock: it is the
 * console's own from the first time that it told it. BRIDGE1
 */
export function toldByBoard(role: LiveRole, bridge: HeldRole | undefined, events: readonly LoggedEvent[]): (type: FactType) => boolean {
  if (!bridge?.isHeard || role === "bridge" || role === "league") return () => false;
  const { deviceId } = bridge;
  const tellsShotClock = () => events.some((event) => event.deviceId === deviceId && event.op === "add" && shotClock.has(event.fact.type));
  return (type) => gameClock.has(type) || (shotClock.has(type) && tellsShotClock());
}
