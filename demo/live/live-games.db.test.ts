import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { loadDemo } from "../load.ts";
import { demoTenants } from "../leagues/demo-tenants.ts";
import { playLiveGames } from "./live-games.ts";
import { turnRound } from "./turn-round.ts";

const database = databaseForThisFile();
const now = Date.UTC(2026, 10, 18, 12);

/** Plays on until this much time has gone by. */
async function playFor(ms: number, from: number): Promise<void> {
  const ending = new AbortController();
  let at = from;
  let pause = 60_000;
  const waiting: PromiseWithResolvers<void>[] = [];
  await playLiveGames(database.db, {
    signal: ending.signal,
    onFailure: (error) => {
      throw error;
    },
    time: {
      now: () => at,
      // Time goes on when nobody has anything left to do.
      wait: async (pauseMs) => {
        const woken = Promise.withResolvers<void>();
        waiting.push(woken);
        pause = Math.min(pause, pauseMs);
        if (waiting.length === demoTenants.length) {
          at += pause;
          pause = 60_000;
          if (at - from > ms) ending.abort();
          for (const { resolve } of waiting.splice(0)) resolve();
        }
        return woken.promise;
      },
    },
  });
}

async function liveGames() {
  return database.db
    .selectFrom("games")
    .innerJoin("game_logs", "game_logs.game_id", "games.game_id")
    .select(["games.game_id", "games.status", "home_points", "away_points", "game_logs.sequence", "game_logs.epoch"])
    .where("source", "=", "simulator-live")
    .orderBy("games.game_id")
    .execute();
}

it("one game of each tenant is on when somebody comes in, goes on after a restart, and begins anew on another day", async () => {
  await loadDemo(database.db, now, { files: memoryFileStore(), extent: "running-season" });
  await playFor(0, now);
  const first = await liveGames();
  expect(first.map(({ status }) => status)).toEqual(["live", "live"]);
  for (const { home_points: home, away_points: away } of first) expect((home ?? 0) + (away ?? 0)).toBeGreaterThan(20);

  // Longer than a half-time, in which nothing happens.
  await playFor(20 * 60_000, now + 60_000);
  const later = await liveGames();
  expect(later.map(({ game_id }) => game_id)).toEqual(first.map(({ game_id }) => game_id));
  expect(later.every(({ sequence }, place) => sequence > (first[place]?.sequence ?? 0))).toBe(true);

  // DEMO12: what was played meanwhile has changed who has most minutes of the season, and not the game.
  await playFor(0, now + 45 * 60_000);
  const last = await liveGames();
  expect(last.map(({ status, epoch }) => [status, epoch])).toEqual(later.map(() => ["live", 1]));
  expect(last.every(({ sequence }, place) => sequence > (later[place]?.sequence ?? 0))).toBe(true);

  await playFor(0, now + 24 * 3_600_000);
  expect((await liveGames()).map(({ status, epoch }) => [status, epoch])).toEqual([
    ["scheduled", 2],
    ["scheduled", 2],
  ]);
}, 120_000);

describe("a round turned by hand", () => {
  const at = now + 25 * 3_600_000;

  async function standing() {
    const { rows } = await sql<{ slug: string; round: number; state: string; tip: Date }>`
      select tenant.slug, round.round, round.locks_at as tip, (select kind from fantasy_round_events event
          where event.tenant_id = round.tenant_id and event.league_id = round.league_id and event.round = round.round
          order by array_position(array['planned', 'opened', 'locked', 'live', 'provisional', 'final'], kind) desc limit 1) as state
      from fantasy_rounds round join tenants tenant using (tenant_id) join leagues league using (tenant_id, league_id)
      where league.place = (select min(place) from leagues own where own.tenant_id = league.tenant_id and own.season_id = league.season_id)
        and round.round between 9 and 11 order by tenant.slug, round.round`.execute(database.db);
    return rows;
  }
  async function turn(when: number) {
    const tenants = await database.db.selectFrom("tenants").select(["tenant_id", "slug"]).orderBy("slug").execute();
    const turned = [];
    for (const { tenant_id: tenantId } of tenants) turned.push(await turnRound(database.db, tenantId, when));
    return turned;
  }

  it("DEMO6 comes to its end: exchanges are made, prices move, and the next is open", async () => {
    const turned = await turn(at);
    expect(turned.map(({ kind }) => kind)).toEqual(["over", "over"]);
    expect((await standing()).map(({ round, state }) => [round, state])).toEqual([
      [9, "final"],
      [10, "final"],
      [11, "opened"],
      [9, "final"],
      [10, "final"],
      [11, "opened"],
    ]);
    expect(await liveGames()).toEqual([]);
    const { rows: told } = await sql<{ corrections: number; moved: number; later: number }>`select
      (select count(*)::int from fantasy_corrections) as corrections,
      (select count(*)::int from fantasy_prices old join fantasy_prices new using (tenant_id, league_id, number)
        where old.round = 10 and new.round = 11 and old.price <> new.price) as moved,
      (select count(*)::int from fantasy_round_events where at > ${new Date(at)}) as later`.execute(database.db);
    expect(told[0]).toMatchObject({ corrections: 0, later: 0 });
    expect(told[0]?.moved).toBeGreaterThan(100);
  });

  it("DEMO10 whoever was said to be out played in none of its games", async () => {
    const { rows } = await sql<{ out: number; played: number }>`
      with absent as (
        select distinct game.game_id, roster.person_id
        from games game
        join rosters roster on roster.team_id in (game.home_team_id, game.away_team_id)
        join availability_notes note on note.person_id = roster.person_id and note.status = 'out'
        where game.tip_off > ${new Date(now)} and game.status = 'final'
          and ${new Date(at)}::date between note.since and note.expected_back - 1)
      select count(*)::int as out, count(line.person_id)::int as played
      from absent left join box_player_lines line using (game_id, person_id)`.execute(database.db);
    expect(rows[0]?.out).toBeGreaterThan(3);
    expect(rows[0]?.played).toBe(0);
  });

  it("DEMO7 the next begins with a live game two minutes later, and what was final stays so", async () => {
    const turned = await turn(at + 120_000);
    expect(turned).toEqual([
      { kind: "begins", round: 11, tipOff: at + 240_000 },
      { kind: "begins", round: 11, tipOff: at + 240_000 },
    ]);
    expect((await standing()).filter(({ round }) => round === 11).map(({ tip }) => tip.getTime())).toEqual([at + 240_000, at + 240_000]);
    await playFor(0, at + 20 * 60_000);
    expect((await liveGames()).map(({ status }) => status)).toEqual(["live", "live"]);
    expect((await standing()).map(({ state }) => state)).toEqual(["final", "final", "live", "final", "final", "live"]);
    expect(await database.db.selectFrom("fantasy_corrections").selectAll().execute()).toEqual([]);
  }, 60_000);

  it("DEMO3 after a restart the next round is live, begun after the one that was turned a moment ago", async () => {
    expect((await turn(at + 21 * 60_000)).map(({ kind }) => kind)).toEqual(["over", "over"]);
    await playFor(0, at + 22 * 60_000);
    const { rows } = await sql<{ inOrder: boolean; live: number[]; corrections: number }>`
      select bool_and(round.locks_at < next.locks_at) as "inOrder",
        array_agg(next.round) filter (where exists (select from fantasy_round_events event where event.league_id = next.league_id
          and event.round = next.round and event.kind = 'live')) as live, (select count(*)::int from fantasy_corrections) as corrections
      from fantasy_rounds round join fantasy_rounds next on next.league_id = round.league_id and next.round = round.round + 1
      where round.round = 11 and exists (select from fantasy_round_events event where event.league_id = round.league_id
        and event.round = 11 and event.kind = 'final')`.execute(database.db);
    expect(rows).toEqual([{ inOrder: true, live: [12, 12], corrections: 0 }]);
  }, 60_000);
});
