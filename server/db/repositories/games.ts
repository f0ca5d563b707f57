import { type Kysely, sql, type Transaction } from "kysely";
import type { GameStatus, Side } from "#core/game/facts.ts";
import type { GameId, PlayerKey, TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import { pagesOfVideos } from "../pages-of-videos.ts";
import type { LeagueId, PersonId, RoundId, TeamId, VenueId } from "../row-ids.ts";
import type { Database } from "../schema.ts";
import { keepPeople, lockGame } from "../write-locks.ts";
import type { GameAddress } from "#contract/refs.ts";

export type NewGame = {
  readonly leagueId: LeagueId;
  readonly roundId: RoundId;
  /** Unique in its round. */
  readonly slug: string;
  readonly homeTeamId: TeamId;
  readonly awayTeamId: TeamId;
  readonly venueId: VenueId | null;
  /** Epoch milliseconds; `null` while its time is not known. */
  readonly tipOff: number | null;
  /** The day alone, `2026-12-05`, where its time is to follow: then there is no tip-off. SCHED23 */
  readonly tipOffDay?: string | null;
  /** Only where the game is new; afterwards its log says how it stands. */
  readonly status: GameStatus;
  /** Where the game comes from, and its id there; together they name it once in the tenant. */
  readonly source: string;
  readonly sourceGameId: string;
};

export type GamePerson = { readonly playerKey: PlayerKey; readonly side: Side; readonly personId: PersonId | null };

/** What a schedule may say of a game before its log says anything. */
const beforeTheGame: ReadonlySet<GameStatus> = new Set<GameStatus>([
  "scheduled",
  "date-to-be-decided",
  "postponed",
  "if-needed",
  "cancelled",
]);

/** The games of one tenant as rows; what happens in them is in their logs. */
export function gamesFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Makes the game of this source and source id, or moves it to the place and time given. */
    async save(game: NewGame): Promise<GameId> {
      const row = {
        league_id: game.leagueId,
        round_id: game.roundId,
        slug: game.slug,
        home_team_id: game.homeTeamId,
        away_team_id: game.awayTeamId,
        venue_id: game.venueId,
        tip_off: game.tipOff === null ? null : new Date(game.tipOff),
        tip_off_day: game.tipOffDay ?? null,
      };
      const saved = await db
        .insertInto("games")
        .values({
          tenant_id: tenantId,
          source: game.source,
          source_game_id: game.sourceGameId,
          status: game.status,
          scheduled_status: beforeTheGame.has(game.status) ? game.status : "scheduled",
          ...row,
        })
        .onConflict((conflict) => conflict.columns(["tenant_id", "source", "source_game_id"]).doUpdateSet(row))
        .returning("game_id")
        .executeTakeFirstOrThrow();
      return saved.game_id;
    },

    async bySource(source: string, sourceGameId: string): Promise<GameId | null> {
      const row = await db
        .selectFrom("games")
        .select("game_id")
        .where("tenant_id", "=", tenantId)
        .where("source", "=", source)
        .where("source_game_id", "=", sourceGameId)
        .executeTakeFirst();
      return row?.game_id ?? null;
    },

    async byAddress({ seasonSlug, leagueSlug, roundSlug, gameSlug }: GameAddress): Promise<GameId | null> {
      const row = await db
        .selectFrom("games")
        .innerJoin("rounds", (join) =>
          join.onRef("rounds.tenant_id", "=", "games.tenant_id").onRef("rounds.round_id", "=", "games.round_id"),
        )
        .innerJoin("leagues", (join) =>
          join.onRef("leagues.tenant_id", "=", "games.tenant_id").onRef("leagues.league_id", "=", "games.league_id"),
        )
        .innerJoin("seasons", (join) =>
          join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
        )
        .select("games.game_id")
        .where("games.tenant_id", "=", tenantId)
        .where("seasons.slug", "=", seasonSlug)
        .where("leagues.slug", "=", leagueSlug)
        .where("rounds.slug", "=", roundSlug)
        .where("games.slug", "=", gameSlug)
        .executeTakeFirst();
      return row?.game_id ?? null;
    },

    /**
     * Says who the keys of the game's log are, for a source or for the office; a key said before gets the new person, and so does
     * its line. The log is not touched. Statistics follow with the game's projections (`server/projections/run.ts`). TABLE2
     */
    async linkPlayers(gameId: GameId, players: readonly GamePerson[], by: "source" | "office" = "source"): Promise<void> {
      if (players.length === 0) return;
      await inTransaction(db, async (transaction) => {
        await lockGame(transaction, tenantId, gameId);
        await keepPeople(transaction, tenantId);
        const before = await pagesOfVideos(transaction, tenantId, [gameId]);
        await writePlayers(transaction, tenantId, gameId, players, by === "office" ? "office" : null);
        await nameLines(transaction, tenantId, gameId);
        // Whom a clip shows is told by who played.
        if (before.length > 0)
          await dropPages(transaction, tenantId, [...before, ...(await pagesOfVideos(transaction, tenantId, [gameId]))]);
      });
    },
  };
}

async function writePlayers(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameId: GameId,
  players: readonly GamePerson[],
  linkedBy: "office" | null,
): Promise<void> {
  const game = { tenant_id: tenantId, game_id: gameId };
  await transaction
    .insertInto("game_players")
    .values(
      players.map(({ playerKey, side, personId }) => ({ ...game, player_key: playerKey, side, person_id: personId, linked_by: linkedBy })),
    )
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "game_id", "player_key"]).doUpdateSet((row) => ({
        side: row.ref("excluded.side"),
        person_id: row.ref("excluded.person_id"),
        linked_by: row.ref("excluded.linked_by"),
      })),
    )
    .execute();
}

/** Lines bear whom their keys stand for, merged persons as one. */
async function nameLines(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<void> {
  await sql`
    with known as materialized (
      select player_key, canonical_person_id as person_id from game_players left join person_identities using (tenant_id, person_id)
      where tenant_id = ${tenantId} and game_id = ${gameId}
    )
    update box_player_lines line set person_id = known.person_id from known
    where line.tenant_id = ${tenantId} and line.game_id = ${gameId} and line.player_key = known.player_key
      and line.person_id is distinct from known.person_id`.execute(transaction);
}
