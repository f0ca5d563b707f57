import { type Kysely, sql } from "kysely";
import type { LogPosition } from "#contract/live/live-event.ts";
import type { FollowedItem } from "#contract/push.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { GameOccasion } from "#core/push/game-occasions.ts";
import { localName } from "../queries/refs/local-name.ts";
import type { Database } from "../db/schema.ts";
import { playedAt } from "../telling/played-at.ts";
import { placeInTime } from "../db/game-time.ts";
import type { GameRef, LocalName } from "#contract/refs.ts";

/** What notices of a game say and whom they concern. */
export type GameToTell = {
  readonly gameId: GameId;
  readonly ref: GameRef;
  readonly home: LocalName;
  readonly away: LocalName;
  /** Epoch milliseconds. */
  readonly tipOff: number | null;
  /** When it was played by its own log, epoch milliseconds; `null`: nobody at a table wrote it down, as of an imported one. PUSH6 */
  readonly playedAt: number | null;
  /** The game, its league, its teams and their clubs, its players. PUSH5 */
  readonly followed: readonly FollowedItem[];
  /** Occasions that were written down before, those taken back too. */
  readonly noted: readonly NotedOccasion[];
};

export type NotedOccasion = {
  readonly key: string;
  /** How far the log went when it was written down. */
  readonly position: LogPosition | null;
  /** `null`: it tells none. */
  readonly score: GameOccasion["score"] | null;
};

type Row = {
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly roundSlug: string;
  readonly gameSlug: string;
  readonly duelSlug: string | null;
  readonly duelGame: number | null;
  readonly home: { readonly name: string; readonly transliterable: boolean };
  readonly away: { readonly name: string; readonly transliterable: boolean };
  readonly tipOff: Date | null;
  readonly playedAt: number | null;
  readonly leagueId: string;
  readonly teams: readonly string[];
  readonly clubs: readonly string[];
  readonly players: readonly string[];
  readonly noted: readonly NotedOccasion[];
};

/** `null`: the tenant has no such game. One round trip. */
export async function gameToTell(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<GameToTell | null> {
  const { rows } = await sql<Row>`
    select seasons.slug as "seasonSlug", leagues.slug as "leagueSlug", rounds.slug as "roundSlug", games.slug as "gameSlug",
      games.duel_slug as "duelSlug", games.duel_game as "duelGame",
      json_build_object('name', home.name, 'transliterable', home.transliterable) as home,
      json_build_object('name', away.name, 'transliterable', away.transliterable) as away,
      ${placeInTime} as "tipOff", (${playedAt}) as "playedAt", games.league_id as "leagueId",
      array[home.team_id, away.team_id]::text[] as teams, array[home.club_id, away.club_id]::text[] as clubs,
      array(
        select distinct unnest(array[player.person_id, identity.canonical_person_id])::text from game_players player
        join person_identities identity on identity.tenant_id = player.tenant_id and identity.person_id = player.person_id
        where player.tenant_id = games.tenant_id and player.game_id = games.game_id) as players,
      (select coalesce(json_agg(json_build_object(
          'key', noted.key, 'position', noted.log_epoch || '.' || noted.log_sequence, 'score', noted.notice -> 'score')), '[]'::json)
        from push_occasions noted where noted.tenant_id = games.tenant_id and noted.subject_id = games.game_id) as noted
    from games
    join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id
    join seasons on seasons.tenant_id = games.tenant_id and seasons.season_id = leagues.season_id
    join rounds on rounds.tenant_id = games.tenant_id and rounds.round_id = games.round_id
    join teams home on home.tenant_id = games.tenant_id and home.team_id = games.home_team_id
    join teams away on away.tenant_id = games.tenant_id and away.team_id = games.away_team_id
    where games.tenant_id = ${tenantId} and games.game_id = ${gameId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { seasonSlug, leagueSlug, roundSlug, gameSlug, duelSlug, duelGame } = row;
  const playoff = duelSlug === null || duelGame === null ? null : { duelSlug, game: duelGame };
  return {
    gameId,
    ref: { seasonSlug, leagueSlug, roundSlug, gameSlug, playoff },
    home: localName(row.home.name, row.home.transliterable),
    away: localName(row.away.name, row.away.transliterable),
    tipOff: row.tipOff?.getTime() ?? null,
    playedAt: row.playedAt,
    followed: [
      { kind: "game", id: gameId },
      { kind: "league", id: row.leagueId },
      ...row.teams.map((id) => ({ kind: "team", id }) as const),
      ...row.clubs.map((id) => ({ kind: "club", id }) as const),
      ...row.players.map((id) => ({ kind: "player", id }) as const),
    ],
    noted: row.noted,
  };
}
