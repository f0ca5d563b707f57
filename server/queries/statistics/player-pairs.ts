import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PlayerComparison, PlayersHeadToHead } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { comparison } from "#core/stats/history/comparison.ts";
import { playerHeadToHead } from "#core/stats/history/head-to-head.ts";
import type { CareerMode, PerGameColumn } from "#core/stats/history/per-game-filter.ts";
import { countStatistics, ratioStatistics } from "#core/stats/history/statistics.ts";
import { noPlayerSums } from "#core/stats/history/sums.ts";
import type { StoredSums } from "../../db/history-tables.ts";
import type { Database } from "../../db/schema.ts";
import { type JsonPlayerRow, playerGamesJson, playerGamesOf } from "../../projections/statistics-lines.ts";
import { playerSums } from "../../projections/statistics-sums.ts";
import { latestStay } from "../players/player-stays.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { personRef } from "../refs/person-ref.ts";
import { inOrderOf, type PersonRow, personsMeant } from "./find-persons.ts";
import { rowRefs } from "./row-refs.ts";
import type { CareerPhase } from "#contract/refs.ts";

const columns: readonly PerGameColumn[] = ["games", "starts", ...countStatistics, ...ratioStatistics];

type ComparedRow = PersonRow & {
  readonly shirt: string | null;
  readonly position: string | null;
  readonly team: TeamRefRow | null;
  readonly sums: StoredSums | null;
};

/** Careers side by side, in one round trip; who never played in that phase has blanks. */
export async function playerComparison(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slugs: readonly string[],
  phase: CareerPhase,
  mode: CareerMode,
): Promise<PlayerComparison | null> {
  const { rows } = await sql<ComparedRow>`
    select person.*, stay.shirt, stay.position, career.sums,
      case when team.team_id is not null then ${teamRefJson("team", "club")} end as team
    from ${personsMeant(tenantId, slugs)} person
    left join lateral ${latestStay(tenantId, "person.id")} stay on true
    left join teams team on team.tenant_id = ${tenantId} and team.team_id = stay.team_id
    left join clubs club on club.tenant_id = ${tenantId} and club.club_id = team.club_id
    left join player_careers career
      on career.tenant_id = ${tenantId} and career.person_id = person.id and career.phase = ${phase}`.execute(db);
  const persons = inOrderOf(slugs, rows);
  if (!persons) return null;
  for (const { id } of persons) note(pageTags.person(id));
  const compared = persons.map(({ sums }) => (sums ? playerSums(sums) : noPlayerSums));
  return {
    persons: persons.map((person) => ({
      ...personRef(person),
      shirt: person.shirt,
      position: person.position,
      team: person.team && teamRef(person.team),
    })),
    mode,
    rows: comparison(compared, columns, mode),
  };
}

type PlayedRow = PersonRow & { readonly games: readonly JsonPlayerRow[] | null };

/** The games in which both played, on opposite sides, in two round trips. */
export async function playersHeadToHead(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
  otherSlug: string,
): Promise<PlayersHeadToHead | null> {
  const slugs = [slug, otherSlug];
  const { rows } = await sql<PlayedRow>`select person.*, ${playerGamesJson(tenantId, "person.id")} as games
    from ${personsMeant(tenantId, slugs)} person`.execute(db);
  const [one, other] = inOrderOf(slugs, rows) ?? [];
  if (!one || !other) return null;
  note(pageTags.person(one.id));
  note(pageTags.person(other.id));
  const between = playerHeadToHead(playerGamesOf(one.games), playerGamesOf(other.games));
  const refs = await rowRefs(db, tenantId, { games: between.meetings.map((meeting) => meeting.one.game) });
  return {
    one: personRef(one),
    other: personRef(other),
    oneWins: between.oneWins,
    otherWins: between.otherWins,
    oneAtHome: between.oneAtHome,
    oneAway: between.oneAway,
    sums: { one: between.one, other: between.other },
    meetings: between.meetings.map((meeting) => refs.game(meeting.one.game)),
  };
}
