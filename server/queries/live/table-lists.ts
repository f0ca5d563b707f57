import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ListedForTable, TableLists } from "#contract/live/table-lists.ts";
import type { Official } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { dayOf } from "../../db/game-time.ts";
import type { Database } from "../../db/schema.ts";
import { type MissingRow, missingOf } from "../absences.ts";
import { appointedOf } from "../games/appointed.ts";
import { whoStandsFor } from "../refs/merged-persons.ts";

type ListedRow = Omit<ListedForTable, "absence">;
type SideRow = { readonly teamKey: string; readonly name: string; readonly code: string; readonly coach: string | null };
type Row = {
  readonly home: SideRow;
  readonly away: SideRow;
  readonly homePlayers: readonly ListedRow[];
  readonly awayPlayers: readonly ListedRow[];
  readonly homeMissing: readonly MissingRow[];
  readonly awayMissing: readonly MissingRow[];
  readonly officials: readonly Official[] | null;
};

/** What the league knows of a game before its table writes. One round trip. `null`: the tenant has no such game. PREP3 */
export async function tableLists(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<TableLists | null> {
  const { rows } = await sql<Row>`
    select ${sideOf("home")} as home, ${sideOf("away")} as away,
      ${playersOf(tenantId, "games.home_team_id")} as "homePlayers", ${playersOf(tenantId, "games.away_team_id")} as "awayPlayers",
      ${missingOf(tenantId, "games.home_team_id")} as "homeMissing", ${missingOf(tenantId, "games.away_team_id")} as "awayMissing",
      ${appointedOf} as officials
    from games
    join teams home on home.tenant_id = games.tenant_id and home.team_id = games.home_team_id
    join teams away on away.tenant_id = games.tenant_id and away.team_id = games.away_team_id
    where games.tenant_id = ${tenantId} and games.game_id = ${gameId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    home: { ...row.home, players: withAbsences(row.homePlayers, row.homeMissing) },
    away: { ...row.away, players: withAbsences(row.awayPlayers, row.awayMissing) },
    officials: row.officials ?? [],
  };
}

/** Its coach is whoever coached its club most often this season. */
function sideOf(side: "home" | "away"): RawBuilder<SideRow> {
  const team = (column: string) => sql.ref(`${side}.${column}`);
  return sql`json_build_object('teamKey', ${team("slug")}, 'name', ${team("name")}, 'code', ${team("code")}, 'coach', (
    select kept.coach from club_coaches kept
    where kept.tenant_id = games.tenant_id and kept.club_id = ${team("club_id")} and kept.season_id = ${team("season_id")}
    order by kept.games desc, kept.coach limit 1))`;
}

/** Who is on the list on the day of the game, in the order of shirts; of a game without a day, whoever is on it at all. */
function playersOf(tenantId: TenantId, team: string): RawBuilder<readonly ListedRow[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('key', person.slug, 'givenName', person.given_name, 'familyName', person.family_name,
      'shirt', entry.shirt_number, 'position', entry.position, 'captain', entry.captain)
      order by entry.shirt_number::integer nulls last, entry.shirt_number, person.slug), '[]')
    from rosters entry
    join persons person on person.tenant_id = entry.tenant_id and person.person_id = ${whoStandsFor(tenantId, "entry.person_id")}
    where entry.tenant_id = games.tenant_id and entry.team_id = ${sql.ref(team)}
      and coalesce(${dayOf("games")} between entry.valid_from and coalesce(entry.valid_to, 'infinity'), true))`;
}

function withAbsences(players: readonly ListedRow[], missing: readonly MissingRow[]): readonly ListedForTable[] {
  const absences = new Map(missing.map(({ slug, absence }) => [slug, absence.status]));
  return players.map((player) => ({ ...player, absence: absences.get(player.key) ?? null }));
}
