import { type Kysely, sql } from "kysely";
import type { RoundSpread } from "#contract/fantasy.ts";
import type { FantasyApiQueries, FantasyGameAnswer, FantasyRoundAnswer } from "#contract/fantasy-api-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { HistogramBar } from "../../db/fantasy-tables.ts";
import type { Database } from "../../db/schema.ts";
import { hasFact, lastLocked } from "../../fantasy/stored-rounds.ts";
import { bestFive } from "./best-five.ts";
import { fantasyPlayer, playerRows } from "./market-lines.ts";
import { playerCourse } from "./player-course.ts";
import { type SeasonAt, seasonAt } from "./season-at.ts";
import { takenAndDropped } from "./taken-and-dropped.ts";
import { toldRounds } from "./told-rounds.ts";

/** The fantasy game as programs see it. */
export function fantasyApiQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): FantasyApiQueries {
  const at = (address: Parameters<FantasyApiQueries["game"]>[0]) => seasonAt(db, tenantId, note, address);
  return {
    async game(address) {
      const known = await at(address);
      return known && gameOf(db, known);
    },
    async player(address, number) {
      const known = await at(address);
      return known && playerCourse(db, known, number);
    },
    async round(address, round) {
      const known = await at(address);
      return known && roundOf(db, known, round);
    },
  };
}

async function gameOf(db: Kysely<Database>, known: SeasonAt): Promise<FantasyGameAnswer> {
  const { season, rounds, head, settings, open } = known;
  const [told, teams] = await Promise.all([toldRounds(db, known), teamsIn(db, season, lastLocked(rounds)?.round ?? null)]);
  return {
    ...head,
    settings,
    timeZone: season.timeZone,
    closed: season.isClosed,
    rounds: [...told.values()],
    open: open?.round ?? null,
    teams,
  };
}

async function teamsIn(db: Kysely<Database>, { tenantId, leagueId }: SeasonAt["season"], round: number | null): Promise<number> {
  const { rows } = await sql<{ teams: number }>`
    select count(*)::integer as teams from ${round === null ? sql`fantasy_teams` : sql`fantasy_entries`}
    where tenant_id = ${tenantId} and league_id = ${leagueId} ${round === null ? sql`` : sql`and round = ${round}`}`.execute(db);
  return rows[0]?.teams ?? 0;
}

async function roundOf(db: Kysely<Database>, known: SeasonAt, wanted: number): Promise<FantasyRoundAnswer | null> {
  const { season, rounds, head } = known;
  const stored = rounds.find(({ round }) => round === wanted);
  if (stored === undefined) return null;
  const [told, spread, rows] = await Promise.all([
    toldRounds(db, known),
    spreadOf(db, season, wanted),
    // At the prices of its own market.
    playerRows(db, season, { rounds, priced: stored }),
  ]);
  const round = told.get(wanted);
  if (round === undefined) return null;
  const players = new Map(rows.map((row) => [row.number, fantasyPlayer(row)]));
  const settings = settingsInRound(season.versions, wanted);
  const isPlayed = hasFact(stored, "live");
  const [five, changes, teams] = await Promise.all([
    isPlayed ? bestFive(db, { season, settings }, wanted, players) : [],
    takenAndDropped(db, season, wanted, players),
    hasFact(stored, "locked") ? teamsIn(db, season, wanted) : 0,
  ]);
  return { ...head, round, settings, teams, spread: isPlayed ? spread : null, bestFive: five, ...changes };
}

async function spreadOf(db: Kysely<Database>, { tenantId, leagueId }: SeasonAt["season"], round: number): Promise<RoundSpread | null> {
  const { rows } = await sql<{ average: number; best: number; bars: readonly HistogramBar[] }>`
    select average, best, histogram as bars from fantasy_round_figures
    where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round}`.execute(db);
  return rows[0] ?? null;
}
