import { plusDays } from "#core/kernel/calendar-day.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { availabilityFor, type AvailabilityNote } from "../../db/repositories/availability.ts";
import { teamsFor } from "../../db/repositories/teams.ts";
import type { PersonId } from "../../db/row-ids.ts";
import { mergePeople } from "../../projections/merged-people.ts";
import { clubQueriesFor } from "../clubs/club-queries.ts";
import { siteQueriesFor } from "../site-queries.ts";
import { playerQueriesFor } from "./player-queries.ts";

const database = databaseForThisFile();
const dayMs = 86_400_000;
let league: LeagueInDatabase;
let pera: PersonId;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "absences", ["Avala", "Banjica"]);
  pera = await enter("Pera", "Perić");
  await league.game({ home: "Avala", away: "Banjica", tipOff: Date.now() + 10 * dayMs });
});

async function enter(given: string, family: string): Promise<PersonId> {
  const personId = await league.person(given, family);
  const entry = { teamId: league.team("Avala"), personId, shirtNumber: "7", validFrom: null, validTo: null };
  await teamsFor(league.db, league.tenantId).saveRosterEntry({ ...entry, position: "PG", captain: false });
  return personId;
}

/** `yyyy-mm-dd`, so many days from now by the league's clock. */
function day(from: number): string {
  return plusDays(dayIn("Europe/Belgrade", Date.now()), from);
}

async function say(note: Partial<AvailabilityNote>, personId = pera): Promise<void> {
  const whole = { status: "out", reason: null, since: null, expectedBack: null, ...note } as const;
  await availabilityFor(league.db, league.tenantId).note(personId, whole);
}

/** As his page, his team's list and the page of the game in ten days have it. */
async function told() {
  const tags = new Set<PageTag>();
  const of = [league.db, league.tenantId, (tag: PageTag) => void tags.add(tag)] as const;
  const profile = await playerQueriesFor(...of).player("pera-peric", { overview: false });
  const onPlayer = tags.delete(pageTags.availability);
  const team = await clubQueriesFor(...of).team({ seasonSlug: "2026-27", leagueSlug: "first", teamSlug: "avala" });
  const onTeam = tags.delete(pageTags.availability);
  const address = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "avala-banjica" };
  const game = await siteQueriesFor(...of).game(address, { plays: false, lineups: false });
  expect([onPlayer, onTeam, tags.has(pageTags.availability)]).toEqual([true, true, true]);
  expect(game?.missing.away).toEqual([]);
  return [profile?.absence, team?.roster[0]?.absence, game?.missing.home[0]?.absence ?? null];
}

describe("what is said of a player", () => {
  it("AVAIL4 stands on his page, his team's list and the page of a game on whose day it still holds", async () => {
    expect(await told()).toEqual([null, null, null]);
    await say({ reason: "injury", expectedBack: day(20) });
    const injured = { status: "out", reason: "injury", since: day(0), expectedBack: day(20) };
    expect(await told()).toEqual([injured, injured, injured]);
    await say({ status: "doubtful", expectedBack: day(10) });
    const doubtful = { status: "doubtful", reason: null, since: day(0), expectedBack: day(10) };
    expect(await told()).toEqual([doubtful, doubtful, null]);
  });

  it("AVAIL2 ends by itself, where nobody said when after four weeks; what has not begun hides nothing", async () => {
    await say({ since: day(-9), expectedBack: day(0) });
    expect(await told()).toEqual([null, null, null]);
    await say({ since: day(-28) });
    expect(await told()).toEqual([null, null, null]);
    await say({ since: day(-27) });
    const open = { status: "out", reason: null, since: day(-27), expectedBack: null };
    expect(await told()).toEqual([open, open, null]);
    await say({ status: "suspended", reason: "disciplinary", since: day(9), expectedBack: day(11) });
    const suspended = { status: "suspended", reason: "disciplinary", since: day(9), expectedBack: day(11) };
    expect(await told()).toEqual([open, open, suspended]);
    await say({ status: "available", since: day(9) });
    expect(await told()).toEqual([open, open, null]);
  });

  it("AVAIL3 is kept for good, and of merged persons is his who stands for them", async () => {
    const history = await availabilityFor(league.db, league.tenantId).history(pera);
    expect(history.map(({ status }) => status)).toEqual(["available", "suspended", "out", "out", "out", "doubtful", "out"]);
    const former = await enter("Pera", "Perić-Bivši");
    await mergePeople(league.db, league.tenantId, { from: former, into: pera, by: "test", at: 0, reason: null });
    await league.db.deleteFrom("rosters").where("person_id", "=", pera).execute();
    await say({ expectedBack: day(30) });
    const absence = { status: "out", reason: null, since: day(0), expectedBack: day(30) };
    expect(await told()).toEqual([absence, absence, absence]);
  });

  it("AVAIL5 names those who may be missing today, those out before those in doubt, and notes what the page was read from", async () => {
    const tags = new Set<PageTag>();
    const list = () => playerQueriesFor(league.db, league.tenantId, (tag) => void tags.add(tag)).absences();
    const doubtful = await enter("Ana", "Anić");
    await say({ status: "doubtful" }, doubtful);
    await say({ expectedBack: day(5) });
    const [first] = await list();
    const named = first?.teams.map(({ team, players }) => [
      team.teamSlug,
      ...players.map(({ person, absence }) => `${person.slug} ${absence.status}`),
    ]);
    expect(named).toEqual([["avala", "pera-peric out", "ana-anic doubtful"]]);
    expect([tags.has(pageTags.availability), [...tags].some((tag) => tag.startsWith("league:"))]).toEqual([true, true]);
    await say({ status: "available" });
    await say({ status: "available" }, doubtful);
    expect((await list()).map(({ teams }) => teams)).toEqual([[]]);
  });

  it("AVAIL1 is of a kind that the house knows, and ends after it begins", async () => {
    await expect(say({ reason: "appendix" as "injury" })).rejects.toThrow(/availability_notes_reason_check/);
    await expect(say({ since: day(3), expectedBack: day(3) })).rejects.toThrow(/check/);
    await expect(say({ status: "available", reason: "injury" })).rejects.toThrow(/check/);
  });
});
