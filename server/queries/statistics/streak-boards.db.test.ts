import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { foldPlays } from "#core/game/evolve.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { clubsFor } from "../../db/repositories/clubs.ts";
import { competitionsFor } from "../../db/repositories/competitions.ts";
import { teamsFor } from "../../db/repositories/teams.ts";
import { streakBoards } from "./streak-boards.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;

/** Who played in which of the host's games, by letter; small letters are the guest's. */
const hosted: readonly (readonly [home: string, players: string])[] = [
  ["Avala", "AB"],
  ["Avala", "ABr"],
  ["Avala", "Ar"],
  ["Dunav", "Br"],
  ["Dunav", "Br"],
  ["Avala", "A"],
];

async function told(span: "longest" | "current", kind = "gamesPlayed", holder: "player" | "team" = "player") {
  const boards = await streakBoards(database.db, league.tenantId, () => undefined, holder);
  const board = boards.find((each) => each.span === span && each.kind === kind);
  return board?.lines.map(({ rank, length, person, team, goesOn }) => {
    const name = person?.givenName.text ?? "";
    return `${rank}. ${name} ${team.name.text} ${length}${goesOn ? " on" : ""}`.replace("  ", " ");
  });
}

async function nextSeasonOf(...names: readonly string[]): Promise<void> {
  const { db, tenantId } = league;
  const competitions = competitionsFor(db, tenantId);
  const seasonId = await competitions.saveSeason({ slug: "2027-28", name: "2027/28", isCurrent: false, startsOn: null, endsOn: null });
  const own = await db.selectFrom("clubs").select(["club_id", "latin_name"]).where("tenant_id", "=", tenantId).execute();
  const leagueId = await competitions.saveLeague({
    seasonId,
    slug: "first",
    name: { text: "Prva liga", transliterable: true },
    kind: "league",
    ruleProfile: "fiba",
    rankingPolicy: "fiba",
    place: 0,
    onLandingPage: true,
  });
  for (const { club_id: clubId, latin_name: latinName } of own.filter((club) => names.includes(club.latin_name))) {
    const name = { text: latinName, transliterable: true };
    const code = latinName.slice(0, 3).toUpperCase();
    await clubsFor(db, tenantId).enterSeason(seasonId, clubId, { name, latinName, code });
    await teamsFor(db, tenantId).save({ seasonId, leagueId, clubId, slug: latinName.toLowerCase(), name, shortName: latinName, code });
  }
}

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "boards", ["Avala", "Banjica", "Dunav"]);
  const persons = new Map<string, Awaited<ReturnType<LeagueInDatabase["person"]>>>();
  for (const letter of "ABr") persons.set(letter, await league.person(letter.toUpperCase(), `Igrač ${letter}`));
  for (const [number, [home, players]] of hosted.entries()) {
    const gameId = await league.game({ home, away: "Banjica", round: number + 1, tipOff: Date.UTC(2026, 9, 1 + number) });
    const { events } = exhibitionGame(`boards-${number}`);
    const sides = boxScoreOf(foldPlays(playsInForce(events), fiba)).teams;
    await league.append(gameId, events.slice(0, 60));
    for (const side of ["home", "away"] as const) {
      const played = sides[side].players.filter((line) => line.played).map(({ key }) => key);
      const named = [...players].filter((letter) => (letter === letter.toLowerCase()) === (side === "away"));
      for (const [place, letter] of named.entries()) {
        const person = persons.get(letter);
        if (person) await league.link(gameId, played[place] ?? ("" as PlayerKey), person);
      }
    }
    await league.append(gameId, events.slice(60));
  }
}, 120_000);

describe("boards of streaks", () => {
  it("STREAK5 STREAK6 STREAK9 rank games played for a club with ties, and tell which go on", async () => {
    // B left Avala after two games and went on for Dunav; the guest's player missed the first game and the last.
    expect(await told("longest")).toEqual(["1. A Avala 4 on", "1. R Banjica 4", "3. B Avala 2", "3. B Dunav 2 on"]);
    expect(await told("current")).toEqual(["1. A Avala 4 on", "2. B Dunav 2 on"]);
  });

  it("STREAK5 equal what is counted from the lines anew", async () => {
    const { rows } = await sql<{ person: string; club: string; length: number }>`
      with moments as (
        select line.club_id, person.person_id, line.played_at, exists (select from box_player_lines own
          where own.tenant_id = line.tenant_id and own.game_id = line.game_id and own.team_id = line.team_id
            and own.person_id = person.person_id and own.played) as played
        from box_team_lines line
        join (select distinct tenant_id, club_id, person_id from box_player_lines where played and person_id is not null) person
          on person.tenant_id = line.tenant_id and person.club_id = line.club_id
        where line.tenant_id = ${league.tenantId}),
      islands as (select *, count(*) filter (where not played) over (partition by club_id, person_id order by played_at) as island from moments),
      lengths as (select club_id, person_id, count(*)::integer as length from islands where played group by club_id, person_id, island)
      select person.given_name as person, club.latin_name as club, max(length) as length from lengths
      join persons person using (person_id) join clubs club using (club_id)
      group by 1, 2 having max(length) > 1 order by 3 desc, 1, 2`.execute(database.db);
    const counted = rows.map(({ person, club, length }) => `${person} ${club} ${length}`);
    const shown = (await told("longest"))?.map((line) => line.replace(/^\d+\. | on$/g, ""));
    expect(shown?.toSorted()).toEqual(counted.toSorted());
  });

  it("STREAK9 in a new season nothing goes on of clubs that are not in it", async () => {
    const wins = await told("current", "homeWins", "team");
    await nextSeasonOf("Avala", "Banjica");
    expect(await told("current")).toEqual(["1. A Avala 4 on"]);
    expect(await told("longest")).toEqual(["1. A Avala 4 on", "1. R Banjica 4", "3. B Avala 2", "3. B Dunav 2"]);
    expect((await told("current", "homeWins", "team")) ?? []).toEqual((wins ?? []).filter((line) => !line.includes("Dunav")));
  });
});
