import { type Kysely, type RawBuilder, sql } from "kysely";
import type { GameSummary } from "#contract/queries.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { localName } from "./local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "./team-ref.ts";

type TeamRecord = { readonly wins: number; readonly losses: number };

/** A game as SQL hands it over for a list; also from inside a JSON value, so a moment is a number. */
export type GameCardRow = {
  readonly roundSlug: string;
  readonly roundNumber: number;
  readonly gameSlug: string;
  readonly tipOff: number | null;
  readonly status: GameStatus;
  readonly overtimes: number;
  readonly home: TeamRefRow;
  readonly away: TeamRefRow;
  readonly homePoints: number | null;
  readonly awayPoints: number | null;
  readonly homeRecord: TeamRecord | null;
  readonly awayRecord: TeamRecord | null;
  readonly venue: { readonly name: string; readonly transliterable: boolean } | null;
};

/** Word for word the predicate of the index `games_ahead_by_tip_off`. */
export const isAhead: RawBuilder<boolean> = sql`games.status in ('scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'open')`;

/** Word for word the predicate of the index `games_played_by_tip_off`. */
export const isPlayed: RawBuilder<boolean> = sql`games.status not in ('scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'open', 'cancelled')`;

/** Games of a tenant with all that a card shows; the caller adds which, in which order, and how many. */
export function gameCards(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("games")
    .innerJoin("rounds", (join) => join.onRef("rounds.tenant_id", "=", "games.tenant_id").onRef("rounds.round_id", "=", "games.round_id"))
    .innerJoin("teams as home_team", (join) => join.onRef("home_team.tenant_id", "=", "games.tenant_id").onRef("home_team.team_id", "=", "games.home_team_id"))
    .innerJoin("clubs as home_club", (join) => join.onRef("home_club.tenant_id", "=", "games.tenant_id").onRef("home_club.club_id", "=", "home_team.club_id"))
    .innerJoin("teams as away_team", (join) => join.onRef("away_team.tenant_id", "=", "games.tenant_id").onRef("away_team.team_id", "=", "games.away_team_id"))
    .innerJoin("clubs as away_club", (join) => join.onRef("away_club.tenant_id", "=", "games.tenant_id").onRef("away_club.club_id", "=", "away_team.club_id"))
    .leftJoin("venues", (join) => join.onRef("venues.tenant_id", "=", "games.tenant_id").onRef("venues.venue_id", "=", "games.venue_id"))
    .leftJoin("standings_rows as home_row", (join) =>
      join.onRef("home_row.tenant_id", "=", "games.tenant_id").onRef("home_row.league_id", "=", "games.league_id").onRef("home_row.team_id", "=", "games.home_team_id"),
    )
    .leftJoin("standings_rows as away_row", (join) =>
      join.onRef("away_row.tenant_id", "=", "games.tenant_id").onRef("away_row.league_id", "=", "games.league_id").onRef("away_row.team_id", "=", "games.away_team_id"),
    )
    .where("games.tenant_id", "=", tenantId)
    .select([
      "rounds.slug as roundSlug",
      "rounds.number as roundNumber",
      "games.slug as gameSlug",
      "games.status",
      "games.overtimes",
      sql<number | null>`(extract(epoch from games.tip_off) * 1000)::bigint`.as("tipOff"),
      sql<number | null>`coalesce(games.official_home_points, games.home_points)`.as("homePoints"),
      sql<number | null>`coalesce(games.official_away_points, games.away_points)`.as("awayPoints"),
      teamRefJson("home_team", "home_club").as("home"),
      teamRefJson("away_team", "away_club").as("away"),
      recordJson("home_row").as("homeRecord"),
      recordJson("away_row").as("awayRecord"),
      sql<GameCardRow["venue"]>`case when venues.venue_id is not null then json_build_object('name', venues.name, 'transliterable', venues.transliterable) end`.as("venue"),
    ]);
}

function recordJson(row: string): RawBuilder<TeamRecord | null> {
  const wins = sql.ref(`${row}.wins`);
  return sql`case when ${wins} is not null then json_build_object('wins', ${wins}, 'losses', ${sql.ref(`${row}.losses`)}) end`;
}

export function gameSummary(seasonSlug: string, leagueSlug: string, row: GameCardRow): GameSummary {
  return {
    ref: { seasonSlug, leagueSlug, roundSlug: row.roundSlug, gameSlug: row.gameSlug },
    roundNumber: row.roundNumber,
    tipOff: row.tipOff,
    status: row.status,
    overtimes: row.overtimes,
    home: { ...teamRef(row.home), points: row.homePoints, record: row.homeRecord },
    away: { ...teamRef(row.away), points: row.awayPoints, record: row.awayRecord },
    venue: row.venue === null ? null : localName(row.venue.name, row.venue.transliterable),
  };
}
