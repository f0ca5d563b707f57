import type { StandingGame } from "#core/game/standing-game.ts";
import type { TableCommand } from "#core/game/table-command.ts";
import type { Press } from "#core/table/key-press.ts";
import { pressKey } from "#core/table/press-key.ts";
import { newEntry, type TableEntry, type TableSeat } from "#core/table/table-entry.ts";

/** Presses given to the machine, a fresh one unless told otherwise, one by one: the entry at the end, and every command they made. */
export function replay(game: StandingGame, presses: readonly Press[], seat: TableSeat, begun: TableEntry = newEntry) {
  const commands: TableCommand[] = [];
  let entry = begun;
  for (const press of presses) {
    const pressed = pressKey(entry, game, press, seat);
    entry = pressed.entry;
    commands.push(...pressed.commands);
  }
  return { entry, commands };
}
