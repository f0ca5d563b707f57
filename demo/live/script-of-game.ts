import type { Kysely } from "kysely";
import type { AddEvent } from "#core/game/events.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { gamesFor } from "#server/db/repositories/games.ts";
import type { TeamId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { seededRandom } from "../random.ts";
import { dayOf } from "../seasons/calendar.ts";
import { simulateGame } from "../simulate-game.ts";
import { clockedLog } from "./clocked-log.ts";
import { hallTimes } from "./hall-times.ts";
import { liveSquad } from "./live-squad.ts";
import type { LiveGame } from "./replay-game.ts";

/** A game that nobody has played yet, and who is to play it. */
export type GameOfTeams = { readonly tenantId: TenantId; readonly gameId: GameId; readonly home: TeamId; readonly away: TeamId };

/** What is to be played by the two squads as they are now, whose players the game knows from here on. */
export async function scriptOfGame(
  db: Kysely<Database>,
  { tenantId, gameId, ...teams }: GameOfTeams,
  timeZone: string,
  now: number,
): Promise<LiveGame["script"]> {
  const day = dayOf(now, timeZone);
  const [home, away] = await Promise.all([
    liveSquad(db, tenantId, teams.home, "home", day),
    liveSquad(db, tenantId, teams.away, "away", day),
  ]);
  await gamesFor(db, tenantId).linkPlayers(gameId, [
    ...[...home.people].map(([playerKey, personId]) => ({ playerKey, side: "home" as const, personId })),
    ...[...away.people].map(([playerKey, personId]) => ({ playerKey, side: "away" as const, personId })),
  ]);
  return keepLatest((tipOff, repetition) => {
    const random = seededRandom(`live ${gameId} ${repetition}`);
    const attendance = random.whole(420, 980);
    const { events } = simulateGame({ rules: fiba, home: home.team, away: away.team, officials: [], attendance, tipOff }, random);
    return clockedLog(hallTimes(events, fiba, tipOff), fiba);
  });
}

/** A replay asks for its script at every step. */
function keepLatest(play: LiveGame["script"]): LiveGame["script"] {
  let latest: { readonly key: string; readonly events: readonly AddEvent[] } | null = null;
  return (tipOff, repetition) => {
    const key = `${tipOff} ${repetition}`;
    if (latest?.key !== key) latest = { key, events: play(tipOff, repetition) };
    return latest.events;
  };
}
