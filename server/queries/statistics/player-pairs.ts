import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { CareerPhase, PlayerComparison, PlayersHeadToHead } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { comparison } from "#core/stats/history/comparison.ts";
import { playerHeadToHead } from "#core/stats/history/head-to-head.ts";
import type { PerGameColumn, PerGameMode } from "#core/stats/history/per-game-filter.ts";
import { countStatistics, ratioStatistics } from "#core/stats/history/statistics.ts";
import { noPlayerSums } from "#core/stats/history/sums.ts";
import type { Database } from "../../db/schema.ts";
import { playerGames } from "../../projections/statistics-lines.ts";
import { playerSums } from "../../projections/statistics-sums.ts";
import { findPersons } from "./find-persons.ts";
import { rowRefs } from "./row-refs.ts";

const columns: readonly PerGameColumn[] = ["games", "starts", ...countStatistics, ...ratioStatistics];

/** Careers side by side; who never played in that phase has blanks. */
export async function playerComparison(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slugs: readonly string[],
  phase: CareerPhase,
  mode: PerGameMode,
): Promise<PlayerComparison | null> {
  const persons = await findPersons(db, tenantId, slugs);
  if (!persons) return null;
  for (const { personId } of persons) note(pageTags.person(personId));
  const careers = await db
    .selectFrom("player_careers")
    .where("tenant_id", "=", tenantId)
    .where("phase", "=", phase)
    .where(sql<boolean>`person_id = any(${persons.map(({ personId }) => personId)}::uuid[])`)
    .select(["person_id", "sums"])
    .execute();
  const compared = persons.map(({ personId }) => {
    const career = careers.find(({ person_id }) => person_id === personId);
    return career ? playerSums(career.sums) : noPlayerSums;
  });
  return { persons: persons.map(({ ref }) => ref), mode, rows: comparison(compared, columns, mode) };
}

/** The games in which both played, on opposite sides. */
export async function playersHeadToHead(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
  otherSlug: string,
): Promise<PlayersHeadToHead | null> {
  const [one, other] = (await findPersons(db, tenantId, [slug, otherSlug])) ?? [];
  if (!one || !other) return null;
  note(pageTags.person(one.personId));
  note(pageTags.person(other.personId));
  const games = await playerGames(db, tenantId, { persons: [one.personId, other.personId] });
  const between = playerHeadToHead(
    games.filter(({ person }) => person === one.personId),
    games.filter(({ person }) => person === other.personId),
  );
  const refs = await rowRefs(db, tenantId, { games: between.meetings.map((meeting) => meeting.one.game) });
  return {
    one: one.ref,
    other: other.ref,
    oneWins: between.oneWins,
    otherWins: between.otherWins,
    sums: { one: between.one, other: between.other },
    meetings: between.meetings.map((meeting) => refs.game(meeting.one.game)),
  };
}
