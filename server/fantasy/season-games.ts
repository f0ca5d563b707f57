import { type Kysely, type RawBuilder, sql } from "kysely";
import type { GameEnding } from "#core/fantasy/points-of-player.ts";
import type { RoundWindow, ScheduledGame } from "#core/fantasy/round-windows.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { RoundId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { KeyInQuestion, SeasonKey } from "./fantasy-season.ts";

/** A game as the fantasy game sees it. Moments are epoch milliseconds. */
export type SeasonGame = {
  readonly gameId: GameId;
  readonly roundId: RoundId;
  /** Of play-offs: its number in its series. */
  readonly leg: number | null;
  /** Of a day whose time is to follow its first moment: no deadline may come too late. `null`: it is off the calendar. */
  readonly tipOff: number | null;
  readonly status: GameStatus;
  readonly award: string | null;
  readonly isAnnulled: boolean;
  readonly homeTeamId: TeamId;
  readonly awayTeamId: TeamId;
  readonly firstEventAt: number | null;
  readonly lastEventAt: number | null;
};

/** All games of a league, by when they are played. */
export async function seasonGames(db: Kysely<Database>, key: SeasonKey): Promise<SeasonGame[]> {
  const { rows } = await gamesQuestion(key).execute(db);
  return rows;
}

/** The same as a question, to be asked on its own or in another. `once`: there are none, and nothing is read, as long as this does not hold. */
export function gamesQuestion({ tenantId, leagueId }: KeyInQuestion, once: RawBuilder<boolean> = sql`true`): RawBuilder<SeasonGame> {
  return sql<SeasonGame>`
    select game.game_id as "gameId", game.round_id as "roundId", game.duel_game as leg, game.status, game.award,
      game.home_team_id as "homeTeamId", game.away_team_id as "awayTeamId",
      case when game.status in ('postponed', 'cancelled', 'date-to-be-decided', 'if-needed') then null
        else floor(extract(epoch from coalesce(game.tip_off, game.tip_off_day::timestamp at time zone tenant.time_zone)) * 1000)
      end::float8 as "tipOff",
      (game.status = 'annulled' or game.status in ('ended', 'final', 'under-protest') and not context.counted
        and coalesce(game.award, '') not in ('forfeit', 'double-forfeit')) as "isAnnulled",
      floor(extract(epoch from logged.first) * 1000)::float8 as "firstEventAt",
      floor(extract(epoch from logged.last) * 1000)::float8 as "lastEventAt"
    from games game
    join tenants tenant on tenant.tenant_id = game.tenant_id
    join game_contexts context on context.tenant_id = game.tenant_id and context.game_id = game.game_id and context.side = 'home'
    left join game_logs log on log.tenant_id = game.tenant_id and log.game_id = game.game_id
    left join lateral (select
      (select recorded_at from game_events event where event.tenant_id = game.tenant_id and event.game_id = game.game_id
        and event.type = 'game.start' order by sequence limit 1) as first,
      (select recorded_at from game_events event where event.tenant_id = game.tenant_id and event.game_id = game.game_id
        and event.sequence = log.sequence) as last
    ) logged on true
    where game.tenant_id = ${tenantId} and game.league_id = ${leagueId} and ${once}
    order by "tipOff" nulls last, game.game_id`;
}

/** What a round of the game is of: a league's round, or of play-offs the next game of every series in it. FAN34 */
export function roundKey({ roundId, leg }: Pick<SeasonGame, "roundId" | "leg">): string {
  return leg === null ? roundId : `${roundId} ${leg}`;
}

/** What sets windows, by the numbers that rounds have in the game. FAN25 */
export function scheduledGames(games: readonly SeasonGame[], numberOf: ReadonlyMap<string, number>): ScheduledGame[] {
  return games.flatMap(({ gameId, tipOff, ...game }) => {
    const leagueRound = numberOf.get(roundKey(game));
    return leagueRound === undefined ? [] : [{ game: gameId, leagueRound, tipOff }];
  });
}

/** Games that are played within a round's window; the first round has all before it as well. FAN9 */
export function gamesOfWindow(
  games: readonly SeasonGame[],
  { locksAt, endsAt }: Pick<RoundWindow, "locksAt" | "endsAt">,
  isFirst: boolean,
): SeasonGame[] {
  return games.filter(({ tipOff }) => tipOff !== null && (isFirst || tipOff >= locksAt) && (endsAt === null || tipOff < endsAt));
}

const over: ReadonlySet<GameStatus> = new Set<GameStatus>([
  "abandoned",
  "ended",
  "final",
  "under-protest",
  "forfeited",
  "annulled",
  "cancelled",
]);

/** Whether nothing more is played in it. */
export function isOver({ status }: SeasonGame): boolean {
  return over.has(status);
}

/** Whether it has begun: by its scheduled tip-off, or earlier by its log. FAN7 */
export function hasBegun({ tipOff, firstEventAt }: SeasonGame, at: number): boolean {
  return (tipOff !== null && tipOff <= at) || (firstEventAt !== null && firstEventAt <= at);
}

/** What became of a game that has begun. FAN10 */
export function endingOf({ status, award, isAnnulled }: SeasonGame): GameEnding {
  if (isAnnulled) return "annulled";
  if (status === "cancelled") return "cancelled";
  if (status === "forfeited" || award === "forfeit" || award === "double-forfeit") return "forfeited";
  if (status === "abandoned") return "abandoned";
  if (!isOver({ status } as SeasonGame)) return "underway";
  return award === null ? "played" : "awarded";
}
