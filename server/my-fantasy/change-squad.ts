import { type Kysely, sql } from "kysely";
import { type FantasyRefusal, mostChangesInRound, type LineUpMade, type TransfersMade } from "#contract/my-fantasy.ts";
import { beginsAt, lineUpRefusal } from "#core/fantasy/decide-line-up.ts";
import { decideTransfers } from "#core/fantasy/decide-transfer.ts";
import { type LineUp, lineUpFault, type Squad } from "#core/fantasy/squad.ts";
import type { Database } from "../db/schema.ts";
import { inPipelinedTransaction } from "../db/pipelined-transaction.ts";
import { holdSquads } from "../fantasy/fantasy-season.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { type OwnSquad, squadAtOpening } from "./own-squad.ts";
import { gamesOfRound } from "../fantasy/round-sight.ts";
import { seasonGames } from "../fantasy/season-games.ts";

/** What became of a change: taken, with the squad's new version, or refused by a rule and left as it was. */
export type ChangeOutcome =
  | { readonly kind: "taken"; readonly version: number }
  | { readonly kind: "refused"; readonly refusal: FantasyRefusal };

const otherVersion = refused({ rule: "FAN26", code: "version" });
const otherMarket = refused({ rule: "FAN26", code: "market" });
const locked = refused({ rule: "FAN7", code: "locked" });

function refused(refusal: FantasyRefusal): ChangeOutcome {
  return { kind: "refused", refusal };
}

/** Decided in memory, and taken by one statement that looks whether all it was decided on still holds. FAN6, FAN7, FAN23, FAN32 */
export async function makeTransfers(
  db: Kysely<Database>,
  known: KnownSeason,
  own: OwnSquad,
  made: TransfersMade,
  now: number,
): Promise<ChangeOutcome> {
  const { open, underWay, settings, market, clubsPlaying } = known;
  const hasPlayed = own.entry !== null;
  // Before its first round a team changes at the prices there are, whether a round is open or not.
  const round = open ?? (hasPlayed ? undefined : known.priced);
  if (round === undefined || (hasPlayed && underWay !== undefined && open === undefined)) return locked;
  if (made.version !== own.version) return otherVersion;
  if (made.market !== round.market) return otherMarket;
  const decision = decideTransfers(
    {
      settings,
      market,
      clubsPlaying,
      squad: own.squad,
      atOpening: squadAtOpening(own),
      unlimited: !hasPlayed || round.unlimited,
      locksAt: open === undefined ? Infinity : round.locksAt,
      at: now,
      hasBegun: () => false,
    },
    made.transfers,
  );
  if (decision.kind === "refused") return decision;
  const move = {
    kind: "transfers",
    gone: made.transfers.map(({ out }) => out),
    come: made.transfers.map((transfer) => transfer.in),
  } as const;
  return take(db, known, own, {
    ...move,
    squad: decision.squad,
    used: decision.used,
    round: round.round,
    market: made.market,
    until: null,
  });
}

/** Another order of the same players: before the lock as one likes, afterwards player by player until each one's own tip-off. FAN4, FAN7, FAN24 */
export async function makeLineUp(
  db: Kysely<Database>,
  known: KnownSeason,
  own: OwnSquad,
  made: LineUpMade,
  now: number,
): Promise<ChangeOutcome> {
  if (made.version !== own.version) return otherVersion;
  const wanted: LineUp = { players: made.players, captain: made.captain, vice: made.vice };
  const { open, underWay, settings, market } = known;
  const playing = open === undefined && underWay !== undefined && own.entry?.round === underWay.round ? underWay : undefined;
  const begins = playing === undefined ? null : await tipOffs(db, known, playing.round);
  const hasBegun = (number: number) => begins !== null && (begins.get(number) ?? Infinity) <= now;
  const refusal = lineUpRefusal(settings, market, { now: own.squad, wanted, hasBegun }) ?? lineUpFault(settings, market, wanted);
  if (refusal !== null) return refused(refusal);
  const round = (open ?? playing ?? known.priced)?.round ?? 1;
  const later = begins === null ? [] : own.squad.players.flatMap((number) => begins.get(number) ?? []).filter((at) => at > now);
  return take(db, known, own, {
    kind: "line-up",
    squad: inOrder(own.squad, wanted),
    used: own.changedIn === round ? own.used : 0,
    round,
    market: null,
    until: later.length === 0 ? null : Math.min(...later),
    entryOf: playing?.round,
    gone: [],
    come: [],
  });
}

function inOrder({ players, paid }: Squad, wanted: LineUp): Squad {
  return { ...wanted, paid: wanted.players.map((number) => paid[players.indexOf(number)] ?? 0) };
}

/** By number when each begins in a round. */
async function tipOffs(db: Kysely<Database>, { season, rounds }: KnownSeason, round: number): Promise<ReadonlyMap<number, number>> {
  const stored = rounds.find((one) => one.round === round);
  const games = stored === undefined ? [] : gamesOfRound(rounds, await seasonGames(db, season), stored);
  const players = await db
    .selectFrom("fantasy_players")
    .where("tenant_id", "=", season.tenantId)
    .where("league_id", "=", season.leagueId)
    .select(["number", "team_id"])
    .execute();
  return new Map(
    players.flatMap(({ number, team_id }) => {
      const own = games.flatMap(({ homeTeamId, awayTeamId, tipOff, firstEventAt }) =>
        tipOff !== null && (homeTeamId === team_id || awayTeamId === team_id) ? [{ tipOff, firstEventAt }] : [],
      );
      const at = beginsAt(own);
      return at === null ? [] : [[number, at] as const];
    }),
  );
}

type Taking = {
  readonly kind: "transfers" | "line-up";
  readonly squad: Squad;
  readonly used: number;
  readonly round: number;
  /** The market it was decided on; `null`: it does not matter. */
  readonly market: number | null;
  /** From when on it would have been decided otherwise, before any lock. */
  readonly until: number | null;
  /** The round under way whose entry it changes as well. */
  readonly entryOf?: number | undefined;
  readonly gone: readonly number[];
  readonly come: readonly number[];
};

/**
 * One statement behind the hold that a lock waits for: `clock` is read once, after the hold, and is the moment of the move. Nothing
 * is taken after the round's lock, and nothing that was taken is missing from it. FAN7, FAN32
 */
async function take(db: Kysely<Database>, { season, open }: KnownSeason, own: OwnSquad, taking: Taking): Promise<ChangeOutcome> {
  const { squad, round, kind } = taking;
  const key = sql`tenant_id = ${season.tenantId} and league_id = ${season.leagueId}`;
  const entry = taking.entryOf ?? null;
  const paid = taking.come.map((number) => squad.paid[squad.players.indexOf(number)] ?? 0);
  const result = await inPipelinedTransaction(db, async (transaction) => {
    const [, answer] = await Promise.all([
      holdSquads(transaction, season, "to-change"),
      sql<{ version: number }>`
        with clock as materialized (select clock_timestamp() as at),
        allowed as materialized (
          select clock.at from clock join fantasy_rounds now on now.tenant_id = ${season.tenantId} and now.league_id = ${season.leagueId}
            and now.round = ${round}
          where (${taking.market}::integer is null or now.market = ${taking.market})
            and (${open === undefined} or (now.locks_at > clock.at and not exists (
              select from fantasy_round_events event where event.tenant_id = now.tenant_id and event.league_id = now.league_id
                and event.round = now.round and event.kind = 'locked')))
            and (${taking.until}::float8 is null or clock.at < to_timestamp(${taking.until}::float8 / 1000))),
        changed as (
          update fantasy_squads set players = ${squad.players}, paid = ${squad.paid}, captain = ${squad.captain}, vice = ${squad.vice},
            version = version + 1, used = ${taking.used}, changed_at = allowed.at, changed_in = ${round},
            changes = case when changed_in = ${round} then changes + 1 else 1 end
          from allowed where ${key} and team_id = ${own.teamId} and version = ${own.version}
            and (changed_in <> ${round} or changes < ${mostChangesInRound})
          returning version, changed_at),
        lined as (
          update fantasy_entries set players = ${squad.players}, paid = ${squad.paid}, captain = ${squad.captain}, vice = ${squad.vice}
          from changed where ${key} and team_id = ${own.teamId} and round = ${entry}::smallint)
        insert into fantasy_moves (tenant_id, league_id, team_id, version, round, kind, gone, come, paid, at)
        select ${season.tenantId}, ${season.leagueId}, ${own.teamId}, changed.version, ${round}, ${kind}, ${taking.gone}, ${taking.come}, ${paid},
          changed.changed_at from changed
        returning version`.execute(transaction),
    ]);
    return answer;
  });
  const version = result.rows[0]?.version;
  return version === undefined ? whyNot(db, own, taking) : { kind: "taken", version };
}

/** Asked only after a refusal: which of the reasons it was. */
async function whyNot(db: Kysely<Database>, own: OwnSquad, { market, round }: Taking): Promise<ChangeOutcome> {
  const squad = await db
    .selectFrom("fantasy_squads as squad")
    .innerJoin("fantasy_rounds as now", (join) =>
      join.onRef("now.tenant_id", "=", "squad.tenant_id").onRef("now.league_id", "=", "squad.league_id").on("now.round", "=", round),
    )
    .where("squad.team_id", "=", own.teamId)
    .select(["version", "changed_in", "changes", "market"])
    .executeTakeFirst();
  if (squad?.version !== own.version) return otherVersion;
  if (market !== null && squad.market !== market) return otherMarket;
  if (squad.changed_in === round && squad.changes >= mostChangesInRound) return refused({ rule: "FAN32", code: "too-many-changes" });
  return locked;
}
