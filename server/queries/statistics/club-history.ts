import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { ClubHistory, ClubLeader, ClubsHeadToHead, ClubSeason } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { clubHeadToHead } from "#core/stats/history/head-to-head.ts";
import { byText, topWithTies } from "#core/stats/history/ranking.ts";
import type { CountStatistic } from "#core/stats/history/statistics.ts";
import { totalOf } from "#core/stats/history/sums.ts";
import { seasonEndStatistics } from "#core/stats/history/yearly-leaders.ts";
import type { StoredSums } from "../../db/history-tables.ts";
import type { ClubId, LeagueId, PersonId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { clubGamesBetween, teamGamesOf } from "../../projections/statistics-lines.ts";
import { playerSums } from "../../projections/statistics-sums.ts";
import { championTeam } from "../leagues/league-champion.ts";
import { clubHonourOf, type ClubHonourRow, honoursOfClub, noteNewsOf } from "../award-rows.ts";
import { localName } from "../refs/local-name.ts";
import { meetingScorerRows, meetingScorers } from "./meeting-scorers.ts";
import { streakLine, type StreakRow, streaksJson } from "./player-career.ts";
import { type BoardRows, boardRows, boardsOf } from "./record-boards.ts";
import { refsOf, rowsWithRefs, type RowsWithRefs } from "./row-refs.ts";

const leaderStatistics: readonly (CountStatistic | "games")[] = seasonEndStatistics;
const leadersShown = 10;

type ClubRow = {
  readonly club_id: ClubId;
  readonly name: string;
  readonly own: boolean;
  readonly seasons: RowsWithRefs<SeasonRow>;
  readonly players: RowsWithRefs<CareerRow>;
  readonly records: BoardRows;
  readonly team_records: BoardRows;
  readonly streaks: readonly StreakRow[] | null;
  readonly awards: readonly ClubHonourRow[];
};
type SeasonRow = {
  readonly league: LeagueId;
  readonly rank: number | null;
  readonly wins: number | null;
  readonly losses: number | null;
  readonly finished: boolean;
  readonly champion: boolean;
  readonly final_place: number | null;
};
type CareerRow = { readonly person: PersonId; readonly seasons: number; readonly sums: StoredSums };

const playerRecords = { holder: "player", category: null, phase: "all" } as const;
const teamRecords = { ...playerRecords, holder: "team" } as const;

/** A club's seasons, its leaders and records of all time, in one round trip. */
export async function clubHistory(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, slug: string): Promise<ClubHistory | null> {
  const club = await clubRow(db, tenantId, slug);
  if (!club) return null;
  note(pageTags.club(club.club_id));
  for (const { league } of club.seasons.rows) note(pageTags.league(league));
  noteNewsOf(note, club.awards);
  const leagues = refsOf(club.seasons.refs);
  const seasons = club.seasons.rows.map(({ league, rank, wins, losses, finished, final_place }): ClubSeason => {
    const { seasonName, ...competition } = leagues.league(league);
    return { competition, seasonName, rank, wins: wins ?? 0, losses: losses ?? 0, finished, finalPlace: final_place };
  });
  const persons = refsOf(club.players.refs);
  return {
    name: localName(club.name, club.own),
    seasons,
    awards: club.awards.map(clubHonourOf),
    honours: seasons.filter((_, place) => club.seasons.rows[place]?.champion).map(({ competition }) => competition),
    leaders: leaderLists(club.players.rows).map(({ statistic, rows }) => ({
      statistic,
      lines: rows.map(({ rank, person, value, seasons: played }): ClubLeader => ({
        rank,
        person: persons.person(person),
        value,
        seasons: played,
      })),
    })),
    records: [...boardsOf(club.records, playerRecords), ...boardsOf(club.team_records, teamRecords)],
    streaks: (club.streaks ?? []).map(streakLine),
  };
}

async function clubRow(db: Kysely<Database>, tenantId: TenantId, slug: string): Promise<ClubRow | undefined> {
  const { rows } = await sql<ClubRow>`
    select club.club_id, club.name, club.transliterable as own,
      ${rowsWithRefs(tenantId, seasonRows, { leagues: "league" })} as seasons,
      ${rowsWithRefs(tenantId, careerRows, { persons: "person" })} as players,
      ${boardRows(tenantId, { scope: "club", id: "club.club_id" }, playerRecords)} as records,
      ${boardRows(tenantId, { scope: "club", id: "club.club_id" }, teamRecords)} as team_records,
      ${streaksJson(tenantId, "club", "club.club_id")} as streaks,
      ${honoursOfClub} as awards
    from clubs club where club.tenant_id = ${tenantId} and club.slug = ${slug}`.execute(db);
  return rows[0];
}

/** Of the team as the play-offs gave it out, in a query over teams as `team`. */
const bracketPlace = sql`(select min((final.place ->> 'place')::integer)
  from league_playoffs playoffs cross join lateral json_array_elements(playoffs.bracket -> 'places') final (place)
  where playoffs.tenant_id = team.tenant_id and playoffs.league_id = team.league_id
    and final.place ->> 'team' = team.team_id::text)`;

const seasonRows = sql<SeasonRow>`
  select team.league_id as league, standing.rank, standing.wins, standing.losses,
    coalesce(${championTeam("team")} = team.team_id, false) as champion,
    case when ${championTeam("team")} is not null then coalesce(${bracketPlace},
      case when not exists (select from league_playoffs bracket where bracket.tenant_id = team.tenant_id and bracket.league_id = team.league_id)
        then standing.rank end) end as final_place,
    not exists (select from games game where game.tenant_id = team.tenant_id and game.league_id = team.league_id
      and game.status in ('scheduled', 'date-to-be-decided', 'postponed', 'if-needed', 'open', 'live', 'interrupted')) as finished
  from teams team
  join seasons season on season.tenant_id = team.tenant_id and season.season_id = team.season_id
  left join standings_rows standing
    on standing.tenant_id = team.tenant_id and standing.league_id = team.league_id and standing.team_id = team.team_id
  where team.tenant_id = club.tenant_id and team.club_id = club.club_id
  order by season.starts_on desc nulls last, season.slug desc`;

const careerRows = sql<CareerRow>`
  select total.person_id as person, total.seasons, total.sums from player_club_totals total
  where total.tenant_id = club.tenant_id and total.club_id = club.club_id and total.phase = 'all'`;

function leaderLists(players: readonly CareerRow[]) {
  const careers = players.map(({ person, seasons, sums }) => ({ person, seasons, sums: playerSums(sums) }));
  return leaderStatistics.map((statistic) => ({
    statistic,
    rows: topWithTies(
      careers.flatMap(({ person, seasons, sums }) => {
        const value = statistic === "games" ? sums.games : totalOf(sums, statistic);
        return value === null || value === 0 ? [] : [{ person, seasons, value }];
      }),
      leadersShown,
      (one, other) => other.value - one.value,
      (one, other) => byText(one.person, other.person),
    ),
  }));
}

/** All games of one club against another, from the first one's side. One round trip. */
export async function clubsHeadToHead(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
  opponentSlug: string,
): Promise<ClubsHeadToHead | null> {
  if (slug === opponentSlug) return null;
  const clubs = await db
    .selectFrom("clubs as own")
    .innerJoin("clubs as opponent", "opponent.tenant_id", "own.tenant_id")
    .where("own.tenant_id", "=", tenantId)
    .where("own.slug", "=", slug)
    .where("opponent.slug", "=", opponentSlug)
    .select([
      "own.club_id as ownId",
      "own.name as ownName",
      "own.transliterable as ownTransliterable",
      "opponent.club_id as opponentId",
      "opponent.name as opponentName",
      "opponent.transliterable as opponentTransliterable",
      rowsWithRefs(tenantId, clubGamesBetween(tenantId, "own.club_id", "opponent.club_id"), { games: "game_id" }).as("found"),
      meetingScorerRows(tenantId).as("scorers"),
    ])
    .executeTakeFirst();
  if (!clubs) return null;
  note(pageTags.club(clubs.ownId));
  note(pageTags.club(clubs.opponentId));
  const games = teamGamesOf(clubs.found.rows);
  const between = clubHeadToHead(games, clubs.ownId, clubs.opponentId);
  const refs = refsOf(clubs.found.refs);
  const { scorers, firstOf } = meetingScorers(clubs.scorers, clubs.ownId);
  const shown = (list: readonly { readonly game: string }[]) => list.map(({ game }) => refs.game(game));
  return {
    names: {
      own: localName(clubs.ownName, clubs.ownTransliterable),
      opponent: localName(clubs.opponentName, clubs.opponentTransliterable),
    },
    all: between.all,
    home: between.home,
    away: between.away,
    averagePoints: between.averagePoints,
    streak: between.streak && { length: between.streak.length, winner: between.streak.winner },
    biggestWins: shown(between.biggestWins),
    biggestLosses: shown(between.biggestLosses),
    meetings: between.meetings.map(({ game }) => ({ ...refs.game(game), first: firstOf(game) })),
    scorers,
  };
}
