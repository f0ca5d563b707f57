import { type Kysely, sql, type Transaction } from "kysely";
import { type FantasySettings, settingsInRound, usualFantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { nextRoundFacts, type RoundFact } from "#core/fantasy/round-states.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { momentAt } from "#core/kernel/local-time.ts";
import type { LeagueId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { type FantasySeason, fantasySeason, holdSeason, type SeasonKey } from "#server/fantasy/fantasy-season.ts";
import { drawCup } from "#server/fantasy/draw-cup.ts";
import { lockSquads } from "#server/fantasy/lock-round.ts";
import { openWindow } from "#server/fantasy/open-window.ts";
import { writeSeason } from "#server/fantasy/open-season.ts";
import { planRounds } from "#server/fantasy/plan-rounds.ts";
import { playedLines } from "#server/fantasy/player-points.ts";
import { publishPrices } from "#server/fantasy/publish-prices.ts";
import { refreshPlayers } from "#server/fantasy/refresh-players.ts";
import { gamesOfRound, lookOfPeople, lookOfRound, looksOfGames, sightOf } from "#server/fantasy/round-sight.ts";
import { scoreRound } from "#server/fantasy/score-round.ts";
import { seasonGames, type SeasonGame } from "#server/fantasy/season-games.ts";
import { hasFact, openRound, roundBefore, stateOf, type StoredRound, storedRounds } from "#server/fantasy/stored-rounds.ts";
import type { TenantBlueprint } from "../leagues/tenant-blueprint.ts";
import { gamesAt, turningPoints } from "./fantasy-clock.ts";
import { FantasyField } from "./fantasy-field.ts";
import { publishOpenings } from "./fantasy-openings.ts";
import { insertRows } from "./insert-rows.ts";

const dayMs = 24 * 3_600_000;
/** The game is opened so long before a season's first tip-off. */
const opensBeforeMs = 6 * dayMs;

/** The demo's live game is brought forward from a weekend to any day of its week, and is of the round it belongs to all the same. */
export const demoFantasySettings: FantasySettings = { ...usualFantasySettings, windowSpreadHours: 168 };

/**
 * The fantasy game of a tenant's running season, as if it had been played since before the first tip-off: the server's own steps, each
 * at its moment, and made-up managers who act between them. Answers with how many teams there are; 0 where it is played already.
 */
export async function storeFantasy(db: Kysely<Database>, tenantId: TenantId, blueprint: TenantBlueprint, now: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let teams = 0;
    for (const { leagueId, slug } of await runningLeagues(transaction, tenantId)) {
      teams += await playLeague(transaction, { tenantId, leagueId }, { blueprint, seed: `${blueprint.seed}/fantasy/${slug}`, now });
    }
    return teams;
  });
}

async function runningLeagues(db: Transaction<Database>, tenantId: TenantId): Promise<{ leagueId: LeagueId; slug: string }[]> {
  return db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("leagues.tenant_id", "=", tenantId)
    .where("seasons.is_current", "=", true)
    .select(["leagues.league_id as leagueId", "leagues.slug"])
    .orderBy("leagues.place")
    .execute();
}

type Playing = { readonly blueprint: TenantBlueprint; readonly seed: string; readonly now: number };

async function playLeague(transaction: Transaction<Database>, key: SeasonKey, { blueprint, seed, now }: Playing): Promise<number> {
  await holdSeason(transaction, key);
  const games = await seasonGames(transaction, key);
  const first = games.find(({ tipOff }) => tipOff !== null)?.tipOff;
  if (first === undefined || first === null) return 0;
  const opensAt = Math.min(first, now) - opensBeforeMs;
  const opened = await writeSeason(transaction, key, demoFantasySettings, opensAt);
  if (opened.kind !== "opened") return 0;
  await publishOpenings(transaction, key);
  const season = (await fantasySeason(transaction, key)) as FantasySeason;
  await planRounds(transaction, season, [], games, opensAt);
  const rounds = await storedRounds(transaction, season);
  const field = new FantasyField(transaction, season, { culture: blueprint.culture, seed });
  const league = new LeagueInPlay(transaction, season, { rounds, games, field });
  const listsChange = await listDays(transaction, season, opensAt);
  const points = [opensAt, ...turningPoints(season, rounds, games, now), ...listsChange.filter((at) => at <= now)];
  for (const at of [...new Set(points)].toSorted((one, other) => one - other)) {
    if (listsChange.includes(at)) await refreshPlayers(transaction, season, openRound(league.rounds)?.round ?? null, at);
    await league.turn(at);
  }
  await league.end(now);
  return field.size;
}

/** The mornings on which somebody came or went. */
async function listDays(db: Transaction<Database>, { tenantId, leagueId, timeZone }: FantasySeason, after: number): Promise<number[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day::text as day from rosters roster
    join teams team on team.tenant_id = roster.tenant_id and team.team_id = roster.team_id
    cross join lateral (values (roster.valid_from), (roster.valid_to + 1)) changed (day)
    where team.tenant_id = ${tenantId} and team.league_id = ${leagueId} and day is not null and day <> '-infinity'`.execute(db);
  return rows.map(({ day }) => momentAt(day, "00:00", timeZone)).filter((at) => at > after);
}

/** A league's rounds, taken from moment to moment. */
class LeagueInPlay {
  rounds: StoredRound[];
  readonly #transaction: Transaction<Database>;
  readonly #season: FantasySeason;
  readonly #games: readonly SeasonGame[];
  readonly #field: FantasyField;

  constructor(
    transaction: Transaction<Database>,
    season: FantasySeason,
    { rounds, games, field }: { readonly rounds: StoredRound[]; readonly games: readonly SeasonGame[]; readonly field: FantasyField },
  ) {
    this.#transaction = transaction;
    this.#season = season;
    this.rounds = rounds;
    this.#games = games;
    this.#field = field;
  }

  /** Writes down whatever becomes of the rounds at a moment, in the order in which the server would find it. FAN26 */
  async turn(at: number): Promise<void> {
    const games = gamesAt(this.#games, at);
    for (let round = this.#next(games, at); round !== null; round = this.#next(games, at)) await this.#apply(round.round, round.fact);
  }

  #next(games: readonly SeasonGame[], at: number): { readonly round: StoredRound; readonly fact: RoundFact } | null {
    for (const round of this.rounds) {
      const settings = settingsInRound(this.#season.versions, round.round);
      const sight = sightOf(this.rounds, games, round, { at, corrected: false, seasonClosed: false });
      const [fact] = nextRoundFacts(settings, this.#season.timeZone, round.facts, sight);
      if (fact !== undefined) return { round, fact };
    }
    return null;
  }

  async #apply(round: StoredRound, fact: RoundFact): Promise<void> {
    let { pricesAfter } = round;
    if (fact.kind === "opened") {
      await openWindow(this.#transaction, this.#season, this.rounds, round.round);
      pricesAfter = await publishPrices(this.#transaction, this.#season, this.rounds, round.round);
    }
    if (fact.kind === "locked") {
      await this.#field.act(round, round.locksAt);
      await lockSquads(this.#transaction, this.#season, this.#orderOf(round));
    }
    if (fact.kind === "provisional") await this.#score(round);
    const facts = [...round.facts, fact];
    this.rounds = this.rounds.map((one) => (one.round === round.round ? { ...one, facts, pricesAfter } : one));
  }

  #orderOf({ round }: StoredRound) {
    return { round, before: roundBefore(this.rounds, round)?.round ?? null };
  }

  async #score(round: StoredRound): Promise<void> {
    const games = gamesOfRound(this.rounds, this.#games, round);
    const lines = await playedLines(this.#transaction, this.#season, settingsInRound(this.#season.versions, round.round), games);
    await scoreRound(this.#transaction, this.#season, this.#orderOf(round), { games, lines });
    await this.#field.sawRound(games, lines);
  }

  /** What is open is acted on, what is played is scored as far as it is, and what became of the rounds is written down. */
  async end(now: number): Promise<void> {
    const open = openRound(this.rounds);
    if (open !== undefined) await this.#field.act(open, now);
    for (const round of this.rounds) {
      if (stateOf(round) === "locked" || stateOf(round) === "live") await this.#score(round);
    }
    await this.#field.end();
    await this.#writeFacts();
    while (await drawCup(this.#transaction, this.#season, await storedRounds(this.#transaction, this.#season)));
  }

  async #writeFacts(): Promise<void> {
    const { tenantId, leagueId } = this.#season;
    const events = this.rounds.flatMap(({ round, facts }) =>
      facts.map(({ kind, revision, at }) => ({ tenant_id: tenantId, league_id: leagueId, round, kind, revision, at: new Date(at) })),
    );
    await insertRows(this.#transaction, "fantasy_round_events", events);
    const looks = await looksOfGames(this.#transaction, this.#season);
    const people = await lookOfPeople(this.#transaction, this.#season);
    for (const round of this.rounds.filter((one) => hasFact(one, "locked"))) {
      await this.#transaction
        .updateTable("fantasy_rounds")
        .set({ scored_of: lookOfRound(gamesOfRound(this.rounds, this.#games, round), looks, people) })
        .where("tenant_id", "=", tenantId)
        .where("league_id", "=", leagueId)
        .where("round", "=", round.round)
        .execute();
    }
  }
}
