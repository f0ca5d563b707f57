import { createHash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { TeamSheet } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import { isTypedLog } from "#core/game/typed-result.ts";
import type { CommandId, GameId } from "#core/kernel/ids.ts";
import { eventStoreFor } from "../../db/postgres-event-store.ts";
import type { Database } from "../../db/schema.ts";
import { countsInTable } from "../../projections/game-result.ts";
import { outsideSeason, seasonSpanOf } from "../../db/season-span-of.ts";
import { projectLeague } from "../../projections/league.ts";
import { projectionsOf, projectUnchangedLog } from "../../projections/run.ts";
import { admitGame, type ImportedGame, type ImportFormat, importRecording, sides } from "../imported-game.ts";
import { isAnotherGame } from "./another-game.ts";
import type { ImportDetails, ImportTarget } from "./import-target.ts";
import { logDifference, type LogDifference } from "./log-difference.ts";
import { differenceFrom, isImported, standingGame } from "./same-game.ts";
import { typedResultGivesWay } from "./typed-result-gives-way.ts";
import { storeFlags } from "./store-flags.ts";
import { type GameRowBefore, gameRowBefore, gameRowOf, storeGameRow, whenOf } from "./store-game-row.ts";
import { storePeople } from "./store-people.ts";
import { type StoredTeam, storeTeam } from "./store-team.ts";
import type { GameAddress } from "#contract/refs.ts";

export type StoredGame = Omit<LogDifference, "events"> & { readonly kind: "stored"; readonly ref: GameAddress; readonly flags: number };
/** The game stands already, as a table or another file told it, and the file tells the same: nothing is changed. */
export type SameGame = { readonly kind: "same"; readonly ref: GameAddress };
/** `code`: what a program needs to know of it. */
type RefusedGame = { readonly kind: "refused"; readonly reason: string; readonly code?: "other-figures" | "score" };
export type StoreAnswer = StoredGame | SameGame | RefusedGame;

/** Somebody else wrote to the log meanwhile. */
class LogMoved extends Error {}

/** What was made on the way to this refusal, clubs and teams, goes with it. */
class Refused extends Error {}

/** Ends the transaction of what was only tried. */
class OnlyTried extends Error {
  readonly answer: StoreAnswer;

  constructor(answer: StoreAnswer) {
    super();
    this.answer = answer;
  }
}

const attempts = 3;
/** A source's games are often kept under a season of another name, but nobody's lie a lifetime away. DATE2 */
const yearsAroundImports = 10;

/**
 * Stores a game as its source tells it: clubs, people, the game's place in the league, its log, its flags, and all that
 * is read from them, whole or not at all. Told again, it changes nothing; corrected, it appends the corrections.
 * `now` in epoch milliseconds.
 */
export async function storeGame(
  db: Kysely<Database>,
  target: ImportTarget,
  game: ImportedGame,
  details: ImportDetails,
  now: number,
): Promise<StoreAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (transaction) => {
        const answer = await storeIn(transaction, target, game, details, now);
        if (details.isTry) throw new OnlyTried(answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof OnlyTried) return error.answer;
      if (error instanceof Refused) return { kind: "refused", reason: error.message, code: "score" };
      if (!(error instanceof LogMoved) || attempt === attempts) throw error;
    }
  }
}

async function storeIn(
  transaction: Transaction<Database>,
  target: ImportTarget,
  game: ImportedGame,
  details: ImportDetails,
  now: number,
): Promise<StoreAnswer> {
  const { state, flags } = admitGame(game);
  await takeTurns(transaction, target);
  const before = await gameRowBefore(transaction, target, game);
  const refusal = refusalOf(target, before, state);
  if (refusal !== null) return { kind: "refused", reason: refusal };
  if (before && (await holdsAnotherGame(transaction, target, before.gameId, game)))
    return {
      kind: "refused",
      reason: `game ${game.sourceGameId} is stored already, with another team; in LiveStats the number is the name of the file or its folder`,
    };
  const far = outsideSeason(
    whenOf(target, game, details),
    await seasonSpanOf(transaction, target.tenantId, target.leagueId, yearsAroundImports),
  );
  if (far !== null) return { kind: "refused", reason: far };
  const [homeSheet, awaySheet] = sides.map((side) => state[side].sheet as TeamSheet) as [TeamSheet, TeamSheet];
  const home = await storeTeam(transaction, target, game.format, homeSheet, before?.homeClubId ?? details.clubs?.home ?? null);
  const away = await storeTeam(transaction, target, game.format, awaySheet, before?.awayClubId ?? details.clubs?.away ?? null);
  const standing = before ?? (await foundStanding(transaction, target, game, { home, away, state, details }));
  if (standing && "kind" in standing) return standing;
  const mismatch = details.anyway ? null : scoreRefusal(game, state);
  if (mismatch !== null) throw new Refused(mismatch);
  const { gameId, ref, changed } = await storeGameRow(transaction, target, game, { before: standing, home, away, details });
  const squads = [
    { sheet: homeSheet, team: home, players: playersOf(state, "home") },
    { sheet: awaySheet, team: away, players: playersOf(state, "away") },
  ];
  const links = await storePeople(transaction, target, game.format, gameId, squads);
  const difference = await storeLog(transaction, target, gameId, game, now);
  await storeFlags(transaction, target.tenantId, gameId, flags);
  // Without an append nothing else would carry new links, another place or another date into the read models.
  if (difference.events.length === 0 && (links > 0 || changed)) await projectUnchangedLog(transaction, target.tenantId, gameId);
  const joined = home.isNew || away.isNew;
  if (joined && !countsInTable(state.status)) await projectLeague(transaction, target.tenantId, target.leagueId);
  const { events: _, ...counts } = difference;
  return { kind: "stored", ref, flags: flags.length, ...counts };
}

type Found = { readonly home: StoredTeam; readonly away: StoredTeam; readonly state: GameState; readonly details: ImportDetails };

/**
 * The row of a game that another than this source has made: one of the schedule's gets the file's log. One that has a log of its
 * own keeps it, and the file is held against it. TABLE3
 */
async function foundStanding(
  transaction: Transaction<Database>,
  target: ImportTarget,
  game: ImportedGame,
  { home, away, state, details }: Found,
): Promise<GameRowBefore | SameGame | RefusedGame | null> {
  const sought = { home: home.teamId, away: away.teamId, when: whenOf(target, game, details) };
  const standing = await standingGame(transaction, target, game, sought);
  const row = standing && (await gameRowOf(transaction, target, standing.gameId));
  if (!standing || !row) return null;
  const log = (await eventStoreFor(transaction, target.tenantId).read(standing.gameId)).map(({ event }) => event);
  const isOfFiles = Object.hasOwn(importFormatNames, standing.source);
  if (log.length === 0 || isTypedLog(log) || (isImported(log) && !isOfFiles)) return row;
  const difference = await differenceFrom(transaction, target, standing, state);
  const ref = { seasonSlug: target.seasonSlug, leagueSlug: target.leagueSlug, roundSlug: row.roundSlug, gameSlug: row.slug };
  if (difference === null) return { kind: "same", ref };
  const reason = `this is ${row.slug} of round ${row.roundSlug}, which has a log of its own, and differs (${difference}); "fullcourt correct" changes it`;
  return { kind: "refused", reason, code: "other-figures" };
}

const importFormatNames: Readonly<Record<ImportFormat, true>> = {
  "fiba-livestats": true,
  euroleague: true,
  "genius-fixture": true,
  "fiba-v7": true,
};

/** Imports into one tenant follow one another: two that look for the same new club or person at once would both make it. */
async function takeTurns(transaction: Transaction<Database>, { tenantId }: ImportTarget): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import:${tenantId}`}, 0))`.execute(transaction);
}

function refusalOf(target: ImportTarget, before: GameRowBefore | null, state: GameState): string | null {
  if (before && before.leagueId !== target.leagueId) return "this game is in another league already";
  const { home, away } = state;
  if (!home.sheet || !away.sheet) return "a team is missing";
  const nameless = sides.find((side) => state[side].sheet?.name === "");
  if (nameless) return `the ${nameless} team has no name`;
  if (home.sheet.name === away.sheet.name || home.sheet.teamKey === away.sheet.teamKey)
    return `both teams are ${home.sheet.name || home.sheet.teamKey}`;
  return null;
}

/** IMP24: a log that was doubled or cut must not become a result in silence. */
function scoreRefusal({ printedScore: printed }: ImportedGame, { home, away }: GameState): string | null {
  if (!printed || (printed.home === home.points && printed.away === away.points)) return null;
  const made = `${home.points}:${away.points}`;
  return `its plays make ${made} where it prints ${printed.home}:${printed.away}; --anyway stores it with ${made}`;
}

async function holdsAnotherGame(transaction: Transaction<Database>, { tenantId }: ImportTarget, gameId: GameId, game: ImportedGame) {
  const log = await eventStoreFor(transaction, tenantId).read(gameId);
  return isAnotherGame(
    log.map(({ event }) => event),
    game.events,
  );
}

function playersOf(state: GameState, side: "home" | "away") {
  return [...state[side].players.values()].map(({ player }) => player);
}

/** One command for all that is new in the file, named after what it says and the version it says it to. */
async function storeLog(
  transaction: Transaction<Database>,
  { tenantId }: ImportTarget,
  gameId: GameId,
  game: ImportedGame,
  now: number,
): Promise<LogDifference> {
  const store = eventStoreFor(transaction, tenantId);
  const log = await store.read(gameId);
  const digest = createHash("sha256").update(JSON.stringify(game.events)).digest("hex");
  const commandId = `${game.format}:${digest.slice(0, 16)}@${log.length}` as CommandId;
  const recording = { ...importRecording(game.format, game.sourceGameId, game.ruleProfile), commandId };
  const difference = logDifference(
    log.map(({ event }) => event),
    game.events,
    recording,
  );
  if (difference.events.length === 0) return difference;
  const typed = typedResultGivesWay(
    log.map(({ event }) => event),
    recording,
  );
  const events = [...typed, ...difference.events];
  const command = { commandId, payloadDigest: digest };
  const answer = await store.append(
    { gameId, expectedVersion: log.length, command, events, recordedAt: now },
    projectionsOf(tenantId, gameId),
  );
  if (answer.kind === "conflict") throw new LogMoved("the log is being written to; import again");
  if (answer.kind !== "appended") throw new Error(`the log refused the import: ${JSON.stringify(answer)}`);
  return difference;
}
