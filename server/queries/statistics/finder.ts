import { type Kysely, type RawBuilder, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import { type FinderAnswer, mostFound } from "#contract/finder-answer.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import {
  allFound,
  asksSomething,
  type FinderCondition,
  type FinderQuestion,
  type FinderStatistic,
} from "#core/stats/history/finder-question.ts";
import { pointsReboundsAssists } from "#core/stats/statistic-sets.ts";
import type { Database } from "../../db/schema.ts";
import { refsOf, type RowsWithRefs, rowsWithRefs } from "./row-refs.ts";

/** Rows of a page; one more is asked for, to know whether another page follows. */
const rowsOnPage = 50;
/** One game is no series. */
const shortestStreak = 2;

type FoundRow = {
  readonly person: string | null;
  readonly team: string;
  readonly game: string;
  /** The first of a series; of a single game the game itself. */
  readonly first: string;
  readonly length: number;
  readonly figures: { readonly [S in FinderStatistic]?: number | null };
  /** By which rows stand in order, from the greatest. */
  readonly major: number;
  readonly minor: number;
  readonly id: string;
};

const columns: { readonly [S in FinderStatistic]: RawBuilder<number | null> } = {
  points: sql`line.points`,
  rebounds: sql`(line.offensive_rebounds + line.defensive_rebounds)`,
  offensiveRebounds: sql`line.offensive_rebounds`,
  assists: sql`line.assists`,
  steals: sql`line.steals`,
  blocks: sql`line.blocks`,
  turnovers: sql`line.turnovers`,
  foulsCommitted: sql`line.fouls_committed`,
  foulsDrawn: sql`line.fouls_drawn`,
  twoPointersMade: sql`line.two_pointers_made`,
  threePointersMade: sql`line.three_pointers_made`,
  freeThrowsMade: sql`line.free_throws_made`,
  performanceIndexRating: sql`line.performance_index_rating`,
};

/** A game of a team is told by these besides what was asked. */
const alwaysShown: readonly FinderStatistic[] = pointsReboundsAssists;

/** The games, or series of games, in which everything asked holds, in one round trip. FIND2 FIND3 */
export async function finder(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, question: FinderQuestion): Promise<FinderAnswer> {
  note(pageTags.site);
  const shown = question.after === allFound ? mostFound : rowsOnPage;
  const rows = question.find === "games" ? gameRows(tenantId, question) : streakRows(tenantId, question);
  const page = sql<FoundRow>`select * from (${rows}) found ${afterRow(question.after)}
    order by major desc, minor desc, id desc limit ${sql.lit(shown + 1)}`;
  const found: RawBuilder<RowsWithRefs<FoundRow> | null> = asksSomething(question)
    ? rowsWithRefs(tenantId, page, { persons: "person", teams: "team", games: ["game", "first"] })
    : sql`null::json`;
  const answer = await db
    .selectNoFrom([
      found.as("found"),
      sql<
        FinderAnswer["seasons"]
      >`(select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by starts_on desc nulls last, slug desc), '[]')
        from seasons where tenant_id = ${tenantId})`.as("seasons"),
    ])
    .executeTakeFirstOrThrow();
  if (!answer.found) return { seasons: answer.seasons, lines: null, next: null };
  const refs = refsOf(answer.found.refs);
  const lines = answer.found.rows.slice(0, shown);
  const last = lines.at(-1);
  return {
    seasons: answer.seasons,
    lines: lines.map((row) => ({
      person: row.person === null ? null : refs.person(row.person),
      team: refs.team(row.team),
      game: refs.game(row.game),
      first: refs.game(row.first),
      length: row.length,
      figures: row.figures,
    })),
    next: answer.found.rows.length > shown && last ? `${last.major}~${last.minor}~${last.id}` : null,
  };
}

function afterRow(after: string | null): RawBuilder<unknown> {
  const [, major, minor, id] = /^(\d{1,15})~(\d{1,15})~([0-9a-f: -]{1,80})$/i.exec(after ?? "") ?? [];
  return major === undefined || minor === undefined || id === undefined
    ? sql``
    : sql`where (major, minor, id) < (${major}::bigint, ${minor}::bigint, ${id}::text collate "C")`;
}

function gameRows(tenantId: TenantId, question: FinderQuestion): RawBuilder<unknown> {
  const { person, key } = subjectOf(question);
  const asked = [...new Set([...question.conditions.map(({ statistic }) => statistic), ...alwaysShown])];
  const figures = sql.join(asked.flatMap((statistic) => [sql.lit(statistic), columns[statistic]]));
  return sql`select ${person} as person, line.team_id as team, line.game_id as game, line.game_id as first, 1 as length,
      json_build_object(${figures}) as figures, ${milliseconds} as major, 0::bigint as minor,
      (line.game_id::text || ' ' || ${key}::text) collate "C" as id
    ${linesOf(tenantId, question)} and ${holds(question)}`;
}

/** Games that hold between two that do not: a count of those before tells one series from the next. STREAK2 */
function streakRows(tenantId: TenantId, question: FinderQuestion): RawBuilder<unknown> {
  const { person, key } = subjectOf(question);
  const inTime = sql`order by line.played_at nulls first, line.round_number, line.game_id`;
  return sql`select person, (array_agg(team order by at))[count(*)] as team, (array_agg(game order by at))[count(*)] as game,
      (array_agg(game order by at))[1] as first, count(*)::integer as length, '{}'::json as figures,
      count(*) as major, max(played) as minor, (key::text || ' ' || before) collate "C" as id
    from (select ${person} as person, ${key} as key, line.team_id as team, line.game_id as game, ${milliseconds} as played, ${holds(question)} as holds,
        row_number() over (partition by ${key} ${inTime}) as at,
        count(*) filter (where not ${holds(question)}) over (partition by ${key} ${inTime}) as before
      ${linesOf(tenantId, question)}) games
    where holds group by key, person, before having count(*) >= ${sql.lit(shortestStreak)}`;
}

const milliseconds = sql`coalesce((extract(epoch from line.played_at) * 1000)::bigint, 0)`;

function subjectOf({ of }: FinderQuestion) {
  return of === "player" ? { person: sql`line.person_id`, key: sql`line.person_id` } : { person: sql`null::uuid`, key: sql`line.club_id` };
}

/** The lines that are looked at; forfeited games are in nobody's statistics. TOTAL4 */
function linesOf(tenantId: TenantId, { of, side, phase, since }: FinderQuestion): RawBuilder<unknown> {
  const table = of === "player" ? sql`box_player_lines` : sql`box_team_lines`;
  return sql`from ${table} line where line.tenant_id = ${tenantId} and line.counted
    ${of === "player" ? sql`and line.played and line.person_id is not null` : sql``}
    ${side === null ? sql`` : sql`and line.side = ${side}`} ${phase === null ? sql`` : sql`and line.phase = ${phase}`}
    ${
      since === null
        ? sql``
        : sql`and line.season_id in (select later.season_id from seasons later
            join seasons since on since.tenant_id = later.tenant_id and since.slug = ${since}
            where later.tenant_id = ${tenantId} and later.starts_on >= since.starts_on)`
    }`;
}

/** What was not recorded reaches no bound. FIND2 */
function holds({ conditions, result }: FinderQuestion): RawBuilder<unknown> {
  const parts = [...conditions.map(bound), ...(result === null ? [] : [sql`coalesce(line.won = ${result === "won"}, false)`])];
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` and `)})`;
}

function bound({ statistic, bound: of, value }: FinderCondition): RawBuilder<unknown> {
  const column = columns[statistic];
  return of === "least" ? sql`coalesce(${column} >= ${value}::integer, false)` : sql`coalesce(${column} <= ${value}::integer, false)`;
}
