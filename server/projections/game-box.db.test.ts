import { expect, it } from "vitest";
import type { GameEvent } from "#core/game/events.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { type LogToFold, readLogs } from "../db/read-logs.ts";
import { foldLog } from "./game-box.ts";

const database = databaseForThisFile();
const shorter = "fiba/4x8+5";

/** From the given place on under shorter periods; all before is voided at the end. */
function changedAt(place: number): { events: readonly GameEvent[]; voided: readonly GameEvent[] } {
  const sheet = Scoresheet.begun();
  for (let basket = 0; basket < 40; basket++) sheet.shot("h4", 2, true);
  const length = sheet.events.length;
  for (const event of sheet.events.slice(0, place)) sheet.voids(event.eventId);
  const events = sheet.events.map((event, at) => ({
    ...event,
    recording: { ...event.recording, ruleProfile: at >= place ? shorter : "fiba" },
  }));
  return { events: events.slice(0, length), voided: events.slice(length) };
}

it.each([1, 25])("LOG6 the rules are those of the first play in force, the one at place %i", async (place) => {
  const league = await LeagueInDatabase.founded(database.db, `rules-${place}`, ["Avala", "Banjica"]);
  const gameId = await league.game({ home: "Avala", away: "Banjica" });
  const rules = async () =>
    league.db.transaction().execute(async (transaction) => {
      const log = (await readLogs(transaction, league.tenantId, [gameId])).get(gameId) as LogToFold;
      return (await foldLog(log, "nobody's")).state.rules.id;
    });
  const { events, voided } = changedAt(place);
  await league.append(gameId, events);
  expect(await rules()).toBe("fiba");
  await league.append(gameId, voided);
  expect(await rules()).toBe(shorter);
});
