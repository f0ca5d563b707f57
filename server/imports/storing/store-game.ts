import { createHash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { GameAddress } from "#contract/queries.ts";
import type { TeamSheet } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import type { CommandId, GameId } from "#core/kernel/ids.ts";
import { eventStoreFor } from "../../db/postgres-event-store.ts";
import type { Database } from "../../db/schema.ts";
import { countsInTable } from "../../projections/game-result.ts";
import { projectLeague } from "../../projections/league.ts";
import { projectionsOf, projectUnchangedLog } from "../../projections/run.ts";
import { admitGame, type ImportedGame, importRecording, sides } from "../imported-game.ts";
import { isAnotherGame } from "./another-game.ts";
import type { ImportDetails, ImportTarget } from "./import-target.ts";
import { logDifference, type LogDifference } from "./log-difference.ts";
import { storeFlags } from "./store-flags.ts";
import { type GameRowBefore, gameRowBefore, storeGameRow } from "./store-game-row.ts";
import { storePeople } from "./store-people.ts";
import { storeTeam } from "./store-team.ts";

export type StoredGame = Omit<LogDifference, "events"> & { readonly kind: "stored"; readonly ref: GameAddress; readonly flags: number };
export type StoreAnswer = StoredGame | { readonly kind: "refused"; readonly reason: string };

/** Somebody else wrote to the log meanwhile. */
class LogMoved extends Error {}

const attempts = 3;

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
      return await db.transaction().execute((transaction) => storeIn(transaction, target, game, details, now));
    } catch (error) {
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
  const [homeSheet, awaySheet] = sides.map((side) => state[side].sheet as TeamSheet) as [TeamSheet, TeamSheet];
  const home = await storeTeam(transaction, target, game.format, homeSheet, before?.homeClubId ?? null);
  const away = await storeTeam(transaction, target, game.format, awaySheet, before?.awayClubId ?? null);
  const { gameId, ref, changed } = await storeGameRow(transaction, target, game, { before, home, away, details });
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

/** Imports into one tenant follow one another: two that look for the same new club or person at once would both make it. */
async function takeTurns(transaction: Transaction<Database>, { tenantId }: ImportTarget): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import:${tenantId}`}, 0))`.execute(transaction);
}

function refusalOf(target: ImportTarget, before: GameRowBefore | null, state: GameState): string | null {
  if (before && before.leagueId !== target.leagueId) return "this game is in another league already";
  const { home, away } = state;
  if (!home.sheet || !away.sheet) return "a team is missing";
  if (home.sheet.name === away.sheet.name || home.sheet.teamKey === away.sheet.teamKey)
    return `both teams are ${home.sheet.name || home.sheet.teamKey}`;
  return null;
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
  const command = { commandId, payloadDigest: digest };
  const answer = await store.append(
    { gameId, expectedVersion: log.length, command, events: difference.events, recordedAt: now },
    projectionsOf(tenantId, gameId),
  );
  if (answer.kind === "conflict") throw new LogMoved("the log is being written to; import again");
  if (answer.kind !== "appended") throw new Error(`the log refused the import: ${JSON.stringify(answer)}`);
  return difference;
}
