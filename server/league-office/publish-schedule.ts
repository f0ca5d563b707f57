import { type Kysely, sql, type Transaction } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { PlannedGame, SchedulePlan } from "#core/league/schedule/schedule-plan.ts";
import { competitionsFor } from "../db/repositories/competitions.ts";
import { gamesFor } from "../db/repositories/games.ts";
import { gamesInRounds } from "../db/games-in-rounds.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { outsideSeason, seasonSpanOf } from "../db/season-span-of.ts";
import { pagesOfVideos } from "../db/pages-of-videos.ts";
import type { TeamId, VenueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { dropPages } from "../db/drop-pages.ts";
import { type OfficeLeague, type Refused, refused } from "./league-address.ts";

/** The source that games of a published schedule come from. */
export const scheduleSource = "schedule";

export type Published =
  | { readonly kind: "published"; readonly rounds: number; readonly games: number; readonly replaced: number }
  | { readonly kind: "unchanged"; readonly rounds: number; readonly games: number }
  | Refused;

/**
 * Writes a plan as it was previewed: its rounds, and its games without anything recorded. All of it or nothing. The plan
 * that is published already changes nothing. A league that has games in its regular rounds is refused, unless `replace`
 * says that they may go; they go only where nothing is recorded of any of them, nor was any moved, nor has anybody made news, an
 * album or a table's link of it. SCHED16, SCHED17
 */
export async function publishSchedule(
  db: Kysely<Database>,
  league: OfficeLeague,
  plan: SchedulePlan,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<Published> {
  return inTransaction(db, async (transaction) => {
    await lockGames(transaction, league);
    await lockLeague(transaction, league);
    const names = await rowsNamed(transaction, league, plan);
    if ("kind" in names) return names;
    const before = await gamesBefore(transaction, league);
    const wanted = plan.rounds.flatMap(({ number, games }) => games.map((game) => ({ number, game })));
    const counts = { rounds: plan.rounds.length, games: wanted.length };
    if (before.length === wanted.length && wanted.every(({ number, game }) => before.some((row) => isSame(row, number, game))))
      return { kind: "unchanged", ...counts };
    const span = await seasonSpanOf(transaction, league.tenantId, league.leagueId);
    const far = wanted.map(({ game }) => outsideSeason(game.tipOff ?? game.day, span)).find((each) => each !== null);
    if (far !== undefined) return refused(far);
    const reason = unfitToReplace(before, replace);
    if (reason !== null) return refused(reason);
    const ids = before.map(({ gameId }) => gameId);
    const filmed = await pagesOfVideos(transaction, league.tenantId, ids);
    await removeGames(transaction, league, before);
    for (const round of plan.rounds) {
      const slug = String(round.number);
      const roundId = await competitionsFor(transaction, league.tenantId).saveRound({
        leagueId: league.leagueId,
        slug,
        number: round.number,
        kind: "regular",
        name: null,
        stage: null,
      });
      for (const game of round.games) {
        await gamesFor(transaction, league.tenantId).save({
          leagueId: league.leagueId,
          roundId,
          slug: `${game.home}-${game.away}`,
          homeTeamId: names.teams.get(game.home) as TeamId,
          awayTeamId: names.teams.get(game.away) as TeamId,
          venueId: game.venue === null ? null : (names.venues.get(game.venue) ?? null),
          tipOff: game.tipOff,
          tipOffDay: dayAlone(game),
          status: (game.tipOff ?? game.day) === null ? "date-to-be-decided" : "scheduled",
          source: scheduleSource,
          sourceGameId: sourceGameId(league, round.number, game),
        });
      }
    }
    await dropPages(transaction, league.tenantId, [
      pageTags.league(league.leagueId),
      pageTags.schedule,
      ...ids.map(pageTags.game),
      ...filmed,
    ]);
    return { kind: "published", ...counts, replaced: before.length };
  });
}

/** The same pairing of the same round has the same id, whenever it is published. */
function sourceGameId({ seasonSlug, leagueSlug }: OfficeLeague, round: number, { home, away }: PlannedGame): string {
  return `${seasonSlug}/${leagueSlug}/${round}/${home}-${away}`;
}

/** Nothing is recorded of them meanwhile; before the league, as every writer does (server/db/write-locks.ts). */
async function lockGames(transaction: Transaction<Database>, { tenantId, leagueId }: OfficeLeague): Promise<void> {
  await sql`select from games where tenant_id = ${tenantId} and league_id = ${leagueId} order by game_id for update`.execute(transaction);
}

/** Two publications of one league come one after the other. */
async function lockLeague(transaction: Transaction<Database>, { tenantId, leagueId }: OfficeLeague): Promise<void> {
  await transaction
    .selectFrom("leagues")
    .select("league_id")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Named = { readonly teams: ReadonlyMap<string, TeamId>; readonly venues: ReadonlyMap<string, VenueId> };

async function rowsNamed(transaction: Transaction<Database>, league: OfficeLeague, plan: SchedulePlan): Promise<Named | Refused> {
  const { tenantId, leagueId, leagueSlug } = league;
  const games = plan.rounds.flatMap((round) => round.games);
  const teamRows = await transaction
    .selectFrom("teams")
    .select(["slug", "team_id"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .orderBy("slug")
    .execute();
  const venueRows = await transaction.selectFrom("venues").select(["slug", "venue_id"]).where("tenant_id", "=", tenantId).execute();
  const teams = new Map(teamRows.map((row) => [row.slug, row.team_id]));
  const venues = new Map(venueRows.map((row) => [row.slug, row.venue_id]));
  const stranger = games.flatMap(({ home, away }) => [home, away]).find((slug) => !teams.has(slug));
  if (stranger !== undefined) return refused(`${leagueSlug} has no team ${stranger}; there are ${[...teams.keys()].join(", ") || "none"}`);
  const nowhere = games.find(({ venue }) => venue !== null && !venues.has(venue));
  if (nowhere) return refused(`there is no venue ${nowhere.venue}`);
  return { teams, venues };
}

type GameBefore = Awaited<ReturnType<typeof gamesBefore>>[number];

async function gamesBefore(transaction: Transaction<Database>, { tenantId, leagueId }: OfficeLeague) {
  return gamesInRounds(transaction, tenantId)
    .leftJoin("venues", (join) => join.onRef("venues.tenant_id", "=", "games.tenant_id").onRef("venues.venue_id", "=", "games.venue_id"))
    .select((row) => [
      "games.game_id as gameId",
      "games.source",
      "games.slug",
      "games.tip_off as tipOff",
      "games.tip_off_day as tipOffDay",
      "rounds.round_id as roundId",
      "rounds.number as round",
      "venues.slug as venue",
      row
        .or([
          row("games.status", "not in", ["scheduled", "date-to-be-decided"]),
          row.exists(
            row
              .selectFrom("game_logs")
              .select("game_logs.game_id")
              .whereRef("game_logs.tenant_id", "=", "games.tenant_id")
              .whereRef("game_logs.game_id", "=", "games.game_id"),
          ),
        ])
        .as("isRecorded"),
      row
        .exists(
          row
            .selectFrom("game_moves")
            .select("game_moves.game_id")
            .whereRef("game_moves.tenant_id", "=", "games.tenant_id")
            .whereRef("game_moves.game_id", "=", "games.game_id"),
        )
        .as("isMoved"),
      namedBy.as("namedBy"),
    ])
    .where("games.league_id", "=", leagueId)
    .where("rounds.kind", "=", "regular")
    .orderBy("rounds.number")
    .execute();
}

/** What others have made for a game, and would stand there without it: the first of them. */
const namedBy = sql<string | null>`case
  when exists (select from news_items item where item.tenant_id = games.tenant_id and item.game_id = games.game_id) then 'a piece of news tells of'
  when exists (select from photo_albums album where album.tenant_id = games.tenant_id and album.game_id = games.game_id) then 'an album shows'
  when exists (select from scorer_links link where link.tenant_id = games.tenant_id and link.game_id = games.game_id)
    or exists (select from game_leases lease where lease.tenant_id = games.tenant_id and lease.game_id = games.game_id)
    or exists (select from game_graphics shown where shown.tenant_id = games.tenant_id and shown.game_id = games.game_id)
    then 'a link was given out to' end`;

/** Of a game whose time is to follow. SCHED23 */
function dayAlone({ day, time }: PlannedGame): string | null {
  return time === null ? day : null;
}

function isSame(row: GameBefore, round: number, game: PlannedGame): boolean {
  return (
    row.source === scheduleSource &&
    row.round === round &&
    row.slug === `${game.home}-${game.away}` &&
    (row.tipOff?.getTime() ?? null) === game.tipOff &&
    row.tipOffDay === dayAlone(game) &&
    row.venue === game.venue
  );
}

function unfitToReplace(before: readonly GameBefore[], replace: boolean): string | null {
  if (before.length === 0) return null;
  if (!replace) return `the league has ${before.length} games already; --replace puts the new schedule in their place`;
  const recorded = before.find(({ isRecorded }) => isRecorded);
  if (recorded)
    return `game ${recorded.slug} of round ${recorded.round} is recorded or decided; a schedule with such games is not replaced`;
  const moved = before.find(({ isMoved }) => isMoved);
  if (moved) return `game ${moved.slug} of round ${moved.round} was moved; a schedule with moved games is not replaced`;
  const named = before.find((game) => game.namedBy !== null);
  if (named) return `${named.namedBy} game ${named.slug} of round ${named.round}; a schedule with such games is not replaced`;
  return null;
}

/** Rounds that are left without a game go too. */
async function removeGames(
  transaction: Transaction<Database>,
  { tenantId, leagueId }: OfficeLeague,
  before: readonly GameBefore[],
): Promise<void> {
  if (before.length === 0) return;
  const ids = before.map(({ gameId }) => gameId);
  await transaction.deleteFrom("game_players").where("tenant_id", "=", tenantId).where("game_id", "in", ids).execute();
  await transaction.deleteFrom("game_flags").where("tenant_id", "=", tenantId).where("game_id", "in", ids).execute();
  // A rebuild folds empty logs too.
  await transaction.deleteFrom("game_boxes").where("tenant_id", "=", tenantId).where("game_id", "in", ids).execute();
  await transaction.deleteFrom("games").where("tenant_id", "=", tenantId).where("game_id", "in", ids).execute();
  const rounds = [...new Set(before.map(({ roundId }) => roundId))];
  await transaction
    .deleteFrom("rounds")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("round_id", "in", rounds)
    .execute();
}
