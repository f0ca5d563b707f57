import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { fantasySeason, type SeasonKey } from "#server/fantasy/fantasy-season.ts";
import { readSeason } from "#server/fantasy/known-season.ts";
import { lockSquads } from "#server/fantasy/lock-round.ts";
import { writeFact } from "#server/fantasy/stored-rounds.ts";
import type { FantasyDesk } from "#server/my-fantasy/fantasy-desk.ts";
import { percentile } from "#tests/support/games/percentile.ts";
import { report } from "./fantasy-bars.ts";
import { type Manager, managersOf, transferOnce, Waiting } from "./fantasy-crowd.ts";
import { median } from "./pinned-process.ts";

const turns = 5;
const offeredPerSecond = 2000;
/** So much of the offered time is before the deadline. */
const beforeLock = 0.8;

/** How many ask at once, and how long all of it may take. */
export type Hammering = { readonly hands: number; readonly seconds: number };

/**
 * Transfers from many hands at once, each by the next account, and as many bare inserts that are kept for good: in turns, since a machine
 * is not the same from one moment to the next. The first turn warms up.
 */
export async function measureTransfers(
  db: Kysely<Database>,
  desk: FantasyDesk,
  key: SeasonKey,
  { hands, seconds }: Hammering,
): Promise<void> {
  const on = await marketOf(db, key);
  const waiting = new Waiting(await managersOf(db, key));
  await sql`create table bare (number bigint generated always as identity primary key, gone smallint[], come smallint[], at timestamptz)`.execute(
    db,
  );
  const bareInsert = () => sql`insert into bare (gone, come, at) values ('{1}', '{2}', clock_timestamp())`.execute(db);
  const transfer = async () => {
    const manager = waiting.take();
    if ((await transferOnce(desk, manager, on)) !== "done") throw new Error("locked before its time");
    waiting.giveBack(manager);
  };
  const slice = { hands, seconds: seconds / turns };
  const bare: number[] = [];
  const transfers: number[] = [];
  const took: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const one = await hammer(bareInsert, slice);
    const other = await hammer(transfer, slice);
    if (turn === 0) continue;
    bare.push(one.perSecond);
    transfers.push(other.perSecond);
    took.push(...other.took);
  }
  const ratios = transfers.map((perSecond, turn) => perSecond / (bare[turn] as number));
  const spread = `in turns ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  report(
    "transfers a second",
    `${Math.round(median(transfers))}, bare inserts ${Math.round(median(bare))}, ${spread}`,
    median(ratios),
    0.8,
    false,
  );
  const p99 = percentile(took, 0.99);
  report("transfer, p99", `${p99.toFixed(1)} ms`, p99, 250, true);
}

/**
 * As many transfers as are said to come, each sent at its moment whether those before it are answered or not, across a deadline at
 * which all squads are copied. Waited for is from the moment at which it should have been sent.
 */
export async function measureOffered(db: Kysely<Database>, desk: FantasyDesk, key: SeasonKey, seconds: number): Promise<void> {
  const season = await fantasySeason(db, key);
  const on = await marketOf(db, key);
  if (season === null) throw new Error("not played");
  const managers = await managersOf(db, key);
  const waiting = new Waiting(managers);
  const ofRound = sql`tenant_id = ${key.tenantId} and league_id = ${key.leagueId} and round = ${on.round}`;
  const { rows: deadlines } = await sql<{ at: Date }>`select locks_at as at from fantasy_rounds where ${ofRound}`.execute(db);
  await sql`update fantasy_rounds set locks_at = clock_timestamp() + make_interval(secs => ${beforeLock * seconds}) where ${ofRound}`.execute(
    db,
  );
  const answers = { done: 0, locked: 0, failed: 0 };
  const took: number[] = [];
  const send = async (dueAt: number) => {
    try {
      // With nobody left all accounts wait for an answer.
      const manager = waiting.take();
      answers[await transferOnce(desk, manager, on).finally(() => waiting.giveBack(manager))]++;
      took.push(performance.now() - dueAt);
    } catch {
      // An answer that never came was waited for without end.
      answers.failed++;
      took.push(Infinity);
    }
  };
  const began = performance.now();
  const lock = sleep(1000 * beforeLock * seconds).then(() =>
    db.transaction().execute(async (transaction) => {
      await lockSquads(transaction, season, { round: on.round, before: null });
      await writeFact(transaction, season, on.round, { kind: "locked", revision: 0, at: Date.now() });
    }),
  );
  const sent = await offer(send, offeredPerSecond * seconds, began);
  await lock;
  const late = await lateMoves(db, key, on.round);
  const lost = await lostChanges(db, key, on.round, managers);
  const p99 = percentile(took, 0.99);
  const said = `${sent.count} offered in ${sent.seconds.toFixed(1)} s, ${answers.done} taken, ${answers.locked} after the lock`;
  report("transfers offered, a second", said, sent.count / sent.seconds, 0.99 * offeredPerSecond, false);
  report("transfer offered, p99", `${p99.toFixed(1)} ms, median ${percentile(took, 0.5).toFixed(1)} ms`, p99, 250, true);
  report("late, lost or failed", `${late} late, ${lost} lost, ${answers.failed} failed`, late + lost + answers.failed, 0, true);
  await sql`update fantasy_rounds set locks_at = ${deadlines[0]?.at} where ${ofRound}`.execute(db);
  await sql`delete from fantasy_round_events where ${ofRound} and kind = 'locked'`.execute(db);
}

/** Resolves when all are answered; `seconds`: in how long all were sent. */
async function offer(send: (dueAt: number) => Promise<void>, count: number, began: number) {
  const under: Promise<void>[] = [];
  while (under.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - began) * offeredPerSecond) / 1000));
    while (under.length < due) under.push(send(began + (1000 * under.length) / offeredPerSecond));
    if (under.length < count) await sleep(1);
  }
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(under);
  return { count, seconds };
}

/** Changes whose moment is not before the lock. */
async function lateMoves(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, round: number): Promise<number> {
  const { rows } = await sql<{ late: number }>`
    select count(*) as late from fantasy_moves move join fantasy_rounds now using (tenant_id, league_id, round)
    where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round} and move.at >= now.locks_at`.execute(db);
  return rows[0]?.late ?? 0;
}

/** Whose entry is not the squad of the last change that he was told is taken, or whose changes are not all written down. */
async function lostChanges(
  db: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  round: number,
  managers: readonly Manager[],
): Promise<number> {
  const { rows } = await sql<{ number: number; players: number[]; moves: number }>`
    select number, entry.players, (select count(*) from fantasy_moves move where move.tenant_id = entry.tenant_id
      and move.league_id = entry.league_id and move.team_id = entry.team_id) as moves
    from fantasy_entries entry join fantasy_teams team using (tenant_id, league_id, team_id)
    where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}`.execute(db);
  const entered = new Map(rows.map(({ number, ...own }) => [number, own]));
  return managers.filter(({ number, players, version }) => {
    const own = entered.get(number);
    return own?.moves !== version - 1 || players.some((player) => !own.players.includes(player));
  }).length;
}

async function marketOf(db: Kysely<Database>, key: SeasonKey) {
  const known = await readSeason(db, key);
  if (!known?.open) throw new Error("no round is open");
  return { market: known.market, number: known.open.market, round: known.open.round };
}

async function hammer(act: () => Promise<unknown>, { hands, seconds }: Hammering) {
  const took: number[] = [];
  const began = performance.now();
  const until = began + 1000 * seconds;
  await Promise.all(
    Array.from({ length: hands }, async () => {
      while (performance.now() < until) {
        const asked = performance.now();
        await act();
        took.push(performance.now() - asked);
      }
    }),
  );
  return { perSecond: (1000 * took.length) / (performance.now() - began), took };
}
