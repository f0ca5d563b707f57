import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { AddEvent } from "#core/game/events.ts";
import type { EventId, GameId, TenantId } from "#core/kernel/ids.ts";
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

/** What is to be played by the two squads as they are at its tip-off, whose players the game knows from then on. */
export function scriptOfGame(db: Kysely<Database>, { tenantId, gameId, ...teams }: GameOfTeams, timeZone: string): LiveGame["script"] {
  return keepLatest(async (tipOff, repetition) => {
    const time = { day: dayOf(tipOff, timeZone), tipOff };
    const [home, away] = await Promise.all([
      liveSquad(db, tenantId, teams.home, "home", time),
      liveSquad(db, tenantId, teams.away, "away", time),
    ]);
    await gamesFor(db, tenantId).linkPlayers(gameId, [
      ...[...home.people].map(([playerKey, personId]) => ({ playerKey, side: "home" as const, personId })),
      ...[...away.people].map(([playerKey, personId]) => ({ playerKey, side: "away" as const, personId })),
    ]);
    const random = seededRandom(`live ${gameId} ${repetition}`);
    const attendance = random.whole(420, 980);
    const { events } = simulateGame({ rules: fiba, home: home.team, away: away.team, officials: [], attendance, tipOff }, random);
    return named(clockedLog(hallTimes(events, fiba, tipOff), fiba), tipOff);
  });
}

/** Each line's id tells of which script it is: a log that holds lines of another one cannot be mistaken for the beginning of this. DEMO12 */
function named(events: readonly AddEvent[], tipOff: number): readonly AddEvent[] {
  const played = events.map(({ fact, moment, recording }) => [fact, moment, (recording.occurredAt ?? tipOff) - tipOff]);
  const name = createHash("sha256").update(JSON.stringify(played)).digest("hex").slice(0, 12);
  const idOf = (id: EventId) => `${name}-${id}` as EventId;
  return events.map((event) => ({
    ...event,
    eventId: idOf(event.eventId),
    link: event.link && { ...event.link, to: idOf(event.link.to) },
  }));
}

/** A replay asks for its script at every step. */
function keepLatest(play: LiveGame["script"]): LiveGame["script"] {
  let latest: { readonly key: string; readonly events: readonly AddEvent[] } | null = null;
  return async (tipOff, repetition) => {
    const key = `${tipOff} ${repetition}`;
    if (latest?.key !== key) latest = { key, events: await play(tipOff, repetition) };
    return latest.events;
  };
}
