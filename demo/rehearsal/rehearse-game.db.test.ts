import { sql } from "kysely";
import { expect, it } from "vitest";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { key, Scoresheet } from "#tests/support/games/scoresheet.ts";
import { readLogAfter } from "#server/queries/live/live-log.ts";
import { gameNowOf } from "#core/game/game-now.ts";
import { fiba } from "#core/rules/fiba.ts";
import { prepareRehearsal, removeRehearsals } from "./rehearsal-tenant.ts";
import { rehearsalScript, rehearseGame, type Rehearsal } from "./rehearse-game.ts";

const database = databaseForThisFile();
const tipOff = Date.UTC(2026, 10, 22, 18);

async function playedGame(): Promise<{ readonly league: LeagueInDatabase; readonly gameId: GameId }> {
  const league = await LeagueInDatabase.founded(database.db, "club", ["Home", "Away", "Third"]);
  const gameId = await league.game({ home: "Home", away: "Away", tipOff });
  await league.link(gameId, key("h4"), await league.person("Ana", "Anić"));
  const sheet = Scoresheet.begun();
  const wrong = sheet.at("8:00").shot("a4", 3, true);
  sheet.at("6:30").shot("h4", 2, true);
  for (const period of [1, 2, 3, 4] as const) {
    if (period > 1) sheet.at("10:00", period).add({ type: "period.start" });
    sheet.at("0:00", period).add({ type: "period.end" });
  }
  sheet.add({ type: "game.end" });
  sheet.add({ type: "game.confirm", signer: "", digest: null });
  await league.append(gameId, sheet.events);
  const [first] = sheet.events;
  if (!first) throw new Error("An empty sheet");
  await league.append(gameId, [
    { op: "void", eventId: "taken-back" as never, target: wrong, reason: "no basket", recording: first.recording },
  ]);
  return { league, gameId };
}

/** Every row of one tenant, counted and digested. */
async function rowsOf(tenantId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and column_name = 'tenant_id'`.execute(database.db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: counted } = await sql<{ digest: number }>`
      select coalesce(sum(hashtext(row::text)::bigint), 0)::float8 as digest from ${sql.table(name)} row where tenant_id = ${tenantId}`.execute(
      database.db,
    );
    if (counted[0]?.digest) counts[name] = counted[0].digest;
  }
  return counts;
}

it("plays a past game again beside everything, and leaves nothing when it is removed", async () => {
  const { league, gameId } = await playedGame();
  const before = await rowsOf(league.tenantId);
  const { tenantId: to, host } = await prepareRehearsal(database.db, league.tenantId, gameId, tipOff);
  expect(host).toBe("rehearsal.club.localhost");
  const rehearsal: Rehearsal = { from: league.tenantId, to, gameId, tipOff, speed: 10 };
  const script = await rehearsalScript(database.db, rehearsal);
  const wholeMs = (script.at(-1)?.recording.occurredAt ?? 0) - tipOff;
  expect(wholeMs).toBeGreaterThan(4 * 60_000);
  expect(wholeMs).toBeLessThan(8 * 60_000);

  let now = tipOff - 10_000;
  const shown: number[] = [];
  await rehearseGame(database.db, rehearsal, script, {
    signal: new AbortController().signal,
    time: {
      now: () => now,
      wait: async (ms) => {
        const reading = now < tipOff + 60_000 && now > tipOff ? await readLogAfter(database.db, to, gameId) : null;
        if (reading) shown.push(gameNowOf(reading.events, fiba).clock.remainingMs);
        now += ms;
      },
    },
  });
  // Ten times as fast: after a minute of ours the period of ten is over; the clock went down all the while.
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.every((value, index) => index === 0 || value <= (shown[index - 1] ?? 0))).toBe(true);
  const played = await database.db.selectFrom("games").selectAll().where("tenant_id", "=", to).executeTakeFirstOrThrow();
  expect(played).toMatchObject({ status: "final", home_points: 2, away_points: 0, source: "rehearsal" });
  expect(await rowsOf(league.tenantId)).toEqual(before);

  // Again, and nothing of the first time stands in the way.
  await prepareRehearsal(database.db, league.tenantId, gameId, tipOff + 3_600_000);
  expect((await readLogAfter(database.db, to, gameId))?.events).toEqual([]);

  expect(await removeRehearsals(database.db, "club")).toBe(true);
  expect(await rowsOf(to)).toEqual({});
  expect(await removeRehearsals(database.db, "club")).toBe(false);
  expect(await rowsOf(league.tenantId)).toEqual(before);
}, 60_000);
