import { type Kysely, type RawBuilder, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { StreakBoard } from "#contract/streak-boards.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { playerStreakIds } from "#core/stats/history/streaks.ts";
import type { Database } from "../../db/schema.ts";
import { readRows, rowsWithRefs } from "./row-refs.ts";

/** Down to the fifth place, with all who share it; of dozens that are level the earliest. */
const lastRank = 5;
const mostLines = 10;

type Row = {
  readonly kind: string;
  readonly span: StreakBoard["span"];
  readonly rank: number;
  readonly length: number;
  readonly person: string | null;
  readonly team: string;
  readonly goes_on: boolean;
  readonly first_played_at: number | null;
  readonly last_played_at: number | null;
};

const kinds = {
  player: ["gamesPlayed", ...playerStreakIds, "freeThrows"],
  team: ["wins", "homeWins", "awayWins", "winsFromStart", "losses"],
} as const;

/** The longest series of each kind and those that go on: the beginning of an index each. One round trip. STREAK6 */
export async function streakBoards(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  holder: "player" | "team",
): Promise<readonly StreakBoard[]> {
  note(pageTags.statistics);
  if (holder === "team") note(pageTags.site);
  const isPlayer = holder === "player";
  const lines = sql<Row>`
    with active as materialized (${isPlayer ? playersGoingOn(tenantId) : clubsOfNewestSeason(tenantId)})
    select wanted.kind, wanted.span, line.rank::integer as rank, line.length, ${isPlayer ? sql`line.holder` : sql`null::uuid`} as person,
      wanted.span = 'current' or (${isActive} and ${isCurrent(tenantId)}) as goes_on, latest.team_id as team,
      extract(epoch from line.first_played_at) * 1000 as first_played_at, extract(epoch from line.last_played_at) * 1000 as last_played_at
    from (select * from unnest(${kinds[holder]}::text[]) with ordinality as kinds (kind, kind_place),
      unnest('{longest,current}'::text[]) with ordinality as spans (span, span_place)) wanted
    cross join lateral (
      select top.*, rank() over (order by top.length desc) as rank from (
        select streak.*, wanted.kind from (${isPlayer ? streaksOfPlayers(tenantId) : keptStreaks(tenantId, "club")}) streak
        order by streak.length desc, streak.first_played_at nulls first, streak.holder limit ${sql.lit(mostLines + 1)}
      ) top
    ) line
    cross join lateral (${isPlayer ? latestTeamOfPlayer(tenantId) : latestTeamOfClub(tenantId)}) latest
    where line.rank <= ${sql.lit(lastRank)}
    order by wanted.span_place, wanted.kind_place, line.length desc, line.first_played_at nulls first, line.holder`;
  const { rows, refs } = await readRows(db, rowsWithRefs(tenantId, lines, { persons: "person", teams: "team" }));
  return [...Map.groupBy(rows, ({ kind, span }) => `${span} ${kind}`).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return [
      {
        kind: first.kind,
        span: first.span,
        lines: own.slice(0, mostLines).map(({ rank, length, person, team, goes_on, first_played_at, last_played_at }) => ({
          rank,
          length,
          goesOn: goes_on,
          firstPlayedAt: first_played_at,
          lastPlayedAt: last_played_at,
          person: person === null ? null : refs.person(person),
          team: refs.team(team),
        })),
        more: own.length > mostLines,
      },
    ];
  });
}

const columns = sql`kept.length, kept.first_game_id, kept.first_played_at, kept.last_played_at`;

/** Of the longest all, of those that go on the holders' that still play. */
function keptStreaks(tenantId: TenantId, subject: "player" | "club"): RawBuilder<unknown> {
  const own = sql`kept.tenant_id = ${tenantId} and kept.subject = ${subject} and kept.kind = wanted.kind and kept.span = wanted.span`;
  const club = subject === "club" ? sql`kept.subject_id` : sql`null::uuid`;
  return sql`select kept.subject_id as holder, ${club} as club_id, ${columns} from streaks kept where wanted.span = 'longest' and ${own}
    union all
    select active.holder, ${club}, ${columns} from active join streaks kept on kept.subject_id = active.holder
      where wanted.span = 'current' and ${own}`;
}

/** Games played in a row are a club's, and name it. STREAK5 */
function streaksOfPlayers(tenantId: TenantId): RawBuilder<unknown> {
  const own = sql`wanted.kind = 'gamesPlayed' and kept.tenant_id = ${tenantId} and kept.span = wanted.span`;
  return sql`${keptStreaks(tenantId, "player")}
    union all
    select kept.person_id, kept.club_id, ${columns} from appearance_streaks kept where wanted.span = 'longest' and ${own}
    union all
    select kept.person_id, kept.club_id, ${columns} from active
      join appearance_streaks kept on kept.person_id = active.holder and kept.club_id = active.club_id
      where wanted.span = 'current' and ${own}`;
}

const isActive = sql<boolean>`exists (select from active where active.holder = line.holder
  and (line.kind <> 'gamesPlayed' or active.club_id = line.club_id))`;

function isCurrent(tenantId: TenantId): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from streaks same where same.tenant_id = ${tenantId} and same.subject_id = line.holder
      and same.kind = line.kind and same.span = 'current' and same.first_game_id = line.first_game_id)
    or (line.kind = 'gamesPlayed' and exists (select from appearance_streaks same where same.tenant_id = ${tenantId}
      and same.person_id = line.holder and same.club_id = line.club_id and same.span = 'current'
      and same.first_game_id = line.first_game_id)))`;
}

/** Newest first. */
const bySeason = sql`term.starts_on desc nulls last, term.slug desc`;

function clubsOfNewestSeason(tenantId: TenantId): RawBuilder<unknown> {
  return sql`select distinct club_id as holder, club_id from teams where tenant_id = ${tenantId} and season_id = (
    select term.season_id from seasons term where term.tenant_id = ${tenantId}
      and exists (select from teams own where own.tenant_id = term.tenant_id and own.season_id = term.season_id)
    order by ${bySeason} limit 1)`;
}

/** Whose latest team is of the latest season that its club has played, of clubs of the newest season: the others have left. STREAK9 */
function playersGoingOn(tenantId: TenantId): RawBuilder<unknown> {
  return sql`select career.person_id as holder, played.club_id from (
      select own.team_id, own.club_id, dense_rank() over (partition by own.club_id order by ${bySeason}) as place
      from teams own join seasons term on term.tenant_id = own.tenant_id and term.season_id = own.season_id
      where own.tenant_id = ${tenantId} and own.club_id in (select newest.club_id from (${clubsOfNewestSeason(tenantId)}) newest)
        and exists (select from team_season_totals total where total.tenant_id = own.tenant_id and total.team_id = own.team_id)
    ) played
    join player_careers career on career.tenant_id = ${tenantId} and career.team_id = played.team_id and career.phase = 'all'
    where played.place = 1`;
}

function latestTeamOfPlayer(tenantId: TenantId): RawBuilder<unknown> {
  return sql`(select career.team_id from player_careers career
    where line.club_id is null and career.tenant_id = ${tenantId} and career.person_id = line.holder and career.phase = 'all')
    union all (${latestTeamOfClub(tenantId)}) limit 1`;
}

function latestTeamOfClub(tenantId: TenantId): RawBuilder<unknown> {
  return sql`select own.team_id from teams own
    join seasons term on term.tenant_id = own.tenant_id and term.season_id = own.season_id
    where own.tenant_id = ${tenantId} and own.club_id = line.club_id
    order by ${bySeason}, own.team_id limit 1`;
}
