import { beforeAll, describe, expect, it } from "vitest";
import type { CalendarOf } from "#contract/feed-queries.ts";
import { followedKey } from "#contract/following.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { teamsFor } from "../../db/repositories/teams.ts";
import type { PersonId } from "../../db/row-ids.ts";
import { mergePeople } from "../../projections/merged-people.ts";
import { calendarView } from "./calendar-view.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
let moved: PersonId;
let stayed: PersonId;
const games = new Map<string, GameId>();

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "calendars", ["Avala", "Banjica", "Sumice", "Dunav"]);
  moved = await league.person("Igrač", "Selić");
  stayed = await league.person("Igrač", "Ostojić");
  await list(moved, "Avala", null, "2026-10-20");
  await list(moved, "Sumice", "2026-10-21", null);
  await list(stayed, "Dunav", "2026-10-19", null);
  await play("before he came", "Sumice", "Dunav", 15);
  await play("while he was there", "Avala", "Banjica", 16);
  await play("on the day he left", "Dunav", "Avala", 20);
  await play("after he had left", "Avala", "Banjica", 25);
  await play("where he went", "Banjica", "Sumice", 27);
  await play("of nobody's team", "Banjica", "Avala", 28);
}, 60_000);

async function list(personId: PersonId, team: string, validFrom: string | null, validTo: string | null): Promise<void> {
  const entry = { teamId: league.team(team), personId, shirtNumber: "4", validFrom, validTo, position: "PG", captain: false };
  await teamsFor(database.db, league.tenantId).saveRosterEntry(entry);
}

let round = 0;
async function play(name: string, home: string, away: string, day: number): Promise<void> {
  round += 1;
  games.set(name, await league.game({ home, away, round, tipOff: Date.UTC(2026, 9, day, 18) }));
}

/** By the names above. */
async function calendar(of: CalendarOf): Promise<readonly string[] | null> {
  const view = await calendarView(database.db, league.tenantId, () => {}, of);
  const nameOf = new Map([...games].map(([name, id]): [string, string] => [id, name]));
  return view && view.games.map(({ id }) => nameOf.get(id) ?? id);
}

function followed(...people: readonly PersonId[]): Promise<readonly string[] | null> {
  return calendar({ kind: "followed", keys: people.map((id) => followedKey("player", id)) });
}

it("PAGE12 a calendar without games is dropped by the first that comes", async () => {
  const fresh = await LeagueInDatabase.founded(database.db, "no-games-yet", ["Avala", "Banjica"]);
  const player = await fresh.person("Igrač", "Novi");
  const entry = {
    teamId: fresh.team("Avala"),
    personId: player,
    shirtNumber: "4",
    validFrom: null,
    validTo: null,
    position: "PG",
    captain: false,
  };
  await teamsFor(database.db, fresh.tenantId).saveRosterEntry(entry);
  const address = { seasonSlug: "2026-27", leagueSlug: "first" };
  const all: readonly CalendarOf[] = [
    { kind: "league", address },
    { kind: "team", address: { ...address, teamSlug: "avala" } },
    { kind: "club", slug: "avala" },
    { kind: "player", slug: "igrac-novi" },
  ];
  for (const of of all) {
    const tags = new Set<string>();
    const view = await calendarView(database.db, fresh.tenantId, (tag) => void tags.add(tag), of);
    expect([of.kind, view?.games, tags.has(pageTags.league(fresh.leagueId))]).toEqual([of.kind, [], true]);
  }
});

describe("FOLLOW5 players in the calendar of all that is followed", () => {
  const his = ["while he was there", "on the day he left", "where he went"];

  it("goes by day, as a player's public calendar: no game of a team before he came or after he left", async () => {
    expect(await followed(moved)).toEqual(his);
    expect(await calendar({ kind: "player", slug: "igrac-selic" })).toEqual(his);
  });

  it("has of several players each game once", async () => {
    expect(await followed(stayed)).toEqual(["on the day he left"]);
    expect(await followed(moved, stayed)).toEqual(his);
    expect(await followed()).toEqual([]);
  });

  it("stands beside the teams that are followed, whose games are all there", async () => {
    const keys = [followedKey("player", moved), followedKey("team", league.team("Sumice"))];
    expect(await calendar({ kind: "followed", keys })).toEqual(["before he came", ...his]);
  });

  it("knows who was merged into another, whichever of them is followed", async () => {
    const twin = await league.person("Igrač", "Selic");
    await mergePeople(database.db, league.tenantId, { from: moved, into: twin, by: "test", at: 0, reason: null });
    expect(await followed(moved)).toEqual(his);
    expect(await followed(twin)).toEqual(his);
    expect(await calendar({ kind: "player", slug: "igrac-selic" })).toEqual(his);
    await database.db.deleteFrom("person_links").where("canonical_person_id", "=", twin).execute();
  });
});
