import { sql, type Transaction } from "kysely";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { ClubId, LeagueId, PersonId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { careerRows, writeCareers } from "./career-rows.ts";
import { clubAppearances } from "./club-appearances.ts";
import { clubCoachRows, clubMeetingRows } from "./club-tally-rows.ts";
import { dropPages } from "../db/drop-pages.ts";
import { projectExperimentalFigures } from "./experimental-figures.ts";
import { projectLeaders } from "./league-leaders.ts";
import { RecordBook } from "./record-marks.ts";
import { projectRecords, rewriteRecords } from "./record-rows.ts";
import { clubResults, type PlayerHistoryGame, playerGames, teamGames } from "./statistics-lines.ts";
import { deleteRows, insertRows } from "./statistics-rows.ts";
import { appearanceStreakRows, clubStreakRows } from "./streak-rows.ts";
import { projectTeamLineups } from "./team-lineups.ts";
import { projectRecordedSince, projectTeamTotals } from "./team-totals.ts";

/** How many careers are held at a time. */
const personsAtOnce = 400;

/** So many changes at once (a season read in, a rule changed) are cheaper made anew than one by one. */
const gamesWorthAll = 300;

type Subjects = {
  readonly games: readonly GameId[];
  readonly leagues: readonly LeagueId[];
  readonly teams: readonly TeamId[];
  readonly clubs: readonly ClubId[];
  readonly persons: readonly PersonId[];
};

/**
 * Brings seasons, careers, records and streaks up to the lines that have changed since this was last run, in this
 * transaction or another; drops the pages that show them. Whoever may have changed a line that counts runs it. KEPT1
 */
export async function projectStatistics(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
  await lockStatistics(transaction, tenantId);
  const changed = await takeChanges(transaction, tenantId);
  if (changed.games.length === 0) return;
  if (changed.games.length >= gamesWorthAll) {
    await rebuildStatistics(transaction, tenantId);
    return dropPages(transaction, tenantId, null);
  }
  await projectPersons(transaction, tenantId, changed.persons);
  await projectTeams(transaction, tenantId, changed);
  await projectRecords(transaction, tenantId, changed);
  for (const leagueId of changed.leagues) {
    await projectRecordedSince(transaction, tenantId, leagueId, await teamGames(transaction, tenantId, { leagues: [leagueId] }));
    await projectLeaders(transaction, tenantId, leagueId);
    await projectExperimentalFigures(transaction, tenantId, leagueId);
  }
  await dropPages(transaction, tenantId, tagsOf(changed));
}

/** Makes all of it anew from the lines. */
export async function rebuildStatistics(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
  await lockStatistics(transaction, tenantId);
  for (const table of [
    "statistics_changes",
    "player_season_totals",
    "player_club_totals",
    "player_careers",
    "all_time_leaders",
    "career_season_ends",
    "streaks",
    "appearance_streaks",
    "club_meetings",
    "club_coaches",
  ] as const) {
    await transaction.deleteFrom(table).where("tenant_id", "=", tenantId).execute();
  }
  const book = new RecordBook(tenantId);
  const persons = await transaction
    .selectFrom("persons")
    .select("person_id")
    .where("tenant_id", "=", tenantId)
    .orderBy("person_id")
    .execute();
  for (let from = 0; from < persons.length; from += personsAtOnce) {
    const ids = persons.slice(from, from + personsAtOnce).map(({ person_id }) => person_id);
    for (const game of await projectPersons(transaction, tenantId, ids)) book.offerPlayer(game);
  }
  const leagues = await transaction.selectFrom("leagues").select("league_id").where("tenant_id", "=", tenantId).execute();
  for (const { league_id } of leagues) {
    const games = await teamGames(transaction, tenantId, { leagues: [league_id] });
    for (const game of games) book.offerTeam(game);
    await projectRecordedSince(transaction, tenantId, league_id, games);
    const teams = await transaction
      .selectFrom("teams")
      .select("team_id")
      .where("tenant_id", "=", tenantId)
      .where("league_id", "=", league_id)
      .execute();
    const ids = teams.map(({ team_id }) => team_id);
    await projectTeamTotals(transaction, tenantId, ids);
    await projectTeamLineups(transaction, tenantId, ids);
    await projectLeaders(transaction, tenantId, league_id);
    await projectExperimentalFigures(transaction, tenantId, league_id);
  }
  const clubs = await transaction.selectFrom("clubs").select("club_id").where("tenant_id", "=", tenantId).execute();
  await projectClubs(
    transaction,
    tenantId,
    clubs.map(({ club_id }) => club_id),
  );
  await rewriteRecords(transaction, tenantId, book);
}

/**
 * After the league's row in the order of `server/db/write-locks.ts`: two games of one player may end in the same second,
 * and the second to come must read what became of the first.
 */
async function lockStatistics(transaction: Transaction<Database>, tenantId: TenantId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`statistics:${tenantId}`}, 0))`.execute(transaction);
}

async function takeChanges(transaction: Transaction<Database>, tenantId: TenantId): Promise<Subjects> {
  const changes = await transaction.deleteFrom("statistics_changes").where("tenant_id", "=", tenantId).returningAll().execute();
  const distinct = <Id>(ids: readonly Id[]) => [...new Set(ids)];
  return {
    games: distinct(changes.map(({ game_id }) => game_id)),
    leagues: distinct(changes.map(({ league_id }) => league_id)),
    teams: distinct(changes.map(({ team_id }) => team_id)),
    clubs: distinct(changes.map(({ club_id }) => club_id)),
    persons: distinct(changes.flatMap(({ person_id }) => person_id ?? [])),
  };
}

/** Answers with their games. */
async function projectPersons(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  persons: readonly PersonId[],
): Promise<readonly PlayerHistoryGame[]> {
  if (persons.length === 0) return [];
  const games = await playerGames(transaction, tenantId, { persons });
  const born = await transaction
    .selectFrom("persons")
    .select(["person_id", "birth_date"])
    .where("tenant_id", "=", tenantId)
    .where(sql<boolean>`person_id = any(${persons}::uuid[])`)
    .execute();
  const birthDates = new Map<string, string | null>(born.map(({ person_id, birth_date }) => [person_id, birth_date]));
  const careers = [...Map.groupBy(games, ({ person }) => person)].map(([person, ofPerson]) =>
    careerRows(tenantId, person, birthDates.get(person) ?? null, ofPerson),
  );
  await writeCareers(transaction, tenantId, persons, careers);
  return games;
}

async function projectTeams(transaction: Transaction<Database>, tenantId: TenantId, { teams, clubs }: Subjects): Promise<void> {
  await projectTeamTotals(transaction, tenantId, teams);
  await projectTeamLineups(transaction, tenantId, teams);
  await projectClubs(transaction, tenantId, clubs);
}

/** All that is kept of clubs out of their games with a result. */
async function projectClubs(transaction: Transaction<Database>, tenantId: TenantId, clubs: readonly ClubId[]): Promise<void> {
  const games = await clubResults(transaction, tenantId, clubs);
  const byClub = [...Map.groupBy(games, ({ club }) => club as ClubId)];
  await deleteRows(transaction, tenantId, "streaks", "subject_id", clubs);
  for (const table of ["club_meetings", "club_coaches", "appearance_streaks"] as const)
    await deleteRows(transaction, tenantId, table, "club_id", clubs);
  const rowsBy = (made: (tenantId: TenantId, club: ClubId, ofClub: typeof games) => readonly object[]) =>
    byClub.flatMap(([club, ofClub]) => made(tenantId, club, ofClub));
  await insertRows(transaction, "streaks", rowsBy(clubStreakRows));
  await insertRows(transaction, "club_meetings", rowsBy(clubMeetingRows));
  await insertRows(transaction, "club_coaches", rowsBy(clubCoachRows));
  const appearances = Map.groupBy(await clubAppearances(transaction, tenantId, clubs), ({ club }) => club);
  const inARow = [...appearances].flatMap(([club, ofClub]) => appearanceStreakRows(tenantId, club, ofClub));
  await insertRows(transaction, "appearance_streaks", inARow);
}

function tagsOf({ leagues, clubs, persons }: Subjects): PageTag[] {
  return [pageTags.statistics, ...leagues.map(pageTags.league), ...clubs.map(pageTags.club), ...persons.map(pageTags.person)];
}
