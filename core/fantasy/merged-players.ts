import type { Squad } from "./squad.ts";

/**
 * A squad after two records of one person became one. Who had only the record that went has the kept one at the same place and
 * price. Who had both keeps both: the one that went scores nothing, and leaves by a free transfer that gives back what it weighed.
 * FAN17
 */
export function squadAfterMerge(squad: Squad, { kept, gone }: { readonly kept: number; readonly gone: number }): Squad {
  if (squad.players.includes(kept)) return squad;
  const renamed = (number: number) => (number === gone ? kept : number);
  return { ...squad, players: squad.players.map(renamed), captain: renamed(squad.captain), vice: renamed(squad.vice) };
}
