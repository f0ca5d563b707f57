import { sql } from "kysely";
import pg from "pg";
import { expect, it } from "vitest";
import { pageTagChannel, pageTags } from "#contract/page-tags.ts";
import type { AddEvent, GameEvent } from "#core/game/events.ts";
import type { Fact, Official } from "#core/game/facts.ts";
import { orderKeyBetween } from "#core/game/order-key.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { type Random, seededRandom } from "#demo/random.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { eventStoreFor } from "../db/postgres-event-store.ts";
import type { PersonId } from "../db/row-ids.ts";
import { gamesFor } from "../db/repositories/games.ts";
import { mergePeople, partPeople } from "./merged-people.ts";
import { rebuildTenant } from "./rebuild.ts";
import { projectUnchangedLog } from "./run.ts";

const database = databaseForThisFile();
const teams = ["Avala", "Banjica", "Dunav", "Gavran"];
/**
 * What people and logs say. Every other table follows from these and must come out of a rebuild as it was: a new table
 * stands here, or is held to that without being named.
 */
const truths = `
  backups secret_keys officials tenants tenant_hosts tenant_branding sponsors seasons season_clubs leagues teams rosters rounds persons
  person_external_ids person_links clubs club_external_ids venues games game_players game_moves game_logs game_commands
  game_events game_flags league_decisions league_playoffs files news_items news_texts news_clubs documents document_texts
  document_versions photo_albums photo_album_texts photos picture_sizes portrait_pictures availability_notes game_appointments broadcasts outside_links awards named_people error_reporting accounts
  account_consents account_identities account_passkeys account_passwords account_push_tokens account_roles account_rules
  account_recovery_codes account_sessions account_tickets installation_operators office_looks role_links set_up_links known_networks kept_mails mail_outbox rate_limits followed_items
  player_claims attended_games predicted_games fan_votes fan_ballots fan_vote_counts push_deliveries push_follows push_keys
  push_occasions push_providers push_subscriptions
`.split(/\s+/);
/** In part: their rows are the office's, and what the log says of them is written into some columns. */
const followInPart = ["games", "game_players"];

const officials: readonly Official[] = [
  { role: "crew-chief", name: "Sudija Prvi" },
  { role: "umpire-1", name: "СУДИЈА ПРВИ" },
  { role: "umpire-2", name: " - " },
  { role: "timer", name: "Merilac Vremena" },
];

it(
  "read models kept play by play, ruling by ruling, person by person, equal those made anew from the logs",
  { timeout: 60_000 },
  async () => {
    const random = seededRandom("rebuild");
    const league = await LeagueInDatabase.founded(database.db, "rebuild", teams);
    const played: GameId[] = [];
    for (let number = 0; number < 8; number++) {
      const [home, away] = random.shuffled(teams) as [string, string];
      const gameId = await league.game({ home, away, round: number + 1, tipOff: number % 3 === 0 ? null : Date.UTC(2026, 9, 20 - number) });
      const { events } = exhibitionGame(`rebuild-${number}`);
      await playOut(league, gameId, number === 7 ? events.slice(0, 300) : events, random);
      if (number !== 7) played.push(gameId);
    }
    const merged: string[] = [];
    for (let step = 0; step < 16; step++) await unsettle(league, random.pick(played), random, merged, step);
    const kept = await everything(league);
    for (const table of [
      "game_boxes",
      "box_player_lines",
      "box_team_lines",
      "game_referees",
      "standings_rows",
      "league_leaders",
      "player_careers",
    ]) {
      expect(kept[table]?.length, table).toBeGreaterThan(0);
    }
    expect(JSON.stringify(kept["box_team_lines"])).toContain("plusMinus");

    const models = (await derivedTables(league)).map((name) => sql.table(name));
    await sql`truncate ${sql.join(models)}`.execute(league.db);
    await sql`update games set home_points = 1, away_points = 2, overtimes = 9, award = null where status <> 'scheduled'`.execute(
      league.db,
    );
    expect(await rebuildTenant(league.db, league.tenantId)).toEqual({ leagues: 1, games: 8 });
    expect(await everything(league)).toEqual(kept);

    expect(await rebuildTenant(league.db, league.tenantId)).toEqual({ leagues: 1, games: 8 });
    expect(await everything(league)).toEqual(kept);
  },
);

/** Rules, corrects, moves or merges something that was settled, or takes such a thing back. */
async function unsettle(league: LeagueInDatabase, gameId: GameId, random: Random, merged: string[], step: number): Promise<void> {
  const { db, tenantId } = league;
  const log = (await eventStoreFor(db, tenantId).read(gameId)).map(({ event }) => event);
  const ruling = (fact: Fact) => league.append(gameId, [addition(log, `ruling-${step}`, fact)]);
  const moves: (() => Promise<unknown>)[] = [
    () => ruling({ type: "game.forfeit", by: random.pick(["home", "away", "both"] as const), reason: null }),
    () => ruling({ type: "game.default", by: random.pick(["home", "away"] as const), reason: null }),
    () => ruling({ type: "game.award", homePoints: random.whole(0, 90), awayPoints: random.whole(0, 90), against: null, reason: "test" }),
    () => ruling({ type: "game.status", status: random.pick(["annulled", "final", "abandoned"] as const), reason: null }),
    () => league.append(gameId, [takenBack(log, `back-${step}`, random)]),
    () => league.append(gameId, [correction(random, log.filter((event) => event.op === "add").slice(10), `late-${step}`)]),
    () => moveGame(league, gameId, random.whole(1, 28)),
    async () => {
      await sql`update rounds set kind = ${random.pick(["regular", "playoff"])}, number = ${50 + step}
        where round_id = (select round_id from games where game_id = ${gameId})`.execute(db);
      await db.transaction().execute((transaction) => projectUnchangedLog(transaction, tenantId, gameId));
    },
    async () => {
      const [from, into] = await twoWhoNeverMet(league, random);
      const answer = await mergePeople(db, tenantId, { from, into, by: "test", at: Date.UTC(2026, 10, 1), reason: null });
      if (answer.kind === "merged") merged.push(answer.linkId);
    },
    async () => {
      const linkId = merged.shift();
      if (linkId !== undefined) await partPeople(db, tenantId, linkId, "test", Date.UTC(2026, 10, 2));
    },
    () => ruling({ type: "officials.set", officials: random.shuffled(officials).slice(0, random.whole(1, 4)), attendance: null }),
  ];
  // Each once in turn, then by chance.
  await (moves[step] ?? random.pick(moves))();
}

/** Two who stood in one game are not one, so nobody would merge them. */
async function twoWhoNeverMet({ db, tenantId }: LeagueInDatabase, random: Random): Promise<[PersonId, PersonId]> {
  const rows = await db
    .selectFrom("box_player_lines")
    .innerJoin("persons", (join) =>
      join.onRef("persons.tenant_id", "=", "box_player_lines.tenant_id").onRef("persons.person_id", "=", "box_player_lines.person_id"),
    )
    .select(["persons.person_id", "game_id"])
    .where("box_player_lines.tenant_id", "=", tenantId)
    .orderBy("persons.slug")
    .execute();
  const games = new Map(
    [...Map.groupBy(rows, (row) => row.person_id)].map(([person, of]) => [person, new Set(of.map((row) => row.game_id))]),
  );
  const [one, ...others] = random.shuffled([...games.keys()]) as [PersonId, ...PersonId[]];
  const other = others.find((person) => ![...(games.get(person) ?? [])].some((game) => games.get(one)?.has(game)));
  return [one, other as PersonId];
}

async function moveGame({ db, tenantId }: LeagueInDatabase, gameId: GameId, day: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("games")
      .set({ tip_off: new Date(Date.UTC(2026, 10, day)) })
      .where("game_id", "=", gameId)
      .execute();
    await projectUnchangedLog(transaction, tenantId, gameId);
  });
}

function addition(log: readonly GameEvent[], name: string, fact: Fact): AddEvent {
  const adds = log.filter((event) => event.op === "add");
  const last = adds.reduce((latest, event) => (event.orderKey > latest.orderKey ? event : latest));
  return { ...last, eventId: name as EventId, orderKey: orderKeyBetween(last.orderKey, null), link: null, fact };
}

/** The latest ruling, whatever it was; else a correction. */
function takenBack(log: readonly GameEvent[], name: string, random: Random): GameEvent {
  const target = log.findLast(({ eventId }) => eventId.startsWith("ruling-")) ?? random.pick(log.filter(({ op }) => op !== "add"));
  return { op: "void", eventId: name as EventId, recording: target.recording, reason: "test", target: target.eventId };
}

async function derivedTables({ db }: LeagueInDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' order by relname`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !truths.includes(name));
}

it(
  "a rebuild, appends, moves, links and merges at the same time wait for nobody for ever, and lose nothing",
  { timeout: 60_000 },
  async () => {
    const random = seededRandom("beside");
    const league = await LeagueInDatabase.founded(database.db, "beside", teams);
    const { db, tenantId } = league;
    const games: GameId[] = [];
    for (let number = 0; number < 4; number++) {
      const [home, away] = random.shuffled(teams) as [string, string];
      const gameId = await league.game({ home, away, round: number + 1, tipOff: Date.UTC(2026, 9, 20 - number) });
      games.push(gameId);
      await league.append(gameId, exhibitionGame(`beside-${number}`).events.slice(0, -40));
      await linkEverybody(league, gameId);
    }
    const outsider = await league.person("Neko", "Drugi");
    await Promise.all([
      inTurn(3, () => rebuildTenant(db, tenantId)),
      ...games.map(async (gameId, number) => {
        for (const event of exhibitionGame(`beside-${number}`).events.slice(-40)) await league.append(gameId, [event]);
      }),
      inTurn(12, (step) => moveGame(league, games[step % 4] as GameId, step + 1)),
      inTurn(6, (step) => relink(league, games[step % 4] as GameId)),
      inTurn(6, (step) => mergeAndPart(league, outsider, step)),
    ]);
    const kept = await everything(league);
    await rebuildTenant(db, tenantId);
    expect(await everything(league)).toEqual(kept);
    expect(kept["game_boxes"]).toHaveLength(4);
  },
);

async function inTurn(times: number, work: (step: number) => Promise<unknown>): Promise<void> {
  for (let step = 0; step < times; step++) await work(step);
}

/** As an import does it that finds nothing new in a log: the game's people again, then all that is read of it. */
async function relink({ db, tenantId }: LeagueInDatabase, gameId: GameId): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom("game_players").selectAll().where("game_id", "=", gameId).orderBy("player_key").execute();
    const players = known.map(({ player_key, side, person_id }) => ({ playerKey: player_key, side, personId: person_id }));
    await gamesFor(transaction, tenantId).linkPlayers(gameId, players);
    await projectUnchangedLog(transaction, tenantId, gameId);
  });
}

async function mergeAndPart({ db, tenantId }: LeagueInDatabase, outsider: PersonId, step: number): Promise<void> {
  const people = await db.selectFrom("persons").select("person_id").where("tenant_id", "=", tenantId).orderBy("slug").execute();
  const from = people[step]?.person_id as PersonId;
  const answer = await mergePeople(db, tenantId, { from, into: outsider, by: "test", at: Date.UTC(2026, 10, 1), reason: null });
  if (answer.kind === "merged") await partPeople(db, tenantId, answer.linkId, "test", Date.UTC(2026, 10, 2));
}

it("a commit tells every node which pages have changed, a rebuild that all have", async () => {
  const league = await LeagueInDatabase.founded(database.db, "notices", teams);
  const gameId = await league.game({ home: "Avala", away: "Dunav" });
  const listener = new pg.Client({ connectionString: database.databaseUrl });
  await listener.connect();
  const notices: unknown[] = [];
  listener.on("notification", ({ payload }) => notices.push(JSON.parse(payload ?? "")));
  await listener.query(`listen ${pageTagChannel}`);
  await league.append(gameId, exhibitionGame("notices").events.slice(0, 50));
  await rebuildTenant(league.db, league.tenantId);
  await listener.query("select 1");
  await listener.end();
  expect(notices).toEqual([
    { tenantId: league.tenantId, tags: [pageTags.game(gameId), pageTags.league(league.leagueId)] },
    { tenantId: league.tenantId, tags: null },
  ]);
});

/** In pieces, with a correction of something earlier after each. Everybody on the two rosters is somebody known. */
async function playOut(league: LeagueInDatabase, gameId: GameId, events: readonly AddEvent[], random: Random): Promise<void> {
  const pieces = 4;
  const length = Math.ceil(events.length / pieces);
  for (let piece = 0; piece < pieces; piece++) {
    await league.append(gameId, events.slice(piece * length, (piece + 1) * length));
    if (piece === 0) await linkEverybody(league, gameId);
    const written = events.slice(10, (piece + 1) * length);
    await league.append(gameId, [correction(random, written, `${piece}`)]);
  }
}

async function linkEverybody(league: LeagueInDatabase, gameId: GameId): Promise<void> {
  const keys = await league.db.selectFrom("game_players").select("player_key").where("game_id", "=", gameId).execute();
  for (const { player_key } of keys) {
    const known = await league.db
      .selectFrom("persons")
      .select("person_id")
      .where("tenant_id", "=", league.tenantId)
      .where("family_name", "=", player_key)
      .executeTakeFirst();
    await league.link(gameId, player_key, known?.person_id ?? (await league.person("Igrač", player_key)));
  }
}

function correction(random: Random, written: readonly AddEvent[], name: string): GameEvent {
  const target = random.pick(written.filter(({ fact }) => fact.type === "field-goal" || fact.type === "rebound" || fact.type === "foul"));
  const envelope = { eventId: `correction-${name}` as EventId, recording: target.recording, reason: "test", target: target.eventId };
  const place = random.whole(1, written.length - 1);
  return random.weighted<GameEvent>(
    [
      { op: "void", ...envelope },
      { op: "move", ...envelope, orderKey: orderKeyBetween(written[place - 1]?.orderKey ?? null, written[place]?.orderKey ?? null) },
      {
        op: "amend",
        ...envelope,
        moment: target.moment,
        link: null,
        fact: { type: "turnover", side: "home", player: null, kind: "other" },
      },
    ],
    () => 1,
  );
}

async function everything(league: LeagueInDatabase): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of [...(await derivedTables(league)), ...followInPart]) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(table)} t where tenant_id = ${league.tenantId} order by 1`.execute(league.db);
    content[table] = rows.map(({ row }) => JSON.parse(row) as unknown);
  }
  return content;
}
