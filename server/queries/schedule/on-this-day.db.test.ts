import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import type { PersonId } from "../../db/row-ids.ts";
import { mergePeople } from "../../projections/merged-people.ts";
import { scheduleQueriesFor } from "./schedule-queries.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
const today = sql`(select (now() at time zone time_zone)::date from tenants where tenant_id = ${sql.raw("t.tenant_id")})`;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "days", ["Avala", "Cer"]);
});

async function onThisDay(note: (tag: PageTag) => void = () => undefined) {
  return scheduleQueriesFor(database.db, league.tenantId, note).onThisDay();
}

/** A game that was played so many days after today's date, years ago. */
async function played(round: number, years: number, daysAhead = 0, status = "final"): Promise<GameId> {
  const game = await league.game({ home: "Avala", away: "Cer", round });
  await sql`update games t set status = ${status},
    tip_off = ((${today} - make_interval(years => ${years}) + make_interval(days => ${daysAhead}))::date + time '18:00')
      at time zone (select time_zone from tenants where tenant_id = t.tenant_id)
    where tenant_id = ${league.tenantId} and game_id = ${game}`.execute(database.db);
  return game;
}

/** On Avala's list, so many years old less so many days. */
async function listed(given: string, years: number, daysAhead: number): Promise<PersonId> {
  const person = await league.person(given, "Test");
  await sql`update persons t set birth_date = (${today} + ${daysAhead}::integer) - make_interval(years => ${years})
    where tenant_id = ${league.tenantId} and person_id = ${person}`.execute(database.db);
  await sql`insert into rosters (tenant_id, team_id, person_id, valid_from)
    select tenant_id, team_id, ${person}, '-infinity' from teams where tenant_id = ${league.tenantId} and slug = 'avala'`.execute(
    database.db,
  );
  return person;
}

describe("on this day", () => {
  test("DAY1 DAY4 games of earlier years, today's first and finals before others; none of this year, none forfeited or decided by the office", async () => {
    const [older, newer, ahead] = [await played(1, 8), await played(2, 4), await played(3, 4, 3)];
    await played(4, 0);
    await played(5, 4, 0, "forfeited");
    await played(6, 4, 10);
    const decided = await played(8, 4);
    await sql`update games set award = 'administrative' where tenant_id = ${league.tenantId} and game_id = ${decided}`.execute(database.db);
    const final = await played(7, 12);
    await sql`update rounds set stage = 'final' where tenant_id = ${league.tenantId}
      and round_id = (select round_id from games where game_id = ${final})`.execute(database.db);
    const tags = new Set<PageTag>();
    const { games, today: day } = await onThisDay((tag) => void tags.add(tag));
    expect(games.map(({ game }) => game.gameId)).toEqual([final, newer, older, ahead]);
    expect(games.map(({ day: told }) => told === day)).toEqual([true, true, true, false]);
    expect(tags.has(pageTags.day)).toBe(true);
  });

  test("DAY3 birthdays of who is of age today, never of a minor, not even of one about to come of age", async () => {
    await listed("Odrasla", 25, 0);
    await listed("Danas", 18, 0);
    await listed("Sutra", 30, 1);
    await listed("Uskoro", 18, 2);
    await listed("Mlada", 16, 0);
    await listed("Kasnije", 30, 8);
    const { birthdays, today: day } = await onThisDay();
    expect(birthdays.map(({ person, age }) => [person.givenName.text, age])).toEqual([
      ["Danas", 18],
      ["Odrasla", 25],
      ["Sutra", 30],
    ]);
    expect(birthdays[0]).toMatchObject({ day, team: { teamSlug: "avala" } });
  });

  test("DAY3 whoever stands on two lists under two names that are one person has one birthday, under today's name", async () => {
    const [double, known] = [await listed("Dvojnik", 33, 0), await listed("Pravi", 33, 0)];
    const named = async () => (await onThisDay()).birthdays.filter(({ age }) => age === 33).map(({ person }) => person.givenName.text);
    expect((await named()).toSorted()).toEqual(["Dvojnik", "Pravi"]);
    await mergePeople(database.db, league.tenantId, { from: double, into: known, by: "test", at: 0, reason: null });
    expect(await named()).toEqual(["Pravi"]);
  });
});
