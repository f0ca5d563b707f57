import type { Kysely, Transaction } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { nextRoundFacts, type RoundFact } from "#core/fantasy/round-states.ts";
import type { Database } from "../db/schema.ts";
import { dropPages } from "../db/drop-pages.ts";
import { correctRound } from "./correct-round.ts";
import { drawCup } from "./draw-cup.ts";
import { drawDuels } from "./draw-duels.ts";
import { databaseTime, type FantasySeason, fantasySeason, holdSeason, type SeasonKey } from "./fantasy-season.ts";
import { lockSquads } from "./lock-round.ts";
import { openWindow } from "./open-window.ts";
import { planRounds } from "./plan-rounds.ts";
import { playedLines } from "./player-points.ts";
import { publishPrices } from "./publish-prices.ts";
import { refreshPlayers } from "./refresh-players.ts";
import { repriceUnplayed } from "./reprice-unplayed.ts";
import { gamesOfRound, lookOfPeople, lookOfRound, looksOfGames, scoredRounds, sightOf } from "./round-sight.ts";
import { scoreRound } from "./score-round.ts";
import { seasonGames, type SeasonGame } from "./season-games.ts";
import { hasFact, openRound, roundBefore, type StoredRound, storedRounds, writeFact } from "./stored-rounds.ts";

/** A season as it is at a moment: all that its next step is decided on. */
type Seen = {
  readonly season: FantasySeason;
  readonly rounds: readonly StoredRound[];
  readonly games: readonly SeasonGame[];
  /** By round: what its games look like now, and whether that is other than when it was scored. */
  readonly looks: ReadonlyMap<number, string>;
  readonly at: number;
};

/** A season of a hundred rounds that is opened after its end has fewer steps. */
const moreThanEver = 2000;

/**
 * Takes a season as far as it has come by the database's clock: windows, states of rounds, points of what is played, corrections of what
 * was. Each step is a transaction of its own that holds the season, so that any number of nodes may try at any time, and one that
 * is killed leaves what the next look does again. Answers how many steps there were. `at`: as if it were that moment (epoch
 * milliseconds), for a demonstration that stands still. FAN26
 */
export async function advanceSeason(db: Kysely<Database>, key: SeasonKey, at: number | null = null): Promise<number> {
  for (let steps = 0; steps < moreThanEver; steps++) {
    if (!(await db.transaction().execute((transaction) => nextStep(transaction, key, at)))) return steps;
  }
  throw new Error(`season ${key.leagueId} of the fantasy game does not come to rest`);
}

async function nextStep(transaction: Transaction<Database>, key: SeasonKey, at: number | null): Promise<boolean> {
  await holdSeason(transaction, key);
  const season = await fantasySeason(transaction, key);
  if (season === null || season.isClosed) return false;
  const seen = await readSeen(transaction, season, at ?? (await databaseTime(transaction)));
  const changed = (await planRounds(transaction, season, seen.rounds, seen.games, seen.at)) || (await stepOf(transaction, seen));
  if (changed) await dropPages(transaction, key.tenantId, [pageTags.fantasy(key.leagueId)]);
  return changed;
}

async function readSeen(transaction: Transaction<Database>, season: FantasySeason, at: number): Promise<Seen> {
  const rounds = await storedRounds(transaction, season);
  const games = await seasonGames(transaction, season);
  const people = await lookOfPeople(transaction, season);
  const ofGames = await looksOfGames(transaction, season);
  const looks = scoredRounds(rounds).map(
    (round) => [round.round, lookOfRound(gamesOfRound(rounds, games, round), ofGames, people)] as const,
  );
  return { season, rounds, games, looks: new Map(looks), at };
}

/** The first thing that is to be done; `false`: nothing is. */
async function stepOf(transaction: Transaction<Database>, seen: Seen): Promise<boolean> {
  const { season, rounds, games, looks, at } = seen;
  const open = openRound(rounds);
  if (await refreshPlayers(transaction, season, open?.round ?? null, at)) return true;
  if (await drawCup(transaction, season, rounds)) return true;
  for (const round of rounds) {
    const looksOther = looks.has(round.round) && looks.get(round.round) !== round.scoredOf;
    const sight = sightOf(rounds, games, round, { at, corrected: looksOther, seasonClosed: season.isClosed });
    const [fact] = nextRoundFacts(settingsInRound(season.versions, round.round), season.timeZone, round.facts, sight);
    if (fact !== undefined) {
      await apply(transaction, seen, round, fact);
      return true;
    }
    if (looksOther) {
      await scoreNow(transaction, seen, round);
      return true;
    }
  }
  return false;
}

/** What a fact brings with it, in the transaction that writes it. */
async function apply(transaction: Transaction<Database>, seen: Seen, round: StoredRound, fact: RoundFact): Promise<void> {
  const { season, rounds } = seen;
  switch (fact.kind) {
    case "opened":
      await openWindow(transaction, season, rounds, round.round);
      await publishPrices(transaction, season, rounds, round.round);
      await repriceUnplayed(transaction, season, round.round);
      break;
    case "locked":
      await lockSquads(transaction, season, orderOf(rounds, round));
      await drawDuels(transaction, season, rounds, round.round);
      break;
    case "provisional":
      await scoreNow(transaction, seen, round);
      break;
    case "final":
      if (fact.revision === 1) await scoreNow(transaction, seen, round);
      // A correction that changes nobody's points is none: the round is only looked at as it is now.
      else if (!(await correctNow(transaction, seen, round, fact))) return;
      break;
    case "planned":
    case "live":
    case "closed":
      break;
  }
  await writeFact(transaction, season, round.round, fact);
}

async function scoreNow(transaction: Transaction<Database>, seen: Seen, round: StoredRound): Promise<void> {
  const { season, rounds } = seen;
  await scoreRound(transaction, season, orderOf(rounds, round), await playOf(transaction, seen, round));
  await markScored(transaction, seen, round);
}

async function correctNow(transaction: Transaction<Database>, seen: Seen, round: StoredRound, fact: RoundFact): Promise<boolean> {
  const { season, rounds } = seen;
  const later = rounds.slice(rounds.indexOf(round) + 1).filter((one) => hasFact(one, "locked"));
  const play = await playOf(transaction, seen, round);
  const order = { ...orderOf(rounds, round), later: later.map((one) => orderOf(rounds, one)) };
  const changed = await correctRound(transaction, season, order, play, fact);
  await markScored(transaction, seen, round);
  return changed;
}

async function playOf(transaction: Transaction<Database>, { season, rounds, games }: Seen, round: StoredRound) {
  const own = gamesOfRound(rounds, games, round);
  return { games: own, lines: await playedLines(transaction, season, settingsInRound(season.versions, round.round), own) };
}

function orderOf(rounds: readonly StoredRound[], { round }: StoredRound) {
  return { round, before: roundBefore(rounds, round)?.round ?? null };
}

async function markScored(transaction: Transaction<Database>, { season, looks }: Seen, { round }: StoredRound): Promise<void> {
  await transaction
    .updateTable("fantasy_rounds")
    .set({ scored_of: looks.get(round) ?? null })
    .where("tenant_id", "=", season.tenantId)
    .where("league_id", "=", season.leagueId)
    .where("round", "=", round)
    .execute();
}
