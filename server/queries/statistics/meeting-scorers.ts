import { type RawBuilder, sql } from "kysely";
import type { ClubsHeadToHead } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { ClubId, PersonId } from "../../db/row-ids.ts";
import { refsOf, rowsWithRefs, type RowsWithRefs } from "./row-refs.ts";

const scorersShown = 3;

type ScorerRow = {
  readonly person: PersonId;
  readonly club: ClubId;
  /** The game it is of; `null`: of all games between the two. */
  readonly game: string | null;
  readonly points: number;
};
export type MeetingScorerRows = RowsWithRefs<ScorerRow>;

/** Who scored most in each game between two clubs, and over all of them the first of each, in a query over `own` and `opponent`. LOOK19 */
export function meetingScorerRows(tenantId: TenantId): RawBuilder<MeetingScorerRows> {
  const rows = sql<ScorerRow>`
    with scored as (
      select line.game_id, line.club_id, line.person_id, line.points, line.performance_index_rating as rating
      from box_team_lines meeting
      join box_player_lines line on line.tenant_id = meeting.tenant_id and line.game_id = meeting.game_id
      where meeting.tenant_id = ${tenantId} and meeting.club_id = own.club_id and meeting.opponent_club_id = opponent.club_id
        and line.counted and line.played and line.person_id is not null and line.points > 0),
    totals as (
      select person_id, club_id, sum(points) as points, row_number() over (partition by club_id order by sum(points) desc, person_id) as place
      from scored group by person_id, club_id),
    firsts as (
      select distinct on (game_id) game_id, person_id, club_id, points from scored
      order by game_id, points desc, rating desc nulls last, person_id)
    select person_id as person, club_id as club, null::uuid as game, points::integer from totals where place <= ${scorersShown}
    union all
    select person_id, club_id, game_id, points from firsts`;
  return rowsWithRefs(tenantId, rows, { persons: "person" });
}

type Scorers = Pick<ClubsHeadToHead, "scorers"> & {
  readonly firstOf: (game: string) => ClubsHeadToHead["meetings"][number]["first"];
};

export function meetingScorers({ rows, refs }: MeetingScorerRows, own: ClubId): Scorers {
  const persons = refsOf(refs);
  const scorer = ({ person, points }: ScorerRow) => ({ person: persons.person(person), points });
  const ofAll = rows.filter(({ game }) => game === null).toSorted((one, other) => other.points - one.points);
  const firsts = new Map(rows.flatMap((row) => (row.game === null ? [] : [[row.game, scorer(row)] as const])));
  return {
    scorers: {
      own: ofAll.filter(({ club }) => club === own).map(scorer),
      opponents: ofAll.filter(({ club }) => club !== own).map(scorer),
    },
    firstOf: (game) => firsts.get(game) ?? null,
  };
}
