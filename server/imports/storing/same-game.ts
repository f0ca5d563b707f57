import { sql, type Transaction } from "kysely";
import type { GameEvent } from "#core/game/events.ts";
import type { GameState } from "#core/game/game-state.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { readLogs } from "../../db/read-logs.ts";
import { foldLog } from "../../projections/game-box.ts";
import type { ImportedGame } from "../imported-game.ts";
import type { ImportTarget } from "./import-target.ts";
import { dayOf } from "../../db/game-time.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import { countedByEverySource } from "#core/stats/statistic-sets.ts";

/** A game that stands in the league already, written down by somebody else than this source. */
export type StandingRow = { readonly gameId: GameId; readonly source: string; readonly ruleProfile: string; readonly hasLog: boolean };

type Sought = { readonly home: TeamId; readonly away: TeamId; readonly when: number | string | null };

/**
 * The game that a file tells without being its source: the one whose own export it is, or the same two teams' on the same day.
 * `null`: there is none. TABLE3
 */
export async function standingGame(
  transaction: Transaction<Database>,
  target: ImportTarget,
  game: ImportedGame,
  { home, away, when }: Sought,
): Promise<StandingRow | null> {
  const day = typeof when === "number" ? dayIn(target.timeZone, when) : when;
  const { rows } = await sql<StandingRow>`
    select game.game_id as "gameId", game.source, coalesce(game.rule_profile, league.rule_profile) as "ruleProfile",
      exists (select from game_logs head
        where head.tenant_id = game.tenant_id and head.game_id = game.game_id and head.sequence > 0) as "hasLog"
    from games game join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    where game.tenant_id = ${target.tenantId} and game.league_id = ${target.leagueId}
      and game.home_team_id = ${home} and game.away_team_id = ${away}
      and (game.source, game.source_game_id) is distinct from (${game.format}, ${game.sourceGameId})
      and (game.game_id::text = ${game.ownGameId ?? null}::text
        or ${dayOf("game")} = ${day}::date)
    order by game.game_id::text = ${game.ownGameId ?? null}::text desc nulls last, game.game_id
    limit 1`.execute(transaction);
  return rows[0] ?? null;
}

/** Whether a log tells what a file told: whoever imports it may correct it by another one. */
export function isImported(log: readonly GameEvent[]): boolean {
  return log.some(({ recording }) => recording.role === "importer");
}

/** In one line what a file has otherwise than the log of the game it tells; `null`: every figure is the same. */
export async function differenceFrom(
  transaction: Transaction<Database>,
  { tenantId }: ImportTarget,
  { gameId, ruleProfile }: StandingRow,
  told: GameState,
): Promise<string | null> {
  const log = (await readLogs(transaction, tenantId, [gameId])).get(gameId);
  if (!log) return null;
  const [own, file] = [figuresOf((await foldLog(log, ruleProfile)).box), figuresOf(boxScoreOf(told))];
  for (const what of new Set([...own.keys(), ...file.keys()])) {
    const [here, there] = [own.get(what) ?? 0, file.get(what) ?? 0];
    if (here !== there) return `${what}: ${here} here, ${there} in the file`;
  }
  return null;
}

/** What counts of a game, by its name: points of the periods, figures of the players by side and shirt. */
function figuresOf({ teams, periods }: BoxScore): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (const { period, home, away } of periods) {
    figures.set(`${period.kind} period ${period.number}, home points`, home);
    figures.set(`${period.kind} period ${period.number}, away points`, away);
  }
  for (const side of ["home", "away"] as const) {
    for (const line of teams[side].players)
      for (const name of countedByEverySource) figures.set(`${side} #${line.shirt} ${name}`, line[name] ?? 0);
  }
  return figures;
}
