import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { ClubQueries } from "#contract/club-queries.ts";
import type { StatisticsQueries } from "#contract/statistics-queries.ts";
import type { SiteQueries } from "#contract/queries.ts";
import { defaultPerGameView } from "#core/stats/history/per-game-filter.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { clubQueriesFor } from "#server/queries/clubs/club-queries.ts";
import { siteQueriesFor } from "#server/queries/site-queries.ts";
import { statisticsQueriesFor } from "#server/queries/statistics/statistics-queries.ts";
import { percentile } from "#tests/support/games/percentile.ts";
import { gamesOf, worldOf, type WorldSize } from "./statistics-world.ts";

/**
 * What pages of figures ask, at a thousand and at a hundred thousand games' worth of lines (24 a game), one after the other
 * in turn so that both meet the same machine. The goal: the same cost, and 95 of 100 answers within 10 ms at two million.
 * `FULLCOURT_BENCH_GAMES` makes the great world smaller, for a trial.
 */
const small: WorldSize = { slug: "small", levels: 1, seasons: 5, gamesInLeague: 200 };
const greatGames = Number(process.env["FULLCOURT_BENCH_GAMES"] ?? 100_000);
const great: WorldSize = { slug: "great", levels: 10, seasons: Math.max(1, Math.round(greatGames / 2000)), gamesInLeague: 200 };

const warmUpRounds = 20;
const rounds = 200;

type Ports = { readonly statistics: StatisticsQueries; readonly site: SiteQueries; readonly clubs: ClubQueries };
type Question = { readonly name: string; readonly ask: (ports: Ports, round: number, size: WorldSize) => Promise<unknown> };

function leagueIn(round: number, { levels, seasons }: WorldSize) {
  return { seasonSlug: `s${1 + (round % seasons)}`, leagueSlug: `level-${1 + (round % levels)}` };
}

const statisticsInTurn = ["points", "rebounds", "assists", "steals", "performanceIndexRating", "threePointersMade"] as const;

function pick<Value>(values: readonly Value[], round: number): Value {
  return values[round % values.length] as Value;
}

const questions: readonly Question[] = [
  {
    name: "leaders of a league",
    ask: ({ statistics }, round, size) => statistics.leagueLeaders(leagueIn(round, size), { phase: null, categories: [], lastRank: 10 }),
  },
  {
    name: "per game in a league",
    ask: ({ statistics }, round, size) => statistics.leaguePerGame(leagueIn(round, size), defaultPerGameView, 1),
  },
  {
    name: "records of a league",
    ask: ({ statistics }, round, size) =>
      statistics.leagueRecords(leagueIn(round, size), { holder: "player", category: null, phase: "all" }),
  },
  {
    name: "leaders of all time, totals",
    ask: ({ statistics }, round) =>
      statistics.allTimeLeaders({ statistic: pick(statisticsInTurn, round), mode: "total", phase: "all", page: 1 + (round % 3) }),
  },
  {
    name: "leaders of all time, averages",
    ask: ({ statistics }, round) =>
      statistics.allTimeLeaders({ statistic: pick(statisticsInTurn, round), mode: "average", phase: "regular", page: 1 }),
  },
  { name: "best players", ask: ({ statistics }) => statistics.bestPlayers("all") },
  {
    name: "per game of all time",
    ask: ({ statistics }, round) =>
      statistics.allTimePerGame({ sort: pick(statisticsInTurn, round), ascending: false, mode: "per-game", phase: "all", page: 1 }),
  },
  {
    name: "records of all time, one",
    ask: ({ statistics }, round) => statistics.allTimeRecords({ holder: "player", category: pick(statisticsInTurn, round), phase: "all" }),
  },
  {
    name: "records of all time, players",
    ask: ({ statistics }) => statistics.allTimeRecords({ holder: "player", category: null, phase: "all" }),
  },
  {
    name: "records of all time, teams",
    ask: ({ statistics }) => statistics.allTimeRecords({ holder: "team", category: null, phase: "all" }),
  },
  { name: "leaders of all time after each season", ask: ({ statistics }) => statistics.leadersAtSeasonEnds("points", "all") },
  { name: "longest series of clubs", ask: ({ statistics }) => statistics.streakBoards("team") },
  { name: "a club with its rivals and coaches", ask: ({ clubs }, round) => clubs.club(`club-1-${1 + (round % 10)}`) },
  { name: "first page: table, games, leaders", ask: ({ site }) => site.home() },
  { name: "standings of a league", ask: ({ site }, round, size) => site.standings(leagueIn(round, size)) },
  { name: "table and games of a league", ask: ({ site }, round, size) => site.league(leagueIn(round, size)) },
];

const dataFolder = await mkdtemp(join(tmpdir(), "fullcourt-bench-"));
const server = await startEmbeddedPostgres({
  dataFolder,
  whenInUse: "refuse",
  settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_wal_size: "4GB", shared_buffers: "512MB" },
});
const databases: Kysely<Database>[] = [];
try {
  const worlds = [];
  for (const size of [small, great]) worlds.push({ size, ports: await built(size) });
  const [few, many] = worlds;
  if (few && many) for (const question of questions) await measure(question, few, many);
} finally {
  for (const db of databases) await db.destroy();
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

type World = { readonly size: WorldSize; readonly ports: Ports };

/** A database each, so that neither shares the other's pages or statistics. */
async function built(size: WorldSize): Promise<Ports> {
  const before = performance.now();
  const admin = connectDatabase({ databaseUrl: server.superuserUrl, connections: 1 });
  await sql`create database ${sql.id(`bench_${size.slug}`)}`.execute(admin);
  await admin.destroy();
  const url = new URL(server.superuserUrl);
  url.pathname = `/bench_${size.slug}`;
  const db = connectDatabase({ databaseUrl: url.href, connections: 4 });
  databases.push(db);
  await migrateToLatest(db);
  const tenantId = await worldOf(db, size);
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  console.log(
    `statistics-queries: ${gamesOf(size).toLocaleString("en")} games, ${(gamesOf(size) * 24).toLocaleString("en")} lines, made in ${seconds} s`,
  );
  const ignore = () => undefined;
  return {
    statistics: statisticsQueriesFor(db, tenantId, ignore),
    site: siteQueriesFor(db, tenantId, ignore),
    clubs: clubQueriesFor(db, tenantId, ignore),
  };
}

async function measure({ name, ask }: Question, few: World, many: World): Promise<void> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const fewMs = await timeMs(() => ask(few.ports, round, few.size));
    const manyMs = await timeMs(() => ask(many.ports, round, many.size));
    if (round < warmUpRounds) continue;
    times.few.push(fewMs);
    times.many.push(manyMs);
  }
  const ratio = percentile(times.many, 0.5) / percentile(times.few, 0.5);
  const p95 = percentile(times.many, 0.95);
  console.log(
    `statistics-queries ${name}: ${percentile(times.few, 0.5).toFixed(2)} ms, ${percentile(times.many, 0.5).toFixed(2)} ms, ratio ${ratio.toFixed(2)} (goal ≤ 1.20), p95 ${p95.toFixed(2)} ms (goal ≤ 10)`,
  );
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  if ((await work()) === null) throw new Error("a question was answered with nothing");
  return performance.now() - before;
}
