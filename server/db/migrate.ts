import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { DatabaseStartError } from "./database-start-error.ts";
import * as foundation from "./migrations/0001-foundation.ts";
import * as leagueLeaders from "./migrations/0002-league-leaders.ts";
import * as leagueOffice from "./migrations/0003-league-office.ts";
import * as gameLines from "./migrations/0004-game-lines.ts";
import * as statistics from "./migrations/0005-statistics.ts";
import * as editorial from "./migrations/0006-editorial.ts";
import * as classification from "./migrations/0007-classification.ts";
import * as playoffGames from "./migrations/0008-playoff-games.ts";
import * as roundStages from "./migrations/0009-round-stages.ts";
import * as packedBoxes from "./migrations/0010-packed-boxes.ts";
import * as teamApplications from "./migrations/0011-team-applications.ts";
import * as siteTexts from "./migrations/0012-site-texts.ts";
import * as search from "./migrations/0016-search.ts";
import * as routeRules from "./migrations/0017-route-rules.ts";
import * as gamesByDay from "./migrations/0018-games-by-day.ts";
import * as gameVideos from "./migrations/0019-game-videos.ts";
import * as formerSlugs from "./migrations/0021-former-slugs.ts";
import * as documentLeagues from "./migrations/0022-document-leagues.ts";
import * as clubLines from "./migrations/0023-club-lines.ts";
import * as liveDesk from "./migrations/0024-live-desk.ts";
import * as gameGraphics from "./migrations/0030-game-graphics.ts";
import * as keptFigures from "./migrations/0031-kept-figures.ts";
import * as accounts from "./migrations/0032-accounts.ts";
import * as push from "./migrations/0034-push.ts";
import * as outlets from "./migrations/0035-outlets.ts";
import * as errorReporting from "./migrations/0036-error-reporting.ts";
import * as awards from "./migrations/0037-awards.ts";
import * as following from "./migrations/0038-following.ts";
import * as portraits from "./migrations/0039-portraits.ts";
import * as availability from "./migrations/0040-availability.ts";
import * as accountConsent from "./migrations/0043-account-consent.ts";
import * as myGames from "./migrations/0045-my-games.ts";
import * as followedCalendars from "./migrations/0048-followed-calendars.ts";
import * as signInWays from "./migrations/0049-sign-in-ways.ts";
import * as awardNews from "./migrations/0052-award-news.ts";
import * as pictureSizes from "./migrations/0053-picture-sizes.ts";
import * as videoStarts from "./migrations/0057-video-starts.ts";
import * as clutch from "./migrations/0058-clutch.ts";
import * as webhooks from "./migrations/0059-webhooks.ts";
import * as personDetails from "./migrations/0061-person-details.ts";
import * as teamCombinations from "./migrations/0062-team-combinations.ts";
import * as namedPeople from "./migrations/0063-named-people.ts";
import * as gameReferees from "./migrations/0064-game-referees.ts";
import * as hallPlaces from "./migrations/0066-hall-places.ts";
import * as personWeights from "./migrations/0067-person-weights.ts";
import * as appearanceStreaks from "./migrations/0068-appearance-streaks.ts";
import * as staffInSearch from "./migrations/0069-staff-in-search.ts";
import * as fanVotes from "./migrations/0070-fan-votes.ts";
import * as newsSlugs from "./migrations/0071-news-slugs.ts";
import * as clips from "./migrations/0072-clips.ts";
import * as shotsInZones from "./migrations/0074-shots-in-zones.ts";
import * as gameAppointments from "./migrations/0076-game-appointments.ts";
import * as outsideProfiles from "./migrations/0077-outside-profiles.ts";
import * as knownNetworks from "./migrations/0079-known-networks.ts";
import * as whatStrangersLeave from "./migrations/0080-what-strangers-leave.ts";
import * as linkedPlayers from "./migrations/0084-linked-players.ts";
import * as daysOfTheCalendar from "./migrations/0086-days-of-the-calendar.ts";
import * as hallsInSearch from "./migrations/0087-halls-in-search.ts";
import * as daysWithoutATime from "./migrations/0088-days-without-a-time.ts";
import * as ownMails from "./migrations/0089-own-mails.ts";
import * as fantasy from "./migrations/0090-fantasy.ts";
import * as fantasyLeagues from "./migrations/0091-fantasy-leagues.ts";
import * as fantasyCup from "./migrations/0092-fantasy-cup.ts";
import * as fantasyPlayoffsAndOffice from "./migrations/0095-fantasy-playoffs-and-office.ts";
import * as fantasyFans from "./migrations/0098-fantasy-fans.ts";
import * as fantasyNames from "./migrations/0099-fantasy-names.ts";
import * as fantasySpeed from "./migrations/0103-fantasy-speed.ts";
import * as fantasyLeagueReports from "./migrations/0105-fantasy-league-reports.ts";
import * as gameStarts from "./migrations/0106-game-starts.ts";
import * as writtenNames from "./migrations/0107-written-names.ts";
import * as tableRoles from "./migrations/0108-table-roles.ts";
import * as officeChanges from "./migrations/0109-office-changes.ts";
import * as unpublishedLeagues from "./migrations/0111-unpublished-leagues.ts";
import * as officialsAndImports from "./migrations/0112-officials-and-imports.ts";
import * as backups from "./migrations/0115-backups.ts";
import * as installation from "./migrations/0118-installation.ts";
import * as officeRoles from "./migrations/0120-office-roles.ts";
import * as officeLooks from "./migrations/0121-office-looks.ts";
import * as sealedSecrets from "./migrations/0122-sealed-secrets.ts";
import * as gamesKnownByTheirScore from "./migrations/0125-games-known-by-their-score.ts";
import * as sponsorsByDay from "./migrations/0126-sponsors-by-day.ts";
import * as officeUploads from "./migrations/0130-office-uploads.ts";
import * as trainings from "./migrations/0134-trainings.ts";
import * as placesOfNewsClubs from "./migrations/0136-places-of-news-clubs.ts";
import * as listsTakenBack from "./migrations/0137-lists-taken-back.ts";
import * as sections from "./migrations/0138-sections.ts";
import * as oldAddresses from "./migrations/0139-old-addresses.ts";
import * as gamesKnownByTheirLines from "./migrations/0140-games-known-by-their-lines.ts";
import * as decisionsInForce from "./migrations/0143-decisions-in-force.ts";
import { schemaLockKey } from "./schema-lock.ts";
import type { Database } from "./schema.ts";

/** Listed by hand, so that a bundle holds them and their order is read here: that of their names. */
export const migrations: Record<string, Migration> = {
  "0001-foundation": foundation,
  "0002-league-leaders": leagueLeaders,
  "0003-league-office": leagueOffice,
  "0004-game-lines": gameLines,
  "0005-statistics": statistics,
  "0006-editorial": editorial,
  "0007-classification": classification,
  "0008-playoff-games": playoffGames,
  "0009-round-stages": roundStages,
  "0010-packed-boxes": packedBoxes,
  "0011-team-applications": teamApplications,
  "0012-site-texts": siteTexts,
  "0016-search": search,
  "0017-route-rules": routeRules,
  "0018-games-by-day": gamesByDay,
  "0019-game-videos": gameVideos,
  "0021-former-slugs": formerSlugs,
  "0022-document-leagues": documentLeagues,
  "0023-club-lines": clubLines,
  "0024-live-desk": liveDesk,
  "0030-game-graphics": gameGraphics,
  "0031-kept-figures": keptFigures,
  "0032-accounts": accounts,
  "0034-push": push,
  "0035-outlets": outlets,
  "0036-error-reporting": errorReporting,
  "0037-awards": awards,
  "0038-following": following,
  "0039-portraits": portraits,
  "0040-availability": availability,
  "0043-account-consent": accountConsent,
  "0045-my-games": myGames,
  "0048-followed-calendars": followedCalendars,
  "0049-sign-in-ways": signInWays,
  "0052-award-news": awardNews,
  "0053-picture-sizes": pictureSizes,
  "0057-video-starts": videoStarts,
  "0058-clutch": clutch,
  "0059-webhooks": webhooks,
  "0061-person-details": personDetails,
  "0062-team-combinations": teamCombinations,
  "0063-named-people": namedPeople,
  "0064-game-referees": gameReferees,
  "0066-hall-places": hallPlaces,
  "0067-person-weights": personWeights,
  "0068-appearance-streaks": appearanceStreaks,
  "0069-staff-in-search": staffInSearch,
  "0070-fan-votes": fanVotes,
  "0071-news-slugs": newsSlugs,
  "0072-clips": clips,
  "0074-shots-in-zones": shotsInZones,
  "0076-game-appointments": gameAppointments,
  "0077-outside-profiles": outsideProfiles,
  "0079-known-networks": knownNetworks,
  "0080-what-strangers-leave": whatStrangersLeave,
  "0084-linked-players": linkedPlayers,
  "0086-days-of-the-calendar": daysOfTheCalendar,
  "0087-halls-in-search": hallsInSearch,
  "0088-days-without-a-time": daysWithoutATime,
  "0089-own-mails": ownMails,
  "0090-fantasy": fantasy,
  "0091-fantasy-leagues": fantasyLeagues,
  "0092-fantasy-cup": fantasyCup,
  "0095-fantasy-playoffs-and-office": fantasyPlayoffsAndOffice,
  "0098-fantasy-fans": fantasyFans,
  "0099-fantasy-names": fantasyNames,
  "0103-fantasy-speed": fantasySpeed,
  "0105-fantasy-league-reports": fantasyLeagueReports,
  "0106-game-starts": gameStarts,
  "0107-written-names": writtenNames,
  "0108-table-roles": tableRoles,
  "0109-office-changes": officeChanges,
  "0111-unpublished-leagues": unpublishedLeagues,
  "0112-officials-and-imports": officialsAndImports,
  "0115-backups": backups,
  "0118-installation": installation,
  "0120-office-roles": officeRoles,
  "0121-office-looks": officeLooks,
  "0122-sealed-secrets": sealedSecrets,
  "0125-games-known-by-their-score": gamesKnownByTheirScore,
  "0126-sponsors-by-day": sponsorsByDay,
  "0130-office-uploads": officeUploads,
  "0134-trainings": trainings,
  "0136-places-of-news-clubs": placesOfNewsClubs,
  "0137-lists-taken-back": listsTakenBack,
  "0138-sections": sections,
  "0139-old-addresses": oldAddresses,
  "0140-games-known-by-their-lines": gamesKnownByTheirLines,
  "0143-decisions-in-force": decisionsInForce,
};

/** A step so named takes away what the last releases used; all others only add (UPGRADE7). */
export const contractStep = /^\d+-contract-/;

/** A step waits so long for a table that somebody uses, while whoever asks next waits behind it; then it lets them pass and tries again. */
const lockTimeoutMs = 1000;
const betweenTriesMs = 500;
const mostTries = 200;
/** PostgreSQL's word for it. */
const lockNotAvailable = "55P03";

/**
 * Brings the database to this program's schema and names what was applied, while servers of the release before serve from it (UPGRADE9).
 * Nodes that start together wait for one another. A database that a newer program has added to is taken as it is (UPGRADE10). Refused
 * with a `DatabaseStartError`: one from which a newer program has taken something away.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(schemaLockKey)})`.execute(connection);
    try {
      if (await isNewerAndFits(connection)) return [];
      await sql`set lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(connection);
      return await stepsTaken(connection);
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${sql.lit(schemaLockKey)})`.execute(connection);
    }
  });
}

/** All steps that are due, in one transaction: done, or none of them. */
async function stepsTaken(connection: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
  for (let tries = 1; ; tries += 1) {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error === undefined) return results.map((result) => result.migrationName);
    const isBusy = (error as { readonly code?: unknown }).code === lockNotAvailable;
    if (!isBusy || tries === mostTries) throw new DatabaseStartError(`the database could not be migrated: ${(error as Error).message}`);
    await pause(betweenTriesMs);
  }
}

/** Whether all steps of this program have been made, and further ones that only add. UPGRADE10 */
async function isNewerAndFits(connection: Kysely<Database>): Promise<boolean> {
  const { rows: known } = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as table`.execute(connection);
  if ((known[0]?.table ?? null) === null) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection);
  const [own, made] = [Object.keys(migrations), rows.map(({ name }) => name)];
  return (
    made.length > own.length &&
    own.every((name, place) => made[place] === name) &&
    !made.slice(own.length).some((name) => contractStep.test(name))
  );
}

/**
 * Makes an empty database's schema as it was after `lastMigration`, in a transaction of the caller's, who keeps others from it.
 * Refused with a `DatabaseStartError`.
 */
export async function migrateUpTo(transaction: Transaction<Database>, lastMigration: string): Promise<void> {
  const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(lastMigration);
  if (error !== undefined) throw new DatabaseStartError(`the schema could not be made: ${(error as Error).message}`);
}
