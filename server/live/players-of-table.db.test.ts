import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fact, FactOf, RosterPlayer, Side } from "#core/game/facts.ts";
import type { EventId, GameId, PlayerKey } from "#core/kernel/ids.ts";
import { mergePeople, partPeople } from "../projections/merged-people.ts";
import { rebuildTenant } from "../projections/rebuild.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { shot } from "#tests/support/games/table-facts.ts";
import { playedOutAndSigned, TableInDatabase } from "#tests/support/database/table-in-database.ts";
import { startTableServer, type TableServer } from "#tests/support/servers/table-server.ts";
import { said, typedCommand } from "#tests/support/servers/typed-command.ts";
import type { PersonId } from "../db/row-ids.ts";
import { channelStates } from "./channel-states.ts";

const database = databaseForThisFile();
let server: TableServer;
let table: TableInDatabase;
const people = new Map<string, PersonId>();

/** Home: numbers 4 to 10, by name; 4 and 5 are of one name. */
const home = ["Ivan Bogdanović", "Ivan Bogdanović", "Marko Ilić", "Luka Pajić", "Đorđe Pajić", "Petar Kralj", "Nikola Vuk"];

beforeAll(async () => {
  table = await TableInDatabase.set(database.db, "players", () => server.port);
  server = await startTableServer(database.db);
  for (const [index, name] of home.entries()) {
    const shirt = String(4 + index);
    people.set(shirt, await onList("Home", name, shirt));
  }
});
afterAll(() => server.close());

async function onList(team: string, name: string, shirt: string): Promise<PersonId> {
  const [given = "", family = ""] = name.split(" ");
  const personId = await table.league.person(given, family);
  await database.db
    .insertInto("rosters")
    .values({ tenant_id: table.league.tenantId, team_id: table.league.team(team), person_id: personId, shirt_number: shirt })
    .execute();
  return personId;
}

function rosterOf(side: Side, change: (player: RosterPlayer) => RosterPlayer = (player) => player): FactOf<"roster.set"> {
  const players = home.map((name, index) => {
    const [givenName = "", familyName = ""] = name.split(" ");
    const shirt = String(4 + index);
    const more = { scoreboardName: null, position: null, captain: false, didNotPlayReason: null };
    return change({ key: `${side[0]}${shirt}` as PlayerKey, shirt, givenName, familyName, ...more });
  });
  return { type: "roster.set", side, teamKey: side, name: side, code: "HOM", coach: null, assistantCoaches: [], players };
}

/** By key: the shirt on the team's list of who he is. */
async function linked(gameId: GameId): Promise<Record<string, string | null>> {
  const rows = await database.db
    .selectFrom("game_players")
    .select(["player_key", "person_id"])
    .where("game_id", "=", gameId)
    .where("side", "=", "home")
    .execute();
  const shirtOf = new Map([...people].map(([shirt, id]) => [id, shirt]));
  return Object.fromEntries(rows.map(({ player_key, person_id }) => [player_key, person_id && (shirtOf.get(person_id) ?? "another")]));
}

async function linesOf(gameId: GameId) {
  const rows = await database.db
    .selectFrom("box_player_lines")
    .select(["person_id", "points"])
    .where("game_id", "=", gameId)
    .where("points", ">", 0)
    .execute();
  return Object.fromEntries(rows.map(({ person_id, points }) => [[...people].find(([, id]) => id === person_id)?.[0] ?? "?", points]));
}

const all = { h4: "4", h5: "5", h6: "6", h7: "7", h8: "8", h9: "9", h10: "10" };

/** A game begun with these home players, in which number 6 scores two. */
async function begun(roster: Fact = rosterOf("home")) {
  const game = await table.begun();
  expect(await game.statistics.tell([roster, shot("h6")])).toMatchObject({ kind: "accepted" });
  return game;
}

describe("players of a game that is written at a table", () => {
  it("TABLE1 are the persons of the team's list from roster.set on, and their figures are theirs when it is over", async () => {
    const game = await begun();
    expect(await linked(game.gameId)).toEqual(all);
    expect(await linesOf(game.gameId)).toEqual({});
    await playedOutAndSigned(game);
    expect(await linesOf(game.gameId)).toEqual({ 6: 2 });
    const totals = await database.db
      .selectFrom("player_season_totals")
      .select("person_id")
      .where("person_id", "=", people.get("6") as PersonId)
      .execute();
    expect(totals.length).toBeGreaterThan(0);
    await rebuildTenant(database.db, table.league.tenantId);
    expect(await linked(game.gameId)).toEqual(all);
  });

  it("TABLE1 are found by the slugs that the public API tells", async () => {
    const slugs = await database.db.selectFrom("persons").select(["person_id", "slug"]).execute();
    const slugOf = new Map(slugs.map(({ person_id, slug }) => [person_id, slug]));
    const keyed = rosterOf("home", (player) => ({
      ...player,
      key: slugOf.get(people.get(player.shirt) as PersonId) as PlayerKey,
      shirt: String(Number(player.shirt) + 20),
    }));
    const { gameId } = await table.begun();
    const statistics = await table.holder(gameId, "league");
    statistics.seen = 6;
    // Those on court stay on the list (SET5).
    const both = { ...keyed, players: [...rosterOf("home").players, ...keyed.players] };
    expect(await statistics.tell(both)).toMatchObject({ kind: "accepted" });
    const links = await linked(gameId);
    for (const [shirt, id] of people) expect(links[slugOf.get(id) as string]).toBe(shirt);
  });

  it("TABLE1 follow the list: numbers exchanged, a name corrected, a player added, another list", async () => {
    const { gameId, statistics, clock } = await begun(
      rosterOf("home", (player) => {
        if (player.shirt === "4" || player.shirt === "5") return { ...player, shirt: player.shirt === "4" ? "5" : "4" };
        return player.shirt === "7" ? { ...player, familyName: "Bajić" } : player;
      }),
    );
    expect(await linked(gameId)).toEqual({ ...all, h4: "5", h5: "4", h7: null });
    expect(await statistics.tell(rosterOf("home"))).toMatchObject({ kind: "accepted" });
    expect(await linked(gameId)).toEqual(all);
    const late = { shirt: "44", givenName: "Vuk", familyName: "Kasni", scoreboardName: null, position: null, captain: false };
    const added = { type: "roster.change", side: "home", player: { key: "h44" as PlayerKey, ...late, didNotPlayReason: null } } as const;
    expect(await statistics.tell(added)).toMatchObject({ kind: "accepted" });
    expect(await linked(gameId)).toEqual({ ...all, h44: null });
    const person = await onList("Home", "Vuk Kasni", "44");
    expect(await statistics.tell({ ...added, player: { ...added.player, position: "G" } })).toMatchObject({ kind: "accepted" });
    expect((await linked(gameId))["h44"]).toBeNull();
    // What was not known when he was told is looked for again when the game is over.
    await playedOutAndSigned({ gameId, statistics, clock });
    expect((await linked(gameId))["h44"]).toBe("another");
    await database.db.deleteFrom("rosters").where("person_id", "=", person).execute();
  });

  it("TABLE1 who could be two is nobody, and those at the table are told", async () => {
    const { gameId } = await begun(rosterOf("home", (player) => (player.shirt === "4" ? { ...player, shirt: "40" } : player)));
    expect(await linked(gameId)).toEqual({ ...all, h4: null });
    const state = await channelStates(database.db, server.live.games).operators(table.league.tenantId, gameId);
    const flags = state?.kind === "operators" ? state.flags : [];
    expect(flags).toContainEqual({ kind: "player-unlinked", detail: "home #40 Ivan Bogdanović" });
  });

  it("TABLE2 the office says who they are, and figures follow; what it said stays when the list changes", async () => {
    const game = await begun(rosterOf("home", (player) => (player.shirt === "6" ? { ...player, familyName: "Nikolić" } : player)));
    const { gameId, statistics } = game;
    await playedOutAndSigned(game);
    expect(await linesOf(gameId)).toEqual({ "?": 2 });
    const command = async (...args: readonly string[]) => said(await typedCommand(database.databaseUrl, "game-players", ...args));
    expect(await command("list", "--tenant", "players")).toContain(`${gameId}  home-away`);
    expect(await command("show", gameId)).toContain("home  #6  Marko Nikolić  h6  UNLINKED, nobody on the team's list fits");
    expect(await command("link", gameId, "--player", "h6", "--person", "luka-pajic")).toContain("h7 of this game is that person already");
    expect(await command("link", gameId, "--player", "h66", "--person", "marko-ilic")).toContain("has no player h66");
    expect(await command("link", gameId, "--player", "h6", "--person", "nobody")).toContain("there is no player nobody");
    expect(await command("link", gameId, "--player", "h6", "--person", "marko-ilic")).toContain("h6  is marko-ilic (office)");
    expect(await linesOf(gameId)).toEqual({ 6: 2 });
    const league = await table.holder(gameId, "league");
    league.seen = statistics.seen;
    const renamed = rosterOf("home", (player) => (player.shirt === "6" ? { ...player, familyName: "Nikolić-Ilić" } : player));
    const { event_id: target } = await database.db
      .selectFrom("game_events")
      .select("event_id")
      .where("game_id", "=", gameId)
      .where("type", "=", "roster.set")
      .where(sql<boolean>`payload ->> 'side' = 'home'`)
      .orderBy("sequence", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    const amendment = { op: "amend", eventId: randomUUID() as EventId, target, moment: league.moment, link: null, fact: renamed } as const;
    expect(await league.change([amendment], { reason: "his name" })).toMatchObject({ kind: "accepted" });
    expect(await linked(gameId)).toEqual(all);
    expect(await command("nobody", gameId, "--player", "h6")).toContain("h6  is nobody (office)");
    expect(await linesOf(gameId)).toEqual({ "?": 2 });
    expect(await command("look-again", gameId, "--player", "h6")).toContain("h6  UNLINKED");
    expect(await command("show", gameId, "--player")).toContain("game-players");
  });

  it("TABLE1 merged persons are followed, and parted again", async () => {
    const { tenantId } = table.league;
    const other = await table.league.person("Marko", "Ilić");
    const merge = { from: people.get("6") as PersonId, into: other, by: "test", at: Date.UTC(2026, 10, 1), reason: null };
    const answer = await mergePeople(database.db, tenantId, merge);
    const game = await begun();
    await playedOutAndSigned(game);
    const ofOther = async () =>
      (
        await database.db
          .selectFrom("box_player_lines")
          .select("points")
          .where("game_id", "=", game.gameId)
          .where("person_id", "=", other)
          .execute()
      ).map(({ points }) => points);
    expect(await ofOther()).toEqual([2]);
    if (answer.kind === "merged") await partPeople(database.db, tenantId, answer.linkId, "test", Date.UTC(2026, 10, 2));
  });
});
