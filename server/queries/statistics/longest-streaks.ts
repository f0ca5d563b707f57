import { type Kysely, type RawBuilder, sql } from "kysely";
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
  readonly person: string | null;
  readonly team: string;
  readonly first_played_at: number | null;
  readonly last_played_at: number | null;
};

const kinds = {
  player: [...playerStreakIds, "freeThrows"],
  team: ["wins", "homeWins", "awayWins", "winsFromStart", "losses"],
} as const;

/** The longest series of each kind: the beginning of an index each. One round trip. */
export async function longestStreaks(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  holder: "player" | "team",
): Promise<readonly StreakBoard[]> {
  note(pageTags.statistics);
  if (holder === "team") note(pageTags.site);
  const longest = sql<Row>`
    select wanted.kind, line.rank::integer as rank, line.length, ${holder === "player" ? sql`line.subject_id` : sql`null::uuid`} as person,
      latest.team_id as team, extract(epoch from line.first_played_at) * 1000 as first_played_at,
      extract(epoch from line.last_played_at) * 1000 as last_played_at
    from unnest(${kinds[holder]}::text[]) with ordinality as wanted (kind, place)
    cross join lateral (
      select top.*, rank() over (order by top.length desc) as rank from (
        select streak.* from streaks streak
        where streak.tenant_id = ${tenantId} and streak.subject = ${holder === "player" ? "player" : "club"}
          and streak.kind = wanted.kind and streak.span = 'longest'
        order by streak.length desc, streak.subject_id limit ${sql.lit(shown)}
      ) top
    ) line
    cross join lateral (${holder === "player" ? latestTeamOfPlayer(tenantId) : latestTeamOfClub(tenantId)}) latest
    order by wanted.place, line.length desc, line.subject_id, line.first_played_at`;
  const { rows, refs } = await readRows(db, rowsWithRefs(tenantId, longest, { persons: "person", teams: "team" }));
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    lines: own.map(({ rank, length, person, team, first_played_at, last_played_at }) => ({
      rank,
      length,
      firstPlayedAt: first_played_at,
      lastPlayedAt: last_played_at,
      person: person === null ? null : refs.person(person),
      team: refs.team(team),
    })),
  }));
}

function latestTeamOfPlayer(tenantId: TenantId): RawBuilder<unknown> {
  return sql`select career.team_id from player_careers career
    where career.tenant_id = ${tenantId} and career.person_id = line.subject_id and career.phase = 'all'`;
}

function latestTeamOfClub(tenantId: TenantId): RawBuilder<unknown> {
  return sql`select own.team_id from teams own
    join seasons term on term.tenant_id = own.tenant_id and term.season_id = own.season_id
    where own.tenant_id = ${tenantId} and own.club_id = line.subject_id
    order by term.starts_on desc nulls last, term.slug desc, own.team_id limit 1`;
}
