import { expect, it } from "vitest";
import type { GameEvent } from "#core/game/events.ts";
import type { CommandId, GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { appendLogs } from "./append-logs.ts";
import { eventStoreFor } from "./postgres-event-store.ts";

const database = databaseForThisFile();

function logOf(gameId: GameId, events: readonly GameEvent[], digest = "digest") {
  return { gameId, command: { commandId: "season" as CommandId, payloadDigest: digest }, events, recordedAt: Date.UTC(2026, 9, 23) };
}

function sheet(note: string): readonly GameEvent[] {
  const written = Scoresheet.begun();
  written.shot("h4", 2, true);
  written.add({ type: "note", text: note, language: null, key: null });
  return written.events;
}

it("whole logs in bulk are read as if each event had been appended by itself, and only where there was none", async () => {
  const league = await LeagueInDatabase.founded(database.db, "bulk", ["Avala", "Banjica"]);
  const { db, tenantId } = league;
  const [one, other, third] = [
    await league.game({ home: "Avala", away: "Banjica" }),
    await league.game({ home: "Banjica", away: "Avala", round: 2 }),
    await league.game({ home: "Avala", away: "Banjica", round: 3 }),
  ];
  const store = eventStoreFor(db, tenantId);
  const append = (...logs: ReturnType<typeof logOf>[]) =>
    db.transaction().execute((transaction) => appendLogs(transaction, tenantId, logs));
  const awkward = sheet(`"quoted", {braced}, \\slashed\nand NULL; Ђорђе`);
  expect(await append(logOf(one, awkward), logOf(other, sheet("plain")))).toEqual({ kind: "appended", events: 2 * awkward.length });
  const request = { ...logOf(third, awkward), expectedVersion: 0 };
  await store.append(request);
  const stored = await store.read(one);
  expect(stored).toEqual(await store.read(third));
  expect(await store.head(one)).toEqual({ epoch: 1, version: awkward.length });

  const fresh = await league.game({ home: "Avala", away: "Banjica", round: 4 });
  expect(await append(logOf(fresh, awkward), logOf(one, awkward))).toMatchObject({ gameId: one, answer: { kind: "answered-before" } });
  expect(await append(logOf(fresh, awkward), logOf(one, awkward, "else"))).toMatchObject({
    gameId: one,
    answer: { kind: "command-id-taken" },
  });
  const renamed = { ...logOf(one, awkward), command: { commandId: "another" as CommandId, payloadDigest: "digest" } };
  expect(await append(logOf(fresh, awkward), renamed)).toMatchObject({
    gameId: one,
    answer: { kind: "conflict", version: awkward.length },
  });
  const twice = [...awkward, awkward[0] as GameEvent];
  expect(await append(logOf(fresh, twice))).toMatchObject({ gameId: fresh, answer: { kind: "event-id-taken" } });
  expect(await store.read(fresh)).toEqual([]);
});
