import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { StreakBoard } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { playerStreakIds } from "#core/stats/history/streaks.ts";
import type { Database } from "../../db/schema.ts";
import { readRows, rowsWithRefs } from "./row-refs.ts";

const shown = 5;

type Row = {
  readonly kind: string;
  readonly rank: number;
  readonly length: number;
  readonly person: string;
  readonly team: string;
  readonly first_played_at: number | null;
  readonly last_played_at: number | null;
};

/** The longest series of games of each kind: the beginning of an index each. One round trip. */
export async function longestStreaks(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): Promise<readonly StreakBoard[]> {
  note(pageTags.statistics);
  const longest = sql<Row>`
    select wanted.kind, line.rank::integer as rank, line.length, line.subject_id as person, career.team_id as team,
      extract(epoch from line.first_played_at) * 1000 as first_played_at, extract(epoch from line.last_played_at) * 1000 as last_played_at
    from unnest(${playerStreakIds}::text[]) with ordinality as wanted (kind, place)
    cross join lateral (
      select top.*, rank() over (order by top.length desc) as rank from (
        select streak.* from streaks streak
        where streak.tenant_id = ${tenantId} and streak.subject = 'player' and streak.kind = wanted.kind and streak.span = 'longest'
        order by streak.length desc, streak.subject_id limit ${sql.lit(shown)}
      ) top
    ) line
    join player_careers career on career.tenant_id = ${tenantId} and career.person_id = line.subject_id and career.phase = 'all'
    order by wanted.place, line.length desc, line.subject_id`;
  const { rows, refs } = await readRows(db, rowsWithRefs(tenantId, longest, { persons: "person", teams: "team" }));
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    lines: own.map(({ rank, length, person, team, first_played_at, last_played_at }) => ({
      rank,
      length,
      firstPlayedAt: first_played_at,
      lastPlayedAt: last_played_at,
      person: refs.person(person),
      team: refs.team(team),
    })),
  }));
}
