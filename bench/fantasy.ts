import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { rankTeams } from "#core/fantasy/places.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { fantasySeason } from "#server/fantasy/fantasy-season.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { lockSquads } from "#server/fantasy/lock-round.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { playedLines } from "#server/fantasy/player-points.ts";
import { scoreRound } from "#server/fantasy/score-round.ts";
import { seasonGames } from "#server/fantasy/season-games.ts";
import { fantasyDesk } from "#server/my-fantasy/fantasy-desk.ts";
import { fantasyLines } from "#server/my-fantasy/fantasy-lines.ts";
import { fantasyQueriesFor } from "#server/queries/fantasy/fantasy-queries.ts";
import { FantasyLeague, someSquads } from "#tests/support/database/fantasy-league.ts";
import { ms, report, summary, timeMs } from "./fantasy-bars.ts";
import { address } from "./fantasy-crowd.ts";
import { measurePlays } from "./fantasy-plays.ts";
import { measureOffered, measureTransfers } from "./fantasy-transfers.ts";
import { median } from "./pinned-process.ts";

/**
 * The fantasy game with a hundred thousand squads, each of its heavy steps beside the least that a program can do that stores the same: a
 * `COPY` of the same rows into a table with the same keys, a range of a key, a bare durable insert. One database, durable as delivered;
 * peers are measured in turn with what they are held against.
 */
const { values: options } = parseArgs({
  allowPositionals: true,
  options: { squads: { type: "string", default: "100000" }, seconds: { type: "string", default: "8" } },
});
const squads = Number(options.squads);
const seconds = Number(options.seconds);
const hands = 32;
const managers = Math.min(squads, 5000);
/** Of scoring tables, as the server has them. */
const tableConnections = 4;

const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
const server = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
const db = connectDatabase({ databaseUrl: server.databaseUrl, connections: hands, preparesQuestions: true });
try {
  await migrateToLatest(db);
  await measure();
  console.log(summary());
} finally {
  await db.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const league = await FantasyLeague.founded(db, "bench");
  const games = [
    await league.scheduled(1, ["Avala", "Banjica"], 30),
    await league.scheduled(1, ["Cerak", "Dorcol"], 31),
    await league.scheduled(2, ["Avala", "Cerak"], 24 * 8),
    await league.scheduled(2, ["Banjica", "Dorcol"], 24 * 8 + 1),
  ];
  await openSeason(db, league.key);
  await storeSquads(league);
  await using opened = new AsyncDisposableStack();
  const desk = fantasyDesk(fantasyLines(opened, server.databaseUrl), Date.now);
  await measureTransfers(db, desk, league.key, { hands, seconds });
  await measureOffered(db, desk, league.key, seconds);
  await measureLock(league);
  await beginRound(league, games);
  await measureClose(league, games);
  measurePlaces();
  await measurePages(league);
  await measureCorrection(league, games[0] as GameId);
}

/** Legal squads, some hundreds of them different; the first managers have accounts, to try what these do. */
async function storeSquads(league: FantasyLeague): Promise<void> {
  const known = await readSeason(db, league.key);
  if (known === null) throw new Error("the game is not played");
  const different = someSquads(known.market, known.clubsPlaying, 300);
  const { tenantId, leagueId } = league.key;
  const lines = different.map(({ players, captain, vice }) => [players, captain, vice]);
  await sql`
    insert into accounts (name, email, email_key, locale)
    select 'Manager ' || n, n || '@example.com', n || '@example.com', 'en' from generate_series(1, ${managers}) n`.execute(db);
  await sql`
    insert into fantasy_teams (tenant_id, league_id, number, made_at)
    select ${tenantId}, ${leagueId}, n, now() from generate_series(1, ${squads}) n`.execute(db);
  await sql`
    insert into fantasy_managers (tenant_id, league_id, team_id, account_id, name)
    select ${tenantId}, ${leagueId}, team_id, account.account_id, 'Team ' || number
    from fantasy_teams left join accounts account on account.name = 'Manager ' || number`.execute(db);
  await sql`
    insert into fantasy_squads (tenant_id, league_id, team_id, players, paid, captain, vice, changed_in, changed_at)
    select ${tenantId}, ${leagueId}, team_id,
      (select array_agg(one::smallint order by place) from json_array_elements_text(squad -> 0) with ordinality as taken (one, place)),
      array_fill(65::smallint, array[10]), (squad ->> 1)::smallint, (squad ->> 2)::smallint, 1, now()
    from fantasy_teams, lateral (select ${JSON.stringify(lines)}::json -> (number % ${different.length}) as squad) chosen`.execute(db);
  await sql`vacuum analyze`.execute(db);
  console.log(`${squads} squads, ${different.length} different ones`);
}

async function measureLock(league: FantasyLeague): Promise<void> {
  const season = await fantasySeason(db, league.key);
  if (season === null) throw new Error("not played");
  const times = { lock: [] as number[], copy: [] as number[] };
  for (let round = 0; round < 3; round++) {
    await sql`truncate fantasy_entries`.execute(db);
    times.lock.push(
      await timeMs(() => db.transaction().execute((transaction) => lockSquads(transaction, season, { round: 1, before: null }))),
    );
    times.copy.push(await copyAgain("fantasy_entries"));
  }
  // The lock moved the deadline to its own moment; the calendar has it.
  report("lock", `${ms(times.lock)}, COPY ${ms(times.copy)}`, median(times.lock) / median(times.copy), 1.5, true);
  await league.pass(30.5);
}

/** The round's games are played; of the first each play is timed, beside the same game in a league without the fantasy game. */
async function beginRound(league: FantasyLeague, games: readonly GameId[]): Promise<void> {
  const plain = await FantasyLeague.founded(db, "plain");
  const plainGame = await plain.scheduled(1, ["Avala", "Banjica"], -0.5);
  await advanceSeason(db, league.key);
  const tables = connectDatabase({ databaseUrl: server.databaseUrl, connections: tableConnections, preparesQuestions: true });
  try {
    await measurePlays(
      { db, tables },
      { played: { league, gameId: games[0] as GameId }, plain: { league: plain, gameId: plainGame } },
      league.log(["Avala", "Banjica"], "one"),
    );
  } finally {
    await tables.destroy();
  }
  await league.play(games[1] as GameId, league.log(["Cerak", "Dorcol"], "two"));
  await advanceSeason(db, league.key);
}

async function measureClose(league: FantasyLeague, games: readonly GameId[]): Promise<void> {
  const season = await fantasySeason(db, league.key);
  const known = await readSeason(db, league.key);
  if (season === null || known === null) throw new Error("not played");
  const own = (await seasonGames(db, league.key)).filter(({ gameId }) => games.slice(0, 2).includes(gameId));
  const play = { games: own, lines: await playedLines(db, season, known.settings, own) };
  const times = { close: [] as number[], copy: [] as number[] };
  for (let round = 0; round < 3; round++) {
    times.close.push(
      await timeMs(() => db.transaction().execute((transaction) => scoreRound(transaction, season, { round: 1, before: null }, play))),
    );
    times.copy.push(await copyAgain("fantasy_team_rounds"));
  }
  report("close of a round", `${ms(times.close)}, COPY ${ms(times.copy)}`, median(times.close) / median(times.copy), 3, true);
}

/** As often as a round is live: figures of all teams in memory. */
function measurePlaces(): void {
  const figure = (spread: number) => Int32Array.from({ length: squads }, (_, team) => (team * 7919) % spread);
  const figures = { points: figure(2500), withoutCaptain: figure(2300), transfers: figure(4) };
  const times = Array.from({ length: 21 }, () => {
    const began = performance.now();
    rankTeams(figures);
    return performance.now() - began;
  });
  report("live places of all", `${median(times).toFixed(1)} ms`, median(times), 5, true);
}

async function measurePages(league: FantasyLeague): Promise<void> {
  const pages = fantasyQueriesFor(db, league.key.tenantId, () => undefined);
  const { tenantId, leagueId } = league.key;
  const last = Math.floor(squads / 50);
  const times = { page: [] as number[], range: [] as number[], first: [] as number[] };
  const wanted = { table: "season", round: null, month: null, among: "all" } as const;
  for (let turn = 0; turn < 60; turn++) {
    times.page.push(await timeMs(() => pages.ranking(address, { ...wanted, page: last })));
    times.first.push(await timeMs(() => pages.ranking(address, { ...wanted, page: 1 })));
    times.range.push(
      await timeMs(() =>
        sql`select * from fantasy_entries where tenant_id = ${tenantId} and league_id = ${leagueId} and round = 1 order by team_id limit 50`.execute(
          db,
        ),
      ),
    );
  }
  report(
    "last page of a table",
    `${ms(times.page)}, a range of a key ${ms(times.range)}`,
    median(times.page) / median(times.range),
    2,
    true,
  );
  report("last page, of the first", `${ms(times.page)}, the first ${ms(times.first)}`, median(times.page) / median(times.first), 1.5, true);
}

async function measureCorrection(league: FantasyLeague, gameId: GameId): Promise<void> {
  await league.pass(24 * 8);
  await advanceSeason(db, league.key);
  await sql`update games set award = 'administrative', official_home_points = 0, official_away_points = 20 where game_id = ${gameId}`.execute(
    db,
  );
  const took = await timeMs(() => advanceSeason(db, league.key));
  const told = await db
    .selectFrom("fantasy_team_corrections")
    .select((select) => select.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  report(`correction of a round, ${told.count} teams told`, `${(took / 1000).toFixed(1)} s`, took / 1000, 30, true);
}

/** The same rows into a table with the same keys, by the quickest way there is. */
async function copyAgain(table: string): Promise<number> {
  await sql`drop table if exists copied`.execute(db);
  await sql`create table copied (like ${sql.table(table)} including all)`.execute(db);
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    const chunks: Buffer[] = [];
    await pipeline(
      client.query(copyTo(`copy ${table} to stdout (format binary)`)),
      new Writable({
        write(chunk: Buffer, _, done) {
          chunks.push(chunk);
          done();
        },
      }),
    );
    return await timeMs(() => pipeline(chunks, client.query(copyFrom("copy copied from stdin (format binary)"))));
  } finally {
    await client.end();
  }
}
