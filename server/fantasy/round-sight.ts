import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { RoundSight } from "#core/fantasy/round-states.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "./fantasy-season.ts";
import { gamesOfWindow, isOver, type SeasonGame } from "./season-games.ts";
import { hasFact, roundBefore, stateOf, type StoredRound } from "./stored-rounds.ts";

const hourMs = 3_600_000;
/** A round opens so long before its lock at the latest, whatever the one before still waits for. */
const opensBeforeMs = 24 * hourMs;

/** The games of a round as they are played now. */
export function gamesOfRound(rounds: readonly StoredRound[], games: readonly SeasonGame[], round: StoredRound): SeasonGame[] {
  return gamesOfWindow(games, round, rounds[0]?.round === round.round);
}

/** What is known of a round at a moment of the database's clock. `corrected`: it looks other than when it was made final. FAN26 */
export function sightOf(
  rounds: readonly StoredRound[],
  games: readonly SeasonGame[],
  round: StoredRound,
  { at, corrected, seasonClosed }: { readonly at: number; readonly corrected: boolean; readonly seasonClosed: boolean },
): RoundSight {
  const own = gamesOfRound(rounds, games, round);
  const before = roundBefore(rounds, round.round);
  return {
    at,
    locksAt: round.locksAt,
    mayOpen: before === undefined || hasFact(before, "final") || (hasFact(before, "locked") && at >= round.locksAt - opensBeforeMs),
    firstEventAt: earliest(own.flatMap(({ firstEventAt }) => firstEventAt ?? [])),
    lastGameOverAt: lastGameOverAt(round, own, at),
    allGamesFinal: own.every(({ status }) => isDecided(status)),
    openProtest: own.some(({ status }) => status === "under-protest"),
    correctionsSinceFinal: corrected ? 1 : 0,
    seasonClosed,
  };
}

function isDecided(status: SeasonGame["status"]): boolean {
  return status !== "ended" && status !== "under-protest" && isOver({ status } as SeasonGame);
}

/** When its last game ended; `null`: one is to be played, or may yet be moved into its window. A round that lost all ended at its lock. */
function lastGameOverAt({ locksAt, endsAt }: StoredRound, own: readonly SeasonGame[], at: number): number | null {
  if (!own.every((game) => isOver(game)) || at < locksAt) return null;
  if (own.length === 0) return endsAt !== null && at < endsAt ? null : locksAt;
  return Math.max(locksAt, ...own.map(({ lastEventAt, tipOff }) => lastEventAt ?? tipOff ?? locksAt));
}

function earliest(moments: readonly number[]): number | null {
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Rounds whose points may change: those that are locked, save where the season is closed. */
export function scoredRounds(rounds: readonly StoredRound[]): StoredRound[] {
  return rounds.filter((round) => hasFact(round, "locked") && stateOf(round) !== "closed");
}

/**
 * What each game looks like to a round, by its id: as long as that is the same, nobody's points are others. Of the log how far it has
 * come, of the game what became of it, and who its players are taken for.
 */
export async function looksOfGames(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<ReadonlyMap<GameId, string>> {
  const { rows } = await sql<{ gameId: GameId; look: string }>`
    select game.game_id as "gameId", concat_ws(' ', box.epoch, box.sequence, game.status, game.award, context.counted, (
      select md5(string_agg(known.player_key || coalesce(known.person_id::text, ''), ' ' order by known.player_key)) from game_players known
      where known.tenant_id = game.tenant_id and known.game_id = game.game_id)) as look
    from games game
    join game_boxes box on box.tenant_id = game.tenant_id and box.game_id = game.game_id
    join game_contexts context on context.tenant_id = game.tenant_id and context.game_id = game.game_id and context.side = 'home'
    where game.tenant_id = ${tenantId} and game.league_id = ${leagueId}`.execute(db);
  return new Map(rows.map(({ gameId, look }) => [gameId, look]));
}

/** What a round looks like, as a digest: its games with what each looks like, in the order of play. */
export function lookOfRound(own: readonly SeasonGame[], looks: ReadonlyMap<GameId, string>, people: string): string {
  const look = [people, ...own.map(({ gameId, status }) => `${gameId} ${status} ${looks.get(gameId) ?? ""}`)].join("\n");
  return createHash("sha256").update(look).digest("base64url");
}

/** Changes whenever two records of one person become one, or are parted again. */
export async function lookOfPeople(db: Kysely<Database>, { tenantId }: SeasonKey): Promise<string> {
  const { rows } = await sql<{ look: string }>`
    select concat_ws(' ', count(*) filter (where unlinked_at is null), count(*)) as look from person_links where tenant_id = ${tenantId}`.execute(
    db,
  );
  return rows[0]?.look ?? "";
}
