import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { ComparablePlayers } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import type { LeagueId, PersonId } from "../../db/row-ids.ts";
import { type BesideRow, bestOfLeague, inSameTeam, onSamePosition, playersBeside } from "../players/best-of-league.ts";
import { latestStay } from "../players/player-stays.ts";
import { personsMeant } from "./find-persons.ts";

type Row = {
  readonly id: PersonId;
  readonly leagueId: LeagueId | null;
  readonly mates: readonly BesideRow[] | null;
  readonly alike: readonly BesideRow[] | null;
  readonly leaders: readonly BesideRow[] | null;
};

/** Whom somebody may be compared with, from the league of his latest team, in one round trip. COMPARE4 */
export async function comparablePlayers(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
): Promise<ComparablePlayers | null> {
  const { rows } = await sql<Row>`
    select person.id, stay.league_id as "leagueId",
      ${bestOfLeague(tenantId, "person.id", inSameTeam)} as mates,
      ${bestOfLeague(tenantId, "person.id", onSamePosition)} as alike,
      ${bestOfLeague(tenantId, "person.id")} as leaders
    from ${personsMeant(tenantId, [slug])} person
    left join lateral ${latestStay(tenantId, "person.id")} stay on true`.execute(db);
  const [row] = rows;
  if (!row) return null;
  note(pageTags.person(row.id));
  if (row.leagueId) note(pageTags.league(row.leagueId));
  return { mates: playersBeside(row.mates), alike: playersBeside(row.alike), leaders: playersBeside(row.leaders) };
}
