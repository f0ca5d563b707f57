import { expect, it } from "vitest";
import type { Fields } from "#contract/fields/field-kinds.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { gamesFor } from "../db/repositories/games.ts";
import { changeThing } from "./change.ts";
import type { OfficeHand, OfficeOutcome } from "./office-change.ts";
import type { OfficeStore } from "./office-store.ts";
import { thingRow, thingRows } from "./thing-rows.ts";
import { storeOf, type ThingName } from "./things.ts";

const database = databaseForThisFile();

it("OFF40 OFF41 OFF42 OFF43 OFF44 OFF45 OFF46 OFF47 OFF48 OFF49 a season is made step by step by the door, and what would not hold is refused by its rule", async () => {
  const { db } = database;
  const league = await LeagueInDatabase.founded(db, "steps", ["Avala", "Dunav"]);
  const { tenantId } = league;
  const hand: OfficeHand = { tenantId, timeZone: "Europe/Belgrade", now: () => Date.UTC(2026, 10, 28), accountId: null, source: "command" };
  const store = (thing: ThingName) => storeOf(thing) as OfficeStore<Fields>;
  const make = (thing: ThingName, typed: object) =>
    changeThing(db, store(thing), hand, { changeId: crypto.randomUUID(), reason: null, act: "make", typed: { ...typed } });
  const set = (thing: ThingName, slug: string, typed: object) =>
    changeThing(db, store(thing), hand, { changeId: crypto.randomUUID(), reason: null, act: "set", slug, seen: null, typed: { ...typed } });
  const made = async (thing: ThingName, typed: object) => {
    const outcome = await make(thing, typed);
    if (outcome.kind !== "stored") throw new Error(JSON.stringify(outcome));
    return outcome.slug;
  };
  const against = (outcome: OfficeOutcome) =>
    outcome.kind === "faults"
      ? Object.values(outcome.faults).map((fault) => (fault.code === "rule" ? fault.rule : fault.code))
      : [outcome.kind];

  expect(against(await make("season", { name: "2027/28", from: "2027-09-01", until: "2027-08-01" }))).toEqual(["OFF40"]);
  expect(against(await make("season", { name: "2027/28", current: true }))).toEqual(["OFF41"]);
  const season = await made("season", { name: "2027/28", from: "2027-09-01", until: "2028-06-01" });
  const rules = { type: "league", rules: "fiba", ranking: "fiba", place: 0 };
  const competition = await made("competition", { season, name: "Druga liga", ...rules, relegationPlaces: 2, leaderGamesPercent: 50 });
  expect(competition).toBe("2027-28-druga-liga");
  expect(against(await set("competition", competition, { season: "2026-27" }))).toEqual(["OFF42"]);
  expect(await set("competition", competition, { relegationPlaces: null })).toMatchObject({ values: { leaderGamesPercent: 50 } });

  expect(against(await make("team", { competition, club: "nobody", name: "N", shortName: "N", code: "N" }))).toEqual(["no-such"]);
  const teamOf = (club: string) => made("team", { competition, club, name: club, shortName: club, code: "X" });
  const [home, away] = [await teamOf("avala"), await teamOf("dunav")];
  expect(await thingRow(db, store("team"), tenantId, "2027-28-druga-liga-avala")).toMatchObject({ values: { club: "avala", competition } });

  const person = await made("person", { givenName: "Ana", familyName: "Anić" });
  await made("roster-entry", { team: home, person, shirt: "00", from: "2027-09-01", until: "2027-12-31" });
  expect(against(await make("roster-entry", { team: home, person, from: "2027-12-31" }))).toEqual(["OFF45"]);
  await made("roster-entry", { team: home, person, from: "2028-01-01" });

  const game = { competition, round: 1, home, away };
  expect(against(await make("fixture", { ...game, away: home }))).toEqual(["OFF46"]);
  expect(against(await make("fixture", { ...game, tipOff: "2027-10-02T19:00", day: "2027-10-02" }))).toEqual(["OFF46"]);
  expect(against(await make("fixture", { ...game, away: "2026-27-first-dunav" }))).toEqual(["OFF49"]);
  expect(against(await make("fixture", { ...game, tipOff: "2016-10-02T19:00" }))).toEqual(["DATE2"]);
  const fixture = await made("fixture", { ...game, tipOff: "2027-10-02T19:00" });
  expect(await set("fixture", fixture, { tipOff: null, day: "2027-10-03" })).toMatchObject({
    kind: "stored",
    values: { day: "2027-10-03" },
  });
  const moves = await db.selectFrom("game_moves").select("to_tip_off_day").where("tenant_id", "=", tenantId).execute();
  expect(moves).toEqual([{ to_tip_off_day: "2027-10-03" }]);

  // A log is folded by the rules it was kept under, and what has begun is not moved.
  const gameId = await gamesFor(db, tenantId).bySource("office", fixture);
  await league.append(gameId!, Scoresheet.begun().events);
  expect(against(await set("competition", competition, { rules: "fiba/4x8+5" }))).toEqual(["OFF48"]);
  expect(against(await set("fixture", fixture, { day: "2027-10-04" }))).toEqual(["SCHED18"]);

  await made("official", { givenName: "Vuk", familyName: "Bjelić", role: "referee", phone: "0641550100" });
  expect(await thingRows(db, store("official"), tenantId)).toHaveLength(1);
});
