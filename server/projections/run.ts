import { sql, type Transaction } from "kysely";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { LogHead, Projection } from "../db/event-store.ts";
import { type LogToFold, readLogs } from "../db/read-logs.ts";
import type { Database } from "../db/schema.ts";
import { keepPeople, lockGame } from "../db/write-locks.ts";
import { dropPages } from "../db/drop-pages.ts";
import { pagesOfVideos } from "../db/pages-of-videos.ts";
import { pagesOfVotedFor } from "../db/pages-of-voted-for.ts";
import type { Clutch } from "#core/stats/clutch.ts";
import { projectClips } from "./clips.ts";
import { clutchSoFar, type FoldedGame, foldLog, gameBoxRow, type GrowingBox, writeGameBoxes } from "./game-box.ts";
import {
  contextsOf,
  countsInTable,
  type GameContexts,
  type GameResult,
  type ProjectedGame,
  projectedGames,
  resultOf,
  writeResults,
} from "./game-result.ts";
import { projectLeague } from "./league.ts";
import { writeReferees } from "./game-referees.ts";
import { linkPlayers } from "./link-players.ts";
import { makeNamedPeopleKnown } from "./named-people.ts";
import { knownPlayers, playerLineRows, writePlayerLines } from "./player-lines.ts";
import { teamLineRows, writeTeamLines } from "./team-lines.ts";

/** What an append to this game's log runs in its transaction: every read model, and the pages that show them. */
export function projectionsOf(tenantId: TenantId, gameId: GameId): Projection<Transaction<Database>> {
  return async (transaction) => {
    await dropPages(transaction, tenantId, await projectGame(transaction, tenantId, gameId));
  };
}

/**
 * The same for a log that its writer has folded already, and a game as it was read under the same lock. Nothing is announced:
 * answers with the pages that show something old.
 */
export async function projectFolded(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  game: ProjectedGame,
  folded: FoldedLog,
): Promise<readonly PageTag[]> {
  const [projected] = await writeTold(transaction, tenantId, [{ game, ...folded, result: resultOf(game, folded.told.state) }], false);
  return projectItsLeague(transaction, tenantId, projected!);
}

/** The same where not the log has changed but what stands beside it. Appends wait: a read model must not lag behind its log. */
export async function projectUnchangedLog(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<void> {
  await lockGame(transaction, tenantId, gameId);
  const tags = await projectGame(transaction, tenantId, gameId);
  // Beside a log that has not changed it may be the game's day, which its videos tell, too.
  await dropPages(transaction, tenantId, [...tags, pageTags.schedule, ...(await pagesOfVideos(transaction, tenantId, [gameId]))]);
}

/** Brings all that is read of one game up to its log. Answers with what pages were read from and has changed. */
async function projectGame(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<readonly PageTag[]> {
  const [projected] = await projectGamesAlone(transaction, tenantId, [gameId]);
  if (!projected) throw new Error(`There is no game ${gameId} in this tenant`);
  return projectItsLeague(transaction, tenantId, projected);
}

/** The league's table and leaders, where the game's result counts or counted before. */
async function projectItsLeague(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { game, status, hasOtherClips, seen }: Projected,
): Promise<readonly PageTag[]> {
  const isCounted = countsInTable(game.status) || countsInTable(status);
  if (isCounted || isOff(game.status) !== isOff(status)) await projectLeague(transaction, tenantId, game.leagueId);
  const clips = hasOtherClips ? await pagesOfVideos(transaction, tenantId, [game.gameId]) : [];
  // A ruling, or a line that is no more, gives the most votes to another, whose own lines have not changed.
  const votedFor = isCounted ? await pagesOfVotedFor(transaction, tenantId, game.gameId) : [];
  return [pageTags.game(game.gameId), pageTags.league(game.leagueId), ...clips, ...seen, ...votedFor];
}

/** Taken out of the league without a result: play-offs may wait for nothing else. */
function isOff(status: ProjectedGame["status"]): boolean {
  return status === "annulled" || status === "cancelled" || status === "abandoned";
}

type Projected = {
  /** As it was before. */
  readonly game: ProjectedGame;
  /** As its log has it now. */
  readonly status: ProjectedGame["status"];
  /** Whether a clip of a play tells something else than before. */
  readonly hasOtherClips: boolean;
  /** Pages of videos that show somebody else than before. */
  readonly seen: readonly PageTag[];
};

/** A log as its writer holds it, up to its head. */
export type FoldedLog = {
  readonly head: LogHead;
  readonly told: FoldedGame;
  /** Of a writer who keeps the game. */
  readonly growing?: GrowingBox;
};

type ReadGame = FoldedLog & { readonly game: ProjectedGame; readonly result: GameResult };
type ReadGameWithClutch = ReadGame & { readonly clutch: Clutch | null };

/**
 * What is read of these games alone, not of their leagues. The caller holds their rows, so that nobody appends meanwhile
 * (server/db/write-locks.ts).
 */
export async function projectGamesAlone(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameIds: readonly GameId[],
): Promise<readonly Projected[]> {
  const games = await projectedGames(transaction, tenantId, gameIds);
  const logs = await readLogs(transaction, tenantId, gameIds);
  const told: ReadGame[] = [];
  for (const game of games) {
    const folded = await foldedLog(logs.get(game.gameId) ?? emptyLog, game.ruleProfile);
    told.push({ game, ...folded, result: resultOf(game, folded.told.state) });
  }
  return writeTold(transaction, tenantId, told, true);
}

/** `again`: who is nobody as yet is looked for even if nothing is new of him. */
async function writeTold(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  told: readonly ReadGame[],
  again: boolean,
): Promise<readonly Projected[]> {
  const withClutch = told.map((one) => ({ ...one, clutch: clutchSoFar(one.told, one.growing?.clutch) }));
  await Promise.all([writeResults(transaction, tenantId, told), projectBoxes(transaction, tenantId, withClutch)]);
  const seen = await linkPlayers(transaction, tenantId, told, again);
  await projectLines(transaction, tenantId, withClutch);
  const withOtherClips = await projectClips(transaction, tenantId, told);
  return told.map(({ game, result: { status } }) => ({ game, status, hasOtherClips: withOtherClips.has(game.gameId), seen }));
}

async function foldedLog(log: LogToFold, leaguesRuleProfile: string): Promise<FoldedLog> {
  return { head: log.head, told: await foldLog(log, leaguesRuleProfile) };
}

/** Of a log that is empty, or was emptied, nothing is shown. */
async function projectBoxes(transaction: Transaction<Database>, tenantId: TenantId, told: readonly ReadGameWithClutch[]): Promise<void> {
  const [begun, empty] = parted(told, ({ head }) => head.version > 0);
  await writeGameBoxes(
    transaction,
    begun.map(({ game, head, told: folded, clutch, growing }) => gameBoxRow(tenantId, game.gameId, head, folded, clutch, growing)),
  );
  await deleteOf(
    transaction,
    tenantId,
    "game_boxes",
    empty.filter(({ game }) => game.hasBox),
  );
}

/** Lines are for what is counted over many games, so a game has them while it has a result. Its players are known before. */
async function projectLines(transaction: Transaction<Database>, tenantId: TenantId, told: readonly ReadGameWithClutch[]): Promise<void> {
  const [counting, others] = parted(told, ({ head, result }) => head.version > 0 && countsInTable(result.status));
  const without = others.filter(({ game }) => game.hasLines);
  for (const table of ["box_player_lines", "box_team_lines", "game_referees"] as const)
    await deleteOf(transaction, tenantId, table, without);
  if (counting.length === 0) return;
  await keepPeople(transaction, tenantId);
  const gameIds = counting.map(({ game }) => game.gameId);
  const linedBefore = counting.filter(({ game }) => game.hasLines).map(({ game }) => game.gameId);
  const contexts = await contextsOf(transaction, tenantId, gameIds);
  const personOf = await knownPlayers(transaction, tenantId, gameIds);
  const contextOf = ({ gameId }: ProjectedGame) => contexts.get(gameId) as GameContexts;
  const teamLines = counting.flatMap(({ game, told: folded, clutch }) => teamLineRows(tenantId, contextOf(game), folded, clutch));
  await writeTeamLines(transaction, linedBefore, teamLines);
  await writeReferees(
    transaction,
    tenantId,
    counting.map(({ game, told: { state } }) => ({ gameId: game.gameId, officials: state.officials })),
  );
  await makeNamedPeopleKnown(
    transaction,
    tenantId,
    "coach",
    teamLines.map(({ coach }) => coach),
  );
  await writePlayerLines(
    transaction,
    tenantId,
    linedBefore,
    counting.flatMap(({ game, told: folded, clutch }) =>
      playerLineRows(tenantId, contextOf(game), folded, clutch, (key) => personOf(game.gameId, key)),
    ),
  );
}

async function deleteOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  table: "game_boxes" | "box_player_lines" | "box_team_lines" | "game_referees",
  games: readonly ReadGame[],
): Promise<void> {
  if (games.length === 0) return;
  const ids = games.map(({ game }) => game.gameId);
  await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and game_id = any(${ids}::uuid[])`.execute(transaction);
}

function parted<Value>(values: readonly Value[], isFirst: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))];
}

const emptyLog: LogToFold = {
  head: { epoch: 1, version: 0 },
  events: [],
  ruleProfileAt: () => Promise.reject(new Error("nothing was made by any rules")),
};
